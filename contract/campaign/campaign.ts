import Type, { type Static } from 'typebox'
import { Expanded, ExpandMask, ObjectPermissions } from '../wire/expand.ts'
import { AttributeName, Id, Int64, Line, Message, readOnly, Text, Timestamp, UpdateMask } from '../wire/scalars.ts'
import {
  AccessReviewExclusionScope,
  AccessReviewInclusionScope,
  AccessReviewScope,
  AccessReviewScopeV2,
} from './scope.ts'

/** How many people may own one campaign. */
export const MAX_CAMPAIGN_OWNERS = 10_000
/** How many years ahead the dates of a campaign may be. */
export const MAX_YEARS_AHEAD = 10

export const CAMPAIGN_EXPAND_PATHS = ['created_by_id', 'created_by_user_id', 'policy_id'] as const

export const AccessReviewState = Type.Enum(
  [
    'ACCESS_REVIEW_STATE_UNSPECIFIED',
    'ACCESS_REVIEW_STATE_OPEN',
    'ACCESS_REVIEW_STATE_CLOSED',
    'ACCESS_REVIEW_STATE_PENDING',
    'ACCESS_REVIEW_STATE_REVIEW',
    'ACCESS_REVIEW_STATE_PREPARING',
    'ACCESS_REVIEW_STATE_STARTING',
    'ACCESS_REVIEW_STATE_DRAFT',
    'ACCESS_REVIEW_STATE_DELETING',
    'ACCESS_REVIEW_STATE_DELETED',
    'ACCESS_REVIEW_STATE_RESETTING_POLICIES',
    'ACCESS_REVIEW_STATE_COPYING_SETUP_ENTITLEMENTS',
    'ACCESS_REVIEW_STATE_COPYING_RESOURCE_TYPE_SELECTIONS',
  ],
  { title: 'AccessReviewState' },
)
export type AccessReviewState = Static<typeof AccessReviewState>

export const AccessReviewScopeType = Type.Enum(
  [
    'ACCESS_REVIEW_SCOPE_TYPE_UNSPECIFIED',
    'ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS',
    'ACCESS_REVIEW_SCOPE_TYPE_BY_ACCESS_CONFLICTS',
    'ACCESS_REVIEW_SCOPE_TYPE_BY_RESOURCE',
    'ACCESS_REVIEW_SCOPE_TYPE_BY_INHERITANCE',
    'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS',
  ],
  { title: 'AccessReviewScopeType' },
)
export type AccessReviewScopeType = Static<typeof AccessReviewScopeType>

const viewType = (name: string) => `ACCESS_REVIEW_VIEW_TYPE_${name}` as const
export const CloseDecision = Type.Enum(
  ['CLOSE_DECISION_UNSPECIFIED', 'CLOSE_DECISION_REVOKED', 'CLOSE_DECISION_SKIP', 'CLOSE_DECISION_NO_ACTION'],
  { title: 'CloseDecision' },
)
export type CloseDecision = Static<typeof CloseDecision>

export const AccessReviewViewType = Type.Enum(
  ['UNSPECIFIED', 'BY_APP', 'BY_USER', 'UNSTRUCTURED', 'BY_RESOURCE'].map(viewType),
  { title: 'AccessReviewViewType' },
)

/** The columns of a review, in order (interface 2.10). */
const COLUMNS = [
  'UNSPECIFIED',
  'VIEW_LINK',
  'CURRENT_STATE',
  'ACCOUNT',
  'ACCOUNT_OWNER',
  'ENTITLEMENT',
  'ENTITLEMENT_DESCRIPTION',
  'RESOURCE',
  'RESOURCE_TYPE',
  'INSIGHTS',
  'RECOMMENDATION',
  'ASSIGNED_TO',
  'STATUS',
  'APP',
  'DUE',
  'PROJECT',
  'CREATED_ON',
  'TASK_AGE',
  'RESOLVED_ON',
  'ENROLLMENT_STATUS',
  'INHERITED_FROM',
  'DEPARTMENT',
  'JOB_TITLE',
  'CREATED_BY',
  'LAST_LOGIN',
  'RESOURCE_PARENT',
  'RESOURCE_CHILDREN',
  'APP_USER_USERNAME',
  'ACCESS_HOLDER_TYPE',
  'RISK_LEVEL',
  'COMPLIANCE_FRAMEWORK',
]
export const AccessReviewTaskColumn = Type.Enum(
  COLUMNS.map((name) => `ACCESS_REVIEW_TASK_COLUMN_${name}`),
  { title: 'AccessReviewTaskColumn' },
)
export const AccessReviewTaskColumnRef = Message(
  'AccessReviewTaskColumnRef',
  { builtin: Type.Optional(AccessReviewTaskColumn), appUserAttributeKey: Type.Optional(AttributeName) },
  'Exactly one of builtin, appUserAttributeKey is set',
)
export const AccessReviewColumnConfig = Message('AccessReviewColumnConfig', {
  columns: Type.Optional(
    Type.Array(AccessReviewTaskColumn, {
      default: [],
      maxItems: COLUMNS.length,
      description: 'Columns in display order; empty for the columns of the default view',
    }),
  ),
  orderedColumns: Type.Optional(
    Type.Array(AccessReviewTaskColumnRef, {
      default: [],
      maxItems: COLUMNS.length + 100,
      description: 'The same with attributes of accounts; used instead of columns unless empty',
    }),
  ),
})

