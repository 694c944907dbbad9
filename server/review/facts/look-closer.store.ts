import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { Range } from '../../jobs/index.ts'
import type { PeerSource } from './peers.store.ts'
import type { FactKey } from './reviewer-facts.store.ts'

/** The next tasks of a review, by number; undefined when none are left. */
export async function nextTasks(
  reader: Reader,
  { tenantId, reviewKey }: PeerSource,
  after: string,
  size: number,
): Promise<Range | undefined> {
  const row = await reader.first<{ upTo: string | null }>(sql`
    select max(numeric_id)::text as "upTo" from (
      select numeric_id from tasks where tenant_id = ${tenantId} and review_key = ${reviewKey}
        and numeric_id > ${after}::bigint order by numeric_id limit ${size}) t`)
  return row?.upTo ? { after, upTo: row.upTo } : undefined
}

export const listFactKeys = (reader: Reader, { tenantId, reviewKey }: PeerSource, { after, upTo }: Range) =>
  reader.rows<FactKey>(sql`
    select numeric_id::text as "numericId", principal_key::text as "principalKey",
      entitlement_key::text as "entitlementKey"
    from tasks where tenant_id = ${tenantId} and review_key = ${reviewKey} and numeric_id > ${after}::bigint
      and numeric_id <= ${upTo}::bigint order by numeric_id`)

/** Keeps the reasons to look closer at tasks. */
export const insertInsights = (
  tx: Tx,
  { tenantId, reviewKey }: PeerSource,
  rows: readonly { numericId: string; codes: readonly string[] }[],
) =>
  tx.count(sql`
    insert into review_insights (tenant_id, review_key, numeric_id, codes)
    select ${tenantId}, ${reviewKey}::bigint, q.numeric_id, string_to_array(q.codes, ' ')
    from unnest(${rows.map(({ numericId }) => numericId)}::bigint[], ${rows.map(({ codes }) => codes.join(' '))}::text[])
      as q (numeric_id, codes)`)

export const analyzeInsights = (tx: Tx) => tx.count(sql`analyze review_insights`)
