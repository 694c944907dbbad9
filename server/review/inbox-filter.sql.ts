import type { PendingDecisionFilter } from '../../contract/review/submission.ts'
import { anyOf, containing, join, type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { Review } from './review.store.ts'

/** Whose tasks in which review. */
export interface Inbox {
  tenantId: TenantId
  userId: string
  review: Pick<Review, 'key' | 'preparationKey'>
}

/** Whether a task (`t`) has a pending decision (`p`) of the reviewer that still counts, and that meets the condition. */
export const hasPending = ({ tenantId, userId }: Inbox, which: Sql = sql`true`): Sql => sql`exists (
  select 1 from pending_decisions p where p.tenant_id = ${tenantId} and p.user_id = ${userId}
    and p.review_key = t.review_key and p.numeric_id = t.numeric_id and p.step_seq = t.step_seq and ${which})`

const requiresReason = (approval: Sql): Sql => sql`((${approval} ->> 'requireApprovalReason')::boolean
  or (${approval} ->> 'requireDenialReason')::boolean)`

/** The steps of a review that require a reason, by the key of their path and their number. */
export const stepsWithReason = ({ tenantId, review }: Inbox): Sql => sql`
  select s.path_key, (a.n - 1)::smallint as step_no
  from review_paths s cross join lateral jsonb_array_elements(s.steps) with ordinality a (step, n)
  where s.tenant_id = ${tenantId} and s.review_key = ${review.key} and ${requiresReason(sql`a.step -> 'approval'`)}`

/** Whether the current step of a task (`t`) requires a reason for an approval or for a denial. */
const needsReason: Sql = sql`exists (
  select 1 from review_paths s cross join lateral (select s.steps -> t.step_no::int -> 'approval' as approval) a
  where s.tenant_id = t.tenant_id and s.review_key = t.review_key and s.path_key = t.path_key
    and ${requiresReason(sql`a.approval`)})`

/** Whether there is a reason to look closer at a task (`t`): one of these, or any. */
const hasInsight = ({ tenantId }: Inbox, codes: readonly string[] | undefined): Sql => sql`exists (
  select 1 from review_insights w where w.tenant_id = ${tenantId} and w.review_key = t.review_key
    and w.numeric_id = t.numeric_id ${codes ? sql`and w.codes && ${codes}::text[]` : sql``})`

/** What a filter asks of the tasks (`t`) of a reviewer. Names are as they were when the campaign was prepared. */
export function inboxConditions(inbox: Inbox, filter: PendingDecisionFilter): Sql[] {
  const { tenantId, review } = inbox
  const text = filter.query ? containing(filter.query) : undefined
  const frameworks = filter.complianceFrameworkIds ?? []
  const entitlements = (which: readonly Sql[]) => sql`t.entitlement_key in (
    select e.entitlement_key from preparation_entitlements e
    join entitlement_versions ev on ev.tenant_id = e.tenant_id and ev.version = e.entitlement_version
    where e.tenant_id = ${tenantId} and e.preparation_key = ${review.preparationKey} and ${join(which, ' and ')})`
  const principals = (which: readonly Sql[]) => sql`t.principal_key in (
    select p.principal_key from preparation_principals p
    left join account_versions av on av.tenant_id = p.tenant_id and av.version = p.account_version
    left join user_versions uv on uv.tenant_id = p.tenant_id and uv.version = p.user_version
    left join resource_versions rv on rv.tenant_id = p.tenant_id and rv.version = p.resource_version
    where p.tenant_id = ${tenantId} and p.preparation_key = ${review.preparationKey} and ${join(which, ' and ')})`
  const entitlement = [
    ...anyOf(sql`ev.app_id`, filter.appIds),
    ...anyOf(sql`ev.entitlement_id`, filter.entitlementIds),
    ...anyOf(sql`ev.resource_id`, filter.resourceIds),
    ...anyOf(sql`ev.risk_level_id`, filter.riskLevelIds),
    ...(frameworks.length > 0 ? [sql`ev.compliance_framework_ids && ${frameworks}::text[]`] : []),
  ]
  const principal = [
    ...anyOf(sql`uv.user_id`, filter.userIds),
    ...anyOf(sql`av.account_id`, filter.appUserIds),
    ...anyOf(sql`av.account_type`, filter.accountTypes),
  ]
  const named = text && {
    entitlement: sql`lower(ev.display_name) like ${text}`,
    principal: sql`(lower(av.display_name || ' ' || av.username || ' ' || av.email) like ${text}
      or lower(uv.display_name || ' ' || uv.email) like ${text} or lower(rv.display_name) like ${text})`,
  }
  return [
    ...(entitlement.length > 0 ? [entitlements(entitlement)] : []),
    ...(principal.length > 0 ? [principals(principal)] : []),
    ...(named ? [sql`(${entitlements([named.entitlement])} or ${principals([named.principal])})`] : []),
    ...(filter.lookCloser ? [hasInsight(inbox, undefined)] : []),
    ...(filter.insightCodes?.length ? [hasInsight(inbox, filter.insightCodes)] : []),
    ...(filter.needsReason ? [needsReason] : []),
    ...(filter.withoutPending ? [sql`not ${hasPending(inbox)}`] : []),
    ...(filter.withPending ? [hasPending(inbox)] : []),
  ]
}
