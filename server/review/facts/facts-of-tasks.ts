import { createHash } from 'node:crypto'
import type { Reader } from '../../db/index.ts'
import { loadTenantSettings } from '../../tenant-settings/index.ts'
import type { ReviewScope } from '../review-scope.ts'
import {
  alikeKeyOf,
  type Insight,
  insightsOf,
  type Recommendation,
  type ReviewFacts,
  recommendationOf,
} from './recommendation.rules.ts'
import { type FactKey, type FactRow, loadFactRows } from './reviewer-facts.store.ts'

/** What helps to decide a task: the facts, what they say, and where they point. Nothing is decided by it. */
export interface TaskInsights {
  facts: ReviewFacts
  insights: Insight[]
  recommendation: `INSIGHT_RECOMMENDATION_${Recommendation}`
  isHighRisk: boolean
  /** The same for rows that can be decided together; absent for one that deserves a look of its own. */
  alikeKey?: string
}

/** The facts of a page of tasks, by their numbers. */
export async function factsOfTasks(
  reader: Reader,
  scope: ReviewScope,
  rows: readonly FactKey[],
): Promise<Map<string, TaskInsights>> {
  if (rows.length === 0) return new Map()
  const found = new Map((await loadFactRows(reader, scope, rows)).map((row) => [row.numericId, row]))
  const { highRiskRank } = await loadTenantSettings(reader, scope.tenantId)
  const at = new Date(scope.frozen.at)
  return new Map(
    rows.flatMap(({ numericId, entitlementKey }) => {
      const row = found.get(numericId)
      return row ? [[numericId, insightsOn(row, entitlementKey, at, highRiskRank)] as const] : []
    }),
  )
}

function insightsOn(row: FactRow, entitlementKey: string, at: Date, highRiskRank: number): TaskInsights {
  const facts = toFacts(row)
  const insights = insightsOf(facts, at)
  const isHighRisk = facts.riskRank >= highRiskRank
  const key = alikeKeyOf({ entitlementKey, department: row.department }, facts, insights, isHighRisk)
  return {
    facts,
    insights,
    recommendation: `INSIGHT_RECOMMENDATION_${recommendationOf(insights, isHighRisk)}`,
    isHighRisk,
    ...(key !== undefined && { alikeKey: createHash('sha256').update(key).digest('base64url').slice(0, 16) }),
  }
}

/** The id of an insight, under which it is expanded. */
export const insightId = (numericId: string, { code }: Insight): string => `${numericId}-${code}`

export function toFacts(row: FactRow): ReviewFacts {
  const { numericId: _, lastReviewAt, lastOutcome, lastCampaignId, lastCampaignName, department: __, ...facts } = row
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
  return {
    ...(known as unknown as ReviewFacts),
    ...(lastReviewAt && {
      lastReview: {
        at: lastReviewAt,
        certified: lastOutcome === 'C',
        campaignId: lastCampaignId ?? '',
        campaignName: lastCampaignName ?? '',
      },
    }),
  }
}
