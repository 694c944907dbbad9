import {
  ScopeAndEntitlements,
  SETUP_EXPAND_PATHS,
  SetScopeAndEntitlementsRequest,
} from '../../../contract/campaign/campaign-setup.ts'
import { EXAMPLE_IDS } from '../../../contract/wire/example-ids.ts'
import { reviewPolicyViolations } from '../../directory/index.ts'
import { writeOperation } from '../../http/index.ts'
import { SCOPE_REASONS } from '../../scope/index.ts'
import { MANAGING_ERRORS } from '../load-campaign.ts'
import { changeSelection } from './change-selection.ts'
import { entryOf } from './selections.ts'
import { scopeAndEntitlements } from './setup-entitlement-views.ts'

export const setScopeAndEntitlements = writeOperation({
  id: 'svc.api.accessreview.v1.AccessReviewSetupEntitlementService.SetCampaignScopeAndEntitlements',
  method: 'POST',
  path: '/api/v1/access_review/{access_review_id}/scope_and_entitlements',
  tag: 'Access Review',
  summary: 'Replace the selected entitlements of a draft, and its scope',
  description:
    'The selection applies while the scope has `specificResources`, or `appAccess` (then with the apps of the entitlements). If `scopeV2` is omitted, the scope does not change.',
  permission: 'campaign.own',
  idempotent: true,
  versioned: true,
  body: SetScopeAndEntitlementsRequest,
  reply: ScopeAndEntitlements,
  errors: [...MANAGING_ERRORS, 'unknown_expand_path'],
  fieldReasons: SCOPE_REASONS,
  example: {
    entitlements: [
      { appId: EXAMPLE_IDS.app, appEntitlementId: EXAMPLE_IDS.entitlement, customPolicyId: EXAMPLE_IDS.policy },
    ],
    scopeV2: { specificResources: {}, allUsers: {} },
    expandMask: { paths: ['*'] },
  },
  async run(context, { params, body: { entitlements = [], scopeV2, expandMask } }) {
    const { tx, tenant, actor, expand } = context
    const expansion = expand(expandMask, SETUP_EXPAND_PATHS)
    const campaign = await changeSelection(context, params.access_review_id, {
      list: 'entitlements',
      entries: entitlements.map(({ appId, appEntitlementId, customPolicyId }) =>
        entryOf({ appId, objectId: appEntitlementId, policyId: customPolicyId }),
      ),
      ...{ field: 'entitlements', thing: 'entitlement in this app', scopeV2 },
      violations: await reviewPolicyViolations(
        tx,
        tenant.id,
        Object.fromEntries(
          entitlements.map(({ customPolicyId = '' }, index) => [
            `entitlements[${index}].customPolicyId`,
            customPolicyId,
          ]),
        ),
      ),
    })
    return scopeAndEntitlements(tx, tenant.id, actor, campaign, expansion)
  },
})
