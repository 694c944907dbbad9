import type { PreviewRow, SyncPreview } from '../../contract/imports/preview.ts'
import type { Reader } from '../db/index.ts'
import { join, name, type Sql, sql } from '../db/sql.ts'
import { KINDS } from '../directory/index.ts'
import type { TenantId } from '../lib/ids.ts'
import type { FileKind } from './columns.ts'
import type { Merge } from './merge.store.ts'
import { field } from './merge-expressions.sql.ts'
import { countGrantDifferences } from './merge-grants.store.ts'
import { rowsOf } from './merge-rows.sql.ts'
import { MERGE_RULES, type MergeRule } from './merge-rules.sql.ts'
import { inParts } from './merge-run.store.ts'
import { countDifferences } from './merge-write.store.ts'
import type { NamedPerson } from './propose-people.ts'

const SAMPLES = 20

/** What a merge would change, after it was resolved and before it is written. */
export interface Changes extends Pick<SyncPreview, 'counts' | 'changedFields' | 'samples'> {
  hash: string
}

export async function findChanges(merge: Merge): Promise<Changes> {
  const { reader } = merge
  const changes: Changes = { hash: '', counts: {}, changedFields: {}, samples: [] }
  const hashes: string[] = []
  for (const rule of MERGE_RULES) {
    const counts = { ...(await countDifferences(merge, rule)), removed: await countRows(reader, `gone_${rule.kind}`) }
    changes.counts[rule.file] = counts
    const ofRow = sql`coalesce(n.old_version::text, '') || r.fields::text ${personOf(merge, rule)}`
    hashes.push(
      await hashOf(
        merge,
        rule.file,
        ofRow,
        (rows) => sql`${name(`next_${rule.kind}`)} n join ${rows} as r on r.line = n.line where not n.same`,
      ),
      await hashOfGone(reader, `gone_${rule.kind}`),
    )
    if (counts.changed > 0) changes.changedFields[rule.file] = await changedFields(merge, rule)
    if (counts.added + counts.changed > 0) changes.samples.push(...(await sampleObjects(merge, rule)))
    if (counts.removed > 0) changes.samples.push(...(await sampleGone(merge, rule)))
  }
  changes.counts.grants = { ...(await countGrantDifferences(merge)), removed: await countRows(reader, 'gone_grant') }
  const ofGrant = sql`coalesce(c.version::text, '') || r.fields::text`
  hashes.push(
    await hashOf(
      merge,
      'grants',
      ofGrant,
      (rows) => sql`changed_grant c join ${rows} as r on r.line = c.line where true`,
    ),
    await hashOfGone(reader, 'gone_grant'),
  )
  changes.samples.push(...(await sampleGrants(merge)))
  changes.hash = hashes.join('|')
  return changes
}

const countRows = async (reader: Reader, table: string) =>
  (await reader.first<{ count: number }>(sql`select count(*)::int as count from ${name(table)}`))?.count ?? 0

/** A sum over the rows that differ, whatever their order. */
async function hashOf(merge: Merge, file: FileKind, text: Sql, from: (rows: Sql) => Sql): Promise<string> {
  let sum = 0n
  await inParts(merge, file, async (part) => {
    const row = await part.reader.first<{ hash: string }>(sql`
      select coalesce(sum(hashtextextended(${text}, 0)::numeric), 0)::text as hash from ${from(rowsOf(part, file))}`)
    sum += BigInt(row?.hash ?? 0)
    return 0
  })
  return String(sum)
}

const hashOfGone = async (reader: Reader, table: string) =>
  (
    await reader.first<{ hash: string }>(sql`
      select coalesce(sum(hashtextextended(version::text, 1)::numeric), 0)::text as hash from ${name(table)}`)
  )?.hash ?? '0'

/** Whose an account becomes depends on more than its row. People that the sync itself makes have other ids each time. */
const personOf = ({ tenantId }: Merge, rule: MergeRule): Sql =>
  rule.kind === 'account'
    ? sql`|| coalesce((select u.user_id from users u where u.tenant_id = ${tenantId} and u.user_id = n.user_id), '')`
    : sql``

