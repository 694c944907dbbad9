import { containing, join, type Sql, sql } from '../../db/sql.ts'
import { type ResourceKind, splitSchema } from '../attributes.ts'
import { invalidFilter } from '../scim-error.ts'
import type { Comparison, Filter, FilterValue } from './filter.rules.ts'

type Test = { op: Comparison; value: FilterValue } | { op: 'pr' }
type Column = (test: Test, path: string) => Sql

/** A text in any letter case, or exactly. */
const text = (column: Sql, isExact = false): Column => {
  const fold = (value: Sql) => (isExact ? value : sql`lower(${value})`)
  return (test) => {
    if (test.op === 'pr') return sql`${column} <> ''`
    const wanted = test.value === null ? '' : String(test.value)
    const value = fold(sql`${wanted}::text`)
    switch (test.op) {
      case 'eq':
        return sql`${fold(column)} = ${value}`
      case 'ne':
        return sql`${fold(column)} <> ${value}`
      case 'co':
        return sql`lower(${column}) like ${containing(wanted)}`
      case 'sw':
        return sql`lower(${column}) like ${containing(wanted).slice(1)}`
      case 'ew':
        return sql`lower(${column}) like ${containing(wanted).slice(0, -1)}`
      default:
        return ordered(test.op, sql`${fold(column)} collate "C"`, sql`${value} collate "C"`)
    }
  }
}

function ordered(op: 'gt' | 'ge' | 'lt' | 'le', left: Sql, right: Sql): Sql {
  if (op === 'gt') return sql`${left} > ${right}`
  if (op === 'ge') return sql`${left} >= ${right}`
  return op === 'lt' ? sql`${left} < ${right}` : sql`${left} <= ${right}`
}

const flag =
  (column: Sql): Column =>
  (test, path) => {
    if (test.op === 'pr') return sql`true`
    const word = String(test.value).toLowerCase()
    if ((word !== 'true' && word !== 'false') || (test.op !== 'eq' && test.op !== 'ne'))
      throw invalidFilter(`${path} can be compared with eq and ne, to true or false.`)
    return sql`${column} = ${(word === 'true') === (test.op === 'eq')}::boolean`
  }

const time =
  (column: Sql): Column =>
  (test, path) => {
    if (test.op === 'pr') return sql`true`
    const at =
      typeof test.value === 'string' && /^\d{4}-\d\d-\d\dT/.test(test.value) ? Date.parse(test.value) : Number.NaN
    if (Number.isNaN(at) || test.op === 'co' || test.op === 'sw' || test.op === 'ew')
      throw invalidFilter(`${path} can be compared with eq, ne, gt, ge, lt and le, to a time in double quotes.`)
    const [left, right] = [sql`date_trunc('milliseconds', ${column})`, sql`${new Date(at)}::timestamptz`]
    if (test.op === 'eq') return sql`${left} = ${right}`
    return test.op === 'ne' ? sql`${left} <> ${right}` : ordered(test.op, left, right)
  }

/** The groups with this member: the grants tell. */
const member: Column = (test, path) => {
  if (test.op !== 'eq' || typeof test.value !== 'string')
    throw invalidFilter(`${path} can be compared with eq only, to an id in double quotes.`)
  return sql`s.resource_id in (
    select e.resource_id from entitlements e
    join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key
    where e.tenant_id = s.tenant_id and g.source_id = s.source_id and g.principal_key in (
      select a.account_key from accounts a where a.tenant_id = s.tenant_id and a.account_id = ${test.value}
      union all
      select r.resource_key from resources r where r.tenant_id = s.tenant_id and r.resource_id = ${test.value}))`
}

/** One of the addresses; `eq` finds it by an index. */
const address: Column = (test) => {
  if (test.op === 'pr') return sql`s.emails <> '{}'`
  if (test.op === 'eq') return sql`s.emails @> array[lower(${String(test.value)}::text)]`
  return sql`exists (select 1 from unnest(s.emails) as x (value) where ${text(sql`x.value`)(test, '')})`
}

const COMMON: Record<string, Column> = {
  id: text(sql`s.resource_id`, true),
  externalid: text(sql`s.external_id`, true),
  displayname: text(sql`s.display_name`),
  'meta.lastmodified': time(sql`s.updated_at`),
}
const COLUMNS: Record<ResourceKind, Record<string, Column>> = {
  User: {
    ...COMMON,
    username: text(sql`s.user_name`),
    active: flag(sql`s.is_active`),
    emails: address,
    'emails.value': address,
  },
  Group: { ...COMMON, members: member, 'members.value': member },
}

/** What can be tested of one of the addresses `m`. */
const ADDRESS_COLUMNS: Record<string, Column> = {
  value: text(sql`coalesce(m.address ->> 'value', '')`),
  type: text(sql`coalesce(m.address ->> 'type', '')`),
  primary: flag(sql`coalesce((m.address ->> 'primary')::boolean, false)`),
}

const KNOWN: Record<ResourceKind, string> = {
  User: 'id, userName, externalId, displayName, active, emails.value, meta.lastModified',
  Group: 'id, externalId, displayName, members.value, meta.lastModified',
}

/** The condition on a row `s` of `scim_resources` that a filter stands for. */
export function filterCondition(kind: ResourceKind, filter: Filter): Sql {
  return condition(filter, COLUMNS[kind], kind)
}

function condition(filter: Filter, columns: Record<string, Column>, kind: ResourceKind): Sql {
  switch (filter.op) {
    case 'and':
    case 'or': {
      const parts = filter.filters.map((inner) => condition(inner, columns, kind))
      return sql`(${join(parts, filter.op === 'and' ? ' and ' : ' or ')})`
    }
    case 'not':
      return sql`not (${condition(filter.filter, columns, kind)})`
    case 'has':
      return valueCondition(filter, columns, kind)
    default: {
      const name = splitSchema(kind, filter.path).rest.toLowerCase()
      const column = Object.hasOwn(columns, name) ? columns[name] : undefined
      if (!column) throw unknownAttribute(kind, filter.path)
      return column(filter, filter.path)
    }
  }
}

const unknownAttribute = (kind: ResourceKind, path: string) =>
  invalidFilter(`${JSON.stringify(path.slice(0, 100))} cannot be filtered by. These can: ${KNOWN[kind]}.`)

function valueCondition(filter: Filter & { op: 'has' }, columns: Record<string, Column>, kind: ResourceKind): Sql {
  const name = splitSchema(kind, filter.path).rest.toLowerCase()
  if (columns !== COLUMNS[kind] || !['emails', 'members'].includes(name) || !Object.hasOwn(columns, name))
    throw unknownAttribute(kind, filter.path)
  if (name === 'members') return condition(filter.filter, { value: member }, kind)
  const known = requiredAddress(filter.filter)
  return sql`(${known === undefined ? sql`true` : address({ op: 'eq', value: known }, '')} and exists (
    select 1 from jsonb_array_elements(coalesce(s.attributes -> 'emails', '[]')) as m (address)
    where ${condition(filter.filter, ADDRESS_COLUMNS, kind)}))`
}

/** The address that a filter demands, which an index finds. */
function requiredAddress(filter: Filter): string | undefined {
  if (filter.op === 'and')
    for (const inner of filter.filters) {
      const found = requiredAddress(inner)
      if (found !== undefined) return found
    }
  return filter.op === 'eq' && filter.path.toLowerCase() === 'value' && typeof filter.value === 'string'
    ? filter.value
    : undefined
}
