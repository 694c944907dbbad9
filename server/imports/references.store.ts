import { Sql, sql } from '../db/sql.ts'
import { type FileKind, positionOf } from './columns.ts'

/**
 * Expressions of the merge over a row of the file (`r`), the object it is about (`k`) and what is known so far:
 * `known_app` and `known_user` by what a file may call them, `known_object` by app and id.
 */

/** The text of a column. */
export const field = (file: FileKind, column: string): Sql => new Sql([`r.fields[${positionOf(file, column)}]`], [])

/** The texts of a column that holds several. */
export const list = (file: FileKind, column: string): Sql =>
  sql`string_to_array(nullif(${field(file, column)}, ''), chr(31))`

/** A person by id in the source, or by e-mail address. */
export const userOf = (ref: Sql): Sql =>
  sql`coalesce((select u.user_id from known_user u where not u.by_email and u.ref = ${ref}),
    (select u.user_id from known_user u where u.by_email and u.ref = lower(${ref})))`

export const usersOf = (file: FileKind, column: string): Sql =>
  sql`coalesce((select array_agg(distinct f.user_id)
    from unnest(${list(file, column)}) as x (ref) cross join lateral (select ${userOf(sql`x.ref`)} as user_id) f
    where f.user_id is not null), '{}')`

/** Whether a person (`old`) may do everything here. */
export const isAdministrator = sql`exists (select 1 from user_roles r where r.tenant_id = old.tenant_id
  and r.user_id = old.user_id and r.role_id = 'super_administrator')`

/** An object of the same app by its id in the source. */
export const lookUp = (kind: 'resource_type' | 'resource', ref: Sql, column = sql`n.object_id`): Sql =>
  sql`(select ${column} from known_object n where n.kind = ${kind} and n.app_id = k.app_id and n.ref = ${ref})`

export const resourceOf = {
  id: lookUp('resource', field('entitlements', 'resource')),
  type: lookUp('resource', field('entitlements', 'resource'), sql`n.type_id`),
}

/** A review policy by name or id. */
export const policyOf = (file: 'apps' | 'entitlements'): Sql =>
  sql`(select p.policy_id from policies p where p.tenant_id = k.tenant_id and p.deleted_at is null
    and p.policy_type = 'POLICY_TYPE_CERTIFY'
    and (p.policy_id = ${field(file, 'review_policy')} or lower(p.display_name) = lower(${field(file, 'review_policy')}))
    order by p.policy_id limit 1)`

export const attributeOf = (type: string, text: Sql): Sql =>
  sql`(select v.value_id from attribute_values v where v.tenant_id = k.tenant_id and v.attribute_type = ${type}
    and lower(v.value) = lower(${text}) and v.deleted_at is null)`

export const attributesOf = (type: string, texts: Sql): Sql =>
  sql`coalesce((select array_agg(distinct v.value_id) from unnest(${texts}) as x (text)
    join attribute_values v on v.tenant_id = k.tenant_id and v.attribute_type = ${type}
      and lower(v.value) = lower(x.text) and v.deleted_at is null), '{}')`
