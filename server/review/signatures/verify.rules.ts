import { isDeepStrictEqual } from 'node:util'
import type { SignatureCheck, SignatureCheckName } from '../../../contract/review/signature.ts'
import type { SubmissionEntry } from '../../audit/index.ts'
import { sha256 } from '../../lib/json/canonical-json.ts'
import { formatCount } from '../../lib/names.ts'
import { type PublicKey, verifyJws } from '../../signing/index.ts'
import { readToken } from '../../time-stamp/index.ts'
import type { SubmissionRow } from '../submissions/submission.store.ts'
import { submissionId } from '../submissions/submission-view.ts'
import { configDigest, manifestDigest, parseManifest, SEAL_TYPE } from './manifest.rules.ts'
import type { StoredSignature } from './signature.store.ts'

/** What the stored decisions of a submission add up to. */
export interface Recomputed {
  digest: string
  count: number
  approved: number
  denied: number
  accepted: { approved: number; denied: number }
  refused: number
  locked: number
  problems: string[]
}

/** All that is known of a submission. */
export interface Evidence {
  row: SubmissionRow
  /** To the microsecond. */
  submittedAt: string
  recomputed: Recomputed
  signature: StoredSignature | undefined
  entries: readonly SubmissionEntry[]
  keys: readonly PublicKey[]
  /** What is wrong with the ID token of its step-up; undefined when there is none. */
  stepUp: { problem: string | undefined; idTokenDigest: string } | undefined
}

const SIGN = 'svc.api.accessreview.v1.SubmissionService.Sign'
const STAMP = 'submission.stamp'

/** Problems of each check; undefined where there is nothing to check. */
type Check = (evidence: Evidence) => string[] | undefined

const CHECKS: Record<SignatureCheckName, { check: Check; passed: string; absent: string }> = {
  DECISIONS: {
    check: decisionProblems,
    passed: 'The stored decisions are those that were submitted.',
    absent: 'It ended without decisions.',
  },
  AUDIT: {
    check: auditProblems,
    passed: 'The audit log says the same. The command recert audit verify checks the log itself.',
    absent: '',
  },
  MANIFEST: {
    check: manifestProblems,
    passed: 'What was signed agrees with what is stored.',
    absent: 'It is not signed.',
  },
  SEAL: { check: sealProblems, passed: 'A key of this organization signed the manifest.', absent: 'It is not signed.' },
  STEP_UP: {
    check: stepUpProblems,
    passed: 'The ID token is of its provider, for this submission and person.',
    absent: 'It was signed without step-up authentication.',
  },
  TIME_STAMP: {
    check: stampProblems,
    passed: 'The time stamp is of this manifest. Check the authority with openssl ts -verify.',
    absent: 'It has no time stamp.',
  },
}

export function checksOf(evidence: Evidence): SignatureCheck[] {
  return (Object.keys(CHECKS) as SignatureCheckName[]).map((name) => {
    const { check, passed, absent } = CHECKS[name]
    const problems = attempted(() => check(evidence))
    if (problems === undefined) return { name, result: 'NOT_APPLICABLE', description: absent }
    return problems.length > 0
      ? { name, result: 'FAILED', description: problems.join(' ') }
      : { name, result: 'PASSED', description: passed }
  })
}

/** Somebody who changes what is stored may leave anything there. */
function attempted(check: () => string[] | undefined): string[] | undefined {
  try {
    return check()
  } catch {
    return ['What is stored cannot be read.']
  }
}

const hasEndedWithout = ({ state }: SubmissionRow) => state === 'EXPIRED' || state === 'FAILED'
const unless = (isFine: boolean, problem: string) => (isFine ? [] : [problem])

function decisionProblems({ row, recomputed }: Evidence): string[] | undefined {
  const { digest, count, accepted, refused, locked, problems } = recomputed
  if (hasEndedWithout(row))
    return count === 0 ? undefined : [`It ended without decisions, but ${formatCount(count)} belong to it now.`]
  return [
    ...problems,
    ...unless(
      count === row.submittedCount,
      `It has ${formatCount(count)} decisions, not ${formatCount(row.submittedCount)}.`,
    ),
    ...unless(
      digest === row.decisionsDigest,
      'The digest of the stored decisions differs from that of the submitted ones.',
    ),
    ...unless(row.state !== 'DONE' || locked === 0, 'It is done, but still locks decisions.'),
    ...unless(
      accepted.approved === row.approvedCount && accepted.denied === row.deniedCount && refused === row.refusedCount,
      'Its counts do not match its decisions.',
    ),
  ]
}

function auditProblems({ row, submittedAt, signature, entries }: Evidence): string[] {
  const made = entries.filter(({ operation }) => operation !== SIGN && operation !== STAMP)
  const [entry] = made
  if (!entry || made.length > 1) return [`The audit log has ${made.length} entries about it being made, not 1.`]
  const { detail, actorId, at } = entry
  return [
    ...unless(
      detail.decisionsDigest === row.decisionsDigest,
      'The digest of its decisions differs from the audit log.',
    ),
    ...unless(actorId === row.userId, 'The person differs from the audit log.'),
    ...unless(at === submittedAt, 'The time differs from the audit log.'),
    ...unless(
      (detail.submittedCount ?? 1) === row.submittedCount,
      'The number of submitted decisions differs from the audit log.',
    ),
    ...unless(commentFits(detail.commentDigest, row), 'The digest of its comment differs from the audit log.'),
    ...unless((detail.awaitsSignature === true) === (signature !== undefined), SIGNATURE_MISSING),
    ...signedProblems(row, signature, entries),
  ]
}
const SIGNATURE_MISSING = 'The audit log and the record disagree whether it has to be signed.'

