import type { SyncPreview } from '../../contract/imports/preview.ts'
import type { Reader, Tx } from '../db/index.ts'
import { join, name, type Sql, sql } from '../db/sql.ts'
import { KINDS } from '../directory/index.ts'
import type { TenantId } from '../lib/ids.ts'
import type { Merge } from './merge.store.ts'
import { grantChanges } from './merge-grants.sql.ts'
import { rowsOf } from './merge-rows.sql.ts'
import { MERGE_RULES, type MergeRule } from './merge-rules.sql.ts'
import type { NamedPerson } from './propose-people.ts'

/** What a merge would change, after it was resolved and before it is written. */
export interface Changes extends Pick<SyncPreview, 'counts' | 'changedFields'> {
  hash: string
}

export async function findChanges(merge: Merge): Promise<Changes> {
  const { tx } = merge
  const changes: Changes = { hash: '', counts: {}, changedFields: {} }
  const hashes: string[] = []
  for (const rule of MERGE_RULES) {
    const next = name(`next_${rule.kind}`)
    const row = await tx.first<{
      added: number
      changed: number
      unchanged: number
      removed: number
      hash: string
    }>(sql`
      select count(*) filter (where n.old_version is null)::int as added,
        count(*) filter (where n.old_version is not null and not n.same)::int as changed,
        count(*) filter (where n.same)::int as unchanged, (select count(*)::int from ${name(`gone_${rule.kind}`)}) as removed,
        coalesce(sum(hashtextextended(coalesce(n.old_version::text, '') || r.fields::text ${personOf(merge, rule)}, 0)::numeric)
          filter (where not n.same), 0)::text || ' ' || (select coalesce(sum(hashtextextended(version::text, 1)::numeric), 0)::text
          from ${name(`gone_${rule.kind}`)}) as hash
      from ${next} n join ${rowsOf(merge, rule.file)} as r on r.line = n.line`)
    if (!row) continue
    const { hash, ...counts } = row
    hashes.push(hash)
    changes.counts[rule.file] = counts
    if (counts.changed > 0) changes.changedFields[rule.file] = await changedFields(merge, rule)
  }
  const grants = await findGrantChanges(merge)
  changes.counts.grants = grants.counts
  changes.hash = [...hashes, grants.hash].join('|')
  return changes
}

/** Whose an account becomes depends on more than its row. People that the sync itself makes have other ids each time. */
const personOf = ({ tenantId }: Merge, rule: MergeRule): Sql =>
  rule.kind === 'account'
    ? sql`|| coalesce((select u.user_id from users u where u.tenant_id = ${tenantId} and u.user_id = n.user_id), '')`
    : sql``

/** How often each field changes. */
async function changedFields({ tx, tenantId }: Merge, rule: MergeRule): Promise<Record<string, number>> {
  const counts = Object.keys(rule.columns).map(
    (column) =>
      sql`count(*) filter (where n.${name(column)} is distinct from old.${name(column)})::int as ${name(column)}`,
  )
  const row = await tx.first<Record<string, number>>(sql`
    select ${join(counts, ', ')} from ${name(`next_${rule.kind}`)} n
    join ${name(KINDS[rule.kind].table)} old on old.tenant_id = ${tenantId} and old.version = n.old_version
    where not n.same`)
  return Object.fromEntries(Object.entries(row ?? {}).filter(([, count]) => count > 0))
}

async function findGrantChanges(merge: Merge) {
  const { tx } = merge
  await tx.count(sql`
    create temp table previewed_grant on commit drop as
    select n.line, g.version, g.is_unchanged from next_grant n
    left join lateral (${grantChanges(merge)}) g on true`)
  const rows = rowsOf(merge, 'grants')
  const row = await tx.first<{ added: number; changed: number; unchanged: number; removed: number; hash: string }>(sql`
    select count(*) filter (where p.version is null)::int as added,
      count(*) filter (where not p.is_unchanged)::int as changed,
      count(*) filter (where p.is_unchanged)::int as unchanged, (select count(*)::int from gone_grant) as removed,
      coalesce(sum(hashtextextended(coalesce(p.version::text, '') || r.fields::text, 0)::numeric)
        filter (where p.is_unchanged is not true), 0)::text || ' ' || (
          select coalesce(sum(hashtextextended(version::text, 1)::numeric), 0)::text from gone_grant) as hash
    from previewed_grant p join ${rows} as r on r.line = p.line`)
  const { hash = '', ...counts } = row ?? { added: 0, changed: 0, unchanged: 0, removed: 0 }
  return { counts, hash }
}

const MOST = 200

/** What the file says about people whom nobody knows. */
export const listPeopleNotFound = (tx: Tx, tenantId: TenantId, syncId: string) =>
  tx.rows<SyncPreview['peopleNotFound'][number]>(sql`
    select value as text, reason, count(*)::int as "rowCount", bool_or(kind = 'accounts') as "ofAccounts" from sync_faults
    where tenant_id = ${tenantId} and sync_id = ${syncId} and reason in ('person_not_found', 'person_ambiguous')
    group by value, reason order by count(*) desc, value limit ${MOST}`)

/** The people who are here, by id. */
export const listNamedPeople = (reader: Reader, tenantId: TenantId, after: string, limit: number) =>
  reader.rows<NamedPerson>(sql`
    select u.user_id as "userId", u.display_name as "displayName", u.email from users u
    where u.tenant_id = ${tenantId} and u.user_id > ${after} and u.status <> 'STATUS_DELETED'
    order by u.user_id limit ${limit}`)

export interface NameInSync {
  kind: 'apps' | 'entitlements'
  app: string
  name: string
  externalId: string
  rowCount: number
}

/** Names of apps and entitlements that the sync would have, with the number of grants that name them. */
export const listNames = (merge: Merge) =>
  merge.tx.rows<NameInSync>(sql`
    with granted as (select entitlement_key, count(*)::int as count from next_grant group by entitlement_key),
    named as (select n.app_id, n.display_name, n.external_id, coalesce(g.count, 0) as count from next_entitlement n
      left join granted g using (entitlement_key) limit 20000)
    select 'apps' as kind, '' as app, a.display_name as name, a.external_id as "externalId",
      coalesce((select sum(n.count)::int from named n where n.app_id = a.app_id), 0) as "rowCount"
    from (select * from next_app limit 2000) a
    union all
    select 'entitlements', coalesce((select a.display_name from next_app a where a.app_id = n.app_id limit 1),
      (select a.display_name from apps a where a.tenant_id = ${merge.tenantId} and a.app_id = n.app_id), ''),
      n.display_name, n.external_id, n.count from named n`)

export const insertPreview = (tx: Tx, tenantId: TenantId, syncId: string, hash: string, result: object) =>
  tx.count(sql`
    insert into sync_previews (tenant_id, sync_id, change_hash, result)
    values (${tenantId}, ${syncId}, ${hash}, ${JSON.stringify(result)}::jsonb)
    on conflict (tenant_id, sync_id) do update set change_hash = excluded.change_hash, result = excluded.result,
      created_at = now()`)

/** The stored preview of a sync; those of a day ago have expired. */
export const findPreview = (reader: Reader, tenantId: TenantId, syncId: string) =>
  reader.first<{
    hash: string
    result: Omit<SyncPreview, 'syncId' | 'previewToken' | 'createdAt' | 'questions'>
    createdAt: Date
    isExpired: boolean
  }>(sql`
    select change_hash as hash, result, created_at as "createdAt", created_at < now() - interval '24 hours' as "isExpired"
    from sync_previews where tenant_id = ${tenantId} and sync_id = ${syncId}`)