/** How often each field changes. */
async function changedFields({ reader, tenantId }: Merge, rule: MergeRule): Promise<Record<string, number>> {
  const counts = Object.keys(rule.columns).map(
    (column) =>
      sql`count(*) filter (where n.${name(column)} is distinct from old.${name(column)})::int as ${name(column)}`,
  )
  const row = await reader.first<Record<string, number>>(sql`
    select ${join(counts, ', ')} from ${name(`next_${rule.kind}`)} n
    join ${name(KINDS[rule.kind].table)} old on old.tenant_id = ${tenantId} and old.version = n.old_version
    where not n.same`)
  return Object.fromEntries(Object.entries(row ?? {}).filter(([, count]) => count > 0))
}

const appName = (rule: MergeRule, app: Sql) =>
  rule.ofApp ? sql`coalesce((select a.ref from known_app a where a.app_id = ${app} limit 1), '')` : sql`''`

async function sampleObjects({ reader, tenantId }: Merge, rule: MergeRule): Promise<PreviewRow[]> {
  const columns = Object.keys(rule.columns)
  return reader.rows<PreviewRow>(sql`
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

const sampleGone = ({ reader, tenantId }: Merge, rule: MergeRule) =>
  reader.rows<PreviewRow>(sql`
    select ${rule.file} as kind, 'removed' as change, ${appName(rule, rule.ofApp ? sql`old.app_id` : sql`''`)} as app,
      old.display_name as name, '[]'::jsonb as fields
    from ${name(`gone_${rule.kind}`)} g
    join ${name(KINDS[rule.kind].table)} old on old.tenant_id = ${tenantId} and old.version = g.version
    order by g.version limit ${SAMPLES}`)

async function sampleGrants(merge: Merge): Promise<PreviewRow[]> {
  const { reader, tenantId } = merge
  const text = (column: string) => sql`coalesce(${field('grants', column)}, '')`
  const sample = (change: 'added' | 'changed') =>
    reader.rows<PreviewRow>(sql`
      select 'grants' as kind, ${change} as change, ${text('app')} as app,
        ${text('entitlement')} || ': ' || ${text('account')} || ${text('resource')} as name, '[]'::jsonb as fields
      from (select c.line from changed_grant c where ${change === 'added' ? sql`c.version is null` : sql`c.version is not null`}
        order by c.line limit ${SAMPLES}) v join ${rowsOf(merge, 'grants')} as r on r.line = v.line
      order by v.line`)
  const gone = await reader.rows<PreviewRow>(sql`
    select 'grants' as kind, 'removed' as change, coalesce(p.display_name, '') as app,
      coalesce(e.display_name, '') || ': ' || coalesce(a.display_name, r.display_name, '') as name, '[]'::jsonb as fields
    from (select version from gone_grant order by version limit ${SAMPLES}) g
    join grant_versions old on old.tenant_id = ${tenantId} and old.version = g.version
    left join entitlements e on e.tenant_id = old.tenant_id and e.entitlement_key = old.entitlement_key
    left join apps p on p.tenant_id = old.tenant_id and p.app_id = e.app_id
    left join accounts a on a.tenant_id = old.tenant_id and a.account_key = old.principal_key
    left join resources r on r.tenant_id = old.tenant_id and r.resource_key = old.principal_key
    order by g.version`)
  return [...(await sample('added')), ...(await sample('changed')), ...gone]
}

const MOST = 200

/** What the file says about people whom nobody knows. */
export const listPeopleNotFound = (reader: Reader, tenantId: TenantId, syncId: string) =>
  reader.rows<SyncPreview['peopleNotFound'][number]>(sql`
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
  merge.reader.rows<{ kind: 'apps' | 'entitlements'; app: string; name: string; rowCount: number }>(sql`
    with counted as materialized (
      select g.entitlement_key, e.app_id, count(*) as count from next_grant g
      join next_entitlement e on e.entitlement_key = g.entitlement_key group by 1, 2)
    select 'apps' as kind, '' as app, n.display_name as name,
      coalesce((select sum(c.count)::int from counted c where c.app_id = n.app_id), 0) as "rowCount"
    from (select * from next_app limit 2000) n
    union all
    select 'entitlements', coalesce((select a.ref from known_app a where a.app_id = n.app_id limit 1), ''), n.display_name,
      coalesce((select c.count::int from counted c where c.entitlement_key = n.entitlement_key), 0)
    from (select * from next_entitlement limit 20000) n`)

export const insertPreview = (reader: Reader, tenantId: TenantId, syncId: string, hash: string, result: object) =>
  reader.count(sql`
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
