import type { SignatureCheck } from '../../../contract/review/signature.ts'
import { MAX_DECISIONS } from '../../../contract/review/submission.ts'
import { findSubmissionEntries, type SubmissionEntry } from '../../audit/index.ts'
import type { Reader } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { listPublicKeys, type PublicKey } from '../../signing/index.ts'
import { findStepUpProof, type StepUpProof } from '../../step-up/index.ts'
import { DecisionsDigest, entryLine } from '../answers/decisions-digest.ts'
import type { ReviewScope } from '../move-tasks.ts'
import type { SubmissionRow } from '../submissions/submission.store.ts'
import { submissionId } from '../submissions/submission-view.ts'
import { bindingOf } from './confirm-signer.ts'
import { parseManifest } from './manifest.rules.ts'
import { findSignature, type StoredSignature } from './signature.store.ts'
import { checksOf, type Recomputed } from './verify.rules.ts'
import { findSubmittedAt, type LineRow, listLines } from './verify.store.ts'

export type VerifiedScope = Pick<ReviewScope, 'tenantId' | 'review' | 'campaign'>

export interface Verified {
  checks: SignatureCheck[]
  signature: StoredSignature | undefined
  proof: StepUpProof | undefined
}

/** Holds a submission against the audit log, its signature and its time stamp. */
export async function verifySubmission(
  reader: Reader,
  scope: VerifiedScope,
  row: SubmissionRow,
  known: { keys?: readonly PublicKey[]; entries?: readonly SubmissionEntry[] } = {},
): Promise<Verified> {
  const { tenantId, review } = scope
  const signature = row.meaning === null ? undefined : await findSignature(reader, tenantId, row.key)
  const entries = known.entries ?? (await findSubmissionEntries(reader, tenantId, review.campaignId, submissionId(row)))
  const said = parseManifest(signature?.manifest ?? '')?.reauthentication
  const proof = signature?.stepUpTransactionId
    ? await findStepUpProof(reader, tenantId, signature.stepUpTransactionId, {
        userId: row.userId,
        issuer: said?.issuer ?? '',
        clientId: said?.clientId ?? '',
        binding: bindingOf({
          submissionId: submissionId(row),
          decisionsDigest: row.decisionsDigest,
          meaning: signature.meaning,
        }),
      })
    : undefined
  const checks = checksOf({
    row,
    submittedAt: (await findSubmittedAt(reader, tenantId, row.key)) ?? '',
    recomputed: await recompute(reader, scope, row),
    signature,
    entries,
    keys: known.keys ?? (await listPublicKeys(reader, tenantId)),
    stepUp: proof,
  })
  return { checks, signature, proof }
}

/** The lines of some stored decisions, as they were hashed. */
export const linesOf = (scope: VerifiedScope, rows: readonly LineRow[]): string => {
  const lineOf = entryLine(scope)
  return rows.map((row) => `${lineOf({ ...row, grantVersion: row.grantVersion ?? '0' })}\n`).join('')
}

async function recompute(reader: Reader, scope: VerifiedScope, row: SubmissionRow): Promise<Recomputed> {
  const digest = new DecisionsDigest(scope)
  const found: Recomputed = {
    digest: '',
    count: 0,
    approved: 0,
    denied: 0,
    accepted: { approved: 0, denied: 0 },
    refused: 0,
    locked: 0,
    problems: [],
  }
  const problems = new Set<string>()
  for await (const lines of pagesOf(reader, scope.tenantId, scope, row.key)) {
    digest.add(lines.map((line) => ({ ...line, grantVersion: line.grantVersion ?? '0' })))
    for (const line of lines) {
      count(found, line)
      for (const problem of problemsOf(line, row)) problems.add(problem)
    }
  }
  return { ...found, digest: digest.hex(), problems: [...problems].slice(0, MAX_PROBLEMS) }
}
const MAX_PROBLEMS = 10

async function* pagesOf(reader: Reader, tenantId: TenantId, { review }: VerifiedScope, key: string) {
  for (let after = '0'; ; ) {
    const of = { key, reviewKey: review.key, preparationKey: review.preparationKey }
    const lines = await listLines(reader, tenantId, of, { after, limit: MAX_DECISIONS })
    if (lines.length > 0) yield lines
    if (lines.length < MAX_DECISIONS) return
    after = lines.at(-1)?.number ?? after
  }
}

function count(found: Recomputed, { approved, result }: LineRow): void {
  const side = approved ? 'approved' : 'denied'
  found.count++
  found[side]++
  if (result === 'ACCEPTED') found.accepted[side]++
  else if (result === 'REFUSED') found.refused++
  else found.locked++
}

function problemsOf({ number, userId, grantVersion, isInTime }: LineRow, row: SubmissionRow): string[] {
  return [
    ...(userId !== null && userId !== row.userId ? [`The decision on task ${number} belongs to another person.`] : []),
    ...(grantVersion === null ? [`Task ${number} has no item.`] : []),
    ...(isInTime ? [] : [`The decision on task ${number} has a different time.`]),
  ]
}
