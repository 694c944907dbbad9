import type { TaskFilter } from '../../../contract/review/task-search.ts'
import { anyOf, containing, join, noneOf, type Sql, sql } from '../../db/sql.ts'
import { hasWork, ownsWork } from '../view/revocation-filter.sql.ts'
import { numberOfRevocation } from '../view/revocation-id.ts'
import { ACTIONS } from '../view/revocation-rights.rules.ts'

/** What people do to revocations, as events name it. */
const ACTS = Object.keys(ACTIONS)

const specified = (values: readonly string[] | undefined) =>
  (values ?? []).filter((value) => !value.endsWith('UNSPECIFIED'))
const when = (given: unknown, condition: () => Sql): Sql[] => (given ? [condition()] : [])

/** Whether one of these people has something to do with a revocation `x`. */
const isWorkOf = (userIds: readonly string[]): Sql => sql`(${hasWork} and (${join(userIds.map(ownsWork), ' or ')}))`

/** Whether one of these people has done something to a revocation `x`, after a time if it is given. */
const hasActed = (userIds: readonly string[], after?: string): Sql => sql`exists (
  select 1 from revocation_events v where v.tenant_id = x.tenant_id and v.numeric_id = x.numeric_id
    and v.user_id = any(${userIds}::text[]) and v.kind = any(${ACTS}::text[])
    and v.at > coalesce(${after ?? null}::timestamptz, '-infinity'))`

/** Whether nobody who is active may carry out a revocation `x` but owners of its campaign and administrators. */
const hasNobody: Sql = sql`(${hasWork} and not exists (
  select 1 from users u where u.tenant_id = x.tenant_id and u.status = 'ENABLED' and (u.user_id = any(x.assignee_ids)
    or u.user_id in (select unnest(p.owner_ids) from apps p where p.tenant_id = x.tenant_id and p.app_id = any(x.app_ids)))))`

/** Conditions on the entitlement of a revocation `x`, and on who holds it, as they are or last were. */
const ofEntitlement = (conditions: readonly Sql[]): Sql => sql`x.entitlement_key in (
  select e.entitlement_key from entitlement_versions e
  where e.tenant_id = x.tenant_id and (e.closed_at is null or e.removed) and ${join(conditions, ' and ')})`
const ofAccount = (conditions: readonly Sql[]): Sql => sql`x.principal_key in (
  select a.account_key from account_versions a
  left join users u on u.tenant_id = a.tenant_id and u.user_id = a.user_id
  where a.tenant_id = x.tenant_id and (a.closed_at is null or a.removed) and ${join(conditions, ' and ')})`
const ofReview = (condition: Sql): Sql => sql`x.review_key in (
  select r.review_key from reviews r where r.tenant_id = x.tenant_id and ${condition})`

const entitlementConditions = (filter: TaskFilter): Sql[] => [
  ...anyOf(sql`e.app_id`, filter.applicationIds),
  ...noneOf(sql`e.app_id`, filter.excludeApplicationIds),
  ...anyOf(sql`e.entitlement_id`, filter.appEntitlementIds),
  ...noneOf(sql`e.entitlement_id`, filter.excludeAppEntitlementIds),
  ...anyOf(sql`e.resource_id`, filter.appResourceIds),
  ...anyOf(sql`e.resource_type_id`, filter.appResourceTypeIds),
  ...noneOf(sql`coalesce(e.resource_type_id, '')`, filter.excludeAppResourceTypeIds),
]
const accountConditions = (filter: TaskFilter): Sql[] => [
  ...anyOf(sql`a.user_id`, filter.subjectIds),
  ...anyOf(sql`a.user_id`, filter.accountOwnerIds),
  ...anyOf(sql`a.account_id`, filter.appUserSubjectIds),
  ...anyOf(sql`a.account_type`, specified(filter.accountTypes)),
  ...anyOf(sql`u.employment_status`, filter.userEmploymentStatuses),
]

const numbersOf = (ids: readonly string[]) => ids.flatMap((id) => numberOfRevocation(id) ?? [])

