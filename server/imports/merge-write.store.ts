import { staleRead, type Tx } from '../db/index.ts'
import { join, name, type Sql, sql } from '../db/sql.ts'
import { KINDS, noteAccessRemoved } from '../directory/index.ts'
import { hasUnidentifiedRows, type Merge } from './merge.store.ts'
import { isAdministrator } from './merge-expressions.sql.ts'
import { columnsFrom, insertColumns, leftOutOf, rowKey } from './merge-rows.sql.ts'
import type { MergeRule } from './merge-rules.sql.ts'

/** How many of the source's objects a sync would remove, and how many it has. */
export interface Share {
  gone: number
  before: number
}

/** Finds the objects of a kind that the source no longer has: absent from the file, or inside an absent app. */
export async function findGone(merge: Merge, rule: MergeRule): Promise<number> {
  const { tx, tenantId, sourceId } = merge
  const gone = name(`gone_${rule.kind}`)
  await tx.count(sql`create temp table ${gone} (version bigint, object_id text, object_key bigint) on commit drop`)
  const absent =
    merge.files.has(rule.file) && !(await hasUnidentifiedRows(merge, rule.file))
      ? sql`old.source_id = ${sourceId}
          and not exists (select 1 from ${name(`keyed_${rule.kind}`)} k where k.object_id = old.${name(rule.id)})
          and ${rowKey(rule)} not in (select row_key from ${leftOutOf(merge, rule.file)} as f)`
      : sql`false`
  const conditions: Sql[] = [absent, ...(rule.ofApp ? [sql`old.app_id in (select object_id from gone_app)`] : [])]
  // An import must not lock out the administrators of this installation.
  const stays = rule.kind === 'user' ? sql`old.status = 'DELETED' or ${isAdministrator}` : sql`false`
  const values = {
    version: sql`old.version`,
    object_id: sql`old.${name(rule.id)}`,
    ...(rule.key !== undefined && { object_key: sql`old.${name(rule.key)}` }),
  }
  return tx.count(
    insertColumns(
      gone,
      values,
      sql`from ${name(KINDS[rule.kind].table)} old
        where old.tenant_id = ${tenantId} and old.closed_at is null and (${join(conditions, ' or ')}) and not (${stays})`,
    ),
  )
}

/** How many people or accounts the sync would remove, of how many. */
export async function countGone({ tx, tenantId, sourceId }: Merge, kind: 'user' | 'account'): Promise<Share> {
  const row = await tx.first<Share>(sql`
    select (select count(*)::int from ${name(`gone_${kind}`)}) as gone,
      (select count(*)::int from ${name(`${kind}s`)} old
        where old.tenant_id = ${tenantId} and old.source_id = ${sourceId} and old.status <> 'DELETED') as before`)
  return row ?? { gone: 0, before: 0 }
}

/** Finds the grants to remove: absent from the file, or of an object that is removed. */
export async function findGoneGrants(merge: Merge): Promise<Share> {
  const { tx, tenantId, syncId, sourceId } = merge
  await tx.count(sql`create temp table gone_grant (version bigint) on commit drop`)
  await tx.count(sql`create temp table kept_grant (entitlement_key bigint, principal_key bigint) on commit drop`)
  await tx.count(sql`
    insert into kept_grant (entitlement_key, principal_key)
    select e.object_key, coalesce(p.object_key, q.object_key)
    from (select string_to_array(row_key, chr(31)) as key from sync_faults
      where tenant_id = ${tenantId} and sync_id = ${syncId} and kind = 'grants' and row_key <> '' and effect = 'LEFT_OUT') f
    join known_app a on a.ref = f.key[1]
    join known_object e on e.kind = 'entitlement' and e.app_id = a.app_id and e.ref = f.key[2]
    left join known_object p on p.kind = 'account' and p.app_id = a.app_id and p.ref = f.key[3]
    left join known_app ra on ra.ref = coalesce(nullif(f.key[5], ''), f.key[1])
    left join known_object q on q.kind = 'resource' and q.app_id = ra.app_id and q.ref = f.key[4]
    where coalesce(p.object_key, q.object_key) is not null`)
  if (merge.files.has('grants') && !(await hasUnidentifiedRows(merge, 'grants')))
    await tx.count(sql`
      insert into gone_grant (version) select old.version from grant_versions old
      where old.tenant_id = ${tenantId} and old.source_id = ${sourceId} and old.closed_at is null
        and not exists (select 1 from next_grant n
          where n.entitlement_key = old.entitlement_key and n.principal_key = old.principal_key)
        and not exists (select 1 from kept_grant k
          where k.entitlement_key = old.entitlement_key and k.principal_key = old.principal_key)`)
  await tx.count(sql`
    insert into gone_grant (version) select old.version from grant_versions old
    where old.tenant_id = ${tenantId} and old.closed_at is null
      and (old.entitlement_key in (select object_key from gone_entitlement)
        or old.principal_key in (select object_key from gone_account union all select object_key from gone_resource))
      and old.version not in (select version from gone_grant)`)
  const row = await tx.first<Share>(sql`
    select (select count(*)::int from gone_grant) as gone,
      (select count(*)::int from grants where tenant_id = ${tenantId} and source_id = ${sourceId}) as before`)
  return row ?? { gone: 0, before: 0 }
}

