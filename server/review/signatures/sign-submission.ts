import {
  SIGN_WITHIN_MINUTES,
  SIGNED_IN_WITHIN_MINUTES,
  SignSubmissionReply,
  SignSubmissionRequest,
} from '../../../contract/review/signature.ts'
import { MAX_DECISIONS } from '../../../contract/review/submission.ts'
import { writeOperation } from '../../http/index.ts'
import type { WriteContext } from '../../http/operation.ts'
import { SECRET_KEY } from '../../secrets/index.ts'
import { signerOf } from '../../signing/index.ts'
import { loadReviewScope, type ReviewScope } from '../move-tasks.ts'
import { DECIDING_ERRORS, lockOpenReview } from '../submissions/load-review.ts'
import { loadSubmission } from '../submissions/load-submission.ts'
import { endSubmissions, findSubmission, lockSubmission, type SubmissionRow } from '../submissions/submission.store.ts'
import { SUBMISSION_JOB } from '../submissions/submission-job.ts'
import { submissionView } from '../submissions/submission-view.ts'
import { applyNext } from '../submissions/submit.ts'
import { CONFIRM_ERRORS, confirmSigner } from './confirm-signer.ts'
import { configDigest, isSameName, manifestDigest, manifestText, SEAL_TYPE } from './manifest.rules.ts'
import {
  countLocked,
  findSignature,
  findSigner,
  keepSignature,
  moveSigned,
  type StoredSignature,
} from './signature.store.ts'
import { mailReceipts } from './signature-mails.ts'
import { STAMP_JOB, STAMP_WITHIN_SECONDS } from './stamp-job.ts'

export const signSubmission = writeOperation({
  id: 'svc.api.accessreview.v1.SubmissionService.Sign',
  method: 'POST',
  path: '/api/v1/access_review/{id}/submissions/{submission_id}/sign',
  tag: 'Review',
  summary: 'Sign a submission',
  description: `Signs exactly the decisions that your submission locks, within ${SIGN_WITHIN_MINUTES} minutes after you made it. Only a person who is signed in can sign, not a credential. Where the campaign names a step-up provider, the first call answers \`redirectUrl\`: authenticate there, then repeat the call with the id of the transaction. Otherwise you must have signed in within the last ${SIGNED_IN_WITHIN_MINUTES} minutes. Then the decisions are applied as in any submission; where the campaign has a time-stamp authority, after it has stamped them.`,
  permission: 'review.own',
  idempotent: true,
  body: SignSubmissionRequest,
  reply: SignSubmissionReply,
  errors: [...DECIDING_ERRORS, ...CONFIRM_ERRORS, 'submission_ended', 'signature_expired', 'digest_changed'],
  async run(context, { params, body }) {
    const { tx, tenant, actor, settings, audit, fail, invalid } = context
    if (actor.via !== 'session') return fail('session_required')
    const { review } = await lockOpenReview(context, params.id)
    const row = await lockToSign(context, params, body.decisionsDigest)
    const [config, signer] = [
      await findSignature(tx, tenant.id, row.key),
      await findSigner(tx, tenant.id, actor.userId),
    ]
    if (!config || !signer) throw new Error('a submission that awaits a signature has no configuration')
    if (!isSameName(body.printedName, signer.name))
      return invalid({ field: 'printedName', description: `must be your name as the directory has it: ${signer.name}` })
    const confirmed = await confirmSigner(
      context,
      {
        accessReviewId: params.id,
        submissionId: params.submission_id,
        decisionsDigest: row.decisionsDigest,
        config,
      },
      body.stepUpTransactionId ?? '',
    )
    if ('redirectUrl' in confirmed) {
      audit({ target: params.submission_id, campaign: params.id, detail: { stepUpTransactionId: confirmed.id } })
      return { submission: submissionView(row), redirectUrl: confirmed.redirectUrl }
    }
    const scope = await loadReviewScope(tx, tenant.id, review)
    const owner = { tenantId: tenant.id, userId: actor.userId, reviewKey: review.key }
    const { approved, denied, onBehalfOf } = await countLocked(tx, owner, row.key)
    const signedAt = await tx.now()
    const printedName = body.printedName.trim()
    const { connectorSourcesFrozenAt: frozenAt = '', displayName } = scope.campaign
    const manifest = manifestText({
      tenant: tenant.host,
      campaign: { id: params.id, displayName, frozenAt },
      submissionId: params.submission_id,
      signer: { userId: actor.userId, printedName, email: signer.email, onBehalfOf },
      meaning: config.meaning,
      signedAt: signedAt.toISOString(),
      reauthentication: confirmed.reauthentication,
      count: row.submittedCount,
      approved,
      denied,
      decisionsDigest: row.decisionsDigest,
    })
    const jws = (await signerOf(tx, tenant.id, settings.get(SECRET_KEY))).sign(manifest, SEAL_TYPE)
    const { stepUpTransactionId, idTokenDigest } = confirmed
    await keepSignature(tx, tenant.id, row.key, { printedName, signedAt, manifest, jws, stepUpTransactionId })
    await goOn(context, scope, row, config)
    audit({
      campaign: params.id,
      target: params.submission_id,
      detail: {
        campaignId: params.id,
        decisionsDigest: row.decisionsDigest,
        manifestDigest: manifestDigest(manifest).toString('hex'),
        configDigest: configDigest(config),
        ...(stepUpTransactionId === '' ? {} : { stepUpTransactionId, idTokenDigest }),
      },
    })
    const after = await findSubmission(tx, tenant.id, row.key)
    return { submission: submissionView(after ?? row), redirectUrl: '' }
  },
})

