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

/** What can be done with a campaign in each state (architecture 6), and what to do where it cannot. */
interface Stage {
  edit: 'everything' | 'policy and details' | 'details' | 'nothing'
  delete: boolean
  actions: readonly CampaignAction[]
  hint: string
}
const ACTIONS = ['prepare', 'reset', 'validate'] as const
export type CampaignAction = (typeof ACTIONS)[number]

const WORKING = { edit: 'nothing', delete: false, actions: [], hint: 'Wait until that is done.' } as const
const STOPPABLE = {
  ...WORKING,
  actions: ['reset'],
  hint: 'Wait until that is done, or reset it to a draft.',
} as const
const PREPARED = {
  edit: 'policy and details',
  delete: false,
  actions: ['reset'],
  hint: 'Reset it to a draft first.',
} as const
const GONE = { edit: 'nothing', delete: false, actions: [], hint: '' } as const
const STAGES: Record<AccessReviewState, Stage> = {
  ACCESS_REVIEW_STATE_UNSPECIFIED: GONE,
  ACCESS_REVIEW_STATE_DRAFT: {
    edit: 'everything',
    delete: true,
    actions: ['prepare', 'validate'],
    hint: 'A draft leaves its state when it is prepared or deleted.',
  },
  ACCESS_REVIEW_STATE_COPYING_SETUP_ENTITLEMENTS: WORKING,
  ACCESS_REVIEW_STATE_COPYING_RESOURCE_TYPE_SELECTIONS: WORKING,
  ACCESS_REVIEW_STATE_PREPARING: STOPPABLE,
  ACCESS_REVIEW_STATE_REVIEW: PREPARED,
  ACCESS_REVIEW_STATE_RESETTING_POLICIES: STOPPABLE,
  ACCESS_REVIEW_STATE_PENDING: { ...PREPARED, edit: 'details' },
  ACCESS_REVIEW_STATE_STARTING: WORKING,
  ACCESS_REVIEW_STATE_OPEN: {
    edit: 'details',
    delete: false,
    actions: [],
    hint: 'Close it when the review is done.',
  },
  ACCESS_REVIEW_STATE_CLOSED: { edit: 'nothing', delete: false, actions: [], hint: 'What is closed stays as it is.' },
  ACCESS_REVIEW_STATE_DELETING: GONE,
  ACCESS_REVIEW_STATE_DELETED: GONE,
}
export const stageOf = (state: AccessReviewState): Stage => STAGES[state]

/** Fields that decide what is reviewed. A change of one of them is a change of the scope. */
export const SCOPE_FIELDS = [
  'scopeV2',
  'scope',
  'inclusionScope',
  'exclusionScope',
  'singleApp',
  'multiApp',
  'bindings',
] as const satisfies readonly EditableField[]
/** Fields that decide who reviews. A change of them in a prepared campaign gives its items their policies anew. */
export const POLICY_FIELDS = ['policyId', 'usePolicyOverride'] as const satisfies readonly EditableField[]

/** What each kind of editing leaves as it is. */
const FIXED: Record<Stage['edit'], (field: EditableField) => boolean> = {
  everything: () => false,
  'policy and details': (field) => isOneOf(SCOPE_FIELDS, field),
  details: (field) => isOneOf(SCOPE_FIELDS, field) || isOneOf(POLICY_FIELDS, field),
  nothing: () => true,
}
const isOneOf = (fields: readonly EditableField[], field: EditableField) => fields.includes(field)

/** Those of these fields that cannot be changed in this state. */
export const fixedFields = (state: AccessReviewState, fields: readonly EditableField[]): EditableField[] =>
  fields.filter(FIXED[stageOf(state).edit])

/** interface 3: the action that brings a campaign from one state to another, for those who set the state. */
export function actionBetween(from: AccessReviewState, to: AccessReviewState): CampaignAction | undefined {
  if (to === 'ACCESS_REVIEW_STATE_PREPARING') return from === 'ACCESS_REVIEW_STATE_DRAFT' ? 'prepare' : undefined
  const resettable = to === 'ACCESS_REVIEW_STATE_DRAFT' && stageOf(from).actions.includes('reset')
  return resettable ? 'reset' : undefined
}

