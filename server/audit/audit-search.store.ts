import type { Reader } from '../db/index.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import { countAfter } from './audit.store.ts'

export interface EntryFilter {
  actorIds?: readonly string[] | undefined
  /** Names of operations, or beginnings of them. */
  operations?: readonly string[] | undefined
  campaignIds?: readonly string[] | undefined
  targetIds?: readonly string[] | undefined
  requestIds?: readonly string[] | undefined
  outcomes?: readonly string[] | undefined
  from?: string | undefined
  until?: string | undefined
  /** A condition on an entry `e`: what the caller may see. */
  visible: Sql
}

export interface FoundEntry {
  entryId: string
  at: Date
  actorId: string | null
  principalId: string | null
  operation: string
  outcome: string
  targetId: string | null
  detail: Record<string, unknown>
  requestId: string | null
  address: string | null
  campaignId: string | null
  isSealed: boolean
}

/** A tenant's entries, latest first. */
export const searchEntries = (
  reader: Reader,
  tenantId: TenantId,
  filter: EntryFilter,
  { before, limit }: { before: string | undefined; limit: number },
) =>
  reader.rows<FoundEntry>(sql`
    select e.entry_id::text as "entryId", e.at, e.actor_id as "actorId", e.principal_id as "principalId", e.operation,
      e.outcome, e.target_id as "targetId", e.detail, e.request_id as "requestId", e.address,
      e.campaign_id as "campaignId",
      e.entry_id <= coalesce((select h.entry_id from audit_heads h where h.tenant_id = e.tenant_id), 0) as "isSealed"
    from audit_entries e
    where e.tenant_id = ${tenantId} and ${filter.visible}
      and ${before === undefined ? sql`true` : sql`e.entry_id < ${before}::bigint`}
      and ${isOneOf(sql`e.actor_id`, filter.actorIds)} and ${isOneOf(sql`e.campaign_id`, filter.campaignIds)}
      and ${isOneOf(sql`e.target_id`, filter.targetIds)} and ${isOneOf(sql`e.request_id`, filter.requestIds)}
      and ${isOneOf(sql`e.outcome`, filter.outcomes)} and ${startsWith(filter.operations)}
      and ${since(tenantId, filter.from)} and ${beforeTime(tenantId, filter.until)}
    order by e.entry_id desc limit ${limit}`)

const isOneOf = (column: Sql, values: readonly string[] | undefined): Sql =>
  values?.length ? sql`${column} = any(${values})` : sql`true`

const startsWith = (beginnings: readonly string[] | undefined): Sql =>
  beginnings?.length
    ? sql`exists (select 1 from unnest(${beginnings}::text[]) as b (beginning) where starts_with(e.operation, b.beginning))`
    : sql`true`

const since = (tenantId: TenantId, time: string | undefined): Sql =>
  time === undefined
    ? sql`true`
    : sql`e.at >= ${time}::timestamptz and e.entry_id >= ${firstEntryAt(tenantId, sql`${time}::timestamptz - ${SLACK}`)}`

const beforeTime = (tenantId: TenantId, time: string | undefined): Sql =>
  time === undefined
    ? sql`true`
    : sql`e.at < ${time}::timestamptz and e.entry_id < ${firstEntryAt(tenantId, sql`${time}::timestamptz + ${SLACK}`)}`

/** An entry has the time of the start of its transaction, so entries follow their times up to this. */
const SLACK = sql`interval '1 hour'`

/**
 * The id of the first entry at a time or later, found by halving the range of ids: the log has no index on time, which
 * every write would have to maintain.
 */
const firstEntryAt = (tenantId: TenantId, time: Sql): Sql => sql`(
  with recursive range (low, high) as (
    select coalesce(min(entry_id), 0), coalesce(max(entry_id), 0) + 1 from audit_entries where tenant_id = ${tenantId}
    union all
    select case when middle.is_early then middle.entry_id + 1 else range.low end,
      case when middle.is_early then range.high else (range.low + range.high) / 2 end
    from range cross join lateral (
      select entry_id, at < ${time} as is_early from audit_entries
      where tenant_id = ${tenantId} and entry_id >= (range.low + range.high) / 2
      order by audit_entries.entry_id limit 1) middle
    where range.low < range.high)
  select min(high) from range)`

/** Where the chain of a tenant ends, and how many entries are not in it yet. */
export async function findChainState(reader: Reader, tenantId: TenantId) {
  const head = await reader.first<{ seq: string; hash: Buffer; entryId: string; at: Date | null }>(sql`
    select h.seq::text as seq, h.hash, h.entry_id::text as "entryId", e.at from audit_heads h
    left join audit_entries e on e.tenant_id = h.tenant_id and e.entry_id = h.entry_id
    where h.tenant_id = ${tenantId}`)
  return { head, unsealed: await countAfter(reader, tenantId, head?.entryId ?? '0') }
}
