import { type Reader, staleRead, type Tx } from '../../db/index.ts'
import { join, name, type Sql, sql } from '../../db/sql.ts'
import { announceAccessWrite, KINDS, type Kind, noteAccessRemoved } from '../../directory/index.ts'
import { nextGrants } from '../deletion/delete-source.store.ts'
import { hasUnidentifiedRows, type Merge } from './merge.store.ts'
import { isAdministrator } from './merge-expressions.sql.ts'
import type { Differences } from './merge-grants.store.ts'
import { columnsFrom, insertColumns, leftOutOf, ofLines, rowKey } from './merge-rows.sql.ts'
import type { MergeRule } from './merge-rules.sql.ts'
import { createWorking, inParts, type Transact } from './merge-run.store.ts'

/** How many of the source's objects a sync would remove, and how many it has. */
export interface Share {
  gone: number
  before: number
}

/** Finds the objects of a kind that the source no longer has: absent from the file, or inside an absent app. */
export async function findGone(merge: Merge, rule: MergeRule): Promise<number> {
  const { reader, tenantId, sourceId } = merge
  const gone = name(`gone_${rule.kind}`)
  await createWorking(merge, `gone_${rule.kind}`, sql`version bigint, object_id text, object_key bigint`)
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
  return reader.count(
    insertColumns(
      gone,
      values,
      sql`from ${name(KINDS[rule.kind].table)} old
        where old.tenant_id = ${tenantId} and old.closed_at is null and (${join(conditions, ' or ')}) and not (${stays})`,
    ),
  )
}

/** How many people or accounts the sync would remove, of how many. */
export async function countGone({ reader, tenantId, sourceId }: Merge, kind: 'user' | 'account'): Promise<Share> {
  const row = await reader.first<Share>(sql`
    select (select count(*)::int from ${name(`gone_${kind}`)}) as gone,
      (select count(*)::int from ${name(`${kind}s`)} old
        where old.tenant_id = ${tenantId} and old.source_id = ${sourceId} and old.status <> 'DELETED') as before`)
  return row ?? { gone: 0, before: 0 }
}

