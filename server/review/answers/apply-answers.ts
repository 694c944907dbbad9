import type { Tx } from '../../db/index.ts'
import { moveTasks, type ReviewScope } from '../move-tasks.ts'
import { afterEvent } from '../step-outcome.ts'
import type { TaskRow } from '../task.store.ts'
import { insertDecisions } from './answer.store.ts'
import { type Answer, type Answerer, type Checked, checkAnswers } from './check-answers.ts'
import { relationsTo } from './relations.rules.ts'
import { loadRelations } from './relations.store.ts'

export interface SubmittedAnswer extends Answer {
  /** Version of the grant that the item shows. */
  grantVersion: string
}

/**
 * Applies answers to the steps that they are for. The caller holds the review and has locked the tasks. Of two who answer
 * the same step, the one who locks the task first is accepted, and the other is refused. The answers are pending
 * decisions of the person, except one that is given `directly`.
 */
export async function applyAnswers(
  tx: Tx,
  scope: ReviewScope,
  by: Answerer & { submissionKey: string },
  tasks: readonly TaskRow[],
  answers: readonly SubmittedAnswer[],
  directly?: SubmittedAnswer,
): Promise<Checked<SubmittedAnswer>> {
  const { tenantId, review, paths } = scope
  const checked = await checkAnswers(tx, scope, by, tasks, answers)
  if (checked.accepted.length === 0) return checked
  const relations = await findRelations(tx, scope, by.userId, checked)
  const owner = { tenantId, userId: by.userId, reviewKey: review.key }
  const decisions = checked.accepted.map(({ answer: { number, grantVersion }, task, subjectId }) => ({
    number,
    relations: relations({ subjectId, grantVersion }, task.stepSince),
  }))
  await insertDecisions(tx, owner, by.submissionKey, decisions, directly)
  const moves = checked.accepted.map(({ answer, task }) => ({
    task,
    to: afterEvent(paths.get(task.pathKey)?.steps ?? [], task.stepNo, 'people', answer.approved ? 'approve' : 'deny'),
  }))
  await moveTasks(tx, scope, moves)
  return checked
}

async function findRelations(
  tx: Tx,
  { tenantId, review }: ReviewScope,
  userId: string,
  { accepted }: Checked<SubmittedAnswer>,
) {
  const subjectIds = new Set(accepted.flatMap(({ subjectId }) => subjectId ?? []))
  const since = accepted.reduce((first, { task }) => (task.stepSince < first ? task.stepSince : first), await tx.now())
  const grantVersions = accepted.map(({ answer }) => answer.grantVersion)
  return relationsTo(
    await loadRelations(tx, tenantId, review, userId, { subjectIds: [...subjectIds], since, grantVersions }),
  )
}
