import type { Operation } from '../../http/index.ts'
import { approveTask, denyTask } from './actions/answer-task.ts'
import { approveWithStepUp } from './actions/approve-with-step-up.ts'
import { closeTask } from './actions/close-task.ts'
import { commentTask } from './actions/comment-task.ts'
import { processTask } from './actions/process-task.ts'
import { remindTask } from './actions/remind-task.ts'
import { resetTask } from './actions/reset-task.ts'
import { restartTask } from './actions/restart-task.ts'
import { skipStep } from './actions/skip-step.ts'
import { wrongTypeActions } from './actions/wrong-type-actions.ts'
import { listTaskAudits } from './history/list-task-audits.ts'
import { bulkReassign } from './reassign/bulk-reassign.ts'
import { listReassignees } from './reassign/list-reassignees.ts'
import { reassignTask } from './reassign/reassign-task.ts'
import { searchTasksOperation } from './search/search-tasks.ts'
import { getTask } from './view/get-task.ts'

export const taskOperations: readonly Operation[] = [
  getTask,
  searchTasksOperation,
  listTaskAudits,
  listReassignees,
  approveTask,
  denyTask,
  approveWithStepUp,
  commentTask,
  reassignTask,
  bulkReassign,
  restartTask,
  resetTask,
  skipStep,
  closeTask,
  processTask,
  remindTask,
  ...wrongTypeActions,
]
