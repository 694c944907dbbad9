import type { Static } from 'typebox'
import {
  CAMPAIGN_EXPAND_PATHS,
  type CampaignFields,
  CreateCampaignReply,
  CreateCampaignRequest,
} from '../../contract/campaign/campaign.ts'
import type { FieldViolation } from '../../contract/wire/errors.ts'
import { writeOperation } from '../http/index.ts'
import { newId } from '../lib/ids.ts'
import { pick } from '../lib/pick.ts'
import { reachOf, SCOPE_FIELDS } from './campaign.rules.ts'
import { type Campaign, findOwnersAndPolicy, insertCampaign, lockCampaign } from './campaign.store.ts'
import { campaignReply } from './campaign-view.ts'
import { campaignViolations } from './check-campaign.ts'
import { completeFields } from './complete-fields.ts'
import { campaignOwnerViolations } from './owner.rules.ts'
import { copySelections } from './selection/selection.store.ts'

type Request = Static<typeof CreateCampaignRequest>

export const createCampaign = writeOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.Create',
  method: 'POST',
  path: '/api/v1/access_review',
  tag: 'Access Review',
  summary: 'Create a campaign',
  description:
    'The campaign is a draft. Without a policy the one by which managers review is taken, without a scope type `BY_ENTITLEMENTS`. `duplicateFrom` copies scope type, scope, selections and policies of another campaign.',
  permission: 'campaign.create',
  idempotent: true,
  versioned: true,
  body: CreateCampaignRequest,
  reply: CreateCampaignReply,
  errors: ['unknown_expand_path'],
  async run({ tx, tenant, actor, auditedChange, expand, invalid, setVersion }, { body }) {
    const expansion = expand(body.expandMask, CAMPAIGN_EXPAND_PATHS)
    const original = body.duplicateFrom
      ? await lockCampaign(tx, tenant.id, body.duplicateFrom, reachOf(actor))
      : undefined
    const { ownerIds = [] } = body
    const fields = newFields(body, original)
    const violations = [
      ...duplicateViolations(body, original),
      ...(await campaignViolations(tx, tenant.id, fields, original ? ['displayName'] : ['displayName', 'scopeV2'], '')),
    ]
    const id = newId()
    const scopeType = original?.message.scopeType ?? typeOf(body)
    const draft = { id, createdById: actor.userId, scopeType, ownerIds, fields }
    const { displayName } = fields
    const copied = original ? { duplicateFrom: original.message.id } : {}
    const change = auditedChange(
      { target: id, detail: { displayName, scopeType, ownerIds, ...copied } },
      original || body.expandMask ? 'first' : 'last',
    )
    const campaign =
      violations.length === 0 && ownerIds.length > 0
        ? await insertCampaign(change, tenant.id, draft, actor.userId)
        : undefined
    if (!campaign) {
      violations.push(...(await campaignViolations(tx, tenant.id, fields, ['completionDate'], '')))
      const found = await findOwnersAndPolicy(tx, tenant.id, ownerIds, fields.policyId)
      const owners = campaignOwnerViolations(ownerIds, found.statuses, 'ownerIds')
      const all = [...owners, ...(found.policyId ? [] : [UNKNOWN_POLICY]), ...violations]
      return invalid(...(all.length > 0 ? all : [CHANGED]))
    }
    if (original) await copySelections(tx, tenant.id, original.message.id, id)
    setVersion(campaign.revision)
    return campaignReply(tx, tenant.id, actor, campaign, expansion)
  },
})

/** Somebody was disabled when the campaign was to be added, and is not any more. */
const CHANGED: FieldViolation = { field: 'ownerIds', description: 'changed a moment ago; send the request again' }
const UNKNOWN_POLICY: FieldViolation = {
  field: 'policyId',
  description: 'there is no review policy with this id',
  reason: 'not_found',
}

type ScopeType = Request['scopeType']
const isSpecified = (type: ScopeType): type is NonNullable<ScopeType> =>
  type !== undefined && type !== 'ACCESS_REVIEW_SCOPE_TYPE_UNSPECIFIED'
const typeOf = ({ scopeType }: Request) =>
  isSpecified(scopeType) ? scopeType : 'ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS'

const SAID = ['displayName', 'description', 'scopeV2', 'completionDate', 'notificationConfig'] as const
const COPIED = [...SCOPE_FIELDS, 'usePolicyOverride'] as const

/** What is said in the request; of the original, what decides on what is reviewed and by whom. */
const newFields = (body: Request, original: Campaign | undefined): CampaignFields =>
  completeFields({
    ...pick(body, SAID),
    ...(original && pick(original.message, COPIED)),
    policyId: body.policyId || original?.message.policyId || '',
  })

function duplicateViolations(body: Request, original: Campaign | undefined): FieldViolation[] {
  if (!body.duplicateFrom) return []
  if (!original)
    return [{ field: 'duplicateFrom', description: 'there is no campaign with this id', reason: 'not_found' }]
  const { scopeType } = original.message
  return [
    ...(body.scopeV2
      ? [{ field: 'scopeV2', description: 'cannot be given together with duplicateFrom, which copies the scope' }]
      : []),
    ...(isSpecified(body.scopeType) && body.scopeType !== scopeType
      ? [
          {
            field: 'scopeType',
            description: `must be left out, or be that of the campaign in duplicateFrom, ${scopeType}`,
          },
        ]
      : []),
  ]
}
