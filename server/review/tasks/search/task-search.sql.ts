import { ASSIGNMENT_BECAUSE, ASSIGNMENT_CODES } from '../../../../contract/review/assignment.ts'
import type { TaskFilter } from '../../../../contract/review/task-search.ts'
import { anyOf, containing, join, noneOf, type Sql, sql } from '../../../db/sql.ts'
import type { TenantId } from '../../../lib/ids.ts'
import { OUTCOMES } from '../../codes.ts'
import { numberOfTask } from '../../task-id.ts'

/** Values of a filter other than UNSPECIFIED, which selects nothing in particular. */
export const specified = (values: readonly string[] | undefined): string[] =>
  (values ?? []).filter((value) => !value.endsWith('UNSPECIFIED'))

/** Whether one of these people may answer a task `t` now. */
export const isAssigned = (userIds: readonly string[]): Sql => sql`(t.state = 'O' and exists (
  select 1 from reviewer_set_members m where m.tenant_id = t.tenant_id and m.review_key = t.review_key
    and m.set_key = t.set_key and m.user_id = any(${userIds}::text[])))`

/** Whether one of these people has answered a step of a task `t`. */
export const hasAnswered = (userIds: readonly string[]): Sql => sql`exists (
  select 1 from decisions d where d.tenant_id = t.tenant_id and d.review_key = t.review_key
    and d.numeric_id = t.numeric_id and d.user_id = any(${userIds}::text[]))`

const isStepLike = (condition: Sql): Sql => sql`(t.state = 'O' and exists (
  select 1 from review_paths s where s.tenant_id = t.tenant_id and s.review_key = t.review_key
    and s.path_key = t.path_key and ${condition}))`
const approval = sql`s.steps -> t.step_no::int -> 'approval'`

/** Where conditions are looked for: the preparations of the searched reviews. */
interface Searched {
  tenantId: TenantId
  preparationKeys: readonly string[]
}

/**
 * Conditions on the entitlement and on who holds it. They are evaluated once for each of these and not for each task,
 * because a search may pass over a million tasks before it finds a page.
 */
const ofEntitlement = ({ tenantId, preparationKeys }: Searched, conditions: readonly Sql[]): Sql => sql`
  (r.preparation_key, t.entitlement_key) in (
    select e.preparation_key, e.entitlement_key from preparation_entitlements e
    join entitlement_versions ev on ev.tenant_id = e.tenant_id and ev.version = e.entitlement_version
    where e.tenant_id = ${tenantId} and e.preparation_key = any(${preparationKeys}::bigint[])
      and ${join(conditions, ' and ')})`
const ofPrincipal = ({ tenantId, preparationKeys }: Searched, conditions: readonly Sql[]): Sql => sql`
  (r.preparation_key, t.principal_key) in (
    select p.preparation_key, p.principal_key from preparation_principals p
    left join account_versions av on av.tenant_id = p.tenant_id and av.version = p.account_version
    left join user_versions uv on uv.tenant_id = p.tenant_id and uv.version = p.user_version
    left join resource_versions rv on rv.tenant_id = p.tenant_id and rv.version = p.resource_version
    where p.tenant_id = ${tenantId} and p.preparation_key = any(${preparationKeys}::bigint[])
      and ${join(conditions, ' and ')})`

export function entitlementConditions(filter: TaskFilter): Sql[] {
  return [
    ...anyOf(sql`ev.app_id`, filter.applicationIds),
    ...noneOf(sql`ev.app_id`, filter.excludeApplicationIds),
    ...anyOf(sql`ev.entitlement_id`, filter.appEntitlementIds),
    ...noneOf(sql`ev.entitlement_id`, filter.excludeAppEntitlementIds),
    ...anyOf(sql`ev.resource_id`, filter.appResourceIds),
    ...anyOf(sql`ev.resource_type_id`, filter.appResourceTypeIds),
    ...noneOf(sql`coalesce(ev.resource_type_id, '')`, filter.excludeAppResourceTypeIds),
  ]
}

