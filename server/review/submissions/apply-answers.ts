import type { Tx } from '../../db/index.ts'
import { moveTasks, type ReviewScope } from '../move-tasks.ts'
import { afterEvent } from '../step-outcome.ts'
import { lockTasks } from '../task.store.ts'
import { insertDecisions } from './answer.store.ts'
import { type Answer, type Answerer, type Checked, checkAnswers } from './check-answers.ts'

/** An answer, with when it was chosen and with how many others in one call; negative when by filter. */
export interface SubmittedAnswer extends Answer {
  chosenAt: Date
  chosenWith: number
}

/**
 * Applies answers to the steps that they are for. The caller holds the review. Of two who answer the same step, the one
 * who locks the task first is accepted, and the other is refused.
 */
export async function applyAnswers(
  tx: Tx,
  scope: ReviewScope,
  by: Answerer & { submissionKey: string },
  answers: readonly SubmittedAnswer[],
): Promise<Checked<SubmittedAnswer>> {
  const { tenantId, review, paths } = scope
  const numbers = answers.map(({ number }) => number)
  const tasks = await lockTasks(tx, tenantId, review.key, numbers)
  const checked = await checkAnswers(tx, scope, by, tasks, answers)
  if (checked.accepted.length === 0) return checked
  const decisions = checked.accepted.map(({ answer, onBehalfOf }) => ({ ...answer, onBehalfOf }))
  await insertDecisions(tx, tenantId, review, by, decisions)
  const moves = checked.accepted.map(({ answer, task }) => ({
    task,
    to: afterEvent(paths.get(task.pathKey)?.steps ?? [], task.stepNo, 'people', answer.approved ? 'approve' : 'deny'),
  }))
  await moveTasks(tx, scope, moves)
  return checked
}
