import { join, type Sql, sql } from '../../db/sql.ts'
import type { Kind } from '../../directory/index.ts'
import type { FileKind } from '../columns.ts'
import {
  attributeOf,
  attributesOf,
  field,
  type KnownBy,
  known,
  list,
  lookUp,
  policyOf,
  resourceOf,
  userOf,
  usersOf,
} from './merge-expressions.sql.ts'

/** How a stored column follows from a column of the file: its value, and the fallback when the file has none. */
export interface ColumnRule {
  from: string
  value: Sql
  fallback: Sql
  /** For a row that omits the column; by default the previous value, else the fallback. */
  absent?: Sql
}

/** A value that names an object. One that does not exist is emptied, unless the row is nothing without it. */
export interface Reference {
  from: string
  /** Whether the row names an object that does not exist. */
  missing: Sql
  /** The name in the row. */
  value: Sql
  thing: string
  reason: Sql
  effect: 'LEFT_OUT' | 'WARNING'
}

export interface MergeRule {
  file: FileKind
  kind: Kind
  id: string
  /** The numeric key, for kinds that grants refer to. */
  key?: string
  /** Whether the file names the app first, and ids are unique within it. */
  ofApp: boolean
  columns: Record<string, ColumnRule>
  references: Reference[]
}

const text = (file: FileKind, from: string, fallback = sql`''`): ColumnRule => ({
  from,
  value: sql`coalesce(nullif(${field(file, from)}, ''), ${fallback})`,
  fallback,
})
const listOf = (file: FileKind, from: string): ColumnRule => ({
  from,
  value: sql`coalesce(${list(file, from)}, '{}')`,
  fallback: sql`'{}'::text[]`,
})
const profile = (file: FileKind): ColumnRule => ({
  from: 'profile',
  value: sql`coalesce(nullif(${field(file, 'profile')}, ''), '{}')::jsonb`,
  fallback: sql`'{}'::jsonb`,
})
const owners = (file: FileKind, from = 'owners'): ColumnRule => ({
  from,
  value: usersOf(file, from),
  fallback: sql`'{}'::text[]`,
})
const policy = (file: 'apps' | 'entitlements'): ColumnRule => ({
  from: 'review_policy',
  value: sql`coalesce(${policyOf(file)}, '')`,
  fallback: sql`''`,
})
const missingOne = (file: FileKind, from: string, found: Sql, thing: string): Reference => ({
  from,
  missing: sql`${field(file, from)} <> '' and ${found} is null`,
  value: field(file, from),
  thing,
  reason: sql`'unknown_reference'`,
  effect: 'WARNING',
})
const missingUsers = (file: FileKind, from: string): Reference => {
  const first = sql`(select x.ref from unnest(${list(file, from)}) as x (ref) where ${userOf(sql`x.ref`)} is null limit 1)`
  const reason = sql`'person_not_found'`
  return { from, missing: sql`${first} is not null`, value: first, thing: 'person', reason, effect: 'WARNING' }
}

const users: MergeRule = {
  file: 'users',
  kind: 'user',
  id: 'user_id',
  ofApp: false,
  columns: {
    email: text('users', 'email'),
    display_name: text('users', 'name'),
    // People who had left and appear in the file again are active again.
    status: {
      ...text('users', 'status', sql`'ENABLED'`),
      absent: sql`coalesce(nullif(old.status, 'DELETED'), 'ENABLED')`,
    },
    type: text('users', 'type', sql`'USER_TYPE_HUMAN'`),
    origin: { from: 'id', value: sql`'USER_ORIGIN_DIRECTORY'`, fallback: sql`''` },
    username: text('users', 'username'),
    department: text('users', 'department'),
    job_title: text('users', 'job_title'),
    employment_status: text('users', 'employment_status'),
    employment_type: text('users', 'employment_type'),
    employee_ids: listOf('users', 'employee_id'),
    // Sources often list the person at the top as their own manager.
    manager_ids: {
      ...owners('users', 'manager'),
      value: sql`array_remove(${usersOf('users', 'manager')}, k.object_id)`,
    },
    profile: profile('users'),
  },
  references: [missingUsers('users', 'manager')],
}

