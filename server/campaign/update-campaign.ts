import type { Static } from 'typebox'
import {
  type AccessReview,
  AccessReviewInput,
  type AccessReviewState,
  CAMPAIGN_EXPAND_PATHS,
  type CampaignFields,
  EDITABLE_FIELDS,
  type EditableField,
  SETUP_CHOICE,
  UpdateCampaignReply,
  UpdateCampaignRequest,
} from '../../contract/campaign/campaign.ts'
import { EXAMPLE_IDS } from '../../contract/wire/example-ids.ts'
import type { Tx } from '../db/index.ts'
import { noteAccessRemoved } from '../directory/index.ts'
import { writeOperation } from '../http/index.ts'
import { valueChecker } from '../http/wire/decode.ts'
import { maskedChange } from '../http/wire/field-mask.ts'
import { newId, type TenantId } from '../lib/ids.ts'
import { canonicalJson } from '../lib/json/canonical-json.ts'
import { OUTBOUND_ALLOW } from '../outbound/index.ts'
import { SCOPE_FIELDS } from './campaign.fields.ts'
import { fixedFields, fixedParts, POLICY_FIELDS, reachOf, SCHEDULE_FIELDS } from './campaign.rules.ts'
import { actionBetween, stageOf, type Transition, transitionBy } from './campaign.stages.ts'
import { type Campaign, findCampaign, updateCampaign } from './campaign.store.ts'
import type { ActionContext, CampaignAction } from './campaign-action.ts'
import { campaignReply } from './campaign-view.ts'
import { CAMPAIGN_REASONS, campaignViolations } from './check-campaign.ts'
import { completeFields } from './complete-fields.ts'
import { lockManagedCampaign, MANAGING_ERRORS } from './load-campaign.ts'
import { settleSchedule } from './schedule.store.ts'
import { multiAppEntries } from './selection/multi-app.ts'
import { replaceEntries } from './selection/selection.store.ts'

/** What later domains do when the state or the policies of a campaign change. */
export interface CampaignContributions {
  actions: readonly CampaignAction[]
  /** Makes a move that ends what a campaign was prepared for; its items go with it. */
  endPreparation(tx: Tx, tenantId: TenantId, campaignId: string, move: Transition): Promise<void>
  /** Called in states that have a transition by `policy_change`, which this has to make. */
  onPolicyChange(context: ActionContext, campaign: Campaign): Promise<void>
}

export const updateCampaignOperation = ({ actions, onPolicyChange }: CampaignContributions) =>
  writeOperation({
    id: 'svc.api.accessreview.v1.AccessReviewService.Update',
    method: 'POST',
    path: '/api/v1/access_review/{id}',
    tag: 'Access Review',
    summary: 'Change a campaign',
    description:
      'Everything in a draft can be changed except its scope type. Once a campaign is prepared its scope is fixed, and changing its policies recomputes the policies of its items. Setting `state` runs the action that leads to that state. Fields that the server sets may be sent back as they were read. A field that `updateMask` names and the body omits is cleared.',
    permission: 'campaign.own',
    idempotent: true,
    versioned: true,
    body: UpdateCampaignRequest,
    reply: UpdateCampaignReply,
    errors: [...MANAGING_ERRORS, 'unknown_expand_path', ...actions.flatMap(({ errors = [] }) => errors)],
    fieldReasons: [...CAMPAIGN_REASONS, 'read_only_field'],
    example: {
      accessReview: {
        displayName: 'Payroll, third quarter',
        reviewInstructions: 'Deny access that the person has not needed since July.',
        singleApp: { appId: EXAMPLE_IDS.app },
        completionDate: '2030-10-31T17:00:00Z',
        autoCloseCampaign: true,
        autoCloseDecision: 'CLOSE_DECISION_NO_ACTION',
        defaultView: 'ACCESS_REVIEW_VIEW_TYPE_BY_USER',
      },
      updateMask:
        'displayName,reviewInstructions,singleApp,completionDate,autoCloseCampaign,autoCloseDecision,defaultView',
    },
    async run(context, { params, body }) {
      const { tx, tenant, actor, audit, expand, fail, setVersion } = context
      const expansion = expand(body.expandMask, CAMPAIGN_EXPAND_PATHS)
      const campaign = await lockManagedCampaign(context, params.id)
      const { id, state } = campaign.message
      const action = requestedAction(context, actions, state, body)
      const { wanted, changed } = await checkChange(context, campaign.message, body, action !== undefined)
      if (changed.length > 0) await write(tx, tenant.id, id, wanted, changed)
      const reach = reachOf(actor)
      const asWanted = (changed.length > 0 && (await findCampaign(tx, tenant.id, id, reach))) || campaign
      if (action) await action.act(context, asWanted, PREFIX, {})
      else if (includesAny(changed, POLICY_FIELDS) && transitionBy(state, 'policy_change'))
        await onPolicyChange(context, asWanted)
      else if (includesAny(changed, SCHEDULE_FIELDS)) await settleSchedule(tx, tenant.id, id)
      // Access may have been removed while its tasks were to stay.
      if (changed.includes('autoResolve') && wanted.autoResolve) await noteAccessRemoved(tx, tenant.id)
      audit({ campaign: id, detail: { fields: changed, ...(action && { action: action.name }) } })
      const after = await findCampaign(tx, tenant.id, id, reach)
      if (!after) return fail('not_found', { thing: 'campaign' })
      setVersion(after.revision)
      return campaignReply(tx, tenant.id, actor, after, expansion)
    },
  })

