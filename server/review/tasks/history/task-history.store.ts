import type { Policy } from '../../../../contract/directory/policy.ts'
import type { Reader, Tx } from '../../../db/index.ts'
import { sql } from '../../../db/sql.ts'
import { groupBy } from '../../../lib/group-by.ts'
import type { TenantId } from '../../../lib/ids.ts'
import type { Review } from '../../review.store.ts'
import type { TaskRow } from '../../task.store.ts'

/** What an instance of a step was. */
export interface InstanceRow {
  numericId: string
  stepSeq: number
  stepNo: number
  runNo: number
  pathKey: number
  setKey: number
  why: number
  because: number
  stepSince: Date
}
export interface DecisionRow extends InstanceRow {
  userId: string
  onBehalfOf: string | null
  approved: boolean
  comment: string
  decidedAt: Date
  submissionKey: string
  submittedAt: Date
  stepUpTransactionId: string
  /** Null when it was not signed. */
  signedAt: Date | null
  printedName: string | null
  meaning: string | null
}

/** Everything but answers that can happen to a task. Only a comment leaves the instance as it is. */
export type TaskEventKind =
  | 'COMMENT'
  | 'REASSIGNED'
  | 'SKIPPED'
  | 'RESTARTED'
  | 'HARD_RESET'
  | 'CANCELLED'
  | 'ESCALATED'
  | 'REVIEWER_GONE'
  | 'WAIT_PASSED'
  | 'WAIT_TIMED_OUT'
  | 'GRANT_GONE'
  | 'POLICY_REPLACED'
  | 'WEBHOOK_APPROVED'
  | 'WEBHOOK_DENIED'
  | 'WEBHOOK_FAILED'
export interface EventRow extends InstanceRow {
  eventId: string
  at: Date
  kind: TaskEventKind
  /** Null when nobody did it. */
  userId: string | null
  comment: string
  detail: {
    userIds?: string[]
    fromUserIds?: string[]
    effect?: string
    oldPolicyId?: string
    newPolicyId?: string
    webhookId?: string
    deliveryId?: string
  }
}

const instanceColumns = sql`x.numeric_id::text as "numericId", x.step_seq as "stepSeq", x.step_no as "stepNo",
  x.run_no as "runNo", x.path_key as "pathKey", x.set_key as "setKey", x.why, x.because, x.step_since as "stepSince"`

/** The answers of these tasks, in the order of their instances. */
export const findDecisions = (reader: Reader, tenantId: TenantId, reviewKey: string, numbers: readonly string[]) =>
  reader.rows<DecisionRow>(sql`
    select ${instanceColumns}, x.user_id as "userId", x.on_behalf_of as "onBehalfOf", x.approved, x.comment,
      x.decided_at as "decidedAt", x.submission_key::text as "submissionKey", s.submitted_at as "submittedAt",
      coalesce(nullif(g.step_up_transaction_id, ''), s.step_up_transaction_id) as "stepUpTransactionId",
      g.signed_at as "signedAt", g.printed_name as "printedName", g.meaning
    from decisions x
    join submissions s on s.tenant_id = x.tenant_id and s.submission_key = x.submission_key
    left join submission_signatures g on g.tenant_id = x.tenant_id and g.submission_key = x.submission_key
    where x.tenant_id = ${tenantId} and x.review_key = ${reviewKey} and x.numeric_id = any(${numbers}::bigint[])
    order by x.numeric_id, x.step_seq`)

/** Everything else that happened to these tasks, oldest first. */
export const findEvents = (reader: Reader, tenantId: TenantId, reviewKey: string, numbers: readonly string[]) =>
  reader.rows<EventRow>(sql`
    select ${instanceColumns}, x.event_id::text as "eventId", x.at, x.kind, x.user_id as "userId", x.comment, x.detail
    from task_events x
    where x.tenant_id = ${tenantId} and x.review_key = ${reviewKey} and x.numeric_id = any(${numbers}::bigint[])
    order by x.numeric_id, x.event_id`)

export interface NewEvent {
  task: TaskRow
  kind: TaskEventKind
  userId: string | null
  comment?: string
  detail?: EventRow['detail']
}

/** Adds events with what the current instances of their tasks are; the ids of the events, in the same order. */
export async function insertEvents(
  tx: Tx,
  tenantId: TenantId,
  reviewKey: string,
  events: readonly NewEvent[],
): Promise<string[]> {
  if (events.length === 0) return []
  const column = <T>(pick: (event: NewEvent) => T) => events.map(pick)
  const rows = await tx.rows<{ eventId: string }>(sql`
    insert into task_events (tenant_id, review_key, numeric_id, at, kind, user_id, step_seq, step_no, run_no, path_key,
      set_key, why, because, step_since, comment, detail)
    select ${tenantId}, ${reviewKey}, e.number, now(), e.kind, e.user_id, t.step_seq, t.step_no, t.run_no, t.path_key,
      t.set_key, t.why, t.because, t.step_since, e.comment, e.detail
    from unnest(${column(({ task }) => task.numericId)}::bigint[], ${column(({ kind }) => kind)}::text[],
      ${column(({ userId }) => userId)}::text[], ${column(({ comment = '' }) => comment)}::text[],
      ${column(({ detail = {} }) => JSON.stringify(detail))}::jsonb[]) with ordinality
      as e (number, kind, user_id, comment, detail, n)
    join tasks t on t.tenant_id = ${tenantId} and t.review_key = ${reviewKey} and t.numeric_id = e.number
    order by e.n
    returning event_id::text as "eventId"`)
  return rows.map(({ eventId }) => eventId)
}

export interface SetMember {
  setKey: number
  userId: string
  onBehalfOf: string | null
  /** The window of the delegation, as the database writes times. */
  from: string | null
  until: string | null
}

/** Who is in these sets. */
export const findMembers = (reader: Reader, tenantId: TenantId, reviewKey: string, setKeys: readonly number[]) =>
  reader.rows<SetMember>(sql`
    select set_key as "setKey", user_id as "userId", on_behalf_of as "onBehalfOf", delegated_from::text as from,
      delegated_until::text as until
    from reviewer_set_members
    where tenant_id = ${tenantId} and review_key = ${reviewKey} and set_key = any(${[...new Set(setKeys)]}::int[])
    order by set_key, user_id`)

/** The policies of a review as they were when they were copied, by number. */
export async function findReviewPolicies(
  reader: Reader,
  tenantId: TenantId,
  reviewKey: string,
  policyNos: readonly number[],
): Promise<Map<number, Policy>> {
  const rows = await reader.rows<{ no: number; policy: Policy }>(sql`
    select policy_no as no, policy from review_policies
    where tenant_id = ${tenantId} and review_key = ${reviewKey} and policy_no = any(${[...new Set(policyNos)]}::int[])`)
  return new Map(rows.map(({ no, policy }) => [no, policy]))
}

/** Everything that happened to some tasks of one review. */
export interface TaskHistory {
  decisions: readonly DecisionRow[]
  events: readonly EventRow[]
}

export async function loadHistories(
  reader: Reader,
  tenantId: TenantId,
  review: Pick<Review, 'key'>,
  numbers: readonly string[],
): Promise<(number: string) => TaskHistory> {
  const decisions = groupBy(await findDecisions(reader, tenantId, review.key, numbers), (row) => row.numericId)
  const events = groupBy(await findEvents(reader, tenantId, review.key, numbers), (row) => row.numericId)
  return (number) => ({ decisions: decisions.get(number) ?? [], events: events.get(number) ?? [] })
}