/** Finds the grants to remove: absent from the file, or of an object that is removed. */
export async function findGoneGrants(merge: Merge): Promise<Share> {
  const { reader, tenantId, syncId, sourceId } = merge
  const part = merge.isInParts ? merge.sizes.largest : ALL
  await createWorking(merge, 'gone_grant', sql`version bigint`)
  await createWorking(merge, 'kept_grant', sql`entitlement_key bigint, principal_key bigint`)
  await reader.count(sql`
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
    for (let range = await nextGrants(reader, merge, '0', part); range; ) {
      await reader.count(sql`
        insert into gone_grant (version) select old.version from grant_versions old
        where old.tenant_id = ${tenantId} and old.source_id = ${sourceId} and old.closed_at is null
          and old.version > ${range.after}::bigint and old.version <= ${range.upTo}::bigint
          and not exists (select 1 from next_grant n
            where n.entitlement_key = old.entitlement_key and n.principal_key = old.principal_key)
          and not exists (select 1 from kept_grant k
            where k.entitlement_key = old.entitlement_key and k.principal_key = old.principal_key)`)
      range = await nextGrants(reader, merge, range.upTo, part)
    }
  if (await hasGoneObjects(reader))
    await reader.count(sql`
      insert into gone_grant (version) select old.version from grant_versions old
      where old.tenant_id = ${tenantId} and old.closed_at is null
        and (old.entitlement_key in (select object_key from gone_entitlement)
          or old.principal_key in (select object_key from gone_account union all select object_key from gone_resource))
        and old.version not in (select version from gone_grant)`)
  const row = await reader.first<Share>(sql`
    select (select count(*)::int from gone_grant) as gone,
      (select count(*)::int from grants where tenant_id = ${tenantId} and source_id = ${sourceId}) as before`)
  return row ?? { gone: 0, before: 0 }
}

const hasGoneObjects = async (reader: Reader) =>
  (await reader.first(sql`
    select 1 where exists (select 1 from gone_entitlement) or exists (select 1 from gone_account)
      or exists (select 1 from gone_resource)`)) !== undefined

/** More rows than a sync can have. */
const ALL = 2 ** 31 - 1

/**
 * Lets new names wait beside their indexes until `analyzeTables` adds them at once. With the usual 4 MB they are added every
 * few thousand rows: 100,000 accounts took 6.6 s instead of 4.3 and 0.6 for adding them. On the embedded engine others
 * search between the parts and would read all that waits.
 */
export const gatherNames = async ({ reader, isInParts }: Merge): Promise<void> => {
  if (!isInParts) await reader.count(sql`select set_config('gin_pending_list_limit', '64MB', true)`)
}

/** How many objects of a kind differ from what is there. */
export async function countDifferences({ reader }: Merge, rule: MergeRule): Promise<Differences> {
  const row = await reader.first<Differences>(sql`
    select count(*) filter (where old_version is null)::int as added,
      count(*) filter (where old_version is not null and not same)::int as changed,
      count(*) filter (where same)::int as unchanged from ${name(`next_${rule.kind}`)}`)
  return row ?? { added: 0, changed: 0, unchanged: 0 }
}

/** An address or id that one person has and another may be about to get. */
const letsGo = sql`old.version is not null and (lower(old.email) <> lower(n.email) or old.external_id <> n.external_id)`

/**
 * Closes the versions of changed objects and opens those of new and changed ones. People who let go of an address or an
 * id come first and all at once, because others may get it, or two may have swapped theirs.
 */
export async function writeObjects(merge: Merge, rule: MergeRule): Promise<void> {
  const write = async (where: Sql) => {
    const written = await merge.transact((tx) => writeVersions(tx, merge, rule, where))
    return written
  }
  if (rule.kind === 'user' && merge.files.has('users')) await write(letsGo)
  const others = rule.kind === 'user' ? sql`(${letsGo}) is not true` : sql`true`
  await inParts(merge, rule.file, (part) => write(sql`${ofLines(part, sql`n.line`)} and ${others}`))
}

/** Starts again when somebody else has closed one of the versions since it was read. */
async function writeVersions(tx: Tx, { tenantId, syncId }: Merge, rule: MergeRule, where: Sql): Promise<number> {
  await announceAccessWrite(tx, tenantId, syncId)
  const { table, columns } = KINDS[rule.kind]
  const differing = sql`${name(`next_${rule.kind}`)} n
    left join ${name(table)} old on old.tenant_id = ${tenantId} and old.version = n.old_version
    where not n.same and ${where}`
  const before = await tx.first<{ count: number }>(sql`select count(n.old_version)::int as count from ${differing}`)
  const closed = await tx.count(sql`
    update ${name(table)} as o set closed_at = clock_timestamp(), closed_by = ${syncId}
    where o.tenant_id = ${tenantId} and o.closed_at is null
      and o.version = any(array(select n.old_version from ${differing} and n.old_version is not null))`)
  if (closed !== before?.count) throw staleRead()
  const values = {
    tenant_id: sql`${tenantId}`,
    opened_by: sql`${syncId}`,
    opened_at: sql`coalesce(old.closed_at, now())`,
    ...columnsFrom(sql`n`, columns),
  }
  return tx.count(insertColumns(name(table), values, sql`from ${differing}`))
}

/** Takes the next removed objects. */
const nextGone = (table: string, limit: number): Sql => sql`
  delete from ${name(table)} where ctid = any(array(select ctid from ${name(table)} limit ${limit})) returning version`

/** Closes the versions of removed objects. Removed people stay as deleted users, because their accounts may still exist. */
export async function removeGone(merge: Merge, kind: Kind): Promise<void> {
  const { tenantId, syncId } = merge
  const { table, columns } = KINDS[kind]
  const part = merge.isInParts ? merge.sizes.first : ALL
  const close = (removed: boolean) => sql`
    update ${name(table)} as old set closed_at = clock_timestamp(), closed_by = ${syncId}, removed = ${removed} from gone g
    where old.tenant_id = ${tenantId} and old.version = g.version and old.closed_at is null`
  const gone = sql`gone as (${nextGone(`gone_${kind}`, part)})`
  const deleted = {
    tenant_id: sql`old.tenant_id`,
    opened_by: sql`${syncId}`,
    opened_at: sql`old.closed_at`,
    ...columnsFrom(sql`old`, columns),
    status: sql`'DELETED'`,
  }
  const statement =
    kind === 'user'
      ? sql`with ${gone}, old as (${close(false)} returning old.*)
          ${insertColumns(sql`user_versions`, deleted, sql`from old`)}`
      : sql`with ${gone} ${close(true)}`
  const remove = (left: number) =>
    merge.transact(async (tx) => {
      await announceAccessWrite(tx, tenantId, syncId)
      if ((await tx.count(statement)) !== Math.min(left, part)) throw staleRead()
      if (kind === 'grant') await noteAccessRemoved(tx, tenantId)
    })
  const row = await merge.reader.first<{ count: number }>(
    sql`select count(*)::int as count from ${name(`gone_${kind}`)}`,
  )
  for (let left = row?.count ?? 0; left > 0; left -= part) await remove(left)
}

/**
 * Merges the pending entries of the name indexes, which the next search would have to scan, and refreshes the statistics,
 * which the embedded engine never does by itself and PostgreSQL only minutes later. In short transactions of their own,
 * because others that do the same wait for their end.
 */
export async function analyzeTables(transact: Transact): Promise<void> {
  const tables = Object.values(KINDS).map(({ table }) => table)
  const addNames = sql`
    select gin_clean_pending_list(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid
    join pg_am a on a.oid = c.relam and a.amname = 'gin'
    where i.indrelid = any(${tables}::text[]::regclass[])`
  const waiting = [addNames, ...tables.map((table) => sql`analyze ${name(table)}`)].values()
  const work = async () => {
    for (const statement of waiting) await transact((tx) => tx.count(statement))
  }
  // PostgreSQL takes one processor for each.
  await Promise.all([work(), work()])
}
