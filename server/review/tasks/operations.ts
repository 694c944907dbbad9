import type { Operation } from '../../http/index.ts'
import { approveTask, denyTask } from './answer-task.ts'
import { approveWithStepUp } from './approve-with-step-up.ts'
import { bulkReassign } from './bulk-reassign.ts'
import { closeTask } from './close-task.ts'
import { commentTask } from './comment-task.ts'
import { getTask } from './get-task.ts'
import { listReassignees } from './list-reassignees.ts'
import { listTaskAudits } from './list-task-audits.ts'
import { processTask } from './process-task.ts'
import { reassignTask } from './reassign-task.ts'
import { remindTask } from './remind-task.ts'
import { resetTask } from './reset-task.ts'
import { restartTask } from './restart-task.ts'
import { searchTasksOperation } from './search-tasks.ts'
import { skipStep } from './skip-step.ts'
import { wrongTypeActions } from './wrong-type-actions.ts'

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
