import type { PendingDecisionFilter } from '../../../contract/review/submission.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { join, type Sql, sql } from '../../db/sql.ts'
import { inboxConditions } from '../inbox-filter.sql.ts'
import type { Review } from '../review.store.ts'
import { ofOwner, type PendingOwner } from './pending.sql.ts'

export interface Choice {
  number: string
  stepSeq: number
  approved: boolean
  comment: string
}

/** Sets decisions, the last one counts; returns the numbers of those that no submission has locked. */
export async function upsertPending(
  tx: Tx,
  { tenantId, userId, reviewKey }: PendingOwner,
  choices: readonly Choice[],
  chosenWith: number,
): Promise<Set<string>> {
  const rows = await tx.rows<{ number: string }>(sql`
    insert into pending_decisions as p (tenant_id, user_id, review_key, numeric_id, step_seq, approved, comment, chosen_at,
      chosen_with)
    select ${tenantId}, ${userId}, ${reviewKey}::bigint, q.numeric_id, q.step_seq, q.approved, q.comment, now(),
      ${chosenWith}::int
    from unnest(${choices.map(({ number }) => number)}::bigint[], ${choices.map(({ stepSeq }) => stepSeq)}::int[],
      ${choices.map(({ approved }) => approved)}::boolean[], ${choices.map(({ comment }) => comment)}::text[])
      as q (numeric_id, step_seq, approved, comment)
    order by q.numeric_id
    on conflict (tenant_id, user_id, review_key, numeric_id) do update set step_seq = excluded.step_seq,
      approved = excluded.approved, comment = excluded.comment, chosen_at = excluded.chosen_at,
      chosen_with = excluded.chosen_with
    where p.submission_key is null
    returning p.numeric_id::text as number`)
  return new Set(rows.map(({ number }) => number))
}

/** Takes decisions back; returns the numbers of those that a submission has locked, which stay. */
export async function deletePending(tx: Tx, owner: PendingOwner, numbers: readonly string[]): Promise<Set<string>> {
  const named = sql`${ofOwner(owner)} and p.numeric_id = any(${numbers}::bigint[])`
  const rows = await tx.rows<{ number: string; isLocked: boolean }>(sql`
    select p.numeric_id::text as number, p.submission_key is not null as "isLocked" from pending_decisions p
    where ${named} order by p.numeric_id for update`)
  await tx.count(sql`delete from pending_decisions p where ${named} and p.submission_key is null`)
  return new Set(rows.filter(({ isLocked }) => isLocked).map(({ number }) => number))
}

/** Those of these tasks for which the person has a pending decision, void or not. */
export async function findPending(reader: Reader, owner: PendingOwner, numbers: readonly string[]) {
  const rows = await reader.rows<{ number: string }>(sql`
    select p.numeric_id::text as number from pending_decisions p
    where ${ofOwner(owner)} and p.numeric_id = any(${numbers}::bigint[])`)
  return new Set(rows.map(({ number }) => number))
}

/** What the person has chosen for these tasks at the step they are at. */
export async function findChosen(
  reader: Reader,
  owner: PendingOwner,
  tasks: readonly { number: string; stepSeq: number }[],
): Promise<Map<string, Choice>> {
  const rows = await reader.rows<Choice>(sql`
    select p.numeric_id::text as number, p.step_seq as "stepSeq", p.approved, p.comment
    from unnest(${tasks.map(({ number }) => number)}::bigint[], ${tasks.map(({ stepSeq }) => stepSeq)}::int[])
      as t (numeric_id, step_seq)
    join pending_decisions p on ${ofOwner(owner)} and p.numeric_id = t.numeric_id and p.step_seq = t.step_seq`)
  return new Map(rows.map((row) => [row.number, row]))
}

export interface PendingRow extends Choice {
  chosenAt: Date
  isVoid: boolean
  submissionKey: string | null
  submittedAt: Date | null
}

/** A page of the pending decisions of a person, by number. */
export const listPending = (reader: Reader, owner: PendingOwner, after: string | undefined, limit: number) =>
  reader.rows<PendingRow>(sql`
    select p.numeric_id::text as number, p.step_seq as "stepSeq", p.approved, p.comment, p.chosen_at as "chosenAt",
      (t.state <> 'O' or t.step_seq <> p.step_seq) as "isVoid", p.submission_key::text as "submissionKey",
      s.submitted_at as "submittedAt"
    from pending_decisions p
    join tasks t on t.tenant_id = p.tenant_id and t.review_key = p.review_key and t.numeric_id = p.numeric_id
    left join submissions s on s.tenant_id = p.tenant_id and s.submission_key = p.submission_key
    where ${ofOwner(owner)} and p.numeric_id > ${after ?? '0'}::bigint
    order by p.numeric_id limit ${limit}`)

/** The open tasks of a person that a filter selects, by number. */
export function listAssigned(
  reader: Reader,
  owner: PendingOwner,
  review: Pick<Review, 'preparationKey'>,
  filter: PendingDecisionFilter,
  after: string,
  limit: number,
) {
  return reader.rows<{ number: string; stepSeq: number }>(sql`
    select t.numeric_id::text as number, t.step_seq as "stepSeq" from ${assigned(owner, review, filter, after)}
    order by t.numeric_id limit ${limit}`)
}

export async function countAssigned(
  reader: Reader,
  owner: PendingOwner,
  review: Pick<Review, 'preparationKey'>,
  filter: PendingDecisionFilter,
  after: string,
): Promise<number> {
  const row = await reader.first<{ n: number }>(
    sql`select count(*)::int as n from ${assigned(owner, review, filter, after)}`,
  )
  return row?.n ?? 0
}

/** A person is in a set once, and a task in one set, so that no task comes twice. */
function assigned(
  { tenantId, userId, reviewKey }: PendingOwner,
  { preparationKey }: Pick<Review, 'preparationKey'>,
  filter: PendingDecisionFilter,
  after: string,
): Sql {
  const conditions = inboxConditions({ tenantId, userId, review: { key: reviewKey, preparationKey } }, filter)
  return sql`reviewer_set_members m
    join tasks t on t.tenant_id = m.tenant_id and t.review_key = m.review_key and t.set_key = m.set_key and t.state = 'O'
    where m.tenant_id = ${tenantId} and m.user_id = ${userId} and m.review_key = ${reviewKey}
      and t.numeric_id > ${after}::bigint and ${join(conditions, ' and ')}`
}
