/** A small company in which every kind of thing and of reference occurs. */
export const COMPANY = {
  users: `id,email,name,manager,department,profile.site
u1,ann@corp.example,Ann,,Board,Oslo
u2,bob@corp.example,Bob,u1,Sales,
u3,cid@corp.example,Cid,ann@corp.example,Sales,Rome
`,
  apps: `id,name,owners,review_policy
crm,CRM,u1;bob@corp.example,Manager
`,
  resource_types: `app,id,name,traits
crm,group,Group,group
`,
  resources: `app,id,type,name,parent
crm,g0,group,All,
crm,g1,group,Sales team,g0
`,
  entitlements: `app,id,name,resource,risk_level,compliance_frameworks,app_access
crm,access,Access,,Low,,true
crm,member,Member of sales,g1,Tier 9,SOC 2;Own rules,
crm,admin,Administrator,,High,SOX,no
`,
  accounts: `app,id,name,username,email,user,status,last_login_at
crm,a1,Ann,ann,ann@corp.example,u1,enabled,2026-01-02
crm,a2,Bob,bob,bob@corp.example,bob@corp.example,disabled,
crm,a9,,robot,,,,2026-01-02T03:04:05+02:00
`,
  grants: `app,entitlement,account,resource,inherited_from,added_at,expires_at,access_profiles
crm,access,a1,,,2025-05-05,,
crm,access,a2,,,,2027-01-01,Sales starter;Other
crm,member,a2,,,,,
crm,admin,,g1,,,,
crm,admin,a2,,crm/member;access,,,
`,
}

/** The same company later: addresses changed hands, people and an account have left, and something is new. */
export const LATER = {
  ...COMPANY,
  users: `id,email,name,manager,department,profile.site
u1,bob@corp.example,Ann,,Board,Oslo
u2,ann@corp.example,Bob,u1,Sales,
u4,dan@corp.example,Dan,u2,Sales,
u5,eve@corp.example,Eve,u2,Sales,
`,
  accounts: `app,id,name,username,email,user,status,last_login_at
crm,a1,Ann,ann,bob@corp.example,u1,enabled,2026-02-02
crm,a2,Bob,bob,ann@corp.example,u2,enabled,
crm,a4,Dan,dan,dan@corp.example,u4,,
`,
  grants: `app,entitlement,account,resource,inherited_from,added_at,expires_at,access_profiles
crm,access,a1,,,2025-05-05,2027-05-05,
crm,access,a4,,,,,Third
crm,member,a2,,,,,
crm,member,a2,,,,,
crm,admin,,g1,,,,
`,
}