/**
 * architecture 7: what must be there when a campaign of each type is prepared. What is reviewed of entitlements may also
 * be said by the setup choice.
 */
const NEEDED: Record<AccessReviewScopeType, readonly (keyof AccessReviewScopeV2 | (typeof SETUP_CHOICE)[number])[]> = {
  ACCESS_REVIEW_SCOPE_TYPE_UNSPECIFIED: [...SCOPE_GROUPS.apps_and_resources, ...SETUP_CHOICE],
  ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS: [...SCOPE_GROUPS.apps_and_resources, ...SETUP_CHOICE],
  ACCESS_REVIEW_SCOPE_TYPE_BY_ACCESS_CONFLICTS: SCOPE_GROUPS.access_conflicts,
  ACCESS_REVIEW_SCOPE_TYPE_BY_RESOURCE: [...SCOPE_GROUPS.resource, 'scopeRoleSelection'],
  ACCESS_REVIEW_SCOPE_TYPE_BY_INHERITANCE: [...SCOPE_GROUPS.resource, 'scopeRoleSelection'],
  ACCESS_REVIEW_SCOPE_TYPE_BY_USERS: SCOPE_GROUPS.users,
}

/** What stops a draft from being prepared. */
export function notReady(campaign: AccessReview, field: string): FieldViolation[] {
  const needed = NEEDED[campaign.scopeType]
  const given = { ...campaign.scopeV2, ...pickSetup(campaign) } as Record<string, unknown>
  return [
    ...(campaign.displayName.trim() === ''
      ? [
          {
            field: `${field}displayName`,
            description: 'must not be empty: reviewers see it',
            reason: 'required' as const,
          },
        ]
      : []),
    ...(needed.some((member) => given[member] !== undefined)
      ? []
      : [
          {
            field: `${field}scopeV2`,
            description: `must have one of ${needed.join(', ')}, because the scope type is ${campaign.scopeType}`,
            reason: 'required' as const,
          },
        ]),
  ]
}
const pickSetup = ({ singleApp, multiApp, bindings }: AccessReview) => ({ singleApp, multiApp, bindings })

/** Who may see which campaigns: all, or those that the caller owns. */
export interface Reach {
  all: boolean
  /** Whose campaigns are reached because they own them; empty for nobody's. */
  ownerId: string
}
export const reachOf = ({ permissions, userId }: Actor): Reach => ({
  all: permissions.has('campaign.read_all'),
  ownerId: permissions.has('campaign.own') ? userId : '',
})

/** Whether the caller may manage a campaign that they see. */
export const mayManage = (actor: Actor, owned: boolean): boolean =>
  actor.permissions.has('campaign.manage_all') || (owned && actor.permissions.has('campaign.own'))

export function objectPermissions(actor: Actor, state: AccessReviewState, owned: boolean) {
  const manages = mayManage(actor, owned)
  const { all, ownerId } = reachOf(actor)
  const stage = stageOf(state)
  const read = all || (owned && ownerId !== '')
  // To look what a scope would select changes nothing.
  const may = (action: CampaignAction) => (action === 'validate' ? read : manages) && stage.actions.includes(action)
  return {
    read,
    edit: manages && stage.edit !== 'nothing',
    delete: manages && stage.delete,
    extra: Object.fromEntries(ACTIONS.map((action) => [action, may(action)])),
  }
}

/** A campaign of which nothing is said yet. */
export const NEW_CAMPAIGN: CampaignFields = {
  displayName: '',
  description: '',
  policyId: '',
  usePolicyOverride: false,
  autoStartCampaign: false,
  autoCloseCampaign: false,
  autoCloseDecision: 'CLOSE_DECISION_UNSPECIFIED',
  autoGenerateReport: false,
  autoResolve: false,
  accuracyIssueAction: 'ACCURACY_ISSUE_ACTION_UNSPECIFIED',
  exemptCertifiedAccessConflicts: false,
  defaultView: 'ACCESS_REVIEW_VIEW_TYPE_UNSPECIFIED',
  reviewInstructions: '',
}
