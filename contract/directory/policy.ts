import Type, { type Static, type TSchema } from 'typebox'
import { Annotations } from '../wire/annotations.ts'
import { PolicyRef } from '../wire/refs.ts'
import {
  Duration,
  Empty,
  Id,
  Int64,
  Line,
  listReply,
  Message,
  pageFields,
  readOnly,
  Timestamp,
  UpdateMask,
  unsupported,
} from '../wire/scalars.ts'

/** Only POLICY_TYPE_CERTIFY can be created here (interface 11.10). */
export const PolicyType = Type.Enum(
  [
    'POLICY_TYPE_UNSPECIFIED',
    'POLICY_TYPE_GRANT',
    'POLICY_TYPE_REVOKE',
    'POLICY_TYPE_CERTIFY',
    'POLICY_TYPE_ACCESS_REQUEST',
    'POLICY_TYPE_PROVISION',
  ],
  { title: 'PolicyType' },
)

export const MAX_RULES = 16
/** The key `certify` and one key for each rule. */
export const MAX_STEP_KEYS = MAX_RULES + 1
export const MAX_STEPS = 20

/** Omitted fields get their default: policies are stored and returned with every flag, text and list. */
const flag = Type.Optional(Type.Boolean({ default: false }))
const text = Type.Optional(Type.String({ maxLength: 4000, default: '' }))
const ids = Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 100, default: [] }))
const idOrEmpty = Type.Optional(Type.String({ maxLength: 64, default: '' }))
const expression = Type.String({ maxLength: 8192, description: 'In the Common Expression Language' })

export const AppEntitlementReference = Message('AppEntitlementReference', { appEntitlementId: Id, appId: Id })

const distinct = { requireDistinctApprovers: flag }
const selfApproval = { allowSelfApproval: flag }
const assigned = {
  assignedUserIds: Type.Optional(
    Type.Array(Type.String(), { maxItems: 100, default: [], description: 'Set by the server' }),
  ),
}
const fallback = {
  fallback: flag,
  fallbackUserIds: ids,
  fallbackGroupIds: Type.Optional(Type.Array(AppEntitlementReference, { maxItems: 100, default: [] })),
  isGroupFallbackEnabled: flag,
}
const refused = (title: string) =>
  Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description: `${title}: not supported; requests that set it are refused`,
    }),
  )
const member = <P extends Record<string, TSchema>>(title: string, properties: P) =>
  Type.Optional(Message(title, properties))

/** Who approves: exactly one is set. */
const approvers = {
  users: member('UserApproval', { ...selfApproval, ...distinct, userIds: ids }),
  manager: member('ManagerApproval', { ...selfApproval, ...distinct, ...fallback, ...assigned }),
  appOwners: member('AppOwnerApproval', { ...selfApproval, ...distinct }),
  group: member('AppGroupApproval', {
    ...selfApproval,
    ...distinct,
    ...fallback,
    appGroupId: idOrEmpty,
    appId: idOrEmpty,
  }),
  self: member('SelfApproval', { ...fallback, ...assigned }),
  entitlementOwners: member('EntitlementOwnerApproval', { ...selfApproval, ...distinct, ...fallback }),
  expression: member('ExpressionApproval', {
    ...selfApproval,
    ...distinct,
    ...fallback,
    ...assigned,
    expressions: Type.Optional(
      Type.Array(expression, {
        maxItems: 16,
        default: [],
        description: 'Evaluated in order; the first that returns people is used',
      }),
    ),
  }),
  resourceOwners: member('ResourceOwnerApproval', { ...selfApproval, ...distinct, ...fallback }),
  webhook: member('WebhookApproval', { webhookId: Id }),
  agent: refused('Approval by agent'),
}
export const APPROVERS = Object.keys(approvers) as (keyof typeof approvers)[]