/** Conditions that name people or accounts, whose tasks are ranges of numbers. */
export const holderConditions = (filter: TaskFilter): Sql[] => [
  ...anyOf(sql`uv.user_id`, filter.subjectIds),
  ...anyOf(sql`uv.user_id`, filter.accountOwnerIds),
  ...anyOf(sql`av.account_id`, filter.appUserSubjectIds),
]

const principalConditions = (filter: TaskFilter): Sql[] => [
  ...holderConditions(filter),
  ...anyOf(sql`av.account_type`, specified(filter.accountTypes)),
  ...anyOf(sql`uv.employment_status`, filter.userEmploymentStatuses),
  ...anyOf(
    sql`rv.resource_id`,
    (filter.taskTypes ?? []).flatMap(({ certify }) => certify?.resource?.id ?? []),
  ),
]

const numbersOf = (ids: readonly string[]) => ids.flatMap((id) => numberOfTask(id) ?? [])
/** Ids name the review as well as the number; numbers are not accepted here. */
const isOneOf = (ids: readonly string[]): Sql => {
  const named = numbersOf(ids).filter(({ reviewKey }) => reviewKey !== undefined)
  return sql`exists (select 1 from unnest(${named.map(({ reviewKey }) => reviewKey)}::bigint[],
    ${named.map(({ number }) => number)}::bigint[]) as n (review_key, number)
    where n.review_key = t.review_key and n.number = t.numeric_id)`
}

const STEP_KINDS: Record<string, string> = {
  STEP_APPROVAL_TYPE_USERS: 'users',
  STEP_APPROVAL_TYPE_MANAGER: 'manager',
  STEP_APPROVAL_TYPE_APP_OWNERS: 'appOwners',
  STEP_APPROVAL_TYPE_GROUP: 'group',
  STEP_APPROVAL_TYPE_SELF: 'self',
  STEP_APPROVAL_TYPE_ENTITLEMENT_OWNERS: 'entitlementOwners',
  STEP_APPROVAL_TYPE_EXPRESSION: 'expression',
  STEP_APPROVAL_TYPE_WEBHOOK: 'webhook',
  STEP_APPROVAL_TYPE_RESOURCE_OWNERS: 'resourceOwners',
  STEP_APPROVAL_TYPE_AGENT: 'agent',
}

function queryCondition(searched: Searched, query: string): Sql {
  const text = containing(query)
  const named = numberOfTask(query.trim())
  return sql`(${ofEntitlement(searched, [sql`lower(ev.display_name) like ${text}`])}
    or ${ofPrincipal(searched, [
      sql`(coalesce(lower(av.display_name || ' ' || av.username || ' ' || av.email) like ${text}, false)
        or coalesce(lower(uv.display_name || ' ' || uv.email) like ${text}, false)
        or coalesce(lower(rv.display_name) like ${text}, false))`,
    ])}
    or t.numeric_id = ${named?.number ?? '0'}::bigint and ${named?.reviewKey ?? null}::bigint is not distinct from
      case when ${named?.reviewKey ?? null}::bigint is null then null else t.review_key end)`
}

/** Whether the caller has chosen a decision on the current step of a task `t`. */
const isPending = (userId: string): Sql => sql`exists (
  select 1 from pending_decisions p where p.tenant_id = t.tenant_id and p.user_id = ${userId}
    and p.review_key = t.review_key and p.numeric_id = t.numeric_id and p.step_seq = t.step_seq)`

/** Whether the reviewers of an open task were found so; stored is the place in the list of codes. */
const wasFound = (column: Sql, codes: readonly string[], wanted: readonly string[] = []): Sql =>
  sql`(t.state = 'O' and ${column} = any(${wanted.map((code) => codes.indexOf(code))}::int[]))`

const OUTCOME_LETTERS = Object.fromEntries(Object.entries(OUTCOMES).map(([letter, name]) => [name, letter]))

