import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A company in which every member of a scope has something to choose. */
export const CHOICES_COMPANY = {
  entitlements: `app,id,name,risk_level,compliance_frameworks
crm,access,Access,Low,
crm,export,Export all customers,High,SOX
wiki,read,Read,Low,
`,
  resource_types: 'app,id,name,traits\ncrm,project,Project,\ncrm,role,Role,role\n',
  resources: 'app,id,type,name,parent\ncrm,p1,project,Sales data,\ncrm,r1,role,Sales admin,p1\n',
  grants: `app,entitlement,account,access_profiles
crm,access,c1,Sales starter
crm,access,c2,
crm,export,c3,Field sales
crm,export,c9,
wiki,read,w3,
`,
}

const AN_ID = expect.any(String)

/** The page of a setup, and the ids that a person would paste there. */
export interface Builder {
  page: Page
  /** `<app>/<entitlement>` of "Read" in the wiki. */
  readKey: string
}

/** What a person chooses in the builder, and what the API then shows. */
export interface ScopeChoice {
  choose(builder: Builder): Promise<void>
  /** Members of `scopeV2`. */
  scope?: object
  /** Rows of the selections of the campaign, by the last part of their path. */
  selections?: Record<string, object[]>
}

const choose = (page: Page, group: string, member: string) =>
  page.locator(`select[aria-label="${group}"]`).selectOption(member)
const select = (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).selectOption(value)
const pick = async (page: Page, label: string, text: string) => {
  await page.locator(`input[aria-label="${label}"]`).fill(text)
  await page.locator('[role=option]:visible', { hasText: text }).first().click()
}
const checkAll = async (page: Page, group: string, labels: string[]) => {
  for (const label of labels) await page.getByRole('group', { name: group, exact: true }).getByLabel(label).check()
}

const ACCESS: ScopeChoice[] = [
  {
    choose: async ({ page }) => {
      await choose(page, 'Access', 'appAccess')
      await pick(page, 'Apps', 'Wiki')
    },
    scope: { appAccess: {} },
    selections: { scope_and_entitlements: [{ appId: AN_ID, appEntitlementId: AN_ID }] },
  },
  {
    choose: async ({ page }) => {
      await choose(page, 'Access', 'specificResources')
      await page.getByRole('button', { name: 'Choose entitlements' }).click()
      await page.getByText('Customer database', { exact: true }).last().click()
      await page.getByLabel('Export all customers').check()
      await page.getByRole('button', { name: 'Done' }).click()
      const policy = page.locator('input[aria-label="Policy for Export all customers"]')
      await policy.click()
      await page.locator('[role=option]:visible').first().click()
    },
    scope: { specificResources: {} },
    selections: { scope_and_entitlements: [{ customPolicyId: '' }, { customPolicyId: expect.stringMatching(/./) }] },
  },
  {
    choose: async ({ page }) => {
      await choose(page, 'Access', 'appSelectionCriteria')
      await pick(page, 'Risk level is one of', 'High')
      await pick(page, 'And framework is one of', 'SOX')
    },
    scope: {
      appSelectionCriteria: { riskLevelAttributeValueIds: [AN_ID], complianceFrameworkAttributeValueIds: [AN_ID] },
    },
  },
  {
    choose: async ({ page }) => {
      await choose(page, 'Access', 'resourceTypeSelections')
      await pick(page, 'Resource types', 'Project')
    },
    scope: { resourceTypeSelections: {} },
    selections: { scope_by_resource_type: [{ appId: AN_ID, resourceTypeId: AN_ID }] },
  },
  {
    choose: async ({ page, readKey }) => {
      await choose(page, 'Leave out', 'excludedSpecificResources')
      await page.getByRole('button', { name: 'Choose entitlements' }).click()
      await page.getByLabel('Or paste ids').fill(`${readKey}\n`)
      await page.getByRole('button', { name: 'Add 1 id' }).click()
      await page.getByRole('button', { name: 'Done' }).click()
    },
    scope: { excludedSpecificResources: {} },
    selections: { excluded_entitlements: [{ appId: AN_ID, appEntitlementId: AN_ID }] },
  },
  {
    choose: async ({ page }) => {
      await choose(page, 'Leave out', 'excludedResourceTypeSelections')
      await pick(page, 'Resource types to leave out', 'Role')
    },
    scope: { excludedResourceTypeSelections: {} },
    selections: { excluded_resource_types: [{ appId: AN_ID, resourceTypeId: AN_ID }] },
  },
  ...(
    [
      ['Groups and roles', 'PRINCIPAL_TYPE_FILTER_RESOURCES'],
      ['Both', 'PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES'],
      ["People's accounts", 'PRINCIPAL_TYPE_FILTER_USERS'],
    ] as const
  ).map(([label, principalTypeFilter]) => ({
    choose: ({ page }: Builder) => page.getByLabel(label, { exact: true }).check(),
    scope: { principalTypeFilter },
  })),
]

