import { listSubmissionEntries, type SubmissionEntry } from '../../audit/index.ts'
import type { Database, Reader } from '../../db/index.ts'
import { groupBy } from '../../lib/group-by.ts'
import type { TenantId } from '../../lib/ids.ts'
import { listPublicKeys, type PublicKey } from '../../signing/index.ts'
import { loadReviewScope } from '../move-tasks.ts'
import { findReview } from '../review.store.ts'
import { listSubmissions } from '../submissions/submission.store.ts'
import { submissionId } from '../submissions/submission-view.ts'
import { countStrayDecisions, listStartedCampaigns } from './verify.store.ts'
import { type VerifiedScope, verifySubmission } from './verify-submission.ts'

export interface SubmissionProblem {
  campaignId: string
  /** Empty when it is about the campaign. */
  submissionId: string
  check: string
  problem: string
}
export interface SubmissionsReport {
  submissions: number
  signed: number
  /** The first of them. */
  problems: SubmissionProblem[]
}

const MAX_PROBLEMS = 100
const PAGE = 500

/** Holds every submission of a tenant against the audit log, its signature and its time stamp. */
export async function verifySubmissions(database: Database, tenantId: TenantId): Promise<SubmissionsReport> {
  const report: SubmissionsReport = { submissions: 0, signed: 0, problems: [] }
  await database.read(async (reader) => {
    const keys = await listPublicKeys(reader, tenantId)
    for (const campaignId of await listStartedCampaigns(reader, tenantId))
      await verifyCampaign(reader, tenantId, campaignId, keys, report)
  })
  return report
}

async function verifyCampaign(
  reader: Reader,
  tenantId: TenantId,
  campaignId: string,
  keys: readonly PublicKey[],
  report: SubmissionsReport,
): Promise<void> {
  const review = await findReview(reader, tenantId, campaignId)
  if (!review) return
  const scope = await loadReviewScope(reader, tenantId, review)
  const entries = await entriesOf(reader, tenantId, campaignId)
  const add = (id: string, check: string, problem: string) => {
    if (report.problems.length < MAX_PROBLEMS) report.problems.push({ campaignId, submissionId: id, check, problem })
  }
  for await (const id of verifyEach(reader, scope, { keys, entries }, report, add)) entries.delete(id)
  for (const id of entries.keys()) add(id, 'AUDIT', 'The audit log has it, but it is not there.')
  const stray = await countStrayDecisions(reader, tenantId, review.key)
  if (stray > 0) add('', 'DECISIONS', `Decisions that belong to no submission: ${stray}.`)
}

async function* verifyEach(
  reader: Reader,
  scope: VerifiedScope,
  { keys, entries }: { keys: readonly PublicKey[]; entries: ReadonlyMap<string, readonly SubmissionEntry[]> },
  report: SubmissionsReport,
  add: (id: string, check: string, problem: string) => void,
) {
  for (let before: string | undefined; ; ) {
    const rows = await listSubmissions(reader, scope.tenantId, scope.review.key, undefined, { before, limit: PAGE })
    for (const row of rows) {
      const id = submissionId(row)
      const { checks, signature } = await verifySubmission(reader, scope, row, { keys, entries: entries.get(id) ?? [] })
      report.submissions++
      if (signature?.signedAt) report.signed++
      for (const { name, result, description } of checks) if (result === 'FAILED') add(id, name, description)
      yield id
    }
    if (rows.length < PAGE) return
    before = rows.at(-1)?.key
  }
}

async function entriesOf(reader: Reader, tenantId: TenantId, campaignId: string) {
  const all: SubmissionEntry[] = []
  for (let after = '0'; ; ) {
    const page = await listSubmissionEntries(reader, tenantId, campaignId, { after, limit: PAGE })
    all.push(...page)
    if (page.length < PAGE) return groupBy(all, ({ submissionId: id }) => id)
    after = page.at(-1)?.entryId ?? after
  }
}
