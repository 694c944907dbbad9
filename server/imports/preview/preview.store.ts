import type { SyncPreview } from '../../../contract/imports/preview.ts'
import type { Sync } from '../../../contract/imports/source.ts'
import type { Reader } from '../../db/index.ts'
import { join, name, type Sql, sql } from '../../db/sql.ts'
import { KINDS } from '../../directory/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { FileKind } from '../columns.ts'
import type { Merge } from '../merge/merge.store.ts'
import { countGrantDifferences } from '../merge/merge-grants.store.ts'
import { rowsOf } from '../merge/merge-rows.sql.ts'
import { MERGE_RULES, type MergeRule } from '../merge/merge-rules.sql.ts'
import { inParts } from '../merge/merge-run.store.ts'
import { countDifferences } from '../merge/merge-write.store.ts'
import type { NamedPerson } from '../questions/propose-people.ts'

/** What a merge would change, after it was resolved and before it is written. */
export interface Changes extends Pick<SyncPreview, 'changedFields'> {
  counts: Sync['counts']
  hash: string
}

export async function findChanges(merge: Merge): Promise<Changes> {
  const { reader } = merge
  const changes: Changes = { hash: '', counts: {}, changedFields: {} }
  const hashes: string[] = []
  for (const rule of MERGE_RULES) {
    const counts = { ...(await countDifferences(merge, rule)), removed: await countRows(reader, `gone_${rule.kind}`) }
    changes.counts[rule.file] = counts
    const ofRow = sql`coalesce(n.old_version::text, '') || r.fields::text ${resolvedOf(merge, rule)}`
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

/** Columns whose value depends on more than the row: on people and policies that are here, and on who has an address. */
const RESOLVED: Readonly<Record<string, 'user' | 'users' | 'text'>> = {
  user_id: 'user',
  manager_ids: 'users',
  owner_ids: 'users',
  certify_policy_id: 'text',
  email: 'text',
}

/** What these columns become. People that the sync itself brings have other ids each time, so they count as new ones. */
function resolvedOf({ tenantId }: Merge, rule: MergeRule): Sql {
  const users = sql`from users u where u.tenant_id = ${tenantId} and u.user_id`
  const texts = Object.keys(rule.columns).flatMap((column) => {
    const value = sql`n.${name(column)}`
    if (RESOLVED[column] === 'user')
      return sql`coalesce((select u.user_id ${users} = ${value}), (${value} is not null)::text)`
    if (RESOLVED[column] === 'users')
      return sql`cardinality(${value}), coalesce((select string_agg(u.user_id, ',' order by u.user_id) ${users} = any(${value})), '')`
    return RESOLVED[column] === 'text' ? value : []
  })
  return texts.length === 0 ? sql`` : sql`|| concat_ws(chr(31), ${join(texts, ', ')})`
}

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

const MOST = 200

/** What the file calls a person whom nobody knows: whose accounts these are, or a manager or owner. */
export interface TextNotFound {
  text: string
  reason: string
  rowCount: number
  ofAccounts: boolean
  ofOthers: boolean
}

export const listPeopleNotFound = (reader: Reader, tenantId: TenantId, syncId: string) =>
  reader.rows<TextNotFound>(sql`
    select value as text, reason, sum(row_count)::int as "rowCount", bool_or(kind = 'accounts') as "ofAccounts",
      bool_or(kind <> 'accounts') as "ofOthers" from sync_faults
    where tenant_id = ${tenantId} and sync_id = ${syncId} and reason in ('person_not_found', 'person_ambiguous')
    group by value, reason order by sum(row_count) desc, value limit ${MOST}`)

/** The people who are here, by id. */
export const listNamedPeople = (reader: Reader, tenantId: TenantId, after: string, limit: number) =>
  reader.rows<NamedPerson>(sql`
    select u.user_id as "userId", u.display_name as "displayName", u.email, u.email as ref from users u
    where u.tenant_id = ${tenantId} and u.user_id > ${after} and u.status <> 'DELETED'
    order by u.user_id limit ${limit}`)

/** The people whom a sync brings, by the id that this check gives them. Rows can name them by address or id. */
export const listNewPeople = (reader: Reader, tenantId: TenantId, after: string, limit: number) =>
  reader.rows<NamedPerson>(sql`
    select n.user_id as "userId", n.display_name as "displayName", n.email,
      coalesce(nullif(n.email, ''), n.external_id) as ref, n.old_version is null as "isNew" from next_user n
    where n.tenant_id = ${tenantId} and n.user_id > ${after} order by n.user_id limit ${limit}`)

export interface NamedThing {
  kind: 'apps' | 'entitlements'
  app: string
  name: string
  externalId: string
  rowCount: number
  /** The source that has it, empty for what was made by hand; null for what the sync has. */
  sourceName: string | null
}

/**
 * Names of apps and entitlements that the sync would have, with the number of grants that name them; then the other apps
 * of the tenant.
 */
export const listNames = ({ reader, tenantId, sourceId }: Merge) =>
  reader.rows<NamedThing>(sql`
    with granted as (select entitlement_key, count(*)::int as count from next_grant group by entitlement_key),
    named as (select n.app_id, n.display_name, n.external_id, coalesce(g.count, 0) as count from next_entitlement n
      left join granted g using (entitlement_key) limit 20000)
    select 'apps' as kind, '' as app, a.display_name as name, a.external_id as "externalId",
      coalesce((select sum(n.count)::int from named n where n.app_id = a.app_id), 0) as "rowCount", null as "sourceName"
    from (select * from next_app limit 2000) a
    union all
    select 'entitlements', coalesce((select a.display_name from next_app a where a.app_id = n.app_id limit 1),
      (select a.display_name from apps a where a.tenant_id = ${tenantId} and a.app_id = n.app_id), ''),
      n.display_name, n.external_id, n.count, null from named n
    union all
    select 'apps', '', o.display_name, o.external_id, 0, coalesce(o.source_name, '') from (
      select a.display_name, a.external_id, s.display_name as source_name from apps a
      left join sources s on s.tenant_id = a.tenant_id and s.source_id = a.source_id
      where a.tenant_id = ${tenantId} and a.source_id is distinct from ${sourceId} and exists (select 1 from next_app)
      order by a.app_id limit 2000) o`)

/** What of a preview is stored; the rest is known when somebody gets it. */
export type StoredPreview = Omit<SyncPreview, 'syncId' | 'previewToken' | 'createdAt' | 'questions'>

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
    result: StoredPreview
    createdAt: Date
    isExpired: boolean
  }>(sql`
    select change_hash as hash, result, created_at as "createdAt", created_at < now() - interval '24 hours' as "isExpired"
    from sync_previews where tenant_id = ${tenantId} and sync_id = ${syncId}`)