const escalations = {
  replacePolicy: member('ReplacePolicy', { policyId: Id }),
  reassignToApprovers: member('ReassignToApprovers', { approverIds: ids }),
  cancelTicket: Type.Optional(Empty),
  skipStep: Type.Optional(Empty),
}
export const ESCALATIONS = Object.keys(escalations) as (keyof typeof escalations)[]

export const Approval = Message(
  'Approval',
  {
    ...approvers,
    allowDelegation: flag,
    allowReassignment: flag,
    allowedReassignees: ids,
    assigned: Type.Optional(Type.Boolean({ default: false, description: 'Set by the server' })),
    escalation: member('Escalation', {
      ...escalations,
      escalationComment: text,
      /** In seconds. */
      expiration: Type.Optional(Int64),
    }),
    escalationEnabled: flag,
    requireApprovalReason: flag,
    requireDenialReason: flag,
    requireReassignmentReason: flag,
    requiresStepUpProviderId: idOrEmpty,
  },
  `Exactly one of ${APPROVERS.join(', ')} is set`,
)
export type Approval = Static<typeof Approval>

const waits = {
  condition: member('WaitCondition', { condition: Type.Optional(expression) }),
  duration: member('WaitDuration', { duration: Type.Optional(Duration) }),
  untilTime: member('WaitUntilTime', {
    hours: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 23, default: 0, hint: 'must be a whole number from 0 to 23' }),
    ),
    minutes: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 59, default: 0, hint: 'must be a whole number from 0 to 59' }),
    ),
    timezone: Type.Optional(Type.String({ maxLength: 64, default: '' })),
  }),
}
export const WAITS = Object.keys(waits) as (keyof typeof waits)[]
export const Wait = Message(
  'Wait',
  {
    ...waits,
    commentOnFirstWait: text,
    commentOnTimeout: text,
    name: Type.Optional(Type.String({ maxLength: 200, default: '' })),
    timeoutDuration: Type.Optional(Duration),
  },
  `Exactly one of ${WAITS.join(', ')} is set`,
)
export type Wait = Static<typeof Wait>

const steps = {
  approval: Type.Optional(Approval),
  accept: member('Accept', { acceptMessage: text }),
  reject: member('Reject', { rejectMessage: text }),
  wait: Type.Optional(Wait),
  provision: refused('Provisioning'),
  form: refused('A form'),
  action: refused('An action'),
}
export const STEPS = Object.keys(steps) as (keyof typeof steps)[]
export const PolicyStep = Message('PolicyStep', steps, 'Exactly one of approval, accept, reject, wait is set')
export type PolicyStep = Static<typeof PolicyStep>

export const PolicySteps = Message('PolicySteps', {
  steps: Type.Optional(Type.Array(PolicyStep, { maxItems: MAX_STEPS, default: [] })),
})
export type PolicySteps = Static<typeof PolicySteps>

export const Rule = Message('Rule', {
  condition: Type.Optional(expression),
  policyKey: Type.Optional(Type.String({ maxLength: 64, description: 'A key of policySteps' })),
})
export type Rule = Static<typeof Rule>
export const PolicyPostActions = Message('PolicyPostActions', {
  certifyRemediateImmediately: Type.Optional(
    Type.Boolean({ default: false, description: 'Revoke denied access as soon as the task is closed' }),
  ),
})

const writable = {
  displayName: Line(200),
  description: Type.String({ maxLength: 4000 }),
  policySteps: Type.Record(Type.String(), PolicySteps, {
    description: 'The key `certify` has the steps of a review; rules refer to the other keys',
  }),
  rules: Type.Array(Rule, {
    maxItems: MAX_RULES,
    description: 'The first rule whose condition is true selects the steps',
  }),
  postActions: Type.Array(PolicyPostActions, { maxItems: 16 }),
  reassignTasksToDelegates: Type.Boolean(),
  annotations: Annotations,
}

