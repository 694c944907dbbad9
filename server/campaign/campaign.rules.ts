import {
  type AccessReview,
  type AccessReviewScopeType,
  type AccessReviewState,
  type CampaignFields,
  type EditableField,
  SETUP_CHOICE,
} from '../../contract/campaign/campaign.ts'
import { type AccessReviewScopeV2, SCOPE_GROUPS } from '../../contract/campaign/scope.ts'
import type { FieldViolation } from '../../contract/wire/errors.ts'
import type { Actor } from '../http/index.ts'
import { SCOPE_FIELDS } from './campaign.fields.ts'
import { ACTION_NAMES, type ActionName, actionTraits, allowsAction, stageOf, transitionBy } from './campaign.stages.ts'

/** Fields that decide who reviews. Changing one in a prepared campaign recomputes the policies of its items. */
export const POLICY_FIELDS = ['policyId', 'usePolicyOverride'] as const satisfies readonly EditableField[]

/** Fields that say when a campaign starts and closes by itself. */
export const SCHEDULE_FIELDS = [
  'scheduledStartDate',
  'autoStartCampaign',
  'accuracyIssueAction',
  'completionDate',
  'autoCloseCampaign',
  'autoCloseDecision',
] as const satisfies readonly EditableField[]

/** What each kind of editing leaves fixed. */
const FIXED: Record<ReturnType<typeof stageOf>['edit'], (field: EditableField) => boolean> = {
  everything: () => false,
  'policy and details': (field) => isOneOf(SCOPE_FIELDS, field),
  details: (field) => isOneOf(SCOPE_FIELDS, field) || isOneOf(POLICY_FIELDS, field),
  nothing: () => true,
}
const isOneOf = (fields: readonly EditableField[], field: EditableField) => fields.includes(field)

/** The fields among these that cannot be changed in this state. */
export const fixedFields = (state: AccessReviewState, fields: readonly EditableField[]): EditableField[] =>
  fields.filter(FIXED[stageOf(state).edit])

/** Parts of `signatureConfig` that reviewers have signed under since the campaign was opened. */
const SIGNED_PARTS = ['requireSignature', 'meaningOfSignature'] as const

/** The parts among these fields that cannot be changed in this state. */
export const fixedParts = (before: AccessReview, wanted: CampaignFields): string[] =>
  before.state === 'ACCESS_REVIEW_STATE_OPEN'
    ? SIGNED_PARTS.filter(
        (part) => (before.signatureConfig?.[part] || '') !== (wanted.signatureConfig?.[part] || ''),
      ).map((part) => `signatureConfig.${part}`)
    : []

/** Whether the caller, who may manage the campaign, may replace its owners. Of a closed one only an administrator may. */
export const mayReplaceOwners = ({ permissions }: Actor, state: AccessReviewState): boolean =>
  stageOf(state).edit !== 'nothing' ||
  (state === 'ACCESS_REVIEW_STATE_CLOSED' && permissions.has('campaign.manage_all'))

/** A campaign of each type must have one of these members of `scopeV2` before it is prepared. */
const NEEDED: Record<AccessReviewScopeType, readonly (keyof AccessReviewScopeV2)[]> = {
  ACCESS_REVIEW_SCOPE_TYPE_UNSPECIFIED: SCOPE_GROUPS.apps_and_resources,
  ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS: SCOPE_GROUPS.apps_and_resources,
  ACCESS_REVIEW_SCOPE_TYPE_BY_ACCESS_CONFLICTS: SCOPE_GROUPS.access_conflicts,
  ACCESS_REVIEW_SCOPE_TYPE_BY_RESOURCE: [...SCOPE_GROUPS.resource, 'scopeRoleSelection'],
  ACCESS_REVIEW_SCOPE_TYPE_BY_INHERITANCE: [...SCOPE_GROUPS.resource, 'scopeRoleSelection'],
  ACCESS_REVIEW_SCOPE_TYPE_BY_USERS: SCOPE_GROUPS.users,
}

/** Types whose campaigns may have a setup choice instead: it says what is reviewed as well. */
const allowsSetupChoice = (type: AccessReviewScopeType) => NEEDED[type] === SCOPE_GROUPS.apps_and_resources

const SETUP_HINT = `. To review certain apps instead, update the campaign: ${SETUP_CHOICE.join(', ')} are fields beside scopeV2. docs/api.md has an example for one app`

/** What stops a draft from being prepared. */
export function readinessViolations(campaign: AccessReview, fieldPrefix: string): FieldViolation[] {
  const needed = NEEDED[campaign.scopeType]
  const orSetup = allowsSetupChoice(campaign.scopeType)
  const hasSetup = orSetup && SETUP_CHOICE.some((name) => campaign[name] !== undefined)
  const violations: FieldViolation[] = []
  if (campaign.displayName.trim() === '')
    violations.push({
      field: `${fieldPrefix}displayName`,
      description: 'must not be empty, because reviewers see it',
      reason: 'required',
    })
  if (!hasSetup && !needed.some((member) => campaign.scopeV2?.[member] !== undefined))
    violations.push({
      field: `${fieldPrefix}scopeV2`,
      description: `must have one of ${needed.join(', ')}, because the scope type is ${campaign.scopeType}${orSetup ? SETUP_HINT : ''}`,
      reason: 'required',
    })
  return violations
}

/** Which campaigns a caller may see: all of them, or those they own. */
export interface Reach {
  all: boolean
  /** The user whose own campaigns are visible; empty for none. */
  ownerId: string
}
export const reachOf = ({ permissions, userId }: Actor): Reach => ({
  all: permissions.has('campaign.read_all'),
  ownerId: permissions.has('campaign.own') ? userId : '',
})

/** Whether the caller may manage a campaign they can see. */
export const mayManage = (actor: Actor, owned: boolean): boolean =>
  actor.permissions.has('campaign.manage_all') || (owned && actor.permissions.has('campaign.own'))

interface Shown {
  message: Pick<AccessReview, 'state'>
  owned: boolean
  closing: boolean
}

export function objectPermissions(actor: Actor, { message: { state }, owned, closing }: Shown) {
  const manages = mayManage(actor, owned) && !closing
  const { all, ownerId } = reachOf(actor)
  const read = all || (owned && ownerId !== '')
  const may = (action: ActionName) => (actionTraits(action).isReadOnly ? read : manages) && allowsAction(state, action)
  return {
    read,
    edit: manages && stageOf(state).edit !== 'nothing',
    delete: manages && transitionBy(state, 'delete') !== undefined,
    extra: Object.fromEntries(ACTION_NAMES.map((action) => [action, may(action)])),
  }
}
