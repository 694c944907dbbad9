import type { Reader, Tx } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { isUnlocked, ofOwner, type PendingOwner } from '../pending/pending.sql.ts'
import { taskColumns } from '../task.sql.ts'
import type { TaskRow } from '../task.store.ts'
import type { SubmittedAnswer } from './apply-answers.ts'

/** An answer and the task that it is for. */
export interface TaskAnswer {
  answer: SubmittedAnswer
  task: TaskRow
}

/**
 * Pending decisions that no submission has locked, with their tasks: both are locked by number until the end of the
 * transaction, the decisions first (lockReview says the order).
 */
export const lockFree = (tx: Tx, owner: PendingOwner, preparationKey: string, numbers: readonly string[] | undefined) =>
  readAnswers(tx, owner, preparationKey, { selected: isUnlocked(numbers), limit: null, forUpdate: true })

export interface LockedPage {
  key: string
  after: string
  limit: number
  /** Locks the decisions and, by number, their tasks (lockReview says the order). */
  forUpdate: boolean
}

/** What a submission has locked, by number. */
export const listLocked = (
  reader: Reader,
  owner: PendingOwner,
  preparationKey: string,
  { key, after, limit, forUpdate }: LockedPage,
): Promise<TaskAnswer[]> => {
  const selected = sql`p.submission_key = ${key} and p.numeric_id > ${after}::bigint`
  return readAnswers(reader, owner, preparationKey, { selected, limit, forUpdate })
}

/** Which pending decisions `p` of a person are read. */
interface AnswerPage {
  selected: Sql
  limit: number | null
  forUpdate: boolean
}

/**
 * The answers that pending decisions `p` are, by number. Their tasks are read by a list of numbers: joined, each of them
 * is looked up alone, which takes seven times as long.
 */
async function readAnswers(
  reader: Reader,
  owner: PendingOwner,
  preparationKey: string,
  page: AnswerPage,
): Promise<TaskAnswer[]> {
  const choices = await readChoices(reader, owner, page)
  if (choices.size === 0) return []
  const tasks = await readTasks(reader, owner, preparationKey, [...choices.keys()], page.forUpdate)
  return tasks.map(({ task, grantVersion }) => {
    const choice = choices.get(task.numericId)
    if (!choice) throw new Error('a task that was not asked for')
    const { stepSeq, approved, comment } = choice
    return { answer: { number: task.numericId, stepSeq, approved, comment, grantVersion }, task }
  })
}

/**
 * What was chosen, by the numbers of the tasks. Here and below, what rows have in common is sent once, and the rest as
 * texts: most of the time in which 10,000 rows are read goes into sending them, and they take half of it like this.
 */
async function readChoices(reader: Reader, owner: PendingOwner, { selected, limit, forUpdate }: AnswerPage) {
  type Choice = Pick<SubmittedAnswer, 'stepSeq' | 'approved' | 'comment'>
  const groups = await reader.rows<Choice & { numbers: string }>(sql`
    select "stepSeq", approved, comment, string_agg(numeric_id::text, ' ') as numbers
    from (
      select p.numeric_id, p.step_seq as "stepSeq", p.approved, p.comment from pending_decisions p
      where ${ofOwner(owner)} and ${selected}
      order by p.numeric_id limit ${limit} ${forUpdate ? sql`for update` : sql``}) chosen
    group by 1, 2, 3`)
  return new Map(
    groups.flatMap(({ numbers, ...choice }) => numbers.split(' ').map((number) => [number, choice] as const)),
  )
}

/** What tasks have in common, most often all of them. */
type Alike = Omit<TaskRow, 'numericId' | 'principalKey' | 'entitlementKey'>
const alike = sql`"stepSince", "stepDueAt", "outcomeAt", "pathKey", "setKey", "stepNo", "stepSeq", "runNo", why, because,
  state, outcome, "outcomeReason"`

/** Tasks `t` and the versions of the grants that their items show, by number. */
async function readTasks(
  reader: Reader,
  { tenantId, reviewKey }: PendingOwner,
  preparationKey: string,
  numbers: readonly string[],
  forUpdate: boolean,
) {
  const groups = await reader.rows<
    Alike & { numbers: string; principalKeys: string; entitlementKeys: string; grantVersions: string }
  >(sql`
    select ${alike}, string_agg("numericId", ' ') as numbers, string_agg("principalKey", ' ') as "principalKeys",
      string_agg("entitlementKey", ' ') as "entitlementKeys", string_agg("grantVersion", ' ') as "grantVersions"
    from (
      select ${taskColumns}, i.grant_version::text as "grantVersion" from tasks t
      join items i on i.tenant_id = t.tenant_id and i.preparation_key = ${preparationKey}
        and i.principal_key = t.principal_key and i.entitlement_key = t.entitlement_key
      where t.tenant_id = ${tenantId} and t.review_key = ${reviewKey}::bigint
        and t.numeric_id = any(${numbers}::bigint[])
      order by t.numeric_id ${forUpdate ? sql`for update of t` : sql``}) tasks
    group by ${alike}`)
  return groups
    .flatMap(({ numbers, principalKeys, entitlementKeys, grantVersions, ...common }) => {
      const [principals, entitlements, grants] = [principalKeys, entitlementKeys, grantVersions].map((texts) =>
        texts.split(' '),
      )
      return numbers.split(' ').map((number, n) => ({
        task: taskOf(common, number, principals?.[n] ?? '', entitlements?.[n] ?? ''),
        grantVersion: grants?.[n] ?? '',
      }))
    })
    .sort((one, other) => compareNumbers(one.task.numericId, other.task.numericId))
}

/** Field by field: copying all of them with a spread takes ten times as long, which counts for 10,000 tasks. */
const taskOf = (task: Alike, numericId: string, principalKey: string, entitlementKey: string): TaskRow => ({
  numericId,
  principalKey,
  entitlementKey,
  stepSince: task.stepSince,
  stepDueAt: task.stepDueAt,
  outcomeAt: task.outcomeAt,
  pathKey: task.pathKey,
  setKey: task.setKey,
  stepNo: task.stepNo,
  stepSeq: task.stepSeq,
  runNo: task.runNo,
  why: task.why,
  because: task.because,
  state: task.state,
  outcome: task.outcome,
  outcomeReason: task.outcomeReason,
})

/** Decimal texts without leading zeros. */
const compareNumbers = (one: string, other: string) =>
  one.length - other.length || (one < other ? -1 : one > other ? 1 : 0)
