/** A company with what a campaign warns of: managers and owners that are gone or missing, names that look alike. */
export const GAPS = {
  users: `id,email,name,manager,status,department
ann,ann@corp.example,Ann,,enabled,Board
bob,bob@corp.example,Bob,ann,enabled,Sales
cid,cid@corp.example,Cid,eve,enabled,Sales
dan,dan@corp.example,Dan,eve;bob,enabled,Sales
eve,eve@corp.example,Eve,,disabled,Sales
`,
  apps: `id,name,owners
crm,CRM,ann
sap,SAP,eve
web,Site,
`,
  entitlements: `app,id,name,owners
crm,read,Read,ann
crm,write,Write,
sap,sup,Supervisor,eve
sap,sup2,Supervlsor,bob
sap,r1,ROLE_1,bob
sap,r2,ROLE_2,bob
web,edit,Supervisor,bob
`,
  accounts: `app,id,name,user
crm,ann,Ann,ann
crm,bob,Bob,bob
crm,cid,Cid,cid
crm,bot,Bot,
sap,dan,Dan,dan
sap,bot,Bot,
web,ann,Ann,ann
`,
  grants: `app,entitlement,account
crm,read,ann
crm,read,bob
crm,write,cid
crm,read,bot
sap,sup,dan
sap,sup2,dan
sap,sup2,bot
sap,r1,dan
sap,r2,dan
web,edit,ann
`,
}
