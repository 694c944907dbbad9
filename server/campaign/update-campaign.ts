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
import type { Tx } from '../db/index.ts'
import { valueChecker } from '../http/decode.ts'
import { maskedChange } from '../http/field-mask.ts'
import { writeOperation } from '../http/index.ts'
import { canonicalJson } from '../lib/canonical-json.ts'
import { newId, type TenantId } from '../lib/ids.ts'
import { beginPreparing, renewPolicies, resetToDraft } from '../preparation/begin.ts'
import { actionBetween, fixedFields, POLICY_FIELDS, reachOf, SCOPE_FIELDS, stageOf } from './campaign.rules.ts'
import { findCampaign, updateCampaign } from './campaign.store.ts'
import { campaignReply } from './campaign-view.ts'
import { campaignViolations } from './check-campaign.ts'
import { completeFields } from './complete-fields.ts'
import { MANAGING_ERRORS, managedCampaign } from './load-campaign.ts'
import { multiAppEntries } from './selection/multi-app.ts'
import { replaceEntries } from './selection/selection.store.ts'

export const updateCampaignOperation = writeOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.Update',
  method: 'POST',
  path: '/api/v1/access_review/{id}',
  tag: 'Access Review',
  summary: 'Change a campaign',
  description:
    'Of a draft everything but the scope type can be changed; once it is prepared its scope stays, and a change of its policies gives the items theirs anew. Setting `state` does the same as the action that leads there. What the server sets may be sent back as it was read. A field that `updateMask` names and the body leaves out is cleared.',
  permission: 'campaign.own',
  idempotent: true,
  versioned: true,
  body: UpdateCampaignRequest,
  reply: UpdateCampaignReply,
  errors: [...MANAGING_ERRORS, 'unknown_expand_path'],
  async run(context, { params, body }) {
    const { tx, tenant, actor, audit, expand, fail, invalid, setVersion } = context
    const expansion = expand(body.expandMask, CAMPAIGN_EXPAND_PATHS)
    const campaign = await managedCampaign(context, params.id)
    const before = campaign.message
    const { accessReview: given = {}, updateMask } = body
    const { state } = before
    const action = wantedAction(state, given.state, names(updateMask, 'state'))
    if (action === 'none')
      return fail('invalid_state', { state, wanted: `set to ${given.state}`, hint: stageOf(state).hint })
    // The state is no field that is written: what it stands for is done below.
    const fields = action ? { ...given, state } : given
    const change = maskedChange(updateMask, before, fields, FIELDS, 'accessReview.')
    const broken = [...change.violations, ...checkParts(change.wanted, 'accessReview.')]
    if (broken.length > 0) return invalid(...broken)
    const wanted = completeFields(oneSetup(change.wanted as AccessReview, given, change.fields))
    const changed = EDITABLE_FIELDS.filter((field) => differs(before[field], wanted[field]))
    const fixed = fixedFields(state, changed)
    if (fixed.length > 0)
      return fail('invalid_state', { state, wanted: `changed in ${fixed.join(', ')}`, hint: stageOf(state).hint })
    const violations = await campaignViolations(tx, tenant.id, wanted, changed, 'accessReview.')
    if (wanted.policyId === '')
      violations.push({ field: 'accessReview.policyId', description: 'must not be empty', reason: 'required' })
    if (violations.length > 0) return invalid(...violations)
    if (changed.length > 0) await write(tx, tenant.id, before.id, wanted, changed)
    const reach = reachOf(actor)
    const asWanted = (changed.length > 0 && (await findCampaign(tx, tenant.id, before.id, reach))) || campaign
    if (action === 'prepare') await beginPreparing(context, asWanted, 'accessReview.')
    else if (action === 'reset') await resetToDraft(context, asWanted)
    else if (changed.some((field) => (POLICY_FIELDS as readonly string[]).includes(field)))
      await renewPolicies(context, before)
    audit({ target: before.id, detail: { fields: changed, ...(action && { action }) } })
    const after = await findCampaign(tx, tenant.id, before.id, reach)
    if (!after) return fail('not_found', { thing: 'campaign' })
    setVersion(after.revision)
    return campaignReply(tx, tenant.id, actor, after, expansion)
  },
})

/** The action that a new state stands for; 'none' when there is no way to it. */
function wantedAction(state: AccessReviewState, wanted: AccessReviewState | undefined, named: boolean) {
  if (wanted === undefined || wanted === state || !named) return undefined
  return actionBetween(state, wanted) ?? 'none'
}

const FIELDS = { schema: AccessReviewInput, writable: EDITABLE_FIELDS }
/** Changing a part can leave the rest of its message without what it needs. */
const checkParts = valueChecker(AccessReviewInput)

const differs = (before: unknown, after: unknown) => canonicalJson(before ?? null) !== canonicalJson(after ?? null)

/** Whether an update is about a field: its mask names it, or it has no mask. */
function names(mask: string | { paths?: string[] } | undefined, field: string): boolean {
  const paths = (typeof mask === 'string' ? mask.split(',') : (mask?.paths ?? [])).map((path) => path.trim())
  return paths.every((path) => path === '') || paths.includes(field)
}

/** The editable fields; a setup choice that is given takes the place of another that is not. */
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
  const scopeChanged = changed.some((field) => (SCOPE_FIELDS as readonly string[]).includes(field))
  await updateCampaign(tx, tenantId, id, wanted, scopeChanged)
  if (changed.includes('multiApp')) {
    // The selection is what the setup says; without the setup it says nothing.
    const entries = wanted.multiApp ? multiAppEntries(wanted.multiApp) : []
    await replaceEntries(tx, tenantId, id, 'entitlements', { setId: newId(), entries })
  }
}
