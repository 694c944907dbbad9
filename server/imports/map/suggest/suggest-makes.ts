import type { FileKind } from '../../columns.ts'
import type { Make, Step, Value } from '../document/mapping.ts'
import { REQUIRED } from '../fields.ts'
import { INVERTED_STATUS } from '../words.ts'
import type { ColumnProfile } from './column-profile.ts'
import type { Form, FormField } from './forms.ts'

export interface ProfiledColumn {
  name: string
  profile: ColumnProfile
  /** The columns that it stands for, where its name is a pattern. */
  numbered?: string[]
}

/** A column that fits a field. */
export interface Found {
  column: ProfiledColumn
  confidence: number
  then?: Step[]
  /** Columns that tell it where this one is empty. */
  instead?: string[]
}

/** The columns of each field; those of a name are joined. */
type Fields = Map<FormField, readonly Found[]>

/** Fields that tell who somebody is where no column of ids does, the best first. */
const IDS = ['employee_id', 'username', 'email', 'name']

/** The fields that the columns found fill, with what follows from them: the name, the id and the person. */
export function completed(found: ReadonlyMap<FormField, Found>, alsoInactive: readonly Found[] = []): Fields {
  const fields: Fields = new Map()
  for (const [field, one] of found)
    if (!/^(users|accounts|grants)\.((first_|last_)?name|scope|status|inactive|left_at)$/.test(field))
      fields.set(field, [one])
  const [role, scope] = [found.get('grants.entitlement'), found.get('grants.scope')]
  if (role && scope && role.column.profile.itemScope === undefined) fields.set('grants.entitlement', [role, scope])
  if (isShared(found)) fields.delete('accounts.id')
  for (const kind of ['users', 'accounts'] as const) {
    const name = nameOf(found.get(`${kind}.first_name`), found.get(`${kind}.name`), found.get(`${kind}.last_name`))
    if (name.length > 0 && (kind === 'users' || !isOfSeveral(name, found))) fields.set(`${kind}.name`, name)
    const status = statusOf(found, kind, alsoInactive)
    if (status.length > 0) fields.set(`${kind}.status`, status)
    addId(fields, kind)
  }
  addPerson(fields)
  nameTheNameless(fields)
  const app = fields.get('apps.id')
  if (app) fields.set('apps.name', app)
  return fields
}

/** What several accounts have in common is not their id. */
function isShared(found: ReadonlyMap<FormField, Found>): boolean {
  const [id, person] = [found.get('accounts.id'), found.get('accounts.username') ?? found.get('accounts.email')]
  return id !== undefined && person !== undefined && id.column.profile.distinct < person.column.profile.distinct
}

/** What many accounts share is the name of something else. */
function isOfSeveral(name: readonly Found[], found: ReadonlyMap<FormField, Found>): boolean {
  const account = ['grants.account', 'accounts.username', 'accounts.email'].map((field) =>
    found.get(field as FormField),
  )
  const distinct = account.find((one) => one !== undefined)?.column.profile.distinct ?? 0
  return name.every(({ column }) => column.profile.distinct < 0.7 * distinct)
}

/** What says who is active. Of several columns the first counts that says so: not active, left, then the status. */
function statusOf(found: ReadonlyMap<FormField, Found>, kind: FileKind, alsoInactive: readonly Found[]): Found[] {
  const [inactive, left, status] = (['inactive', 'left_at', 'status'] as const).map((field) =>
    found.get(`${kind}.${field}`),
  )
  const others = [left && { ...left, then: [{ dates: [] }] }, status].filter((one) => one !== undefined)
  const flags = inactive ? [inactive, ...alsoInactive] : []
  const last = others.length > 0 ? undefined : flags.at(-1)
  return [...flags.map((one) => ({ ...one, then: [{ map: one === last ? INVERTED_STATUS : DISABLED }] })), ...others]
}

/** Who is not disabled may still have left. */
const DISABLED = Object.fromEntries(
  Object.entries(INVERTED_STATUS).map(([word, status]) => [word, status === 'disabled' ? status : '']),
)

function addId(fields: Fields, kind: 'users' | 'accounts'): void {
  // Accounts that grants name are known by what the grants say.
  if (fields.has(`${kind}.id`) || (kind === 'accounts' && fields.has('grants.account'))) return
  const ids = kind === 'users' ? IDS : IDS.slice(1)
  const id = ids.map((field) => fields.get(`${kind}.${field}`)).find((one) => one !== undefined)
  if (id) fields.set(`${kind}.id`, id)
}

/** An account is looked up by its address, and without one by what its row calls the person. */
function addPerson(fields: Fields): void {
  const address = fields.get('accounts.email')
  if (fields.has('grants.account') && address) fields.set('accounts.user', address)
  const account = fields.get('accounts.username') ?? fields.get('accounts.id')
  if (account && !address && !fields.has('accounts.user')) fields.set('accounts.user', account.map(withoutPrefix))
}

/**
 * Service accounts and groups rarely have an address. What calls them something is their id then, so that their access is
 * not left out.
 */
function nameTheNameless(fields: Fields): void {
  for (const field of ['accounts.id', 'grants.account'] as const) {
    const [id, ...more] = fields.get(field) ?? []
    if (id === undefined || more.length > 0 || isList(id.column)) continue
    const { filled } = id.column.profile
    const fuller = ['accounts.username', 'accounts.email', 'accounts.name']
      .map((other) => fields.get(other as FormField) ?? [])
      .flatMap((found) => (found.length === 1 ? found : []))
      .filter(({ column }) => column !== id.column && !isList(column) && column.profile.filled > filled)
    if (fuller.length > 0)
      fields.set(field, [{ ...id, instead: [...new Set(fuller.map(({ column }) => column.name))] }])
  }
}