const RESOURCES_AND_CONFLICTS: ScopeChoice[] = [
  {
    choose: async ({ page }) => {
      await page.getByLabel('Chosen resources').check()
      await pick(page, 'Resources', 'Sales data')
    },
    scope: { resourceSelection: {} },
    selections: { resources: [{ appId: AN_ID, appResourceId: AN_ID }] },
  },
  {
    choose: async ({ page }) => {
      await page.getByLabel('Roles within resources').check()
      await pick(page, 'Where', 'Sales data')
      await pick(page, 'Role', 'Sales admin')
    },
    scope: { resourceSelection: {}, scopeRoleSelection: {} },
    selections: { scope_roles: [{ appId: AN_ID, scopeResourceId: AN_ID, roleResourceId: AN_ID }] },
  },
  {
    choose: async ({ page }) => void (await choose(page, 'Conflicts', 'allAccessConflicts')),
    scope: { allAccessConflicts: {} },
  },
  {
    choose: async ({ page }) => {
      await choose(page, 'Conflicts', 'specificAccessConflicts')
      await pick(page, 'Conflict monitors', 'Read and export')
    },
    scope: { specificAccessConflicts: {} },
    selections: { access_conflicts: [{ monitorId: AN_ID }] },
  },
]

const PEOPLE_AND_ACCOUNTS: ScopeChoice[] = [
  {
    choose: async ({ page }) => void (await choose(page, 'People', 'allUsers')),
    scope: { allUsers: {} },
  },
  {
    choose: async ({ page }) => {
      await choose(page, 'People', 'selectedUsers')
      await pick(page, 'People', 'Ann Berg')
    },
    scope: { selectedUsers: { userIds: [AN_ID] } },
  },
  {
    choose: async ({ page }) => {
      await page.getByRole('button', { name: 'Paste a list: People' }).click()
      await page.getByLabel('Paste a list', { exact: true }).fill('bob@corp.example, cid@corp.example')
      await page.getByRole('button', { name: 'Add 2' }).click()
      await page.getByText('3 chosen').waitFor()
      await page.getByRole('button', { name: 'Apply' }).click()
    },
    scope: { selectedUsers: { userIds: [AN_ID, AN_ID, AN_ID] } },
  },
  {
    choose: async ({ page }) => {
      await choose(page, 'People', 'userCriteria')
      await checkAll(page, 'Status', ['Enabled', 'Disabled', 'Deleted', 'Unknown'])
      await pick(page, 'Reports to one of', 'Bob Chen')
      await pick(page, 'Holds one of', 'Export all customers')
      await choose(page, 'Add an attribute', 'department')
      await page.locator('input[aria-label="department is one of"]').fill('Sales')
      await page.keyboard.press('Enter')
    },
    scope: {
      userCriteria: {
        userStatus: ['ENABLED', 'DISABLED', 'DELETED', 'UNKNOWN'],
        managerUserIds: [AN_ID],
        groupAppEntitlementsRef: [{ appId: AN_ID, id: AN_ID }],
        multiUserProfileAttributes: { department: { values: [{ value: 'Sales' }] } },
      },
    },
  },
  {
    choose: async ({ page }) => {
      await choose(page, 'People', 'celExpression')
      await page.getByLabel('Expression', { exact: true }).click()
      await page.locator('.cm-content').fill('subject.department == "Sales"')
    },
    scope: { celExpression: { expression: 'subject.department == "Sales"' } },
  },
  {
    choose: async ({ page }) => void (await choose(page, 'Accounts', 'allAccounts')),
    scope: { allAccounts: {} },
  },
  {
    choose: async ({ page }) => {
      await choose(page, 'Accounts', 'accountCriteria')
      await select(page, 'Domain', 'APP_USER_DOMAIN_EXTERNAL')
      await page.getByLabel('Only accounts without an owner').check()
      await checkAll(page, 'Types', ['Personal', 'Service account', 'System account'])
      await checkAll(page, 'Statuses', ['Enabled', 'Disabled', 'Deleted'])
    },
    scope: {
      accountCriteria: {
        accountDomain: 'APP_USER_DOMAIN_EXTERNAL',
        noAccountOwner: true,
        accountTypes: ['APP_USER_TYPE_USER', 'APP_USER_TYPE_SERVICE_ACCOUNT', 'APP_USER_TYPE_SYSTEM_ACCOUNT'],
        appUserStatuses: ['APP_USER_STATUS_ENABLED', 'APP_USER_STATUS_DISABLED', 'APP_USER_STATUS_DELETED'],
      },
    },
  },
  {
    choose: async ({ page }) => void (await select(page, 'Domain', 'APP_USER_DOMAIN_TRUSTED')),
    scope: { accountCriteria: { accountDomain: 'APP_USER_DOMAIN_TRUSTED' } },
  },
  {
    choose: async ({ page }) => {
      await choose(page, 'Accounts', 'accountCelExpression')
      const accounts = page.getByRole('group', { name: 'Accounts' })
      await accounts.getByLabel('Expression', { exact: true }).click()
      await accounts.locator('.cm-content').fill('subject.username == "cid"')
    },
    scope: { accountCelExpression: { expression: 'subject.username == "cid"' } },
  },
]

