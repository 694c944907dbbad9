import type { Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import { riskRank } from '../../directory/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { loadTenantSettings } from '../../tenant-settings/index.ts'
import { QUICK_SECONDS } from './speed.rules.ts'

/** A choice of more is looked at for high risk. */
const BULK_SIZE = 100

/**
 * Adds how fast the decisions of these submissions were chosen to what is known of their reviewers. What was chosen in
 * one call is one choice. Kept as counts, so that half of many choices being quick is known without reading them again.
 */
export async function noteSpeed(tx: Tx, tenantId: TenantId, keys: readonly string[]): Promise<void> {
  const { highRiskRank } = await loadTenantSettings(tx, tenantId)
  await tx.count(sql`
    with choices as materialized (
      select d.review_key, d.user_id, d.chosen_at, count(*) filter (where d.approved) as approved,
        max(abs(d.chosen_with)) > ${BULK_SIZE} as is_bulk
      from decisions d where d.tenant_id = ${tenantId} and d.submission_key = any(${keys}::bigint[])
      group by d.review_key, d.user_id, d.chosen_at),
    risky as (
      select d.review_key, d.user_id, d.chosen_at, count(*) as n from choices c
      join decisions d on d.tenant_id = ${tenantId} and d.submission_key = any(${keys}::bigint[])
        and d.review_key = c.review_key and d.user_id = c.user_id and d.chosen_at = c.chosen_at and d.approved
      join reviews r on r.tenant_id = ${tenantId} and r.review_key = d.review_key
      join tasks t on t.tenant_id = ${tenantId} and t.review_key = d.review_key and t.numeric_id = d.numeric_id
      join preparation_entitlements e on e.tenant_id = ${tenantId} and e.preparation_key = r.preparation_key
        and e.entitlement_key = t.entitlement_key
      join entitlement_versions ev on ev.tenant_id = ${tenantId} and ev.version = e.entitlement_version
      join attribute_values v on v.tenant_id = ${tenantId} and v.value_id = ev.risk_level_id
      where c.is_bulk and ${riskRank(sql`v`)} >= ${highRiskRank}
      group by d.review_key, d.user_id, d.chosen_at),
    gaps as (
      select c.*, coalesce(x.n, 0) as risk,
        c.chosen_at - coalesce(lag(c.chosen_at) over (partition by c.review_key, c.user_id order by c.chosen_at),
          s.last_chosen_at) as gap
      from choices c
      left join reviewer_speeds s on s.tenant_id = ${tenantId} and s.review_key = c.review_key and s.user_id = c.user_id
      left join risky x on x.review_key = c.review_key and x.user_id = c.user_id and x.chosen_at = c.chosen_at)
    insert into reviewer_speeds as s (tenant_id, review_key, user_id, choice_count, quick_count, last_chosen_at,
      bulk_count, bulk_risk_count)
    select ${tenantId}, review_key, user_id, count(*),
      count(*) filter (where gap >= interval '0' and gap < make_interval(secs => ${QUICK_SECONDS}::int)),
      max(chosen_at), coalesce(max(approved) filter (where risk > 0), 0),
      coalesce((array_agg(risk order by approved desc) filter (where risk > 0))[1], 0)
    from gaps group by review_key, user_id
    on conflict (tenant_id, review_key, user_id) do update set choice_count = s.choice_count + excluded.choice_count,
      quick_count = s.quick_count + excluded.quick_count,
      last_chosen_at = greatest(s.last_chosen_at, excluded.last_chosen_at),
      bulk_risk_count = case when excluded.bulk_count > s.bulk_count then excluded.bulk_risk_count
        else s.bulk_risk_count end,
      bulk_count = greatest(s.bulk_count, excluded.bulk_count)`)
}