const apps: MergeRule = {
  file: 'apps',
  kind: 'app',
  id: 'app_id',
  ofApp: false,
  columns: {
    display_name: text('apps', 'name'),
    description: text('apps', 'description'),
    owner_ids: owners('apps'),
    certify_policy_id: policy('apps'),
    is_directory: {
      from: 'is_directory',
      value: sql`coalesce(nullif(${field('apps', 'is_directory')}, '')::boolean, false)`,
      fallback: sql`false`,
    },
    monthly_cost_usd: {
      from: 'monthly_cost_usd',
      value: sql`coalesce(nullif(${field('apps', 'monthly_cost_usd')}, '')::integer, 0)`,
      fallback: sql`0`,
    },
  },
  references: [missingUsers('apps', 'owners'), missingOne('apps', 'review_policy', policyOf('apps'), 'review policy')],
}

const resourceTypes: MergeRule = {
  file: 'resource_types',
  kind: 'resource_type',
  id: 'resource_type_id',
  ofApp: true,
  columns: { display_name: text('resource_types', 'name'), trait_ids: listOf('resource_types', 'traits') },
  references: [],
}

const typeId = lookUp('resource_type', field('resources', 'type'))
const parentId = lookUp('resource', field('resources', 'parent'))
const resources: MergeRule = {
  file: 'resources',
  kind: 'resource',
  id: 'resource_id',
  key: 'resource_key',
  ofApp: true,
  columns: {
    resource_type_id: { from: 'type', value: sql`coalesce(${typeId}, '')`, fallback: sql`''` },
    parent_id: { from: 'parent', value: parentId, fallback: sql`null::text` },
    display_name: text('resources', 'name'),
    description: text('resources', 'description'),
    owner_ids: owners('resources'),
    profile: profile('resources'),
  },
  references: [
    { ...missingOne('resources', 'type', typeId, 'resource type'), effect: 'LEFT_OUT' },
    missingOne('resources', 'parent', parentId, 'resource'),
    missingUsers('resources', 'owners'),
  ],
}

const entitlements: MergeRule = {
  file: 'entitlements',
  kind: 'entitlement',
  id: 'entitlement_id',
  key: 'entitlement_key',
  ofApp: true,
  columns: {
    resource_id: { from: 'resource', value: sql`coalesce(${resourceOf.id}, '')`, fallback: sql`''` },
    resource_type_id: { from: 'resource', value: sql`coalesce(${resourceOf.type}, '')`, fallback: sql`''` },
    display_name: text('entitlements', 'name'),
    description: text('entitlements', 'description'),
    alias: text('entitlements', 'alias'),
    slug: text('entitlements', 'slug'),
    purpose: text('entitlements', 'purpose', sql`'APP_ENTITLEMENT_PURPOSE_VALUE_ASSIGNMENT'`),
    is_app_access: {
      from: 'app_access',
      value: sql`coalesce(nullif(${field('entitlements', 'app_access')}, '')::boolean, false)`,
      fallback: sql`false`,
    },
    owner_ids: owners('entitlements'),
    certify_policy_id: policy('entitlements'),
    risk_level_id: {
      from: 'risk_level',
      value: sql`coalesce(${attributeOf('risk_level', field('entitlements', 'risk_level'))}, '')`,
      fallback: sql`''`,
    },
    compliance_framework_ids: {
      from: 'compliance_frameworks',
      value: attributesOf('compliance_framework', list('entitlements', 'compliance_frameworks')),
      fallback: sql`'{}'::text[]`,
    },
  },
  references: [
    missingOne('entitlements', 'resource', resourceOf.id, 'resource'),
    missingUsers('entitlements', 'owners'),
    missingOne('entitlements', 'review_policy', policyOf('entitlements'), 'review policy'),
  ],
}

const [address, username] = [field('accounts', 'email'), field('accounts', 'username')]
/** What the file calls the person of an account, as links know it. */
const linkText = sql`lower(left(coalesce(nullif(${field('accounts', 'user')}, ''), nullif(${address}, ''), nullif(${username}, ''),
  ${field('accounts', 'id')}), 100))`
const hasLink = sql`exists (select 1 from known_user u where u.by = 'link' and u.ref = ${linkText})`