export const Policy = Message('Policy', {
  id: Id,
  ...writable,
  policyType: PolicyType,
  systemBuiltin: Type.Boolean({ description: 'Exists in every tenant; only its postActions can be changed' }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Type.Optional(Timestamp),
})
export type Policy = Static<typeof Policy>

const otherPolicies = {
  baselinePolicyId: unsupported.text('policies are not based on others here'),
  scope: unsupported.object('a policy can be used for every app and entitlement'),
}
export const CreatePolicyRequest = Message('CreatePolicyRequest', {
  ...otherPolicies,
  ...Type.Partial(Type.Object(writable)).properties,
  displayName: writable.displayName,
  policyType: Type.Optional(PolicyType),
})
/** Accepts read-only fields, since clients send back what they read; naming one in the mask is refused. */
export const PolicyInput = Message('PolicyInput', {
  ...otherPolicies,
  ...readOnly(Type.Partial(Policy).properties),
  ...Type.Partial(Type.Object(writable)).properties,
})
export type PolicyInput = Static<typeof PolicyInput>
export const UpdatePolicyRequest = Message('UpdatePolicyRequest', {
  policy: Type.Optional(PolicyInput),
  updateMask: Type.Optional(UpdateMask),
})
export const PolicyReply = Message('PolicyReply', { policy: Policy })
export const PolicyList = listReply('PolicyList', Policy)

const namePart = Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name' }))
const notScoped = unsupported.text('policies have no scope, so every policy would match')
export const SearchPoliciesRequest = Message('SearchPoliciesRequest', {
  ...pageFields,
  query: namePart,
  displayName: namePart,
  policyTypes: Type.Optional(Type.Array(PolicyType, { maxItems: 10 })),
  excludePolicyIds: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000 })),
  refs: Type.Optional(Type.Array(PolicyRef, { maxItems: 1000 })),
  includeDeleted: Type.Optional(Type.Boolean()),
  scopeAppEntitlementId: notScoped,
  scopeAppId: notScoped,
  scopeObjectType: notScoped,
  scopeSlot: notScoped,
  scopeView: notScoped,
})
export type SearchPoliciesRequest = Static<typeof SearchPoliciesRequest>

export const EditorMarker = Message('EditorMarker', {
  startLineNumber: Type.Integer({ description: 'Lines and columns count from 1' }),
  startColumn: Type.Integer(),
  endLineNumber: Type.Integer(),
  endColumn: Type.Integer({ description: 'The column after the last character' }),
  message: Type.String(),
  severity: Type.Enum(['UNKNOWN', 'HINT', 'INFO', 'WARNING', 'ERROR'], { title: 'CelMarkerSeverity' }),
})
export const ValidateCelRequest = Message('ValidateCelRequest', {
  text: Type.Optional(Type.String({ maxLength: 100_000 })),
  use: Type.Optional(
    Type.Enum(['CONDITION', 'APPROVERS'], {
      title: 'PolicyExpressionUse',
      description:
        'What the expression is for: a condition, true or false, or the people who decide. Omitted: a condition',
    }),
  ),
})
export const ValidateCelReply = Message('ValidateCelReply', {
  markers: Type.Array(EditorMarker, { description: 'Empty if the expression is valid' }),
})

export const CountPolicyUsesRequest = Message('CountPolicyUsesRequest', {
  policyIds: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 100, description: 'Of these policies' }),
})
export const PolicyUses = Message('PolicyUses', {
  policyId: Id,
  campaignCount: Type.Integer({ description: 'Campaigns that are not closed and review by it' }),
  appCount: Type.Integer({ description: 'Apps that refer to it' }),
  entitlementCount: Type.Integer({ description: 'Entitlements that refer to it' }),
  policyCount: Type.Integer({ description: 'Other policies whose escalations continue with it' }),
})
export type PolicyUses = Static<typeof PolicyUses>
export const PolicyUsesReply = Message('CountPolicyUsesResponse', {
  uses: Type.Array(PolicyUses, { description: 'For each of the policies that exist' }),
})
