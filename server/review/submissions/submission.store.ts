import type { SubmissionChannel, SubmissionState } from '../../../contract/review/submission.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { SubmittedAnswer } from '../answers/apply-answers.ts'
import { isFree, ofOwner, type PendingOwner } from '../pending/pending.sql.ts'
import { noteSpeed } from './speed.store.ts'

/** One submission of one reviewer. */
export interface SubmissionRow {
  key: string
  reviewKey: string
  campaignId: string
  userId: string
  userDisplayName: string
  state: SubmissionState
  channel: SubmissionChannel
  comment: string
  submittedAt: Date
  deadlineAt: Date | null
  finishedAt: Date | null
  submittedCount: number
  approvedCount: number
  deniedCount: number
  refusedCount: number
  decisionsDigest: string
  /** What has to be signed or was; null for a submission that needs no signature. */
  meaning: string | null
  tspUrl: string | null
  stepUpProviderId: string | null
  printedName: string | null
  signedAt: Date | null
  stampedAt: Date | null
  problem: string | null
}

const columns = sql`s.submission_key::text as key, s.review_key::text as "reviewKey", r.campaign_id as "campaignId",
  s.user_id as "userId", coalesce(u.display_name, '') as "userDisplayName", s.state, s.channel, s.comment,
  s.submitted_at as "submittedAt", s.deadline_at as "deadlineAt", s.finished_at as "finishedAt",
  s.submitted_count as "submittedCount", s.approved_count as "approvedCount", s.denied_count as "deniedCount",
  s.refused_count as "refusedCount", s.decisions_digest as "decisionsDigest", g.meaning,
  g.tsp_url as "tspUrl", g.step_up_provider_id as "stepUpProviderId", g.printed_name as "printedName",
  g.signed_at as "signedAt", g.stamped_at as "stampedAt", g.problem`
const rows = sql`submissions s
  join reviews r on r.tenant_id = s.tenant_id and r.review_key = s.review_key
  left join submission_signatures g on g.tenant_id = s.tenant_id and g.submission_key = s.submission_key
  left join users u on u.tenant_id = s.tenant_id and u.user_id = s.user_id`

export const findSubmission = (reader: Reader, tenantId: TenantId, key: string) =>
  reader.first<SubmissionRow>(sql`
    select ${columns} from ${rows} where s.tenant_id = ${tenantId} and s.submission_key = ${key}`)

/** A page of the submissions of a review, newest first; of one person if `userId` is given. */
export const listSubmissions = (
  reader: Reader,
  tenantId: TenantId,
  reviewKey: string,
  userId: string | undefined,
  { before, limit }: { before: string | undefined; limit: number },
) =>
  reader.rows<SubmissionRow>(sql`
    select ${columns} from ${rows}
    where s.tenant_id = ${tenantId} and s.review_key = ${reviewKey}
      ${userId === undefined ? sql`` : sql`and s.user_id = ${userId}`}
      ${before === undefined ? sql`` : sql`and s.submission_key < ${before}::bigint`}
    order by s.submission_key desc limit ${limit}`)

/** Adds a submission: one that is being applied, or one that waits so long for its signature. */
export async function insertSubmission(
  tx: Tx,
  { tenantId, userId, reviewKey }: PendingOwner,
  { channel, comment, signWithinSeconds }: NewSubmission,
): Promise<{ key: string; submittedAt: Date }> {
  const state: SubmissionState = signWithinSeconds === undefined ? 'APPLYING' : 'AWAITING_SIGNATURE'
  const row = await tx.first<{ key: string; submittedAt: Date }>(sql`
    insert into submissions (tenant_id, review_key, user_id, state, channel, comment, deadline_at)
    values (${tenantId}, ${reviewKey}, ${userId}, ${state}, ${channel}, ${comment},
      now() + make_interval(secs => ${signWithinSeconds}::float8))
    returning submission_key::text as key, submitted_at as "submittedAt"`)
  if (!row) throw new Error('a submission was not added')
  return row
}

export interface NewSubmission {
  channel: SubmissionChannel
  comment: string
  signWithinSeconds?: number
}

/** The path and step of every free pending approval, each pair once. */
export const listApprovedSteps = (reader: Reader, owner: PendingOwner, numbers: readonly string[] | undefined) =>
  reader.rows<{ pathKey: number; stepNo: number }>(sql`
    select distinct t.path_key as "pathKey", t.step_no as "stepNo" from pending_decisions p
    join tasks t on t.tenant_id = p.tenant_id and t.review_key = p.review_key and t.numeric_id = p.numeric_id
    where ${isFree(owner, numbers)} and p.approved and t.step_seq = p.step_seq and t.state = 'O'`)

/** Submissions of a person in a review that were not signed in time. */
export async function listUnsigned(reader: Reader, { tenantId, userId, reviewKey }: PendingOwner): Promise<string[]> {
  const rows = await reader.rows<{ key: string }>(sql`
    select submission_key::text as key from submissions
    where tenant_id = ${tenantId} and user_id = ${userId} and review_key = ${reviewKey}
      and state = 'AWAITING_SIGNATURE' and deadline_at <= now()`)
  return rows.map(({ key }) => key)
}

/** How many pending decisions no submission has locked; `limit` if they are more. */
export async function countPending(reader: Reader, owner: PendingOwner, limit: number): Promise<number> {
  const row = await reader.first<{ n: number }>(sql`
    select count(*)::int as n from (
      select 1 from pending_decisions p where ${isFree(owner, undefined)} limit ${limit}) as chosen`)
  return row?.n ?? 0
}

