import type { Domain } from '../http/index.ts'
import { changeOperations } from './change-revocations.ts'
import { createRevokeTask } from './create-revoke-task.ts'
import { getMyWorkList, getWorkList } from './get-work-list.ts'
import { getRevocationCounts, listCampaignRevocations, searchRevocations } from './list-revocations.ts'
import { dailyJob, dailySchedule, verifyJob } from './verify-job.ts'

export { actOnRevokeTask, REVOKE_TASK_ERRORS } from './act-on-revoke-task.ts'
export { cancelForRestart } from './cancel-for-restart.ts'
export { analyzeRevocations, listOfReview, nextDenied, nextOfReview } from './make-revocations.store.ts'
export { makeRevocations, makeRevocationsAtOnce } from './make-revocations.ts'
export { settleRevocations } from './move-revocations.ts'
export {
  loadRemovalNews,
  loadRemovalWork,
  mailRemovalNotices,
  mailRemovalWork,
  type RemovalNews,
  type RemovalWork,
} from './removal-mails.store.ts'
export { tenantsWithRemovalMails } from './revocation.sql.ts'
export { reserveNumbers } from './revocation.store.ts'
export { revokeTaskName } from './revocation-id.ts'
export { countOverdue, type RevocationRow } from './revocation-rows.store.ts'
export { revokeTaskViews } from './revoke-task.ts'
export { findRevokeTask, revokeTaskReply } from './revoke-task-access.ts'
export { revokeTaskAudits } from './revoke-task-audits.ts'
export { asksForRevokeTasks, searchRevokeTasks } from './search-revoke-tasks.ts'
export { VERIFY_JOB } from './verify-job.ts'
export {
  endRemovalDelivery,
  failRemovals,
  isRemovalAwaited,
  lockToSend,
  type RemovalEnd,
  removalPayloads,
  SEND_REMOVALS_JOB,
  setDeliveries,
} from './webhook-channel.ts'

/** Removal of denied access: what has to go, by whom, and the proof that it is gone. */
export const revocation: Domain = {
  name: 'revocation',
  operations: [
    createRevokeTask,
    listCampaignRevocations,
    searchRevocations,
    getRevocationCounts,
    ...changeOperations,
    getWorkList,
    getMyWorkList,
  ],
  jobs: ({ settings }) => [verifyJob(settings), dailyJob(settings)],
  schedules: [dailySchedule],
}