const PREFIX = 'accessReview.'
type Request = Static<typeof UpdateCampaignRequest>

/** The action that leads to the state in the request; undefined when the state stays the same. */
function requestedAction(
  { fail }: Pick<ActionContext, 'fail'>,
  actions: readonly CampaignAction[],
  state: AccessReviewState,
  { accessReview, updateMask }: Request,
): CampaignAction | undefined {
  const wanted = accessReview?.state
  if (wanted === undefined || wanted === state || !names(updateMask, 'state')) return undefined
  const action = actions.find(({ name }) => name === actionBetween(state, wanted))
  return action ?? fail('invalid_state', { state, wanted: `set to ${wanted}`, hint: stageOf(state).hint })
}

/** The fields after the update and which of them change; fails unless all of these may change, to valid values. */
async function checkChange(
  { tx, tenant, settings, fail, invalid }: ActionContext,
  before: AccessReview,
  { accessReview: given = {}, updateMask }: Request,
  isMove: boolean,
): Promise<{ wanted: CampaignFields; changed: EditableField[] }> {
  const { state } = before
  // The state is not written as a field: the action does that.
  const change = maskedChange(updateMask, before, isMove ? { ...given, state } : given, FIELDS, PREFIX)
  const broken = [...change.violations, ...checkParts(change.wanted, PREFIX)]
  if (broken.length > 0) return invalid(...broken)
  const wanted = completeFields(oneSetup(change.wanted as AccessReview, given, change.fields))
  const changed = EDITABLE_FIELDS.filter((field) => differs(before[field], wanted[field]))
  const fixed = [...fixedFields(state, changed), ...fixedParts(before, wanted)]
  if (fixed.length > 0)
    return fail('invalid_state', { state, wanted: `changed in ${fixed.join(', ')}`, hint: stageOf(state).hint })
  const violations = await campaignViolations(tx, tenant.id, wanted, changed, PREFIX, settings.get(OUTBOUND_ALLOW))
  if (wanted.policyId === '')
    violations.push({ field: `${PREFIX}policyId`, description: 'must not be empty', reason: 'required' })
  return violations.length > 0 ? invalid(...violations) : { wanted, changed }
}

const includesAny = (fields: readonly EditableField[], some: readonly EditableField[]) =>
  some.some((field) => fields.includes(field))

const FIELDS = { schema: AccessReviewInput, writable: EDITABLE_FIELDS }
/** A masked change of one part can leave its message without a required member. */
const checkParts = valueChecker(AccessReviewInput)

const differs = (before: unknown, after: unknown) => canonicalJson(before ?? null) !== canonicalJson(after ?? null)

/** Whether an update is about a field: its mask names the field, or there is no mask. */
function names(mask: string | { paths?: string[] } | undefined, field: string): boolean {
  const paths = (typeof mask === 'string' ? mask.split(',') : (mask?.paths ?? [])).map((path) => path.trim())
  return paths.every((path) => path === '') || paths.includes(field)
}

/** The editable fields. A setup choice in the request replaces the stored one. */
function oneSetup(wanted: AccessReview, given: object, fields: readonly EditableField[]): Partial<CampaignFields> {
  const chosen = SETUP_CHOICE.filter((name) => fields.includes(name) && name in given)
  return Object.fromEntries(
    EDITABLE_FIELDS.filter((name) => wanted[name] !== undefined)
      .filter((name) => chosen.length === 0 || !isSetup(name) || chosen.includes(name))
      .map((name) => [name, wanted[name]]),
  )
}

const isSetup = (name: EditableField): name is (typeof SETUP_CHOICE)[number] =>
  (SETUP_CHOICE as readonly string[]).includes(name)

async function write(
  tx: Tx,
  tenantId: TenantId,
  id: string,
  wanted: CampaignFields,
  changed: readonly EditableField[],
) {
  const kinds = { scope: includesAny(changed, SCOPE_FIELDS), schedule: includesAny(changed, SCHEDULE_FIELDS) }
  await updateCampaign(tx, tenantId, id, wanted, kinds)
  if (changed.includes('multiApp')) {
    // The setup determines the selection; without a setup nothing is selected.
    const entries = wanted.multiApp ? multiAppEntries(wanted.multiApp) : []
    await replaceEntries(tx, tenantId, id, 'entitlements', { setId: newId(), entries })
  }
}
