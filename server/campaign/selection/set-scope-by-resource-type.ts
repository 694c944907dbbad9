import { SetScopeByResourceTypeRequest } from '../../../contract/campaign/campaign-setup.ts'
import { EXAMPLE_IDS } from '../../../contract/wire/example-ids.ts'
import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { SCOPE_REASONS } from '../../scope/index.ts'
import { MANAGING_ERRORS } from '../load-campaign.ts'
import { changeSelection } from './change-selection.ts'
import { RESOURCE_TYPES } from './selections.ts'

export const setScopeByResourceType = writeOperation({
  id: 'svc.api.accessreview.v1.AccessReviewSetupEntitlementService.SetCampaignScopeByResourceType',
  method: 'POST',
  path: '/api/v1/access_review/{access_review_id}/scope_by_resource_type',
  tag: 'Access Review',
  summary: 'Replace the resource types of a draft',
  description:
    'All entitlements of these types are reviewed while the scope has `resourceTypeSelections`. If `scopeV2` is omitted, the scope does not change.',
  permission: 'campaign.own',
  idempotent: true,
  versioned: true,
  body: SetScopeByResourceTypeRequest,
  reply: Empty,
  errors: MANAGING_ERRORS,
  fieldReasons: SCOPE_REASONS,
  example: {
    resourceTypeSelections: [{ appId: EXAMPLE_IDS.app, resourceTypeId: EXAMPLE_IDS.resourceType }],
    scopeV2: { resourceTypeSelections: {} },
  },
  async run(context, { params, body: { resourceTypeSelections = [], scopeV2 } }) {
    await changeSelection(context, params.access_review_id, {
      ...{ list: RESOURCE_TYPES.list, entries: resourceTypeSelections.map(RESOURCE_TYPES.toEntry), scopeV2 },
      ...{ field: 'resourceTypeSelections', thing: RESOURCE_TYPES.thing },
    })
    return {}
  },
})
