import type { Account, Grant } from './access.ts'
import { APPS, ENTITLEMENTS } from './apps/index.ts'
import { type Person, SERVICES } from './people.ts'

/** An import file: every value is text, references are external ids. */
export interface DemoFile {
  columns: string[]
  rows: Iterable<readonly string[]>
}

/** Formats days before today as a time; empty for undefined. */
export type Stamp = (days: number | undefined) => string
/** The id of the person with a title; empty for undefined. */
export type IdOf = (title: string | undefined) => string

/** Columns by name, each with how to read its value from an item. */
function file<Item>(items: Iterable<Item>, columns: Record<string, (item: Item) => string | undefined>): DemoFile {
  const readers = Object.values(columns)
  return {
    columns: Object.keys(columns),
    rows: Array.from(items, (item) => readers.map((read) => read(item) ?? '')),
  }
}

const list = (values: readonly string[] = []): string => values.join(';')

export function usersFile(people: readonly Person[], idOf: IdOf, stamp: Stamp): DemoFile {
  const departments = [...new Set(people.map(({ department }) => department))]
  return file<Partial<Person> & (Person | (typeof SERVICES)[number])>([...people, ...SERVICES], {
    id: ({ id }) => id,
    email: ({ email }) => email,
    name: ({ name }) => name,
    status: ({ status = 'enabled' }) => status,
    type: (user) => ('responsible' in user ? 'service' : 'human'),
    username: ({ username }) => username,
    job_title: ({ title }) => title,
    department: ({ department }) => department,
    manager: (user) => ('responsible' in user ? idOf(user.responsible) : user.manager?.id),
    employment_status: ({ employmentStatus }) => employmentStatus,
    employment_type: ({ employmentType }) => employmentType,
    employee_id: ({ employeeId }) => employeeId,
    'profile.location': ({ location }) => location,
    'profile.team': ({ team }) => team,
    'profile.cost_center': ({ department }) => department && `CC-${100 + 10 * departments.indexOf(department)}`,
    'profile.start_date': ({ started }) => stamp(started).slice(0, 10),
  })
}

export function catalogFiles(idOf: IdOf) {
  const ids = (titles: readonly string[]) => list(titles.map(idOf))
  return {
    apps: file(APPS, {
      id: ({ id }) => id,
      name: ({ name }) => name,
      description: ({ description }) => description,
      owners: ({ owners }) => ids(owners),
      review_policy: ({ reviewPolicy }) => reviewPolicy,
      is_directory: ({ isDirectory = false }) => String(isDirectory),
      monthly_cost_usd: ({ monthlyCostUsd }) => String(monthlyCostUsd),
    }),
    resource_types: file(
      APPS.flatMap((app) => app.resourceTypes.map((type) => ({ ...type, app: app.id }))),
      {
        app: ({ app }) => app,
        id: ({ id }) => id,
        name: ({ name }) => name,
        traits: ({ traits }) => traits,
      },
    ),
    resources: file(
      APPS.flatMap((app) => app.resources.map((resource) => ({ ...resource, app: app.id }))),
      {
        app: ({ app }) => app,
        id: ({ id }) => id,
        type: ({ type }) => type,
        name: ({ name }) => name,
        description: ({ description }) => description,
        parent: ({ parent }) => parent,
        owners: ({ owner }) => idOf(owner),
        'profile.environment': ({ environment }) => environment,
        'profile.region': ({ region }) => region,
      },
    ),
    entitlements: file(ENTITLEMENTS.values(), {
      app: ({ app }) => app.id,
      id: ({ id }) => id,
      name: ({ name }) => name,
      description: ({ description }) => description,
      resource: ({ resource }) => resource,
      alias: ({ alias }) => alias,
      slug: ({ slug }) => slug,
      purpose: ({ purpose = 'assignment' }) => purpose,
      app_access: ({ isAppAccess = false }) => String(isAppAccess),
      owners: ({ owner }) => idOf(owner),
      review_policy: ({ risk, owner }) => (risk === 'Critical' && owner ? 'Entitlement owner' : ''),
      risk_level: ({ risk }) => risk,
      compliance_frameworks: ({ risk, app }) => (risk === 'High' || risk === 'Critical' ? list(app.frameworks) : ''),
    }),
  }
}

export const accountsFile = (accounts: readonly Account[], stamp: Stamp): DemoFile =>
  file(accounts, {
    app: ({ app }) => app.id,
    id: ({ id }) => id,
    name: ({ name }) => name,
    username: ({ username }) => username,
    email: ({ email }) => email,
    user: ({ user }) => user,
    type: ({ type }) => type,
    status: ({ status }) => status,
    status_details: ({ statusDetails }) => statusDetails,
    employee_id: ({ employeeId }) => employeeId,
    last_login_at: ({ lastLogin }) => stamp(lastLogin),
    'profile.second_factor': ({ secondFactor }) => secondFactor,
  })

export const grantsFile = (grants: readonly Grant[], stamp: Stamp): DemoFile =>
  file(grants, {
    app: ({ holding }) => holding.entitlement.app.id,
    entitlement: ({ holding }) => holding.entitlement.id,
    account: ({ account }) => account?.id,
    resource: ({ holder }) => holder?.resource,
    resource_app: ({ holding, holder }) => (holder && holder.app !== holding.entitlement.app ? holder.app.id : ''),
    inherited_from: ({ holding: { entitlement, inheritedFrom } }) =>
      list(inheritedFrom.map((one) => (one.app === entitlement.app ? one.id : one.key))),
    added_at: ({ holding }) => stamp(holding.added),
    last_used_at: ({ lastUsed }) => stamp(lastUsed),
    last_reviewed_at: ({ lastReviewed }) => stamp(lastReviewed),
    expires_at: ({ holding }) => stamp(holding.expires),
    access_profiles: ({ holding }) => holding.accessProfile,
  })