/** What tells the person of an account, for each way that a mapping can name; links have a text of their own. */
type Told = Partial<Record<KnownBy, Sql>>
/** The text of the file that says whose account it is. */
const said = field('accounts', 'user')
const bySaid: Told = {
  id: said,
  email: sql`lower(${said})`,
  username: sql`lower(${said})`,
  employee_id: said,
}
/** Where no column says whose account it is, its own address, user name and number do. */
const byOwn: Told = {
  email: sql`lower(coalesce(${address}, old.email))`,
  username: sql`lower(${username})`,
  employee_id: sql`split_part(${field('accounts', 'employee_id')}, chr(31), 1)`,
}

/** The first way that finds one person counts; an answer that somebody gave counts also when it was "nobody". */
function personBy(match: readonly KnownBy[], told: Told): Sql {
  const by = (ways: readonly KnownBy[]) => ways.flatMap((way) => (told[way] ? known(way, told[way]) : []))
  const firstOf = (found: Sql[]) => (found.length > 0 ? sql`coalesce(${join(found, ', ')})` : sql`null::text`)
  const at = match.indexOf('link')
  if (at < 0) return firstOf(by(match))
  const linked = sql`case when ${hasLink} then ${known('link', linkText)} else ${firstOf(by(match.slice(at + 1)))} end`
  return at === 0 ? linked : firstOf([...by(match.slice(0, at)), linked])
}

/** The person of an account (`r`, with its open version `old`). */
export const accountPerson = (match: readonly KnownBy[]): Sql =>
  sql`case when ${said} is null then ${personBy(match, byOwn)} else ${personBy(match, bySaid)} end`

const saidUser = sql`coalesce(nullif(${said}, ''), ${address}, '')`
const ownerRef = (found: Sql): Sql => sql`case when ${found} is null then ${saidUser} else '' end`
/** Two people have the user name or the number. Named, so that the index on both columns finds them. */
const isAmbiguous = sql`exists (select 1 from known_user u where u.by in ('username', 'employee_id') and u.user_id is null
  and u.ref in (${saidUser}, lower(${saidUser}), lower(${username})))`

const accountsBy = (match: readonly KnownBy[]): MergeRule => {
  const [accountUser, likelyUser] = [personBy(match, bySaid), personBy(match, byOwn)]
  return {
    file: 'accounts',
    kind: 'account',
    id: 'account_id',
    key: 'account_key',
    ofApp: true,
    columns: {
      user_id: { from: 'user', value: accountUser, fallback: sql`null::text`, absent: likelyUser },
      owner_ref: { from: 'user', value: ownerRef(accountUser), fallback: sql`''`, absent: ownerRef(likelyUser) },
      account_type: text('accounts', 'type', sql`'APP_USER_TYPE_USER'`),
      status: text('accounts', 'status', sql`'STATUS_ENABLED'`),
      status_details: text('accounts', 'status_details'),
      display_name: {
        from: 'name',
        value: sql`coalesce(nullif(${field('accounts', 'name')}, ''), nullif(${username}, ''), k.external_id)`,
        fallback: sql`coalesce(nullif(${username}, ''), k.external_id)`,
      },
      username: text('accounts', 'username'),
      email: text('accounts', 'email'),
      employee_ids: listOf('accounts', 'employee_id'),
      last_login_at: {
        from: 'last_login_at',
        value: sql`nullif(${field('accounts', 'last_login_at')}, '')::timestamptz`,
        fallback: sql`null::timestamptz`,
      },
      profile: profile('accounts'),
    },
    references: [
      {
        from: 'user',
        missing: sql`${saidUser} <> '' and ${accountPerson(match)} is null
          and ${said} is distinct from '' and not ${hasLink}`,
        value: saidUser,
        thing: 'person',
        reason: sql`case when ${isAmbiguous} then 'person_ambiguous' else 'person_not_found' end`,
        effect: 'WARNING',
      },
    ],
  }
}

/**
 * How rows become objects, ordered so that each kind comes after those it refers to. Accounts find their people in the
 * given ways, in this order.
 */
export const mergeRules = (match: readonly KnownBy[]): readonly MergeRule[] => [
  ...[users, apps, resourceTypes, resources, entitlements],
  accountsBy(match),
]

/** Ways in which accounts find their people where no mapping says it. */
export const DEFAULT_MATCH: readonly KnownBy[] = ['link', 'id', 'email']

/** What does not depend on how people are found: kinds, ids and columns. */
export const MERGE_RULES = mergeRules(DEFAULT_MATCH)