const flag = (description?: string) =>
  Type.Optional(Type.Boolean({ default: false, ...(description ? { description } : {}) }))

/** Mail sent by a campaign (interface 2.4). */
export const NotificationConfig = Message('NotificationConfig', {
  sendKickoff: flag('Send mail when the campaign starts'),
  sendReminders: flag('Send reminders to reviewers with open tasks'),
  sendClose: flag('Send mail when the campaign closes'),
})
export type NotificationConfig = Static<typeof NotificationConfig>

export const ReviewerAttributeConfig = Message('ReviewerAttributeConfig', {
  bindings: Type.Optional(
    Type.Array(Message('ReviewerAttributeBinding', { appId: Id, attributeKey: AttributeName }), {
      default: [],
      maxItems: 1000,
      description: 'Account attributes shown to reviewers; none when empty',
    }),
  ),
})

export const ReviewSignatureConfig = Message('ReviewSignatureConfig', {
  meaningOfSignature: Type.Optional(Text(4000)),
  requireSignature: flag(),
  stepUpProviderId: Type.Optional(Type.String({ maxLength: 64, default: '' })),
  tspUrl: Type.Optional(Type.String({ maxLength: 2000, default: '' })),
})

/** At most one of the three is set (interface 2.9). */
export const SETUP_CHOICE = ['singleApp', 'multiApp', 'bindings'] as const
export const SingleAppSetup = Message('SingleAppSetup', { appId: Id })
export const MultiAppSetup = Message('MultiAppSetup', {
  appEntitlements: Type.Optional(
    Type.Record(
      Type.String(),
      Message('MultiAppEntitlement', {
        appId: Id,
        entitlementIds: Type.Optional(Type.Array(Id, { default: [] })),
      }),
      { default: {}, description: 'Keyed by app id' },
    ),
  ),
  appEntitlementDetails: Type.Optional(
    Type.Record(
      Type.String(),
      Message('EntitlementToDetails', {
        entitlementDetails: Type.Optional(
          Type.Record(
            Type.String(),
            Message('CampaignEntitlementDetails', {
              appId: Id,
              entitlementId: Id,
              policyId: Type.Optional(Type.String({ maxLength: 64, default: '' })),
            }),
            { default: {}, description: 'Keyed by entitlement id' },
          ),
        ),
      }),
      { default: {}, description: 'Keyed by app id' },
    ),
  ),
})
export type MultiAppSetup = Static<typeof MultiAppSetup>

/** Fields that can be changed. In a new campaign those that are not optional are empty, false or the first value. */
const editable = {
  displayName: Line(200),
  description: Text(4000),
  policyId: Type.String({ maxLength: 64 }),
  usePolicyOverride: Type.Boolean({
    description: 'Prefer the policy of the entitlement, then that of its app, to policyId',
  }),
  scheduledStartDate: Type.Optional(Timestamp),
  completionDate: Type.Optional(Timestamp),
  autoStartCampaign: Type.Boolean(),
  autoCloseCampaign: Type.Boolean({ description: 'Close the campaign at completionDate' }),
  autoCloseDecision: CloseDecision,
  autoGenerateReport: Type.Boolean(),
  autoResolve: Type.Boolean({ description: 'Resolve an item when its grant is removed' }),
  accuracyIssueAction: Type.Enum(
    ['ACCURACY_ISSUE_ACTION_UNSPECIFIED', 'ACCURACY_ISSUE_ACTION_CONTINUE', 'ACCURACY_ISSUE_ACTION_WAIT'],
    { title: 'AccuracyIssueAction' },
  ),
  exemptCertifiedAccessConflicts: Type.Boolean(),
  defaultView: AccessReviewViewType,
  reviewInstructions: Text(20_000),
  notificationConfig: Type.Optional(NotificationConfig),
  columnConfig: Type.Optional(AccessReviewColumnConfig),
  reviewerAttributeConfig: Type.Optional(ReviewerAttributeConfig),
  signatureConfig: Type.Optional(ReviewSignatureConfig),
  scopeV2: Type.Optional(AccessReviewScopeV2),
  scope: Type.Optional(AccessReviewScope),
  inclusionScope: Type.Optional(AccessReviewInclusionScope),
  exclusionScope: Type.Optional(AccessReviewExclusionScope),
  singleApp: Type.Optional(SingleAppSetup),
  multiApp: Type.Optional(MultiAppSetup),
  bindings: Type.Optional(Message('BindingObjectSetup', {})),
}
export type EditableField = keyof typeof editable
export const EDITABLE_FIELDS = Object.keys(editable) as EditableField[]

