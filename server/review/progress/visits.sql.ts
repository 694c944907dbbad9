import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** When a person last opened a review, or chose or submitted a decision in it; null if never. */
export const lastSeen = (tenantId: TenantId, reviewKey: string, userId: Sql): Sql => sql`greatest(
  (select v.seen_at from review_visits v
    where v.tenant_id = ${tenantId} and v.review_key = ${reviewKey} and v.user_id = ${userId}),
  (select max(d.chosen_at) from pending_decisions d
    where d.tenant_id = ${tenantId} and d.user_id = ${userId} and d.review_key = ${reviewKey}),
  (select max(d.submitted_at) from submissions d
    where d.tenant_id = ${tenantId} and d.user_id = ${userId} and d.review_key = ${reviewKey}))`
