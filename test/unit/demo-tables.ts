import { type DemoCompany, demoCompany } from '../../server/demo/index.ts'

export type Row = Record<string, string>
export type Kind = keyof DemoCompany['files']

const TODAY = new Date('2026-03-17T14:05:00Z')
export const MIDNIGHT = Date.parse('2026-03-17T00:00:00Z')
const DAY_MS = 86_400_000

export const company = demoCompany(TODAY)
const rowsOf = (kind: Kind): Row[] => {
  const { columns, rows } = company.files[kind]
  return Array.from(rows, (row) => Object.fromEntries(columns.map((column, i) => [column, row[i] ?? ''])))
}
export const tables = {
  users: rowsOf('users'),
  apps: rowsOf('apps'),
  resource_types: rowsOf('resource_types'),
  resources: rowsOf('resources'),
  entitlements: rowsOf('entitlements'),
  accounts: rowsOf('accounts'),
  grants: rowsOf('grants'),
}
export const { users, apps, resources, entitlements, accounts, grants } = tables

export const key = (...parts: (string | undefined)[]) => parts.join(' ')
export const list = (text = '') => (text === '' ? [] : text.split(';'))
export const daysAgo = (text = '') => (MIDNIGHT - Date.parse(text)) / DAY_MS
export const domainOf = (email = '') => email.split('@')[1] ?? ''

export const userById = new Map(users.map((user) => [user.id, user]))
const accountByKey = new Map(accounts.map((account) => [key(account.app, account.id), account]))
export const accountOf = (grant: Row) => accountByKey.get(key(grant.app, grant.account))
export const humans = users.filter(({ type }) => type === 'human')
export const held = grants.filter(({ account }) => account !== '')
export const inherited = grants.filter(({ inherited_from }) => inherited_from !== '')
export const leavers = users.filter(({ status }) => status !== 'enabled')

/** The columns of the import; those with a star must have a value. */
export const KNOWN = {
  users: `id* email* name* status type username job_title department manager employment_status employment_type
    employee_id profile.`,
  apps: 'id* name* description owners review_policy is_directory monthly_cost_usd',
  resource_types: 'app* id* name* traits',
  resources: 'app* id* type* name* description parent owners profile.',
  entitlements: `app* id* name* description resource alias slug purpose app_access owners review_policy risk_level
    compliance_frameworks`,
  accounts: 'app* id* name username email user type status status_details employee_id last_login_at profile.',
  grants: `app* entitlement* account resource resource_app inherited_from added_at last_used_at last_reviewed_at
    expires_at access_profiles`,
}

/** Words of the import that stand in the columns. */
export const VALUES: readonly (readonly [Kind, string, readonly string[]])[] = [
  ['users', 'status', ['enabled', 'disabled', 'deleted']],
  ['users', 'type', ['human', 'service']],
  ['apps', 'review_policy', ['Manager', 'App owner', 'Entitlement owner', 'Manager, then app owner']],
  ['apps', 'is_directory', ['true', 'false']],
  ['resource_types', 'traits', ['group', 'role', 'project']],
  ['entitlements', 'review_policy', ['Entitlement owner']],
  ['entitlements', 'purpose', ['assignment', 'permission', 'ownership']],
  ['entitlements', 'app_access', ['true', 'false']],
  ['entitlements', 'risk_level', ['Low', 'Medium', 'High', 'Critical']],
  ['entitlements', 'compliance_frameworks', ['SOC 2', 'ISO 27001', 'PCI DSS', 'SOX', 'GDPR']],
  ['accounts', 'type', ['user', 'service_account', 'system_account']],
  ['accounts', 'status', ['enabled', 'disabled', 'deleted']],
]

/** The key of a step of a path: `entitlement` of the grant's app, or `app/entitlement`. */
export function fullKey(grant: Row, step: string): string {
  return step.includes('/') ? key(...step.split('/')) : key(grant.app, step)
}

export function count(rows: readonly Row[], test: (row: Row) => boolean): number {
  return rows.filter(test).length
}

export function groupBy(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}