/** Conditions on tasks `t` of reviews `r`. Those on assignees and state do not hold for what `includeActedAfter` adds. */
export function taskConditions(searched: Searched, filter: TaskFilter, callerId: string) {
  const states = specified(filter.taskStates)
  const stepKinds = specified(filter.stepApprovalTypes).flatMap((type) => STEP_KINDS[type] ?? [])
  const outcomes = filter.certifyOutcomes ?? []
  const [ofWhat, ofWhom] = [entitlementConditions(filter), principalConditions(filter)]
  const when = (given: unknown, condition: () => Sql): Sql[] => (given ? [condition()] : [])
  const refs = (filter.refs ?? []).map(({ id }) => id)
  const who = [
    ...when(filter.assigneesInIds?.length, () => isAssigned(filter.assigneesInIds ?? [])),
    ...when(filter.withoutReviewer, () => sql`(t.state = 'O' and t.set_key = 0)`),
    ...when(filter.assignmentCodes?.length, () => wasFound(sql`t.why`, ASSIGNMENT_CODES, filter.assignmentCodes)),
    ...when(filter.assignmentBecause?.length, () =>
      wasFound(sql`t.because`, ASSIGNMENT_BECAUSE, filter.assignmentBecause),
    ),
    ...when(filter.myWorkUserIds?.length, () => isAssigned(filter.myWorkUserIds ?? [])),
    ...when(filter.assignedOrStepApproverUserId, () => {
      const userIds = [filter.assignedOrStepApproverUserId ?? '']
      return sql`(${isAssigned(userIds)} or t.state = 'C' and ${hasAnswered(userIds)})`
    }),
    ...when(states.length === 1, () => (states[0] === 'TASK_STATE_OPEN' ? sql`t.state <> 'C'` : sql`t.state = 'C'`)),
    ...when(filter.currentStep === 'TASK_SEARCH_CURRENT_STEP_APPROVAL', () => sql`t.state = 'O'`),
  ]
  const what = [
    ...when(refs.length, () => isOneOf(refs)),
    ...when(filter.excludeIds?.length, () => sql`not ${isOneOf(filter.excludeIds ?? [])}`),
    ...when(filter.actorId, () => hasAnswered([filter.actorId ?? ''])),
    ...when(filter.previouslyActedOnIds?.length, () => hasAnswered(filter.previouslyActedOnIds ?? [])),
    ...when(ofWhat.length, () => ofEntitlement(searched, ofWhat)),
    ...when(ofWhom.length, () => ofPrincipal(searched, ofWhom)),
    ...when(filter.openerOrSubjectUserId, () => {
      const userId = filter.openerOrSubjectUserId
      return sql`(r.started_by = ${userId} or ${ofPrincipal(searched, [sql`uv.user_id = ${userId}`])})`
    }),
    ...when(outcomes.length, () => {
      const letters = outcomes.flatMap((name) => OUTCOME_LETTERS[name] ?? [])
      const isOpen = outcomes.includes('CERTIFY_OUTCOME_UNSPECIFIED')
      return sql`(t.outcome::text = any(${letters}::text[]) or ${isOpen} and t.outcome is null)`
    }),
    ...when(filter.outcomeAfter, () => sql`t.outcome_at > ${filter.outcomeAfter}::timestamptz`),
    ...when(filter.outcomeBefore, () => sql`t.outcome_at < ${filter.outcomeBefore}::timestamptz`),
    ...when(stepKinds.length > 0 || specified(filter.stepApprovalTypes).length > 0, () =>
      isStepLike(sql`jsonb_exists_any(${approval}, ${stepKinds}::text[])`),
    ),
    ...when(filter.requireApprovalReason, () => isStepLike(sql`(${approval} ->> 'requireApprovalReason')::boolean`)),
    ...when(filter.requireDenialReason, () => isStepLike(sql`(${approval} ->> 'requireDenialReason')::boolean`)),
    ...when(
      filter.pendingActionFilter === 'PENDING_ACTION_FILTER_WITH_PENDING',
      () => sql`(t.state = 'O' and ${isPending(callerId)})`,
    ),
    ...when(
      filter.pendingActionFilter === 'PENDING_ACTION_FILTER_WITHOUT_PENDING',
      () => sql`not ${isPending(callerId)}`,
    ),
    ...when(filter.query, () => queryCondition(searched, filter.query ?? '')),
  ]
  return { who, what }
}