/** Earlier versions did not note the comment. */
const commentFits = (digest: unknown, { channel, comment }: SubmissionRow) =>
  channel === 'DIRECT' ? comment === '' : digest === undefined || digest === sha256(comment).toString('hex')

function signedProblems(
  { decisionsDigest, userId, state }: SubmissionRow,
  signature: StoredSignature | undefined,
  entries: readonly SubmissionEntry[],
): string[] {
  const signed = entries.filter(({ operation }) => operation === SIGN)
  const needsNone = signature === undefined || state === 'AWAITING_SIGNATURE' || !signature.signedAt
  if (needsNone)
    return [
      ...unless(signed.length === 0, 'The audit log says that it was signed, but there is no signature.'),
      ...unless(signature === undefined || !['TIMESTAMPING', 'APPLYING', 'DONE'].includes(state), 'It was not signed.'),
    ]
  const [entry] = signed
  if (!entry || signed.length > 1) return [`The audit log has ${signed.length} entries about its signature, not 1.`]
  const isSame =
    entry.detail.manifestDigest === manifestDigest(signature.manifest).toString('hex') &&
    entry.detail.decisionsDigest === decisionsDigest &&
    entry.actorId === userId &&
    Date.parse(entry.at) === signature.signedAt?.getTime()
  return [
    ...unless(isSame, 'The digest, person or time of its signature differs from the audit log.'),
    // Earlier versions did not note it.
    ...unless(
      [undefined, configDigest(signature)].includes(entry.detail.configDigest as string | undefined),
      'The time-stamp authority or step-up provider differs from the audit log.',
    ),
  ]
}

function manifestProblems({ row, recomputed, signature }: Evidence): string[] | undefined {
  if (!signature || (!signature.signedAt && signature.manifest === '')) return undefined
  const manifest = parseManifest(signature.manifest)
  if (!manifest) return ['The manifest cannot be read.']
  const expected = {
    submissionId: submissionId(row),
    campaign: row.campaignId,
    userId: row.userId,
    printedName: signature.printedName,
    meaning: signature.meaning,
    signedAt: signature.signedAt?.toISOString(),
    count: row.submittedCount,
    decisionsDigest: row.decisionsDigest,
    ...(hasEndedWithout(row) ? {} : { approved: recomputed.approved, denied: recomputed.denied }),
    isStepUp: signature.stepUpTransactionId !== '',
    needsStepUp: signature.stepUpProviderId !== '',
  }
  const isStepUp = manifest.reauthentication.method === 'step_up'
  const stated: Record<string, unknown> = {
    ...manifest,
    ...manifest.signer,
    campaign: manifest.campaign.id,
    isStepUp,
    needsStepUp: isStepUp,
  }
  return Object.entries(expected)
    .filter(([name, value]) => !isDeepStrictEqual(stated[name], value))
    .map(([name]) => `The ${TEXTS[name] ?? name} differs from what was signed.`)
}
const TEXTS: Record<string, string> = {
  submissionId: 'submission',
  userId: 'person',
  printedName: 'printed name',
  signedAt: 'time',
  count: 'number of decisions',
  decisionsDigest: 'digest of the decisions',
  approved: 'number of approvals',
  denied: 'number of denials',
  isStepUp: 'authentication method',
  needsStepUp: 'authentication method',
}

function sealProblems({ signature, keys }: Evidence): string[] | undefined {
  if (!signature || (!signature.signedAt && signature.jws === '')) return undefined
  const seal = verifyJws(signature.jws, keys, SEAL_TYPE)
  if ('problem' in seal) return [`The seal is not valid: ${seal.problem}.`]
  return unless(seal.payload === signature.manifest, 'The seal belongs to another manifest.')
}

function stepUpProblems({ signature, stepUp, entries }: Evidence): string[] | undefined {
  const noted = entries.find(({ operation }) => operation === SIGN)?.detail
  if (!signature?.signedAt || (signature.stepUpTransactionId === '' && noted?.idTokenDigest === undefined))
    return undefined
  if (!stepUp) return ['Its step-up authentication is missing.']
  return [
    ...unless(stepUp.problem === undefined, `Its step-up authentication is not valid: ${stepUp.problem}.`),
    ...unless(noted?.idTokenDigest === stepUp.idTokenDigest, 'The digest of the ID token differs from the audit log.'),
  ]
}

function stampProblems({ row, signature, entries }: Evidence): string[] | undefined {
  const entry = entries.find(({ operation }) => operation === STAMP)
  if (!signature?.timeStamp) {
    if (entry) return ['The audit log says that it was stamped, but there is no time stamp.']
    const isMissing = signature?.signedAt && signature.tspUrl !== '' && ['APPLYING', 'DONE'].includes(row.state)
    return isMissing ? ['It was applied without a time stamp.'] : undefined
  }
  try {
    const { imprint, at } = readToken(signature.timeStamp)
    return [
      ...unless(imprint.equals(manifestDigest(signature.manifest)), 'The time stamp belongs to something else.'),
      ...unless(at.getTime() === signature.stampedAt?.getTime(), 'The time of the time stamp differs from the record.'),
      ...unless(
        entry?.detail.tokenDigest === sha256(signature.timeStamp).toString('hex'),
        'The digest of the time stamp differs from the audit log.',
      ),
    ]
  } catch (error) {
    return [`The time stamp is not valid: ${(error as Error).message}.`]
  }
}
