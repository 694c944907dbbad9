import { join, name, type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import { ACCESS_DATA } from './access-data-lock.store.ts'
import { reviewPolicies } from './policies/policy.sql.ts'
import { hasAnyRole } from './users/user-roles.sql.ts'
import { KINDS } from './versions.sql.ts'

/**
 * A text that differs as soon as access data of a tenant have changed, or something else that an import compares its rows
 * with: risk levels and frameworks, access profiles, review policies, administrators. Null while another transaction is changing access
 * data, because its versions may have lower numbers than some that are there, and while a source is half written.
 */
export const accessState = (tenantId: TenantId): Sql => sql`case when not exists (
    select 1 from pg_locks l where l.locktype = 'advisory' and l.pid <> pg_backend_pid()
      and l.database = (select d.oid from pg_database d where d.datname = current_database())
      and l.classid::bigint = ${ACCESS_DATA}::bigint and l.objid::bigint = hashtext(${tenantId})::bigint & 4294967295)
    and not exists (select 1 from half_written_sources h where h.tenant_id = ${tenantId})
  then json_build_array(${join(
    Object.values(KINDS).map((kind) => lastVersions(kind, tenantId)),
    ', ',
  )},
    (select md5(string_agg(v.value_id || v.value || coalesce(v.deleted_at::text, ''), ',' order by v.value_id))
      from attribute_values v where v.tenant_id = ${tenantId}),
    (select md5(string_agg(p.access_profile_id || p.display_name || coalesce(p.deleted_at::text, ''), ','
        order by p.access_profile_id)) from access_profiles p where p.tenant_id = ${tenantId}),
    (select md5(string_agg(r.policy_id || r.display_name, ',' order by r.policy_id))
      from ${reviewPolicies(sql`${tenantId}`)} r),
    (select md5(string_agg(u.user_id, ',' order by u.user_id)) from users u
      where u.tenant_id = ${tenantId} and ${hasAnyRole(sql`u`, ['super_administrator'])}))::text end`

const lastVersions = ({ table }: { table: string }, tenantId: TenantId): Sql => sql`
  (select max(t.version) from ${name(table)} t where t.tenant_id = ${tenantId}),
  (select extract(epoch from max(t.closed_at)) from ${name(table)} t where t.tenant_id = ${tenantId} and t.closed_at is not null)`
