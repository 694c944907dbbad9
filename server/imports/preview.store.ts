import type { PreviewRow, SyncPreview } from '../../contract/imports/preview.ts'
import type { Reader, Tx } from '../db/index.ts'
import { join, name, type Sql, sql } from '../db/sql.ts'
import { KINDS } from '../directory/index.ts'
import type { TenantId } from '../lib/ids.ts'
import type { Merge } from './merge.store.ts'
import { field } from './merge-expressions.sql.ts'
import { grantChanges } from './merge-grants.sql.ts'
import { rowsOf } from './merge-rows.sql.ts'
import { MERGE_RULES, type MergeRule } from './merge-rules.sql.ts'
import type { NamedPerson } from './propose-people.ts'

const SAMPLES = 20

/** What a merge would change, after it was resolved and before it is written. */
export interface Changes extends Pick<SyncPreview, 'counts' | 'changedFields' | 'samples'> {
  hash: string
}

export async function findChanges(merge: Merge): Promise<Changes> {
  const { tx } = merge
  const changes: Changes = { hash: '', counts: {}, changedFields: {}, samples: [] }
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
    if (counts.added + counts.changed > 0) changes.samples.push(...(await sampleObjects(merge, rule)))
    if (counts.removed > 0) changes.samples.push(...(await sampleGone(merge, rule)))
  }
  const grants = await findGrantChanges(merge)
  changes.counts.grants = grants.counts
  changes.samples.push(...grants.samples)
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

const appName = (rule: MergeRule, app: Sql) =>
  rule.ofApp ? sql`coalesce((select a.ref from known_app a where a.app_id = ${app} limit 1), '')` : sql`''`

async function sampleObjects({ tx, tenantId }: Merge, rule: MergeRule): Promise<PreviewRow[]> {
  const columns = Object.keys(rule.columns)
  return tx.rows<PreviewRow>(sql`
    select ${rule.file} as kind, case when v.old_version is null then 'added' else 'changed' end as change, v.app, v.name,
      coalesce(v.fields, '[]') as fields
    from (select n.old_version, n.display_name as name, ${appName(rule, sql`n.${name(rule.ofApp ? 'app_id' : rule.id)}`)} as app,
        row_number() over (partition by n.old_version is null order by n.line) as nth,
        (select jsonb_agg(jsonb_build_object('field', c, 'before', coalesce(to_jsonb(old) ->> c, ''),
            'after', coalesce(to_jsonb(n) ->> c, '')))
          from unnest(${columns}::text[]) c
          where old.version is not null and to_jsonb(old) -> c is distinct from to_jsonb(n) -> c) as fields
      from ${name(`next_${rule.kind}`)} n
      left join ${name(KINDS[rule.kind].table)} old on old.tenant_id = ${tenantId} and old.version = n.old_version
      where not n.same) v
    where v.nth <= ${SAMPLES} order by 2, v.nth`)
}

const sampleGone = ({ tx, tenantId }: Merge, rule: MergeRule) =>
  tx.rows<PreviewRow>(sql`
    select ${rule.file} as kind, 'removed' as change, ${appName(rule, rule.ofApp ? sql`old.app_id` : sql`''`)} as app,
      old.display_name as name, '[]'::jsonb as fields
    from ${name(`gone_${rule.kind}`)} g
    join ${name(KINDS[rule.kind].table)} old on old.tenant_id = ${tenantId} and old.version = g.version
    order by g.version limit ${SAMPLES}`)

async function findGrantChanges(merge: Merge) {
  const { tx, tenantId } = merge
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
  const text = (column: string) => sql`coalesce(${field('grants', column)}, '')`
  const samples = await tx.rows<PreviewRow>(sql`
    select 'grants' as kind, case when v.version is null then 'added' else 'changed' end as change,
      ${text('app')} as app, ${text('entitlement')} || ': ' || ${text('account')} || ${text('resource')} as name,
      '[]'::jsonb as fields
    from (select p.*, row_number() over (partition by p.version is null order by p.line) as nth from previewed_grant p
      where p.is_unchanged is not true) v join ${rows} as r on r.line = v.line
    where v.nth <= ${SAMPLES} order by 2, v.nth`)
  const gone = await tx.rows<PreviewRow>(sql`
    select 'grants' as kind, 'removed' as change, coalesce(p.display_name, '') as app,
      coalesce(e.display_name, '') || ': ' || coalesce(a.display_name, r.display_name, '') as name, '[]'::jsonb as fields
    from gone_grant g join grant_versions old on old.tenant_id = ${tenantId} and old.version = g.version
    left join entitlements e on e.tenant_id = old.tenant_id and e.entitlement_key = old.entitlement_key
    left join apps p on p.tenant_id = old.tenant_id and p.app_id = e.app_id
    left join accounts a on a.tenant_id = old.tenant_id and a.account_key = old.principal_key
    left join resources r on r.tenant_id = old.tenant_id and r.resource_key = old.principal_key
    order by g.version limit ${SAMPLES}`)
  return { counts, hash, samples: [...samples, ...gone] }
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

/** Names of apps and entitlements that the sync would have, with the number of grants that name them. */
export const listNames = (merge: Merge) =>
  merge.tx.rows<{ kind: 'apps' | 'entitlements'; app: string; name: string; rowCount: number }>(sql`
    select 'apps' as kind, '' as app, n.display_name as name,
      (select count(*)::int from ${rowsOf(merge, 'grants')} as r where ${field('grants', 'app')} = n.external_id) as "rowCount"
    from (select * from next_app limit 2000) n
    union all
    select 'entitlements', coalesce((select a.ref from known_app a where a.app_id = n.app_id limit 1), ''), n.display_name, (
      select count(*)::int from next_grant g where g.entitlement_key = n.entitlement_key)
    from (select * from next_entitlement limit 20000) n`)

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
