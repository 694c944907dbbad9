import type { FileKind } from '../columns.ts'
import type { ColumnProfile } from './column-profile.ts'
import { REQUIRED } from './fields.ts'
import type { Form, FormField } from './forms.ts'
import type { Make, Value } from './mapping.ts'

export interface ProfiledColumn {
  name: string
  profile: ColumnProfile
}

/** A column that fits a field. */
export interface Found {
  column: ProfiledColumn
  confidence: number
}

/** The columns of each field; those of a name are joined. */
type Fields = Map<FormField, readonly Found[]>

/** Fields that tell who somebody is where no column of ids does, the best first. */
const IDS = ['employee_id', 'username', 'email', 'name']

/** The fields that the columns found fill, with what follows from them: the name, the id and the person. */
export function completed(found: ReadonlyMap<FormField, Found>): Fields {
  const fields: Fields = new Map()
  for (const [field, one] of found) if (!/\.(first_|last_)?name$/.test(field)) fields.set(field, [one])
  // Where grants name the accounts, these are known by what the grants say.
  const named = fields.get('grants.account')
  for (const kind of ['users', 'accounts'] as const) {
    const name = nameOf(found.get(`${kind}.first_name`), found.get(`${kind}.name`), found.get(`${kind}.last_name`))
    if (name.length > 0) fields.set(`${kind}.name`, name)
    if (kind === 'accounts' && named) continue
    const ids = kind === 'users' ? IDS : IDS.slice(1)
    const id = ids.map((field) => fields.get(`${kind}.${field}`)).find((one) => one !== undefined)
    if (id && !fields.has(`${kind}.id`)) fields.set(`${kind}.id`, id)
  }
  const address = fields.get('accounts.email')
  if (named && address) fields.set('accounts.user', address)
  // An account without address is looked up by what its row calls the person.
  const account = fields.get('accounts.username') ?? fields.get('accounts.id')
  if (account && !fields.has('accounts.email') && !fields.has('accounts.user')) fields.set('accounts.user', account)
  const app = fields.get('apps.id')
  if (app) fields.set('apps.name', app)
  return fields
}

/** First and last name; in many languages a column called "Name" is one of the two. */
function nameOf(first: Found | undefined, name: Found | undefined, last: Found | undefined): Found[] {
  const isWhole = name && (name.column.profile.phrases >= 0.5 || (first && last) || (!first && !last))
  return isWhole ? [name] : [first ?? name, last ?? (first && name)].filter((one) => one !== undefined)
}

/** What the rows of a table make. `app` is the name of the only app that they are about. */
export function makesOf(
  { fields: known, more = {}, isOfOneApp }: Form,
  fields: Fields,
  app: string | undefined,
): Make[] {
  const kindOf = (field: string) => field.slice(0, field.indexOf('.')) as FileKind
  const told = Object.keys(more).filter((field) => fields.has(field as FormField))
  const kinds = [...new Set([...Object.keys(known), ...told].map(kindOf))]
  return kinds.map((kind) => {
    const values: Record<string, Value> = app === undefined ? {} : { app: { text: app } }
    for (const [field, found] of fields)
      if (field.startsWith(`${kind}.`)) values[field.slice(kind.length + 1)] = columnValue(found)
    const account = fields.get('grants.account')
    if (kind === 'accounts' && account) {
      const place = { app: columnValue(fields.get('grants.app') ?? []), id: columnValue(account) }
      return { kind, ifNew: true as const, fields: { ...place, ...values } }
    }
    if (kind === 'grants') return grantsOf(values, fields, isOfOneApp ?? false)
    return { kind, ...(kind === 'accounts' ? { with: ['apps'] } : {}), fields: orBlank(kind, values) }
  })
}

function grantsOf(values: Record<string, Value>, fields: Fields, isOfOneApp: boolean): Make {
  const account = fields.get('accounts.id')
  const role = fields.get('grants.entitlement')?.[0]?.column
  const each = role && eachOf(role)
  const made = {
    ...values,
    ...(account ? { account: columnValue(account) } : {}),
    ...(each ? { entitlement: { item: true as const } } : {}),
  }
  return {
    kind: 'grants',
    with: isOfOneApp ? ['entitlements'] : ['apps', 'entitlements', 'accounts'],
    ...(each ? { each } : {}),
    // An account without a role is still one.
    ...(isOfOneApp && role && !each ? { when: { column: role.name, empty: false } } : {}),
    fields: orBlank('grants', made),
  }
}

function columnValue(found: readonly Found[]): Value {
  const [first, ...more] = found.map(({ column }) => column.name)
  return more.length === 0 ? (first ?? '') : { join: [first ?? '', ...more], with: ' ' }
}

/** Several values in one cell. */
function eachOf({ name, profile: { lists, splitBy } }: ProfiledColumn): Make['each'] {
  if (lists > 0) return { list: name }
  return splitBy === undefined ? undefined : { split: name, by: splitBy }
}

/** Where nothing fits, the first line to be filled in by hand. */
const orBlank = (kind: FileKind, fields: Record<string, Value>): Record<string, Value> =>
  Object.keys(fields).length > 0 ? fields : { [REQUIRED[kind][0] ?? 'id']: { text: '' } }
