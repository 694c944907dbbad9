import type { Static } from 'typebox'
import {
  CAMPAIGN_EXPAND_PATHS,
  type CampaignFields,
  CreateCampaignReply,
  CreateCampaignRequest,
} from '../../contract/campaign/campaign.ts'
import type { FieldViolation } from '../../contract/wire/errors.ts'
import { EXAMPLE_IDS } from '../../contract/wire/example-ids.ts'
import { findUsers } from '../directory/index.ts'
import { writeOperation } from '../http/index.ts'
import type { WriteContext } from '../http/operation.ts'
import { newId } from '../lib/ids.ts'
import { pick } from '../lib/pick.ts'
import { SCOPE_FIELDS } from './campaign.fields.ts'
import { reachOf } from './campaign.rules.ts'
import { type Campaign, insertCampaign, lockCampaign, type NewCampaign } from './campaign.store.ts'
import { campaignReply } from './campaign-view.ts'
import { CAMPAIGN_REASONS, campaignViolations } from './check-campaign.ts'
import { completeFields } from './complete-fields.ts'
import { campaignOwnerViolations, OWNER_REASONS } from './owner.rules.ts'
import { copySelections } from './selection/selection.store.ts'

type Request = Static<typeof CreateCampaignRequest>

export const createCampaign = writeOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.Create',
  method: 'POST',
  path: '/api/v1/access_review',
  tag: 'Access Review',
  summary: 'Create a campaign',
  description:
    'The new campaign is a draft. The default policy is review by managers, the default scope type `BY_ENTITLEMENTS`. `duplicateFrom` copies the scope type, scope, selections and policies of another campaign.',
  permission: 'campaign.create',
  idempotent: true,
  versioned: true,
  body: CreateCampaignRequest,
  reply: CreateCampaignReply,
  errors: ['unknown_expand_path'],
  fieldReasons: [...OWNER_REASONS, ...CAMPAIGN_REASONS],
  example: {
    displayName: 'Finance apps, third quarter',
    description: 'Direct access to the finance apps that nobody has reviewed for 90 days.',
    policyId: EXAMPLE_IDS.policy,
    ownerIds: [EXAMPLE_IDS.user],
    scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS',
    scopeV2: {
      specificResources: {},
      allUsers: {},
      accountCriteria: {
        accountTypes: ['APP_USER_TYPE_USER'],
        appUserStatuses: ['APP_USER_STATUS_ENABLED', 'APP_USER_STATUS_DISABLED'],
      },
      grantsByCriteria: { daysSinceReviewed: '7776000s', sourceFilter: 'GRANT_SOURCE_FILTER_DIRECT' },
      principalTypeFilter: 'PRINCIPAL_TYPE_FILTER_USERS',
    },
    completionDate: '2030-09-30T17:00:00Z',
    notificationConfig: { sendKickoff: true, sendReminders: true, sendClose: true },
    expandMask: { paths: ['policy_id'] },
  },
  async run(context, { body }) {
    const { tx, tenant, actor, expand, invalid, setVersion } = context
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
    const scopeType = original?.message.scopeType ?? typeOf(body)
    const draft = { id: newId(), createdById: actor.userId, scopeType, ownerIds, fields }
    if (violations.length > 0 || ownerIds.length === 0)
      return invalid(...(await refusedWith(context, draft, violations)))
    const campaign = await insertDraft(context, draft, body, original)
    if (original) await copySelections(tx, tenant.id, original.message.id, draft.id)
    setVersion(campaign.revision)
    return campaignReply(tx, tenant.id, actor, campaign, expansion)
  },
})

type Context = Pick<WriteContext, 'tx' | 'tenant' | 'actor' | 'auditedChange' | 'invalid'>

/** A refused insert is tried again when its reason is gone, such as an owner who was enabled in between. */
const INSERT_ATTEMPTS = 3

async function insertDraft(
  context: Context,
  draft: NewCampaign,
  { expandMask }: Request,
  original: Campaign | undefined,
): Promise<Campaign> {
  const { tenant, actor, auditedChange, invalid } = context
  const { id, scopeType, ownerIds, fields } = draft
  const copied = original ? { duplicateFrom: original.message.id } : {}
  const change = auditedChange(
    { campaign: id, detail: { displayName: fields.displayName, scopeType, ownerIds, ...copied } },
    original || expandMask ? 'first' : 'last',
  )
  for (let attempt = 1; attempt <= INSERT_ATTEMPTS; attempt++) {
    const campaign = await insertCampaign(change, tenant.id, draft, actor.userId)
    if (campaign) return campaign
    const violations = await refusedWith(context, draft, [])
    if (violations.length > 0) return invalid(...violations)
  }
  throw new Error('a campaign was not inserted for a reason that is not known')
}

/** What is wrong with a draft: these violations, and what the insert checks itself. */
async function refusedWith(
  { tx, tenant }: Pick<Context, 'tx' | 'tenant'>,
  { ownerIds, fields }: NewCampaign,
  violations: readonly FieldViolation[],
): Promise<FieldViolation[]> {
  const statuses = new Map((await findUsers(tx, tenant.id, ownerIds)).map(({ id, status }) => [id, status]))
  return [
    ...campaignOwnerViolations(ownerIds, statuses, 'ownerIds'),
    ...(await campaignViolations(tx, tenant.id, fields, ['policyId'], '')),
    ...violations,
    ...(await campaignViolations(tx, tenant.id, fields, ['completionDate'], '')),
  ]
}

type ScopeType = Request['scopeType']
const isSpecified = (type: ScopeType): type is NonNullable<ScopeType> =>
  type !== undefined && type !== 'ACCESS_REVIEW_SCOPE_TYPE_UNSPECIFIED'
const typeOf = ({ scopeType }: Request) =>
  isSpecified(scopeType) ? scopeType : 'ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS'

const GIVEN = ['displayName', 'description', 'scopeV2', 'completionDate', 'notificationConfig'] as const
const COPIED = [...SCOPE_FIELDS, 'usePolicyOverride', 'exemptCertifiedAccessConflicts'] as const

/** The fields in the request; from the original, those that decide what is reviewed and by whom. */
const newFields = (body: Request, original: Campaign | undefined): CampaignFields =>
  completeFields({
    ...pick(body, GIVEN),
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
      ? [{ field: 'scopeV2', description: 'cannot be combined with duplicateFrom, which copies the scope' }]
      : []),
    ...(isSpecified(body.scopeType) && body.scopeType !== scopeType
      ? [
          {
            field: 'scopeType',
            description: `must be omitted, or match the campaign named in duplicateFrom (${scopeType})`,
          },
        ]
      : []),
  ]
}
