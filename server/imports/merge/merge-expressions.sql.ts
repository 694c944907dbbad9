import { join, Sql, sql } from '../../db/sql.ts'
import { hasAnyRole, reviewPolicies } from '../../directory/index.ts'
import type { FileKind } from '../columns.ts'
import { fieldAt, fieldsOf, KEY_FIELDS } from '../map/fields.ts'
import { MOST_CELLS } from '../map/rows/mapped-row.ts'

/**
 * Expressions over a row of a file (`r`), the object it was matched with (`k`) and the objects known so far: `known_app`
 * and `known_user` by the names a file may use, `known_object` by app and id.
 */

/** The text of a column; for several kinds, it must be at the same position in all of them. */
export function field(file: FileKind | readonly FileKind[], column: string, fields = sql`r.fields`): Sql {
  const [at = -1, ...others] = new Set([file].flat().map((kind) => fieldAt(kind, column)))
  if (at < 0 || others.length > 0) throw new Error(`no one position of ${column} in the rows of ${file}`)
  return sql`${fields}${new Sql([`[${at + 1}]`], [])}`
}

/** The fields of a row that tell which object it is. */
export const keyFields = (file: FileKind): Sql[] => KEY_FIELDS[file].map((column) => field(file, column))

/** The key of a row in the form of `sync_faults.row_key`. A grant has an account or a resource, not both. */
export const keyText = (file: FileKind): Sql =>
  join(
    file === 'grants' ? keyFields(file).map((part) => sql`coalesce(${part}, '')`) : keyFields(file),
    ' || chr(31) || ',
  )

/** The texts in a text that holds several. */
export const listOf = (text: Sql): Sql => sql`string_to_array(nullif(${text}, ''), chr(31))`

/** The texts of a column that holds several. */
export const list = (file: FileKind, column: string): Sql => listOf(field(file, column))

/** The fields of a row with their names, as text for people. */
export const cellsOf = (names: Sql, fields: Sql): Sql =>
  sql`coalesce(left((select string_agg(x.name || ': ' || replace(x.value, chr(31), ', '), '; ' order by x.at)
    from unnest(${names}, ${fields}) with ordinality as x (name, value, at) where x.value <> ''), ${MOST_CELLS}::int), '')`

/** The names of the fields of a kind. */
export const namesOf = (file: FileKind): Sql => sql`${fieldsOf(file).map(([column]) => column)}::text[]`

/** What a text of a file may identify a person by. */
export type KnownBy = 'link' | 'id' | 'email' | 'username' | 'employee_id'

/** The person whom a text identifies; nobody if it is ambiguous. */
export const known = (by: KnownBy, ref: Sql): Sql =>
  sql`(select u.user_id from known_user u where u.by = ${by} and u.ref = ${ref})`

/** A person by id in the source, or by e-mail address. */
export const userOf = (ref: Sql): Sql => sql`coalesce(${known('id', ref)}, ${known('email', sql`lower(${ref})`)})`

export const usersOf = (file: FileKind, column: string): Sql =>
  sql`coalesce((select array_agg(distinct f.user_id)
    from unnest(${list(file, column)}) as x (ref) cross join lateral (select ${userOf(sql`x.ref`)} as user_id) f
    where f.user_id is not null), '{}')`

/** Whether a person (`old`) administers this installation. */
export const isAdministrator = hasAnyRole(sql`old`, ['super_administrator'])

/** An object of the same app by its id in the source. */
export const lookUp = (kind: 'resource_type' | 'resource', ref: Sql, column = sql`n.object_id`): Sql =>
  sql`(select ${column} from known_object n where n.kind = ${kind} and n.app_id = k.app_id and n.ref = ${ref})`

export const resourceOf = {
  id: lookUp('resource', field('entitlements', 'resource')),
  type: lookUp('resource', field('entitlements', 'resource'), sql`n.type_id`),
}

/** A review policy by name or id. */
export const policyOf = (file: 'apps' | 'entitlements'): Sql =>
  sql`(select p.policy_id from ${reviewPolicies(sql`k.tenant_id`)} p
    where p.policy_id = ${field(file, 'review_policy')} or lower(p.display_name) = lower(${field(file, 'review_policy')})
    order by p.policy_id limit 1)`

/** Values of a type that the tenant has, and those that the sync adds. */
const valuesOf = (type: string): Sql =>
  sql`(select v.value_id as id, v.value as text from attribute_values v
      where v.tenant_id = k.tenant_id and v.attribute_type = ${type} and v.deleted_at is null
    union all select w.id, w.text from new_name w where w.type = ${type})`

export const attributeOf = (type: string, text: Sql): Sql =>
  sql`(select v.id from ${valuesOf(type)} v where lower(v.text) = lower(${text}))`

export const attributesOf = (type: string, texts: Sql): Sql =>
  sql`coalesce((select array_agg(distinct v.id) from unnest(${texts}) as x (text)
    join ${valuesOf(type)} v on lower(v.text) = lower(x.text)), '{}')`
