import type { RevocationFilter } from '../../../contract/revocation/revocation.ts'
import { campaignRows, isVisible } from '../../campaign/index.ts'
import { anyOf, join, type Sql, sql } from '../../db/sql.ts'
import type { Actor } from '../../http/index.ts'
import { WORK_STATES } from '../change/revocation.states.ts'
import { numberOfRevocation } from './revocation-id.ts'

/** What the caller is to a revocation `x`. */
export const ownsCampaign = (userId: string): Sql => sql`exists (
  select 1 from reviews v join ${campaignRows} c on c.tenant_id = v.tenant_id and c.campaign_id = v.campaign_id
  where v.tenant_id = x.tenant_id and v.review_key = x.review_key and ${isVisible({ all: false, ownerId: userId })})`
export const ownsWork = (userId: string): Sql => sql`(${userId} = any(x.assignee_ids) or exists (
  select 1 from apps p where p.tenant_id = x.tenant_id and p.app_id = any(x.app_ids) and p.owner_ids @> array[${userId}::text]))`
export const hasRequested = (userId: string): Sql => sql`coalesce(x.requested_by = ${userId}, false)`

/** Whether the caller may see a revocation `x` (revocation-rights.rules.ts). */
export function isSeen({ permissions, userId }: Actor): Sql {
  const seesAll = ['app.write', 'campaign.read_all', 'campaign.manage_all'].some((name) => permissions.has(name))
  if (seesAll) return sql`true`
  const parts = [
    hasRequested(userId),
    ...(permissions.has('review.own') ? [ownsWork(userId)] : []),
    ...(permissions.has('campaign.own') ? [ownsCampaign(userId)] : []),
  ]
  return sql`(${join(parts, ' or ')})`
}

/** Whether somebody has work with a revocation `x`: not where another one does it, or a receiver is asked to. */
export const hasWork: Sql = sql`(x.state = any(${[...WORK_STATES]}::text[]) and x.carried_by is null
  and not (x.channel = 'WEBHOOK' and x.state in ('READY', 'SENT') and x.ticket_id = ''))`

/** Whether a revocation `x` is open so many days after it was made. */
export const isOverdue = (deadlineDays: number): Sql =>
  sql`(x.is_open and x.created_at < now() - make_interval(days => ${deadlineDays}::int))`

/** Conditions on revocations `x`. */
export function revocationConditions(filter: RevocationFilter, deadlineDays: number): Sql[] {
  const { taskIds, accessReviewIds, states, appIds, userIds, overdue, reappeared } = filter
  return [
    ...(taskIds?.length
      ? [sql`x.numeric_id = any(${taskIds.flatMap((id) => numberOfRevocation(id) ?? [])}::bigint[])`]
      : []),
    ...anyOf(sql`x.state`, states),
    ...(appIds?.length ? [sql`x.app_ids && ${appIds}::text[]`] : []),
    ...(userIds?.length
      ? [
          sql`x.principal_key in (select a.account_key from account_versions a where a.tenant_id = x.tenant_id
            and a.user_id = any(${userIds}::text[]) and (a.closed_at is null or a.removed))`,
        ]
      : []),
    ...(accessReviewIds?.length
      ? [
          sql`x.review_key in (select v.review_key from reviews v where v.tenant_id = x.tenant_id
            and v.campaign_id = any(${accessReviewIds}::text[]))`,
        ]
      : []),
    ...(overdue === undefined ? [] : [sql`${isOverdue(deadlineDays)} = ${overdue}::boolean`]),
    ...(reappeared === undefined ? [] : [sql`(x.reappeared_at is not null) = ${reappeared}::boolean`]),
  ]
}
