import type { Domain } from '../http/index.ts'
import { changeOperations } from './change/change-revocations.ts'
import { createRevokeTask } from './make/create-revoke-task.ts'
import { dailyJob, dailySchedule, verifyJob } from './verify/verify-job.ts'
import { getMyWorkList, getWorkList } from './view/get-work-list.ts'
import { getRevocationCounts, listCampaignRevocations, searchRevocations } from './view/list-revocations.ts'

export { cancelForRestart } from './change/cancel-for-restart.ts'
export { settleRevocations } from './change/move-revocations.ts'
export { reserveNumbers } from './change/revocation.store.ts'
export { analyzeRevocations, listOfReview, nextDenied, nextOfReview } from './make/make-revocations.store.ts'
export { makeRevocations, makeRevocationsAtOnce } from './make/make-revocations.ts'
export { tenantsWithRemovalMails } from './revocation.sql.ts'
export {
  loadRemovalNews,
  loadRemovalWork,
  mailRemovalNotices,
  mailRemovalWork,
  type RemovalNews,
  type RemovalWork,
} from './send/removal-mails.store.ts'
export {
  endRemovalDelivery,
  failRemovals,
  isRemovalAwaited,
  lockToSend,
  type RemovalEnd,
  removalPayloads,
  SEND_REMOVALS_JOB,
  setDeliveries,
} from './send/webhook-channel.ts'
export { actOnRevokeTask, REVOKE_TASK_ERRORS } from './task/act-on-revoke-task.ts'
export { revokeTaskViews } from './task/revoke-task.ts'
export { findRevokeTask, revokeTaskReply } from './task/revoke-task-access.ts'
export { revokeTaskAudits } from './task/revoke-task-audits.ts'
export { asksForRevokeTasks, searchRevokeTasks } from './task/search-revoke-tasks.ts'
export { VERIFY_JOB } from './verify/verify-job.ts'
export { revokeTaskName } from './view/revocation-id.ts'
export { countOverdue, type RevocationRow } from './view/revocation-rows.store.ts'

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
