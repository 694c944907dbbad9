import type { CampaignAction } from '../campaign/index.ts'
import type { Domain } from '../http/index.ts'
import { SIZES } from '../jobs/index.ts'
import { OUTBOUND_ALLOW } from '../outbound/index.ts'
import { CLOSE_CONFIRM_PERCENT } from '../tenant-settings/index.ts'
import { closeAction } from './close/close-action.ts'
import { closeJob } from './close/close-job.ts'
import { getClosePreview } from './close/get-close-preview.ts'
import { factsJob } from './facts/facts-job.ts'
import { accessRemovedJob, goneJob } from './gone/gone-job.ts'
import { remindCampaign } from './mail/remind-campaign.ts'
import { myReviewOperations } from './my-reviews/operations.ts'
import { foldJob, foldSchedule } from './progress/fold-tallies.ts'
import { progressOperations } from './progress/operations.ts'
import { scheduleJob, schedulerSchedule } from './schedule/schedule-job.ts'
import { signatureOperations } from './signatures/operations.ts'
import { stampJob } from './signatures/stamp-job.ts'
import { startOperations } from './start/operations.ts'
import { purgeReviewJob } from './start/purge-job.ts'
import { startAction } from './start/start-action.ts'
import { startJob } from './start/start-job.ts'
import { healthJob, healthSchedule } from './submissions/health-job.ts'
import { submissionOperations } from './submissions/operations.ts'
import { phantomMetrics } from './submissions/phantom-metrics.ts'
import { submissionJob } from './submissions/submission-job.ts'
import { taskOperations } from './tasks/operations.ts'
import { absentReviewersJob, absentReviewersSchedule } from './tasks/steps/absent-reviewers-job.ts'
import { accessSyncedJob, dueJob, dueStepsJob, dueStepsSchedule, waitsJob } from './tasks/steps/due-steps-job.ts'

export { type CampaignNeeds, listNeeds } from './mail/needs.store.ts'
export { loadOpenTasks, type OpenTasks, type OpenTasksRequest } from './mail/open-tasks.store.ts'
export { listAnswerableReviews, mailDailyReminders, mailDelegationOffers } from './mail/review-mails.store.ts'
export { reviewProviderUsage } from './review.sql.ts'
export { type SubmissionsReport, verifySubmissions } from './signatures/verify-submissions.ts'
export { tenantsWithOpenReviews } from './tasks/steps/schedules.sql.ts'
export { ASK_WEBHOOKS_JOB } from './webhook-step/ask.ts'
export {
  endStepDelivery,
  failSteps,
  isStepAwaited,
  lockUnasked,
  type StepEnd,
  stepPayloads,
  type WebhookStep,
} from './webhook-step/webhook-steps.ts'

/** Actions that a review adds to campaigns. */
export const reviewActions: readonly CampaignAction[] = [startAction, closeAction]

/** The review itself: start, assignment, tasks, decisions, submissions, close, progress. */
export const review: Domain = {
  name: 'review',
  operations: [
    ...startOperations,
    ...taskOperations,
    ...submissionOperations,
    ...signatureOperations,
    ...myReviewOperations,
    getClosePreview,
    remindCampaign,
    ...progressOperations,
  ],
  jobs({ database, settings }) {
    const sizes = SIZES[database.engine]
    const confirmPercent = settings.get(CLOSE_CONFIRM_PERCENT)
    return [
      startJob(confirmPercent, sizes),
      factsJob(sizes),
      purgeReviewJob,
      submissionJob(database.engine),
      stampJob(settings.get(OUTBOUND_ALLOW)),
      healthJob,
      dueStepsJob,
      dueJob,
      accessSyncedJob,
      waitsJob,
      absentReviewersJob,
      closeJob(sizes),
      scheduleJob(confirmPercent),
      foldJob,
      accessRemovedJob,
      goneJob,
    ]
  },
  schedules: [healthSchedule, dueStepsSchedule, absentReviewersSchedule, schedulerSchedule, foldSchedule],
  metrics: [phantomMetrics],
}
