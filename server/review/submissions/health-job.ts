import { enqueueJob, type JobHandler, type Schedule } from '../../jobs/index.ts'
import { mailFailures } from '../signatures/signature-mails.ts'
import { reviewingTenants } from './health.sql.ts'
import { type DeadSubmission, listDead, saveHealth } from './health.store.ts'
import { endSubmissions } from './submission.store.ts'
import { SUBMISSION_JOB } from './submission-job.ts'

const KIND = 'review.health'

export const healthSchedule: Schedule = { kind: KIND, everySeconds: 60, tenants: reviewingTenants }

/** Looks for locks of dead submissions in all open reviews, keeps their number as it was found, and ends them. */
export const healthJob: JobHandler = {
  kind: KIND,
  run: ({ tenantId, tx }) =>
    tx(async (work) => {
      const dead = await listDead(work, tenantId, SUBMISSION_JOB)
      const phantoms = new Map<string, number>()
      for (const { reviewKey, lockedCount } of dead)
        phantoms.set(reviewKey, (phantoms.get(reviewKey) ?? 0) + lockedCount)
      const keysIn = (state: DeadSubmission['state']) =>
        dead.filter((submission) => submission.state === state).map(({ key }) => key)
      await endSubmissions(work, tenantId, keysIn('AWAITING_SIGNATURE'), 'EXPIRED')
      await mailFailures(work, tenantId, await endSubmissions(work, tenantId, keysIn('TIMESTAMPING'), 'FAILED'))
      for (const key of keysIn('APPLYING'))
        await enqueueJob(work, { tenantId, kind: SUBMISSION_JOB, key, payload: { submissionKey: key } })
      await saveHealth(work, tenantId, phantoms)
    }),
}
