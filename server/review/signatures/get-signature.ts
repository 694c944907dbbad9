import { GetSignatureQuery, GetSignatureReply } from '../../../contract/review/signature.ts'
import { MAX_DECISIONS } from '../../../contract/review/submission.ts'
import { readOperation } from '../../http/index.ts'
import { loadReviewScope } from '../move-tasks.ts'
import { loadSubmission } from '../submissions/load-submission.ts'
import { submissionView } from '../submissions/submission-view.ts'
import { manifestDigest } from './manifest.rules.ts'
import { countLinesAfter, listLines } from './verify.store.ts'
import { linesOf, verifySubmission } from './verify-submission.ts'

export const getSignature = readOperation({
  id: 'svc.api.accessreview.v1.SubmissionService.GetSignature',
  method: 'GET',
  path: '/api/v1/access_review/{id}/submissions/{submission_id}/signature',
  tag: 'Review',
  summary: 'Get and check the signature of a submission',
  description: `Everything that somebody else needs to check a submission without trusting this server: the lines that decisionsDigest is computed from (up to ${MAX_DECISIONS} in a reply), what was signed, the seal of the organization, the time stamp and the ID token. \`checks\` says how the same checks go here. Submissions without a signature are held against the audit log. docs/signatures.md shows how to check with openssl.`,
  permission: 'signed_in',
  maxConcurrent: 4,
  query: GetSignatureQuery,
  reply: GetSignatureReply,
  errors: ['not_found'],
  async run(context, { params, query }) {
    const { db, tenant } = context
    const { review, row } = await loadSubmission(context, db, params)
    const scope = await loadReviewScope(db, tenant.id, review)
    const { checks, signature, proof } = await verifySubmission(db, scope, row)
    const of = { key: row.key, reviewKey: review.key, preparationKey: review.preparationKey }
    const page = { after: query.after_numeric_id ?? '0', limit: MAX_DECISIONS }
    const rows = await listLines(db, tenant.id, of, page)
    const last = rows.at(-1)?.number ?? ''
    const remainingCount = rows.length < MAX_DECISIONS ? 0 : await countLinesAfter(db, tenant.id, row.key, last)
    return {
      submission: submissionView(row),
      isIntact: checks.every(({ result }) => result !== 'FAILED'),
      checks,
      lines: linesOf(scope, rows),
      remainingCount,
      lastNumericId: last,
      manifest: signature?.manifest ?? '',
      manifestDigest: signature?.manifest ? manifestDigest(signature.manifest).toString('hex') : '',
      jws: signature?.jws ?? '',
      timeStampToken: signature?.timeStamp?.toString('base64') ?? '',
      idToken: proof?.idToken ?? '',
      idTokenKeys: proof?.keySet ?? '',
    }
  },
})
