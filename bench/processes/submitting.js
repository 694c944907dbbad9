// Pending decisions submitted in this process, and the bare statements they are compared with.
import { sql } from '../../dist/server/db/sql.js'
import { loadReviewScope } from '../../dist/server/review/move-tasks.js'
import { findReview, lockReview } from '../../dist/server/review/review.store.js'
import { insertSubmission } from '../../dist/server/review/submissions/submission.store.js'
import { submitPending } from '../../dist/server/review/submissions/submit.js'

const REVIEWER = 'bench-reviewer'
const LONG = { timeoutMs: 1_200_000 }

/** Gives all tasks of a campaign to one reviewer, who has chosen a decision for each, and copies tasks and choices. */
export async function chooseAll(database, tenantId, id) {
  const { key } = await database.read((reader) => findReview(reader, tenantId, id))
  const statements = [
    sql`insert into user_versions (tenant_id, user_id, email, display_name)
      values (${tenantId}, ${REVIEWER}, ${`${REVIEWER}@corp.example`}, 'Reviewer')`,
    sql`with s as (
        insert into reviewer_sets (tenant_id, review_key, digest) values (${tenantId}, ${key}, 'bench') returning *)
      insert into reviewer_set_members (tenant_id, review_key, set_key, user_id)
      select tenant_id, review_key, set_key, ${REVIEWER} from s`,
    sql`update tasks set set_key = (select set_key from reviewer_set_members where user_id = ${REVIEWER})
      where tenant_id = ${tenantId} and review_key = ${key}`,
    sql`insert into pending_decisions (tenant_id, user_id, review_key, numeric_id, step_seq, approved, comment, chosen_at,
        chosen_with)
      select tenant_id, ${REVIEWER}, review_key, numeric_id, step_seq, numeric_id % 20 > 0, 'As discussed.', now(), 50
      from tasks where tenant_id = ${tenantId} and review_key = ${key} order by numeric_id`,
    sql`create table bare_tasks (like tasks including all)`,
    sql`insert into bare_tasks select * from tasks where tenant_id = ${tenantId} and review_key = ${key}
      order by numeric_id`,
    sql`create table bare_pending (like pending_decisions including all)`,
    sql`insert into bare_pending select * from pending_decisions where tenant_id = ${tenantId} and review_key = ${key}`,
    sql`create table bare_decisions (like decisions including all)`,
    sql`vacuum analyze tasks, pending_decisions, bare_tasks, bare_pending`,
  ]
  for (const statement of statements)
    if (statement === statements.at(-1)) await database.single((reader) => reader.count(statement))
    else await database.tx((tx) => tx.count(statement), LONG)
  const rows = await database.read((reader) =>
    reader.rows(sql`select numeric_id::text as number from tasks
      where tenant_id = ${tenantId} and review_key = ${key} order by numeric_id`),
  )
  return { reviewKey: key, numbers: rows.map(({ number }) => number) }
}

/** Seconds in which the reviewer submits all decisions, so many at a time. */
export async function timedSubmissions(database, tenantId, id, { numbers }, size) {
  const begin = performance.now()
  for (let from = 0; from < numbers.length; from += size)
    await database.tx(async (tx) => {
      const review = await lockReview(tx, tenantId, id, 'share')
      const scope = await loadReviewScope(tx, tenantId, review)
      const owner = { tenantId, userId: REVIEWER, reviewKey: review.key }
      const { key } = await insertSubmission(tx, owner, { channel: 'BATCH', comment: '' })
      const { applied } = await submitPending(tx, scope, { ...owner, key }, numbers.slice(from, from + size), () => {})
      if (applied?.refused.length !== 0) throw new Error(`refused: ${JSON.stringify(applied?.refused[0])}`)
    }, LONG)
  return (performance.now() - begin) / 1000
}

/** Seconds in which the same rows are written by statements that check nothing: tasks, decisions, pending decisions. */
export async function timedUpdates(database, { numbers }, size) {
  const begin = performance.now()
  for (let from = 0; from < numbers.length; from += size)
    await database.tx(async (tx) => {
      const some = sql`numeric_id = any(${numbers.slice(from, from + size)}::bigint[])`
      const pending = sql`bare_pending p using (tenant_id, review_key, numeric_id)`
      await tx.count(sql`
        insert into bare_decisions (tenant_id, review_key, numeric_id, step_seq, step_no, run_no, path_key, user_id,
          approved, comment, decided_at, submission_key, set_key, why, because, step_since, chosen_at)
        select tenant_id, review_key, numeric_id, t.step_seq, t.step_no, t.run_no, t.path_key, p.user_id, p.approved,
          p.comment, now(), 1, t.set_key, t.why, t.because, t.step_since, p.chosen_at
        from bare_tasks t join ${pending} where ${some}`)
      await tx.count(sql`
        update bare_tasks set state = 'C', outcome = 'C', outcome_reason = 'P', outcome_at = now() where ${some}`)
      await tx.count(sql`delete from bare_pending where ${some}`)
    }, LONG)
  return (performance.now() - begin) / 1000
}
