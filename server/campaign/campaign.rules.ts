import type { AccessReviewState, CampaignFields, EditableField } from '../../contract/campaign.ts'
import type { Actor } from '../http/index.ts'

/** What can be done with a campaign in each state (architecture 6), and what to do where it cannot. */
interface Stage {
  edit: 'everything' | 'details' | 'nothing'
  delete: boolean
  hint: string
}
const WORKING = { edit: 'nothing', delete: false, hint: 'Wait until that is done.' } as const
const PREPARED = { edit: 'details', delete: false, hint: 'Reset it to a draft first.' } as const
const GONE = { edit: 'nothing', delete: false, hint: '' } as const
const STAGES: Record<AccessReviewState, Stage> = {
  ACCESS_REVIEW_STATE_UNSPECIFIED: GONE,
  ACCESS_REVIEW_STATE_DRAFT: {
    edit: 'everything',
    delete: true,
    hint: 'A draft leaves its state when it is prepared or deleted.',
  },
  ACCESS_REVIEW_STATE_COPYING_SETUP_ENTITLEMENTS: WORKING,
  ACCESS_REVIEW_STATE_COPYING_RESOURCE_TYPE_SELECTIONS: WORKING,
  ACCESS_REVIEW_STATE_PREPARING: WORKING,
  ACCESS_REVIEW_STATE_REVIEW: PREPARED,
  ACCESS_REVIEW_STATE_RESETTING_POLICIES: WORKING,
  ACCESS_REVIEW_STATE_PENDING: PREPARED,
  ACCESS_REVIEW_STATE_STARTING: WORKING,
  ACCESS_REVIEW_STATE_OPEN: { edit: 'details', delete: false, hint: 'Close it when the review is done.' },
  ACCESS_REVIEW_STATE_CLOSED: { edit: 'nothing', delete: false, hint: 'What is closed stays as it is.' },
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
/** Fields that are fixed once the items are: the scope, and who reviews. */
const FROZEN: readonly EditableField[] = [...SCOPE_FIELDS, 'policyId', 'usePolicyOverride']

/** Those of these fields that cannot be changed in this state. */
export function fixedFields(state: AccessReviewState, fields: readonly EditableField[]): EditableField[] {
  const { edit } = stageOf(state)
  if (edit === 'everything') return []
  return edit === 'nothing' ? [...fields] : fields.filter((field) => FROZEN.includes(field))
}

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
  return {
    read: all || (owned && ownerId !== ''),
    edit: manages && stage.edit !== 'nothing',
    delete: manages && stage.delete,
    extra: {},
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
