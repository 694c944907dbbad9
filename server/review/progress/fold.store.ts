import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

const FEWEST = 1_000

/**
 * Open reviews with at least as many new tallies as there were after they were added up last. Numbers of tallies are
 * given to all reviews in turn, so this may overestimate.
 */
export async function listUnfolded(reader: Reader, tenantId: TenantId): Promise<string[]> {
  const rows = await reader.rows<{ key: string }>(sql`
    select review_key::text as key from reviews r
    where tenant_id = ${tenantId} and opened_at is not null and closed_at is null
      and (select tally_id from review_tallies t where t.tenant_id = r.tenant_id and t.review_key = r.review_key
        order by tally_id desc limit 1) - folded_to >= greatest(folded_count, ${FEWEST})
    order by review_key`)
  return rows.map(({ key }) => key)
}

/**
 * Replaces the tallies of a review by their sums. Others write while it runs: what they have not committed stays as it
 * is, and whoever reads sees either all of the old rows or all of the new ones.
 */
export const foldTallies = (tx: Tx, tenantId: TenantId, reviewKey: string) =>
  tx.count(sql`
    with gone as (
      delete from review_tallies where tenant_id = ${tenantId} and review_key = ${reviewKey}
      returning dimension, key, measure, n
    ), folded as (
      insert into review_tallies (tenant_id, review_key, dimension, key, measure, n)
      select ${tenantId}, ${reviewKey}::bigint, dimension, key, measure, sum(n) from gone
      group by dimension, key, measure having sum(n) <> 0
      returning tally_id)
    update reviews set folded_to = f.last, folded_count = f.n
    from (select coalesce(max(tally_id), 0) as last, count(*) as n from folded) f
    where tenant_id = ${tenantId} and review_key = ${reviewKey}`)
