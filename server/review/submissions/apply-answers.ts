import type { Tx } from '../../db/index.ts'
import { moveTasks, type ReviewScope } from '../move-tasks.ts'
import { afterEvent } from '../step-outcome.ts'
import type { TaskRow } from '../task.store.ts'
import { insertDecisions } from './answer.store.ts'
import { type Answer, type Answerer, type Checked, checkAnswers } from './check-answers.ts'
import { relationsTo } from './relations.rules.ts'
import { loadRelations } from './relations.store.ts'

/**
 * An answer, with when it was chosen (as the database writes a time) and with how many others in one call; negative when
 * by filter.
 */
export interface SubmittedAnswer extends Answer {
  chosenAt: string
  chosenWith: number
  /** Version of the grant that the item shows. */
  grantVersion: string
}

/**
 * Applies answers to the steps that they are for. The caller holds the review and has locked the tasks. Of two who answer
 * the same step, the one who locks the task first is accepted, and the other is refused.
 */
export async function applyAnswers(
  tx: Tx,
  scope: ReviewScope,
  by: Answerer & { submissionKey: string },
  tasks: readonly TaskRow[],
  answers: readonly SubmittedAnswer[],
): Promise<Checked<SubmittedAnswer>> {
  const { tenantId, review, paths } = scope
  const checked = await checkAnswers(tx, scope, by, tasks, answers)
  if (checked.accepted.length === 0) return checked
  const relations = await findRelations(tx, scope, by.userId, checked)
  const decisions = checked.accepted.map(({ answer, task, subjectId, onBehalfOf }) => ({
    number: answer.number,
    approved: answer.approved,
    comment: answer.comment,
    chosenAt: answer.chosenAt,
    chosenWith: answer.chosenWith,
    onBehalfOf,
    relations: relations({ subjectId, grantVersion: answer.grantVersion }, task.stepSince),
  }))
  await insertDecisions(tx, tenantId, review.key, by, decisions)
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