/** Locks free pending decisions for a submission that takes more than one transaction; returns how many. */
export const lockPending = (tx: Tx, owner: PendingOwner, key: string, numbers?: readonly string[]) =>
  tx.count(sql`update pending_decisions p set submission_key = ${key} where ${isFree(owner, numbers)}`)

/** Fixes what was submitted. */
export const describeSubmission = (tx: Tx, tenantId: TenantId, key: string, count: number, digest: string) =>
  tx.count(sql`
    update submissions set submitted_count = ${count}, decisions_digest = ${digest}
    where tenant_id = ${tenantId} and submission_key = ${key}`)

/** Ends the pending decisions that were answers of a submission. */
export const deleteSubmitted = (tx: Tx, owner: PendingOwner, numbers: readonly string[]) =>
  tx.count(sql`
    delete from pending_decisions p
    where ${ofOwner(owner)} and p.numeric_id = any(${numbers}::bigint[])`)

/** Adds what became of some answers. */
export const addCounts = (
  tx: Tx,
  tenantId: TenantId,
  key: string,
  counts: { approved: number; denied: number; refused: number },
) =>
  tx.count(sql`
    update submissions set approved_count = approved_count + ${counts.approved},
      denied_count = denied_count + ${counts.denied}, refused_count = refused_count + ${counts.refused}
    where tenant_id = ${tenantId} and submission_key = ${key}`)

export interface NewRefusal extends SubmittedAnswer {
  reason: string
  description: string
}

export const insertRefusals = (tx: Tx, tenantId: TenantId, key: string, refusals: readonly NewRefusal[]) =>
  tx.count(sql`
    insert into submission_refusals (tenant_id, submission_key, numeric_id, reason, description, step_seq, approved, comment)
    select ${tenantId}, ${key}::bigint, q.* from unnest(${refusals.map(({ number }) => number)}::bigint[],
      ${refusals.map(({ reason }) => reason)}::text[], ${refusals.map(({ description }) => description)}::text[],
      ${refusals.map(({ stepSeq }) => stepSeq)}::int[], ${refusals.map(({ approved }) => approved)}::boolean[],
      ${refusals.map(({ comment }) => comment)}::text[]) as q`)

/** Notes the step-up transaction that a task was approved with. */
export const noteStepUp = (tx: Tx, tenantId: TenantId, key: string, transactionId: string) =>
  tx.count(sql`
    update submissions set step_up_transaction_id = ${transactionId}
    where tenant_id = ${tenantId} and submission_key = ${key}`)

/** The state of a submission, which is locked until the end of the transaction. */
export async function lockSubmission(tx: Tx, tenantId: TenantId, key: string): Promise<SubmissionState | undefined> {
  const row = await tx.first<{ state: SubmissionState }>(sql`
    select state from submissions where tenant_id = ${tenantId} and submission_key = ${key} for update`)
  return row?.state
}

const ENDS_FROM = {
  DONE: ['AWAITING_SIGNATURE', 'TIMESTAMPING', 'APPLYING'],
  EXPIRED: ['AWAITING_SIGNATURE'],
  FAILED: ['TIMESTAMPING'],
} as const satisfies Partial<Record<SubmissionState, readonly SubmissionState[]>>

/**
 * Ends those of the submissions that may still end so, and returns them; what they lock is free again. Somebody may have
 * signed one since it was read.
 */
export async function endSubmissions(
  tx: Tx,
  tenantId: TenantId,
  keys: readonly string[],
  state: keyof typeof ENDS_FROM,
): Promise<string[]> {
  const rows = await tx.rows<{ key: string }>(sql`
    update submissions set state = ${state}, finished_at = now()
    where tenant_id = ${tenantId} and submission_key = any(${keys}::bigint[])
      and state = any(${ENDS_FROM[state]}::text[])
    returning submission_key::text as key`)
  const ended = rows.map(({ key }) => key)
  await tx.count(sql`
    update pending_decisions set submission_key = null
    where tenant_id = ${tenantId} and submission_key = any(${ended}::bigint[])`)
  if (state === 'DONE') await noteSpeed(tx, tenantId, ended)
  return ended
}

export interface EntryRow {
  number: string
  stepSeq: number
  approved: boolean
  comment: string
  result: 'ACCEPTED' | 'REFUSED' | 'LOCKED'
  reason: string
  description: string
}

/** A page of the entries of a submission, by number: its decisions, its refusals, and what it still locks. */
export const listEntries = (
  reader: Reader,
  tenantId: TenantId,
  key: string,
  { after, limit }: { after: string | undefined; limit: number },
) => {
  const page = (alias: Sql) => sql`${alias}.tenant_id = ${tenantId} and ${alias}.submission_key = ${key}
    and ${alias}.numeric_id > ${after ?? '0'}::bigint order by ${alias}.numeric_id limit ${limit}`
  const columns = (alias: Sql) => sql`${alias}.numeric_id, ${alias}.step_seq, ${alias}.approved, ${alias}.comment`
  return reader.rows<EntryRow>(sql`
    select e.numeric_id::text as number, e.step_seq as "stepSeq", e.approved, e.comment, e.result, e.reason, e.description
    from (
      (select ${columns(sql`d`)}, 'ACCEPTED' as result, '' as reason, '' as description
        from decisions d where ${page(sql`d`)})
      union all
      (select ${columns(sql`f`)}, 'REFUSED', f.reason, f.description from submission_refusals f where ${page(sql`f`)})
      union all
      (select ${columns(sql`p`)}, 'LOCKED', '', '' from pending_decisions p where ${page(sql`p`)})) e
    order by e.numeric_id limit ${limit}`)
}