const withoutPrefix = (found: Found): Found => {
  const then = afterPrefix(found.column.profile)
  return then ? { ...found, then } : found
}

/** The step that leaves only the name of what has something in front of it. */
const afterPrefix = ({ prefixMark }: ColumnProfile): Step[] | undefined =>
  prefixMark === undefined ? undefined : [prefixMark === '|' ? { afterLast: '|' } : { after: prefixMark }]

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
      if (field.startsWith(`${kind}.`))
        values[field.slice(kind.length + 1)] = field.endsWith('.status') ? firstOf(found) : columnValue(found)
    if (kind === 'grants') return grantsOf(values, fields, isOfOneApp ?? false)
    if (kind === 'accounts') return accountsOf(values, fields, isOfOneApp ?? false)
    return { kind, ...(isOfOneApp ? { with: ['apps' as const] } : {}), fields: orBlank(kind, values) }
  })
}

function accountsOf(values: Record<string, Value>, fields: Fields, isOfOneApp: boolean): Make {
  const named = fields.get('grants.account')
  if (named) {
    const place = { app: columnValue(fields.get('grants.app') ?? []), id: columnValue(named) }
    return { kind: 'accounts', ifNew: true, fields: { ...place, ...values } }
  }
  const listed = isOfOneApp ? listOf(fields.get('accounts.id')) : undefined
  return {
    ...{ kind: 'accounts', with: ['apps'], ...(listed ? { each: listed.each } : {}) },
    fields: orBlank('accounts', listed ? ofItems(values, listed) : values),
  }
}

/** A column that lists accounts: each of its entries is one. */
interface Listed {
  each: NonNullable<Make['each']>
  column: string
  item: Value
  /** Whom the account belongs to, without the word in front. */
  person: Value
}

function listOf(found: readonly Found[] | undefined): Listed | undefined {
  const column = found?.[0]?.column
  const each = column && eachOf(column)
  if (!each) return undefined
  const item = { item: column.profile.itemPath ?? (true as const) }
  const then = afterPrefix(column.profile)
  const person = then ? { ...item, then } : item
  return { each, column: column.name, item, person }
}

const isOf = (value: Value, column: string) =>
  value === column || (typeof value === 'object' && value.column === column)

const ofItems = (values: Record<string, Value>, { column, item, person }: Listed): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      isOf(value, column) ? (field === 'id' ? item : person) : value,
    ]),
  )

function grantsOf(values: Record<string, Value>, fields: Fields, isOfOneApp: boolean): Make {
  const account = fields.get('accounts.id')
  const [role, scope] = (fields.get('grants.entitlement') ?? []).map(({ column }) => column)
  const listed = isOfOneApp ? listOf(account) : undefined
  const each = listed?.each ?? (role && eachOf(role))
  const held: Value = each && !listed ? itemOf(role) : role ? role.name : { text: ACCESS }
  const made = {
    ...values,
    ...(account ? { account: listed?.item ?? columnValue(account) } : {}),
    ...(role || isOfOneApp ? { entitlement: scope ? { join: [held, scope.name], with: ' on ' } : held } : {}),
  }
  return {
    kind: 'grants',
    with: isOfOneApp ? ['entitlements'] : ['apps', 'entitlements', 'accounts'],
    ...(each ? { each } : {}),
    ...whenHeld(role, isOfOneApp && (!each || listed !== undefined)),
    fields: orBlank('grants', made),
  }
}

/** An account without a role is still one, and not everybody has as many roles as there are columns. */
function whenHeld(role: ProfiledColumn | undefined, mayBeEmpty: boolean): Pick<Make, 'when'> {
  if (role?.numbered) return { when: { item: true, empty: false } }
  return role && mayBeEmpty ? { when: { column: role.name, empty: false } } : {}
}

/** What an entry of a list of roles is called, with what it is held on. */
function itemOf(role: ProfiledColumn | undefined): Value {
  const { itemPath, itemScope } = role?.profile ?? {}
  const item = { item: itemPath ?? (true as const) }
  return itemScope === undefined ? item : { join: [item, { item: itemScope }], with: ' on ' }
}

/** What everybody holds who has an account. */
const ACCESS = 'Access'

const joined = (found: readonly Found[], by: string): Value => {
  const [first = '', ...more] = found.map(({ column: { name }, then, instead = [] }): Value => {
    const column = instead.length > 0 ? [name, ...instead] : name
    return then ? { column, then } : typeof column === 'string' ? column : { column }
  })
  return more.length === 0 ? first : { join: [first, ...more], with: by }
}
const columnValue = (found: readonly Found[]): Value => joined(found, ' ')

/** The first of the columns that says something. */
function firstOf(found: readonly Found[]): Value {
  const value = joined(found, '|')
  return found.length > 1 && typeof value === 'object' ? { ...value, then: [{ before: '|' }] } : value
}

export const isList = (column: ProfiledColumn | undefined): boolean =>
  column !== undefined && eachOf(column) !== undefined

/** Several values in one cell, or in columns with numbers. */
function eachOf({ name, profile: { lists, splitBy }, numbered }: ProfiledColumn): Make['each'] {
  if (numbered) return { columns: name }
  if (lists > 0) return { list: name }
  return splitBy === undefined ? undefined : { split: name, by: splitBy }
}

/** Where nothing fits, the first line to be filled in by hand. */
const orBlank = (kind: FileKind, fields: Record<string, Value>): Record<string, Value> =>
  Object.keys(fields).length > 0 ? fields : { [REQUIRED[kind][0] ?? 'id']: { text: '' } }