/** Set at creation, or by the server later. */
const setByServer = {
  id: Id,
  createdById: Type.String(),
  accessReviewTemplateId: Type.String(),
  scopeType: AccessReviewScopeType,
  createdAt: Timestamp,
  updatedAt: Timestamp,
  startedAt: Type.Optional(Timestamp),
  closedAt: Type.Optional(Timestamp),
  connectorSourcesFrozenAt: Type.Optional(Timestamp),
  scopingVersion: Int64,
  hasAccuracySupport: Type.Boolean(),
  expectedTicketCount: Type.Integer(),
  errorState: Type.Enum(
    ['ACCESS_REVIEW_ERROR_STATE_UNSPECIFIED', 'ACCESS_REVIEW_ERROR_STATE_SELECTION_QUOTA_EXCEED_ERROR'],
    { title: 'AccessReviewErrorState' },
  ),
  campaignHealth: Type.Optional(
    Message('CampaignHealthSnapshot', {
      checkedAt: Type.Optional(Timestamp),
      phantomLockedCount: Type.Integer(),
    }),
  ),
  campaignInsights: Type.Optional(Message('CampaignInsights', { markdown: Type.String() })),
}

/** A campaign (interface 2.1). */
export const AccessReview = Message('AccessReview', { ...setByServer, state: AccessReviewState, ...editable })
export type AccessReview = Static<typeof AccessReview>
export type CampaignFields = Pick<AccessReview, EditableField>

export const AccessReviewInput = Message(
  'AccessReviewInput',
  {
    ...readOnly(Type.Partial(Type.Object(setByServer)).properties),
    ...Type.Partial(Type.Object({ state: AccessReviewState, ...editable })).properties,
  },
  'A campaign with changes; read-only fields may be sent back unchanged',
)
export type AccessReviewInput = Static<typeof AccessReviewInput>

export const AccessReviewView = Message('AccessReviewView', {
  accessReview: AccessReview,
  createdByUserPath: Type.String(),
  policyPath: Type.String(),
  objectPermissions: ObjectPermissions,
})
export type AccessReviewView = Static<typeof AccessReviewView>

/** Like ExpandMask, under the name that clients use (interface 2.5). */
const AccessReviewExpandMask = Message('AccessReviewExpandMask', ExpandMask.properties)

/** Creates a campaign (interface 4.1). */
export const CreateCampaignRequest = Message('AccessReviewServiceCreateRequest', {
  displayName: Type.Optional(editable.displayName),
  description: Type.Optional(editable.description),
  policyId: Type.Optional(
    Type.String({ maxLength: 64, description: 'When omitted or empty: the built-in policy for review by managers' }),
  ),
  ownerIds: Type.Optional(
    Type.Array(Id, { maxItems: MAX_CAMPAIGN_OWNERS, tooMany: 'too_many_owners', description: 'At least one owner' }),
  ),
  scopeType: Type.Optional(AccessReviewScopeType),
  scopeV2: Type.Optional(AccessReviewScopeV2),
  duplicateFrom: Type.Optional(
    Type.String({ maxLength: 64, description: 'Campaign to copy scope, selections and policies from' }),
  ),
  completionDate: Type.Optional(Timestamp),
  notificationConfig: Type.Optional(NotificationConfig),
  expandMask: Type.Optional(AccessReviewExpandMask),
})
const reply = (title: string) => Message(title, { accessReview: AccessReviewView, expanded: Expanded })
export const CreateCampaignReply = reply('AccessReviewServiceCreateResponse')
export const GetCampaignReply = reply('AccessReviewServiceGetResponse')
export const UpdateCampaignReply = reply('AccessReviewServiceUpdateResponse')
export type CampaignReply = Static<typeof CreateCampaignReply>
export const CampaignList = Message('AccessReviewServiceListResponse', {
  list: Type.Array(AccessReviewView),
  expanded: Expanded,
  nextPageToken: Type.String({ description: 'Empty on the last page' }),
})
export const UpdateCampaignRequest = Message('AccessReviewServiceUpdateRequest', {
  accessReview: Type.Optional(AccessReviewInput),
  updateMask: Type.Optional(UpdateMask),
  expandMask: Type.Optional(AccessReviewExpandMask),
})
export const CampaignActionRequest = Message('AccessReviewServiceActionRequest', {
  expandMask: Type.Optional(AccessReviewExpandMask),
})
export const CampaignActionReply = reply('AccessReviewServiceActionResponse')
export const CampaignOwners = Message('AccessReviewOwners', { userIds: Type.Array(Id) })
export const SetCampaignOwnersRequest = Message('SetAccessReviewOwnersRequest', {
  userIds: Type.Optional(Type.Array(Id, { maxItems: MAX_CAMPAIGN_OWNERS, tooMany: 'too_many_owners' })),
})