const PROFILES = 'ACCESS_PROFILE_FILTER_TYPE_'
const GRANTS: ScopeChoice[] = [
  {
    choose: async ({ page }) => void (await choose(page, 'Grants', 'allGrants')),
    scope: { allGrants: {} },
  },
  {
    choose: async ({ page }) => {
      await choose(page, 'Grants', 'grantsByCriteria')
      await select(page, 'Added or reviewed', 'daysSinceReviewed')
      await page.getByLabel('Not reviewed for, days').fill('30')
      await select(page, 'Last use', 'unused')
      await page.getByLabel('Not used for, days').fill('45')
      await select(page, 'Source', 'GRANT_SOURCE_FILTER_DIRECT')
      await select(page, 'Duration', 'GRANT_FILTER_TYPE_PERMANENT')
      await select(page, 'Access profiles', `${PROFILES}EXCLUDE_ALL`)
    },
    scope: {
      grantsByCriteria: {
        daysSinceReviewed: `${30 * 86_400}s`,
        daysSinceLastUsed: `${45 * 86_400}s`,
        sourceFilter: 'GRANT_SOURCE_FILTER_DIRECT',
        typeFilter: 'GRANT_FILTER_TYPE_PERMANENT',
        accessProfileFilter: { filterType: `${PROFILES}EXCLUDE_ALL` },
      },
    },
  },
  {
    choose: async ({ page }) => {
      await select(page, 'Added or reviewed', 'daysSinceAdded')
      await page.getByLabel('Added within, days').fill('14')
      await select(page, 'Source', 'GRANT_SOURCE_FILTER_INHERITED')
      await select(page, 'Duration', 'GRANT_FILTER_TYPE_TEMPORARY')
      await select(page, 'Access profiles', `${PROFILES}INCLUDE_ALL`)
    },
    scope: {
      grantsByCriteria: {
        daysSinceAdded: `${14 * 86_400}s`,
        sourceFilter: 'GRANT_SOURCE_FILTER_INHERITED',
        typeFilter: 'GRANT_FILTER_TYPE_TEMPORARY',
        accessProfileFilter: { filterType: `${PROFILES}INCLUDE_ALL` },
      },
    },
  },
  {
    choose: async ({ page }) => {
      await select(page, 'Added or reviewed', 'grantsAddedBetween')
      await page.getByLabel('First day').fill('2026-01-01')
      await page.getByLabel('Last day').fill('2026-01-31')
      await select(page, 'Access profiles', `${PROFILES}INCLUDE_SPECIFIC`)
      await pick(page, 'These access profiles', 'Sales starter')
    },
    scope: {
      grantsByCriteria: {
        grantsAddedBetween: { startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-02-01T00:00:00.000Z' },
        accessProfileFilter: { filterType: `${PROFILES}INCLUDE_SPECIFIC`, includedAccessProfileIds: [AN_ID] },
      },
    },
  },
  {
    choose: async ({ page }) => {
      await select(page, 'Access profiles', `${PROFILES}EXCLUDE_SPECIFIC`)
      await pick(page, 'These access profiles', 'Field sales')
      await pick(page, 'These access profiles', 'Sales starter')
    },
    scope: {
      grantsByCriteria: {
        accessProfileFilter: {
          filterType: `${PROFILES}EXCLUDE_SPECIFIC`,
          includedAccessProfileIds: [],
          excludedAccessProfileIds: [AN_ID, AN_ID],
        },
      },
    },
  },
]

/** One story each, in a draft of this kind. */
export const SCOPE_STORIES: { name: string; scopeType: string; choices: ScopeChoice[] }[] = [
  { name: 'access', scopeType: 'BY_ENTITLEMENTS', choices: ACCESS },
  { name: 'resources and conflicts', scopeType: 'BY_RESOURCE', choices: RESOURCES_AND_CONFLICTS },
  { name: 'people and accounts', scopeType: 'BY_USERS', choices: PEOPLE_AND_ACCOUNTS },
  { name: 'grants', scopeType: 'BY_USERS', choices: GRANTS },
]
