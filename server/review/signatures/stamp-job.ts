import { appendEntry } from '../../audit/index.ts'
import { enqueueJob, type JobContext, type JobHandler } from '../../jobs/index.ts'
import type { Cidr } from '../../lib/cidr.ts'
import { sha256 } from '../../lib/json/canonical-json.ts'
import { OutboundRefused } from '../../outbound/index.ts'
import { BadTimeStamp, requestTimeStamp } from '../../time-stamp/index.ts'
import { endSubmissions, findSubmission, lockSubmission } from '../submissions/submission.store.ts'
import { SUBMISSION_JOB } from '../submissions/submission-job.ts'
import { submissionId } from '../submissions/submission-view.ts'
import { manifestDigest } from './manifest.rules.ts'
import { findSignature, keepTimeStamp, moveSigned, noteProblem } from './signature.store.ts'
import { mailFailures } from './signature-mails.ts'

export const STAMP_JOB = 'review.stamp'
export const STAMP_OPERATION = 'submission.stamp'
/** After this long without a time stamp a submission has failed. */
export const STAMP_WITHIN_SECONDS = 3_600
/** Between the attempts; the last one again and again. */
const AGAIN_SECONDS = [2, 5, 15, 30, 60, 120, 300]

/**
 * Asks the time-stamp authority of a signed submission, again and again for up to an hour. What is signed and not stamped
 * is never applied.
 */
export const stampJob = (allowed: readonly Cidr[]): JobHandler => ({
  kind: STAMP_JOB,
  async run(job) {
    const key = String(job.payload.submissionKey)
    const asked = await job.tx((tx) => findSignature(tx, job.tenantId, key))
    if (!asked || asked.timeStamp || asked.manifest === '') return
    const digest = manifestDigest(asked.manifest)
    try {
      const { token, stamp } = await requestTimeStamp({
        url: new URL(asked.tspUrl),
        digest,
        now: () => job.tx((tx) => tx.now()),
        allowed,
        signal: job.signal,
      })
      await keep(job, key, token, stamp.at)
    } catch (error) {
      if (job.signal.aborted) throw error
      await tryAgain(job, key, problemOf(error as Error))
    }
  },
})

/** Keeps the token, and lets the submission be applied. */
async function keep({ tenantId, tx }: JobContext, key: string, token: Buffer, at: Date): Promise<void> {
  await tx(async (work) => {
    if ((await lockSubmission(work, tenantId, key)) !== 'TIMESTAMPING') return
    const row = await findSubmission(work, tenantId, key)
    if (!row) return
    await keepTimeStamp(work, tenantId, key, token, at)
    await moveSigned(work, tenantId, key, { state: 'APPLYING' })
    await enqueueJob(work, { tenantId, kind: SUBMISSION_JOB, key, payload: { submissionKey: key } })
    appendEntry(work, {
      tenantId,
      operation: STAMP_OPERATION,
      outcome: 'done',
      targetId: submissionId(row),
      campaignId: row.campaignId,
      detail: { tokenDigest: sha256(token).toString('hex'), stampedAt: at.toISOString() },
    })
  })
}

async function tryAgain({ tenantId, tx }: JobContext, key: string, problem: string): Promise<void> {
  await tx(async (work) => {
    if ((await lockSubmission(work, tenantId, key)) !== 'TIMESTAMPING') return
    const attempts = await noteProblem(work, tenantId, key, problem)
    const row = await findSubmission(work, tenantId, key)
    const now = await work.now()
    if (!row?.deadlineAt || row.deadlineAt <= now) {
      await endSubmissions(work, tenantId, [key], 'FAILED')
      return mailFailures(work, tenantId, [key])
    }
    const seconds = AGAIN_SECONDS[Math.min(attempts, AGAIN_SECONDS.length) - 1] ?? 2
    const runAt = new Date(Math.min(now.getTime() + seconds * 1_000, row.deadlineAt.getTime()))
    await enqueueJob(work, { tenantId, kind: STAMP_JOB, key, payload: { submissionKey: key }, runAt })
  })
}

const MAX_PROBLEM = 500

function problemOf(error: Error): string {
  if (error instanceof BadTimeStamp) return `The answer of the time-stamp authority is not usable: ${error.message}.`
  if (error instanceof OutboundRefused)
    return `The address of the time-stamp authority is not allowed: ${error.message}.`
  if (error.name === 'TimeoutError') return 'The time-stamp authority did not answer in time.'
  return `The time-stamp authority could not be reached: ${error.message}.`.slice(0, MAX_PROBLEM)
}
