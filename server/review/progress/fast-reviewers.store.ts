import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** Of fewer choices, half being quick means little. */
const FEWEST_CHOICES = 50
/** The most striking ones. */
const MOST_PEOPLE = 5

export interface FastReviewer {
  userId: string
  displayName: string
  choiceCount: number
  /** How many choices came within seconds of the one before; 0 if not most of them did. */
  quickCount: number
  /** How many tasks were approved at once, high risk among them; 0 if none. */
  bulkCount: number
  bulkRiskCount: number
}

/** Reviewers who decide faster than anybody can look, while the review is open. */
export const listFast = (reader: Reader, tenantId: TenantId, reviewKey: string): Promise<FastReviewer[]> =>
  reader.rows<FastReviewer>(sql`
    select s.user_id as "userId", coalesce(u.display_name, '') as "displayName", s.choice_count as "choiceCount",
      s.quick_count as "quickCount", s.bulk_count as "bulkCount", s.bulk_risk_count as "bulkRiskCount"
    from (
      select s.user_id, s.choice_count, s.bulk_count, s.bulk_risk_count,
        case when s.choice_count >= ${FEWEST_CHOICES} and s.quick_count * 2 > s.choice_count then s.quick_count
          else 0 end as quick_count
      from reviewer_speeds s where s.tenant_id = ${tenantId} and s.review_key = ${reviewKey}) s
    join reviews r on r.tenant_id = ${tenantId} and r.review_key = ${reviewKey} and r.closing_at is null
    left join users u on u.tenant_id = ${tenantId} and u.user_id = s.user_id
    where s.quick_count > 0 or s.bulk_count > 0
    order by s.bulk_risk_count desc, s.quick_count desc, s.user_id limit ${MOST_PEOPLE}`)
