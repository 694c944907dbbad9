import type { AccessReview } from '../../../contract/campaign/campaign.ts'
import {
  type Count,
  ValidateCampaignReply,
  ValidateCampaignRequest,
  type Validation,
} from '../../../contract/campaign/preparation.ts'
import { loadVisibleCampaign, readinessViolations, requireAction } from '../../campaign/index.ts'
import { EvaluationTimeout } from '../../cel/index.ts'
import type { Reader } from '../../db/index.ts'
import { readOperation } from '../../http/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { completeScope, type Preview, previewScope, SCOPE_REASONS, scopeViolations } from '../../scope/index.ts'
import { CAMPAIGN_MAX_ITEMS, loadLimit } from '../../tenant-settings/index.ts'
import { loadCampaignScope } from '../chunk-context.ts'
import { excludedBy } from '../ledger/ledger.rules.ts'
import { PREVIEW_EXPRESSION_SECONDS } from '../preparation.settings.ts'
import { countDeletedUsers, loadNames } from './names.store.ts'
import { SAMPLE_SIZE, sampleItems } from './sample.ts'
import { warningsOf } from './warnings.ts'

const SHOWN = 100

export const validateCampaign = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.Validate',
  method: 'POST',
  path: '/api/v1/access_review/{id}/action/validate',
  tag: 'Access Review',
  summary: 'Preview what the scope of a draft would select now',
  description:
    'Counts the items by app, person and entitlement and the grants that each rule excludes, shows a sample, and warns of likely mistakes in the scope, in the data and in who would review it. With `scopeV2` and `without`: as if the draft had this scope, and not these older fields. Changes nothing. A tenant can run two at a time; a third gets 429 with `Retry-After`.',
  permission: 'signed_in',
  maxConcurrent: 2,
  body: ValidateCampaignRequest,
  reply: ValidateCampaignReply,
  errors: ['not_found', 'invalid_state', 'expression_timeout'],
  fieldReasons: SCOPE_REASONS,
  async run(context, { params, body: { scopeV2, without = [] } }) {
    const { db, tenant, settings, invalid } = context
    const campaign = await loadVisibleCampaign(context, params.id)
    requireAction(context, campaign, 'validate')
    const violations = scopeV2 ? await scopeViolations(db, tenant.id, scopeV2, 'scopeV2') : []
    if (violations.length > 0) return invalid(...violations)
    const message = withChanges(campaign.message, scopeV2, without)
    const scope = await loadCampaignScope(db, tenant.id, message)
    const { policyId, usePolicyOverride } = message
    const policyContext = {
      scopeContext: { tenantId: tenant.id, scope, snapshot: undefined },
      policyId,
      usePolicyOverride,
    }
    const evaluationMs = settings.get(PREVIEW_EXPRESSION_SECONDS) * 1000
    const preview = await previewScope(db, tenant.id, scope, SAMPLE_SIZE, evaluationMs).catch((error: unknown) => {
      if (error instanceof EvaluationTimeout) return context.fail('expression_timeout', { problem: error.message })
      throw error
    })
    const maxItems = await loadLimit(db, tenant.id, 'campaignMaxItems', settings.get(CAMPAIGN_MAX_ITEMS))
    const problems = [
      ...readinessViolations(message, '').map(({ field, description }) => ({ field, description })),
      ...quotaProblems(preview.rules.get('') ?? 0, maxItems),
    ]
    return {
      accessReviewId: message.id,
      ready: problems.length === 0,
      problems,
      warnings: await warningsOf(db, policyContext, preview),
      ...(await countsOf(db, tenant.id, preview)),
      sample: await sampleItems(db, tenant.id, scope, message, preview),
      expressionFaults: preview.faults.slice(0, SHOWN),
    }
  },
})

/** The draft as it would be with another scope and without some older fields. */
const withChanges = (
  message: AccessReview,
  scopeV2: AccessReview['scopeV2'],
  without: readonly string[],
): AccessReview => {
  const fields = Object.entries(message).filter(([name]) => !without.includes(name))
  return { ...(Object.fromEntries(fields) as AccessReview), ...(scopeV2 && { scopeV2: completeScope(scopeV2) }) }
}

/** Preparing would end with the campaign a draft again. */
const quotaProblems = (items: number, maxItems: number) =>
  items > maxItems
    ? [
        {
          field: 'scopeV2',
          description: `selects ${items} items, and a campaign can have ${maxItems} (campaignMaxItems in the settings). Narrow the scope, or split it over several campaigns.`,
        },
      ]
    : []

async function countsOf(db: Reader, tenantId: TenantId, preview: Preview) {
  const { rules, apps, entitlements, users } = preview
  const top = async (kind: 'app' | 'entitlement' | 'user', counts: ReadonlyMap<string, number>): Promise<Count[]> => {
    const most = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, SHOWN)
    const names = await loadNames(
      db,
      tenantId,
      kind,
      most.map(([id]) => id),
    )
    return most.map(([id, itemCount]) => ({ id, displayName: names.get(id) ?? '', itemCount }))
  }
  const counts = new Map([...rules].map(([rule, count]) => [rule, BigInt(count)]))
  return {
    itemCount: rules.get('') ?? 0,
    grantCount: [...rules.values()].reduce((sum, count) => sum + count, 0),
    excluded: excludedBy(counts),
    appCount: apps.size,
    entitlementCount: entitlements.size,
    userCount: users.size,
    deletedUserCount: await countDeletedUsers(db, tenantId, [...users.keys()]),
    byApp: await top('app', apps),
    byEntitlement: await top('entitlement', entitlements),
    byUser: await top('user', users),
  } satisfies Partial<Validation>
}