export type Counts = { added: number; changed: number; removed: number; unchanged: number }

/**
 * Closes the versions of removed and changed objects, and opens those of new and changed ones. Starts again when somebody
 * else has closed one of them since it was read.
 */
export async function writeObjects(merge: Merge, rule: MergeRule, gone: number): Promise<Counts> {
  const { tx, tenantId, syncId } = merge
  const { table, columns } = KINDS[rule.kind]
  const next = name(`next_${rule.kind}`)
  const counted = await tx.first<Omit<Counts, 'removed'>>(sql`
    select count(*) filter (where old_version is null)::int as added,
      count(*) filter (where old_version is not null and not same)::int as changed,
      count(*) filter (where same)::int as unchanged from ${next}`)
  // Close everything before opening anything: two people may have swapped their addresses.
  const changed = await tx.count(sql`
    update ${name(table)} as old set closed_at = clock_timestamp(), closed_by = ${syncId} from ${next} n
    where old.tenant_id = ${tenantId} and old.version = n.old_version and old.closed_at is null and not n.same`)
  const removed = await removeGone(merge, rule)
  if (changed !== counted?.changed || removed !== gone) throw staleRead()
  const values = {
    tenant_id: sql`${tenantId}`,
    opened_by: sql`${syncId}`,
    opened_at: sql`coalesce(old.closed_at, now())`,
    ...columnsFrom(sql`n`, columns),
  }
  await tx.count(
    insertColumns(
      name(table),
      values,
      sql`from ${next} n left join ${name(table)} old on old.tenant_id = ${tenantId} and old.version = n.old_version
        where not n.same`,
    ),
  )
  return { ...counted, removed }
}

/** Removed people stay as deleted users, because their accounts may still exist. */
function removeGone({ tx, tenantId, syncId }: Merge, { kind }: MergeRule): Promise<number> {
  const { table, columns } = KINDS[kind]
  const gone = name(`gone_${kind}`)
  const close = (removed: boolean) => sql`
    update ${name(table)} as old set closed_at = clock_timestamp(), closed_by = ${syncId}, removed = ${removed} from ${gone} g
    where old.tenant_id = ${tenantId} and old.version = g.version and old.closed_at is null`
  if (kind !== 'user') return tx.count(close(true))
  const values = {
    tenant_id: sql`old.tenant_id`,
    opened_by: sql`${syncId}`,
    opened_at: sql`old.closed_at`,
    ...columnsFrom(sql`old`, columns),
    status: sql`'DELETED'`,
  }
  return tx.count(sql`
    with old as (${close(false)} returning old.*)
    ${insertColumns(sql`user_versions`, values, sql`from old`)}`)
}

/** Starts again when somebody else has closed one of the versions since it was read. */
export async function removeGoneGrants({ tx, tenantId, syncId }: Merge): Promise<number> {
  const gone = (await tx.first<{ count: number }>(sql`select count(*)::int as count from gone_grant`))?.count
  const removed = await tx.count(sql`
    update grant_versions as old set closed_at = clock_timestamp(), closed_by = ${syncId}, removed = true from gone_grant g
    where old.tenant_id = ${tenantId} and old.version = g.version and old.closed_at is null`)
  if (removed !== gone) throw staleRead()
  if (removed > 0) await noteAccessRemoved(tx, tenantId)
  return removed
}

/**
 * Refreshes the statistics, which the embedded engine never does by itself and PostgreSQL only minutes later, and merges
 * the pending entries of the name indexes, which the next search would have to scan. In a short transaction of its own,
 * because others that do the same wait for its end.
 */
export async function analyzeTables(tx: Tx): Promise<void> {
  const tables = Object.values(KINDS).map(({ table }) => table)
  for (const table of tables) await tx.count(sql`analyze ${name(table)}`)
  await tx.count(sql`
    select gin_clean_pending_list(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid
    join pg_am a on a.oid = c.relam and a.amname = 'gin'
    where i.indrelid = any(${tables}::text[]::regclass[])`)
}
