import { staleRead } from '../db/index.ts'
import { join, name, type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { Merge } from './merge.store.ts'
import { addFaults } from './merge-checks.store.ts'
import { field, list, userOf } from './merge-expressions.sql.ts'
import { type ColumnValues, insertColumns } from './merge-rows.sql.ts'

const f = (column: string) => field('grants', column)
const time = (column: string) => sql`nullif(${f(column)}, '')::timestamptz`

/** The key of an entitlement in `inherited_from`: an id in the same app, or app/entitlement, where ids may contain slashes. */
const stepKey = sql`coalesce(
  (select n.object_key from known_object n where n.kind = 'entitlement' and n.app_id = a.app_id and n.ref = x.ref),
  (select n.object_key from known_app other join known_object n on n.kind = 'entitlement' and n.app_id = other.app_id
    and n.ref = substr(x.ref, length(other.ref) + 2)
    where other.ref = any(array(
      select left(x.ref, at - 1) from generate_series(2, length(x.ref)) as at where substr(x.ref, at, 1) = '/'))
    limit 1))`
const path = sql`case when ${f('inherited_from')} <> '' then
  (select array_agg(${stepKey} order by x.at) from unnest(${list('grants', 'inherited_from')}) with ordinality as x (ref, at))
  when ${f('inherited_from')} = '' then '{}' end`

const profiles = (tenantId: TenantId) => sql`case when ${f('access_profiles')} <> '' then
  (select array_agg(distinct p.access_profile_id) from unnest(${list('grants', 'access_profiles')}) as x (text)
    join access_profiles p on p.tenant_id = ${tenantId} and lower(p.display_name) = lower(x.text) and p.deleted_at is null)
  when ${f('access_profiles')} = '' then '{}' end`

/** Resolves the names in each row of the grants file to keys; null where a name is unknown or the row omits it. */
export async function resolveGrants(merge: Merge): Promise<void> {
  const { tx, tenantId, syncId } = merge
  await tx.count(sql`
    create temp table next_grant (line integer, entitlement_key bigint, principal_key bigint, to_resource boolean,
      is_direct boolean, path_keys bigint[], added_at timestamptz, last_used_at timestamptz, last_reviewed_at timestamptz,
      expires_at timestamptz, access_profile_ids text[], granted_by text, says_last_used boolean, says_expires boolean) on commit drop`)
  if (!merge.files.has('grants')) return
  const hasOneHolder = sql`coalesce(${f('account')}, '') = '' or coalesce(${f('resource')}, '') = ''`
  const values = {
    line: sql`r.line`,
    entitlement_key: sql`e.object_key`,
    principal_key: sql`case when ${hasOneHolder} then coalesce(p.object_key, q.object_key) end`,
    to_resource: sql`q.object_key is not null`,
    is_direct: sql`${f('inherited_from')} = ''`,
    path_keys: path,
    added_at: time('added_at'),
    last_used_at: time('last_used_at'),
    last_reviewed_at: time('last_reviewed_at'),
    expires_at: time('expires_at'),
    access_profile_ids: profiles(tenantId),
    granted_by: sql`coalesce(${userOf(f('granted_by'))}, ${f('granted_by')})`,
    says_last_used: sql`${f('last_used_at')} is not null`,
    says_expires: sql`${f('expires_at')} is not null`,
  }
  const from = sql`from sync_rows r
    left join known_app a on a.ref = ${f('app')}
    left join known_object e on e.kind = 'entitlement' and e.app_id = a.app_id and e.ref = ${f('entitlement')}
    left join known_object p on p.kind = 'account' and p.app_id = a.app_id and p.ref = ${f('account')}
    left join known_app ra on ${f('resource')} <> '' and ra.ref = coalesce(nullif(${f('resource_app')}, ''), ${f('app')})
    left join known_object q on q.kind = 'resource' and q.app_id = ra.app_id and q.ref = ${f('resource')}
    where r.tenant_id = ${tenantId} and r.sync_id = ${syncId} and r.kind = 'grants'`
  await tx.count(insertColumns(sql`next_grant`, values, from))
  await tx.count(sql`analyze next_grant`)
}

export async function checkGrants(merge: Merge): Promise<void> {
  const { tx } = merge
  const columns = merge.files.get('grants')?.columns
  if (!columns) return
  const next = sql`join next_grant n on n.line = r.line`
  const known = sql`known_app a where a.ref = ${f('app')}`
  const refer = (column: string, thing: string, where: Sql) =>
    columns.includes(column)
      ? addFaults(merge, 'grants', {
          column,
          value: f(column),
          reason: 'unknown_reference',
          problem: sql`${`There is no ${thing} "`} || ${f(column)} || '".'`,
          joins: next,
          where,
        })
      : undefined
  // Incomplete rows are few; looking for one first avoids parsing the texts of all others.
  const incomplete = await tx.first(sql`
    select 1 from next_grant where entitlement_key is null or principal_key is null or array_position(path_keys, null) > 0 limit 1`)
  if (incomplete) {
    await addFaults(merge, 'grants', {
      column: 'account',
      value: sql`coalesce(${f('account')}, '')`,
      reason: 'conflicting_columns',
      problem: sql`'A grant needs an account or a resource, but not both.'::text`,
      where: sql`(coalesce(${f('account')}, '') = '') = (coalesce(${f('resource')}, '') = '')`,
    })
    await refer('app', 'app', sql`not exists (select 1 from ${known})`)
    await refer('entitlement', 'entitlement', sql`n.entitlement_key is null and exists (select 1 from ${known})`)
    await refer(
      'account',
      'account',
      sql`n.principal_key is null and ${f('account')} <> '' and coalesce(${f('resource')}, '') = ''
        and exists (select 1 from ${known})`,
    )
    await refer(
      'resource',
      'resource',
      sql`n.principal_key is null and ${f('resource')} <> '' and coalesce(${f('account')}, '') = ''`,
    )
    await refer('inherited_from', 'entitlement', sql`array_position(n.path_keys, null) > 0`)
  }
  const twice = sql`select entitlement_key, principal_key, min(line) as first_line from next_grant
    where entitlement_key > 0 and principal_key > 0
    group by entitlement_key, principal_key having count(*) > 1`
  if (await tx.first(sql`${twice} limit 1`))
    await addFaults(merge, 'grants', {
      column: 'entitlement',
      value: f('entitlement'),
      reason: 'duplicate_key',
      problem: sql`'Line ' || d.first_line || ' already grants this entitlement to the same holder.'`,
      joins: sql`join (select n.line, g.first_line from next_grant n join (${twice}) g using (entitlement_key, principal_key)) d
      on d.line = r.line`,
      where: sql`d.line > d.first_line`,
    })
  await tx.count(sql`
    delete from next_grant where line in (
      select line from sync_faults where tenant_id = ${merge.tenantId} and sync_id = ${merge.syncId} and kind = 'grants')`)
}

/** How the columns of a grant follow from the file and from its open version (`old`). */
const grantValues = ({ sourceId }: Merge): ColumnValues => ({
  to_resource: sql`n.to_resource`,
  is_direct: sql`coalesce(n.is_direct, old.is_direct, true)`,
  path_keys: sql`coalesce(n.path_keys, old.path_keys, '{}')`,
  added_at: sql`coalesce(n.added_at, old.added_at, now())`,
  last_used_at: sql`case when n.says_last_used then n.last_used_at else old.last_used_at end`,
  // Reviews happen here as well as in the source: the later one counts.
  last_reviewed_at: sql`greatest(n.last_reviewed_at, old.last_reviewed_at)`,
  expires_at: sql`case when n.says_expires then n.expires_at else old.expires_at end`,
  access_profile_ids: sql`coalesce(n.access_profile_ids, old.access_profile_ids, '{}')`,
  granted_by: sql`coalesce(n.granted_by, old.granted_by)`,
  source_id: sql`${sourceId}::text`,
})

/** Writes new and changed grants. */
export async function writeGrants(merge: Merge): Promise<{ added: number; changed: number; unchanged: number }> {
  const { tx, tenantId, syncId } = merge
  const values = grantValues(merge)
  const created = {
    tenant_id: sql`${tenantId}`,
    entitlement_key: sql`n.entitlement_key`,
    principal_key: sql`n.principal_key`,
    opened_by: sql`${syncId}`,
    ...values,
  }
  const sameGrant = sql`old.tenant_id = ${tenantId} and old.entitlement_key = n.entitlement_key
    and old.principal_key = n.principal_key and old.closed_at is null`
  await tx.count(sql`create temp table changed_grant (line integer, version bigint) on commit drop`)
  const isUnchanged = join(
    Object.entries(values).map(([column, value]) => sql`${value} is not distinct from old.${name(column)}`),
    ' and ',
  )
  const changed = await tx.count(
    insertColumns(
      sql`changed_grant`,
      { line: sql`n.line`, version: sql`old.version` },
      sql`from next_grant n join grant_versions old on ${sameGrant} where not (${isUnchanged})`,
    ),
  )
  if (changed > 0) {
    const closed = await tx.count(sql`
      update grant_versions as old set closed_at = clock_timestamp(), closed_by = ${syncId} from changed_grant c
      where old.tenant_id = ${tenantId} and old.version = c.version and old.closed_at is null`)
    if (closed !== changed) throw staleRead()
    await tx.count(
      insertColumns(
        sql`grant_versions`,
        { ...created, created_at: sql`old.created_at`, opened_at: sql`old.closed_at` },
        sql`from changed_grant c join next_grant n using (line)
          join grant_versions old on old.tenant_id = ${tenantId} and old.version = c.version`,
      ),
    )
  }
  const added = await tx.count(
    insertColumns(
      sql`grant_versions`,
      created,
      sql`from next_grant n left join grant_versions old on false
        where not exists (select 1 from grant_versions old where ${sameGrant})`,
    ),
  )
  const total = await tx.first<{ n: number }>(sql`select count(*)::int as n from next_grant`)
  return { added, changed, unchanged: (total?.n ?? 0) - added - changed }
}
