import { type Count, ValidateCampaignReply, type Validation } from '../../../contract/campaign/preparation.ts'
import { Empty } from '../../../contract/wire/scalars.ts'
import { loadVisibleCampaign, readinessViolations, requireAction } from '../../campaign/index.ts'
import type { Reader } from '../../db/index.ts'
import { readOperation } from '../../http/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { type Survey, surveyScope } from '../../scope/index.ts'
import { scopeOfCampaign } from '../chunk-context.ts'
import { excludedBy } from '../ledger/ledger.rules.ts'
import { namesOf } from './names.store.ts'
import { SAMPLE_SIZE, sampleOf } from './sample.ts'
import { warningsOf } from './warnings.ts'

const SHOWN = 100

export const validateCampaign = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.Validate',
  method: 'POST',
  path: '/api/v1/access_review/{id}/action/validate',
  tag: 'Access Review',
  summary: 'What the scope of a draft would select now',
  description:
    'How many items, of which apps, people and entitlements, what is left out by which rule, a sample, and what may be wrong. Changes nothing. Two at a time: a third is answered 429 with `Retry-After`.',
  permission: 'signed_in',
  atOnce: 2,
  body: Empty,
  reply: ValidateCampaignReply,
  errors: ['not_found', 'invalid_state'],
  async run(context, { params }) {
    const { db, tenant } = context
    const campaign = await loadVisibleCampaign(context, params.id)
    requireAction(context, campaign, 'validate')
    const { message } = campaign
    const scope = await scopeOfCampaign(db, tenant.id, message)
    const survey = await surveyScope(db, tenant.id, scope, SAMPLE_SIZE)
    const problems = readinessViolations(message, '').map(({ field, description }) => ({ field, description }))
    return {
      accessReviewId: message.id,
      ready: problems.length === 0,
      problems,
      warnings: await warningsOf(db, tenant.id, scope, survey),
      ...(await countsOf(db, tenant.id, survey)),
      sample: await sampleOf(db, tenant.id, scope, message, survey),
      expressionFaults: survey.faults.slice(0, SHOWN),
    }
  },
})

async function countsOf(db: Reader, tenantId: TenantId, survey: Survey) {
  const { rules, apps, entitlements, users } = survey
  const top = async (kind: 'app' | 'entitlement' | 'user', counts: ReadonlyMap<string, number>): Promise<Count[]> => {
    const most = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, SHOWN)
    const names = await namesOf(
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
    byApp: await top('app', apps),
    byEntitlement: await top('entitlement', entitlements),
    byUser: await top('user', users),
  } satisfies Partial<Validation>
}
