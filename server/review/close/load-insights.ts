import type { Reader } from '../../db/index.ts'
import { findUsers } from '../../directory/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { findPreparation, inaccurateSources, loadLedger } from '../../preparation/index.ts'
import { listApps, loadTotals } from '../progress/progress.store.ts'
import type { ReviewScope } from '../review-scope.ts'
import { type InsightFacts, insightsOf } from './insights.rules.ts'
import { loadAssignmentFacts, loadLaterSteps, loadReviewerFacts } from './insights.store.ts'

const ALL_APPS = 1_000_000

/** The insights of a review all of whose tasks are closed, as a text that says when the review was closed. */
export async function loadInsights(
  reader: Reader,
  { tenantId, review, campaign }: Pick<ReviewScope, 'tenantId' | 'review' | 'campaign'>,
): Promise<(closedAt: Date) => string> {
  const { startedBy, closedBy, openedAt } = review
  const preparation = await findPreparation(reader, tenantId, campaign.id)
  const ledger = await loadLedger(reader, tenantId, campaign.id)
  const completionDate = campaign.completionDate === undefined ? undefined : new Date(campaign.completionDate)
  const nameOf = await namesOf(reader, tenantId, [startedBy, closedBy])
  const about = {
    displayName: campaign.displayName,
    completionDate,
    frozenAt: preparation?.frozenAt ?? undefined,
    startedBy: nameOf(startedBy),
    closedBy: nameOf(closedBy),
    decision: review.closeDecision ?? '',
    comment: review.closeComment,
  }
  const facts: Omit<InsightFacts, 'campaign'> = {
    population: {
      grants: ledger?.grantCount ?? '0',
      items: ledger?.itemCount ?? '0',
      balanced: ledger?.balanced ?? false,
      excluded: mergeExcluded(ledger?.sources.flatMap(({ excluded }) => excluded) ?? []),
    },
    taskCount: review.taskCount,
    outcomes: (await loadTotals(reader, tenantId, review.key)).outcomes,
    reviewers: await loadReviewerFacts(reader, tenantId, review, completionDate),
    assignment: await loadAssignmentFacts(reader, tenantId, review),
    apps: (await listApps(reader, tenantId, review, { sortBy: 'NAME', after: [], limit: ALL_APPS })).map((app) => ({
      name: app.displayName,
      tasks: app.taskCount,
      decided: app.decidedCount,
      denied: app.deniedCount,
    })),
    ...(await loadLaterSteps(reader, tenantId, review)),
    accuracy: (await inaccurateSources(reader, tenantId, campaign.id)).map(({ displayName, issues }) => ({
      name: displayName,
      issues,
    })),
  }
  return (closedAt) => insightsOf({ ...facts, campaign: { ...about, openedAt: openedAt ?? closedAt, closedAt } })
}

async function namesOf(reader: Reader, tenantId: TenantId, ids: readonly (string | null)[]) {
  const people = await findUsers(
    reader,
    tenantId,
    ids.filter((id) => id !== null),
  )
  const names = new Map(people.map(({ id, displayName }) => [id, displayName]))
  return (id: string | null) => (id === null ? undefined : (names.get(id) ?? id))
}

/** Grants excluded by each rule, of all sources together. */
function mergeExcluded(parts: readonly { title: string; grantCount: string }[]) {
  const sums = new Map<string, bigint>()
  for (const { title, grantCount } of parts) sums.set(title, (sums.get(title) ?? 0n) + BigInt(grantCount))
  return [...sums].map(([title, sum]) => ({ title, grantCount: String(sum) }))
}
