import { type Sql, sql } from '../../db/sql.ts'

/** The ids of the roles of a user, sorted; `user` is the alias of a row with `tenant_id` and `user_id`. */
export const roleIdsOf = (
  user: Sql,
): Sql => sql`coalesce((select array_agg(r.role_id order by r.role_id) from user_roles r
  where r.tenant_id = ${user}.tenant_id and r.user_id = ${user}.user_id), '{}')`

/** Whether a user has at least one of these roles. */
export const hasAnyRole = (user: Sql, roleIds: readonly string[]): Sql => sql`exists (select 1 from user_roles r
  where r.tenant_id = ${user}.tenant_id and r.user_id = ${user}.user_id and r.role_id = any(${roleIds}::text[]))`