type Signing = Pick<WriteContext, 'tx' | 'tenant' | 'actor' | 'jobs'> & {
  fail(
    error: 'not_found' | 'submission_ended' | 'signature_expired' | 'digest_changed',
    params?: Record<string, string | number>,
  ): never
}

/** The submission, locked until the end of the transaction, if it can be signed with this digest. */
async function lockToSign(
  context: Signing,
  params: { id: string; submission_id: string },
  decisionsDigest: string,
): Promise<SubmissionRow> {
  const { tx, tenant, actor, fail } = context
  const { row } = await loadSubmission(context, tx, params)
  // Others may see it, but it is not theirs to sign.
  if (row.userId !== actor.userId) return fail('not_found', { thing: 'submission' })
  const state = (await lockSubmission(tx, tenant.id, row.key)) ?? row.state
  if (state === 'EXPIRED') return fail('signature_expired', { at: row.deadlineAt?.toISOString() ?? '' })
  if (state !== 'AWAITING_SIGNATURE') return fail('submission_ended', { state, wanted: 'signed' })
  if (row.deadlineAt && row.deadlineAt <= (await tx.now()))
    return fail('signature_expired', { at: row.deadlineAt.toISOString() })
  if (row.decisionsDigest !== decisionsDigest) return fail('digest_changed', { decisionsDigest: row.decisionsDigest })
  return row
}

/** Stamps, applies or begins to apply what was signed. */
async function goOn(
  { tx, tenant, jobs }: Signing,
  scope: ReviewScope,
  { key, userId, reviewKey, submittedCount }: SubmissionRow,
  { tspUrl, stepUpProviderId }: StoredSignature,
): Promise<void> {
  if (tspUrl !== '') {
    await moveSigned(tx, tenant.id, key, { state: 'TIMESTAMPING', withinSeconds: STAMP_WITHIN_SECONDS })
    return jobs.enqueue(STAMP_JOB, { submissionKey: key }, { key })
  }
  await moveSigned(tx, tenant.id, key, { state: 'APPLYING' })
  if (submittedCount > MAX_DECISIONS) return jobs.enqueue(SUBMISSION_JOB, { submissionKey: key }, { key })
  const steppedUpWith = stepUpProviderId || undefined
  await applyNext(tx, scope, { tenantId: tenant.id, key, userId, reviewKey, steppedUpWith }, MAX_DECISIONS)
  await endSubmissions(tx, tenant.id, [key], 'DONE')
  await mailReceipts(tx, tenant.id, [key])
}