function queryCondition(query: string): Sql {
  const text = containing(query)
  const named = numberOfRevocation(query.trim()) ?? '0'
  return sql`(${ofEntitlement([sql`lower(e.display_name) like ${text}`])}
    or ${ofAccount([
      sql`(lower(a.display_name || ' ' || a.username || ' ' || a.email) like ${text}
        or coalesce(lower(u.display_name || ' ' || u.email) like ${text}, false))`,
    ])}
    or x.principal_key in (select s.resource_key from resource_versions s where s.tenant_id = x.tenant_id
      and (s.closed_at is null or s.removed) and lower(s.display_name) like ${text})
    or x.numeric_id = ${named}::bigint)`
}

/** Whose work it is, and its state; what `includeActedAfter` adds need not meet these. */
function whoConditions(filter: TaskFilter, states: readonly string[] | undefined): Sql[] {
  const { assigneesInIds = [], myWorkUserIds = [], assignedOrStepApproverUserId: userId } = filter
  return [
    ...when(assigneesInIds.length, () => isWorkOf(assigneesInIds)),
    ...when(myWorkUserIds.length, () => isWorkOf(myWorkUserIds)),
    ...when(userId, () => sql`(${isWorkOf([userId ?? ''])} or not x.is_open and ${hasActed([userId ?? ''])})`),
    ...when(filter.withoutReviewer, () => hasNobody),
    // Whoever removes access is not found by a step.
    ...when(filter.assignmentCodes?.length || filter.assignmentBecause?.length, () => sql`false`),
    ...when(filter.currentStep === 'TASK_SEARCH_CURRENT_STEP_PROVISION', () => sql`x.is_open`),
    ...anyOf(sql`x.state`, states),
  ]
}

/** Conditions of a search of tasks on revocations `x`. */
export function revokeTaskConditions(
  filter: TaskFilter,
  states: readonly string[] | undefined,
  callerId: string,
): Sql[] {
  const { refs = [], excludeIds = [], accessReviewIds, openerIds = [], openerOrSubjectUserId: opener } = filter
  const [who, ofWhat, ofWhom] = [
    whoConditions(filter, states),
    entitlementConditions(filter),
    accountConditions(filter),
  ]
  const { includeActedAfter, createdAfter, createdBefore, olderThanDuration, outcomeAfter, outcomeBefore } = filter
  const people = [...(filter.assigneesInIds ?? []), ...(filter.myWorkUserIds ?? [])]
  return [
    ...(includeActedAfter
      ? [sql`(${join(who, ' and ')} or ${hasActed(people.length > 0 ? people : [callerId], includeActedAfter)})`]
      : who),
    ...when(refs.length, () => sql`x.numeric_id = any(${numbersOf(refs.map(({ id }) => id))}::bigint[])`),
    ...when(excludeIds.length, () => sql`x.numeric_id <> all(${numbersOf(excludeIds)}::bigint[])`),
    ...when(accessReviewIds?.length, () => ofReview(sql`r.campaign_id = any(${accessReviewIds}::text[])`)),
    ...when(filter.actorId, () => hasActed([filter.actorId ?? ''])),
    ...when(filter.previouslyActedOnIds?.length, () => hasActed(filter.previouslyActedOnIds ?? [])),
    ...when(ofWhat.length, () => ofEntitlement(ofWhat)),
    ...when(ofWhom.length, () => ofAccount(ofWhom)),
    ...when(
      openerIds.length,
      () =>
        sql`(x.requested_by = any(${openerIds}::text[]) or ${ofReview(sql`r.started_by = any(${openerIds}::text[])`)})`,
    ),
    ...when(
      opener,
      () => sql`(coalesce(x.requested_by = ${opener}, false) or ${ofReview(sql`r.started_by = ${opener}`)}
        or ${ofAccount([sql`a.user_id = ${opener}`])})`,
    ),
    ...when(createdAfter, () => sql`x.created_at > ${createdAfter}::timestamptz`),
    ...when(createdBefore, () => sql`x.created_at < ${createdBefore}::timestamptz`),
    ...when(
      olderThanDuration,
      () => sql`now() - x.created_at > ${olderThanDuration?.replace(/s$/, ' seconds')}::interval`,
    ),
    ...when(outcomeAfter, () => sql`(not x.is_open and x.state_at > ${outcomeAfter}::timestamptz)`),
    ...when(outcomeBefore, () => sql`(not x.is_open and x.state_at < ${outcomeBefore}::timestamptz)`),
    ...when(filter.query, () => queryCondition(filter.query ?? '')),
  ]
}
