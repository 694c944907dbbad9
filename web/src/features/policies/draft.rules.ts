import type { Approval, Escalation, Policy, PolicyDraft, Step, Wait } from './queries.ts'

/** The key of the steps that apply when no rule does. */
export const BASELINE = 'certify'
export const MAX_RULES = 16
export const MAX_STEPS = 20

export const DRAFT_FIELDS = [
  'displayName',
  'description',
  'policySteps',
  'rules',
  'postActions',
  'reassignTasksToDelegates',
] as const satisfies readonly (keyof PolicyDraft)[]

export const draftOf = (policy: Policy): PolicyDraft =>
  Object.fromEntries(DRAFT_FIELDS.map((field) => [field, policy[field]])) as unknown as PolicyDraft

/** The approvers that a step can have; a stored policy may have others, which are shown and kept. */
export const APPROVERS = [
  'manager',
  'appOwners',
  'entitlementOwners',
  'resourceOwners',
  'users',
  'group',
  'self',
  'expression',
  'webhook',
] as const
export type Approver = (typeof APPROVERS)[number]
export type StepKind = Approver | 'accept' | 'reject' | 'wait'

const KEPT_APPROVERS = ['agent'] as const
const KEPT_STEPS = ['provision', 'form', 'action'] as const
export type KeptKind = (typeof KEPT_APPROVERS)[number] | (typeof KEPT_STEPS)[number]

/** What a step does. */
export function kindOf({ approval, accept, reject, wait, ...others }: Step): StepKind | KeptKind {
  if (approval) return [...APPROVERS, ...KEPT_APPROVERS].find((name) => approval[name] !== undefined) ?? 'manager'
  if (accept) return 'accept'
  if (reject) return 'reject'
  if (wait) return 'wait'
  return KEPT_STEPS.find((name) => others[name] !== undefined) ?? 'action'
}

export const isKept = (kind: StepKind | KeptKind): kind is KeptKind =>
  (KEPT_APPROVERS as readonly string[]).includes(kind) || (KEPT_STEPS as readonly string[]).includes(kind)

export const isApprover = (kind: StepKind | KeptKind): kind is Approver =>
  (APPROVERS as readonly string[]).includes(kind)

const NOBODY_OWN = { allowSelfApproval: false, requireDistinctApprovers: false }
const NO_FALLBACK = { fallback: false, fallbackUserIds: [], fallbackGroupIds: [], isGroupFallbackEnabled: false }

/** The members of each approver with their defaults. */
const DEFAULTS = {
  manager: { ...NOBODY_OWN, ...NO_FALLBACK, assignedUserIds: [] },
  appOwners: NOBODY_OWN,
  entitlementOwners: { ...NOBODY_OWN, ...NO_FALLBACK },
  resourceOwners: { ...NOBODY_OWN, ...NO_FALLBACK },
  users: { ...NOBODY_OWN, userIds: [] },
  group: { ...NOBODY_OWN, ...NO_FALLBACK, appGroupId: '', appId: '' },
  self: { ...NO_FALLBACK, assignedUserIds: [] },
  expression: { ...NOBODY_OWN, ...NO_FALLBACK, assignedUserIds: [], expressions: [''] },
  webhook: { webhookId: '' },
} satisfies { [Name in Approver]: NonNullable<Approval[Name]> }

const NEW_APPROVAL: Approval = {
  allowDelegation: true,
  allowReassignment: true,
  allowedReassignees: [],
  assigned: false,
  escalationEnabled: false,
  requireApprovalReason: false,
  requireDenialReason: false,
  requireReassignmentReason: false,
  requiresStepUpProviderId: '',
}
const NEW_WAIT: Wait = {
  duration: { duration: '86400s' },
  commentOnFirstWait: '',
  commentOnTimeout: '',
  name: '',
}

export const newStep = (kind: StepKind): Step => withKind({}, kind)

/** The step with another kind. What both kinds have stays. */
export function withKind(step: Step, kind: StepKind): Step {
  if (kind === 'accept') return { accept: { acceptMessage: step.reject?.rejectMessage ?? '' } }
  if (kind === 'reject') return { reject: { rejectMessage: step.accept?.acceptMessage ?? '' } }
  if (kind === 'wait') return { wait: NEW_WAIT }
  const before = step.approval ?? NEW_APPROVAL
  const { common, member } = split(before)
  const defaults: Record<string, unknown> = DEFAULTS[kind]
  const chosen = Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, member[name] ?? value]))
  return { approval: { ...common, [kind]: chosen } }
}

/** An approval without its approver, and the members of that. */
function split(approval: Approval): { common: Approval; member: Record<string, unknown> } {
  const kind = [...APPROVERS, ...KEPT_APPROVERS].find((name) => approval[name] !== undefined)
  if (!kind) return { common: approval, member: {} }
  const { [kind]: member = {}, ...common } = approval
  return { common: common as Approval, member }
}

/** The members of the approver of a step, as one type: those that the kind does not have are absent. */
export interface ApproverMembers {
  webhookId?: string
  allowSelfApproval?: boolean
  requireDistinctApprovers?: boolean
  fallback?: boolean
  fallbackUserIds?: string[]
  fallbackGroupIds?: { appId: string; appEntitlementId: string }[]
  isGroupFallbackEnabled?: boolean
  userIds?: string[]
  appId?: string
  appGroupId?: string
  expressions?: string[]
}
export const membersOf = (approval: Approval): ApproverMembers => split(approval).member

export const withMembers = (approval: Approval, kind: Approver, change: ApproverMembers): Approval => ({
  ...approval,
  [kind]: { ...approval[kind], ...change },
})

export const ESCALATIONS = ['reassignToApprovers', 'replacePolicy', 'skipStep', 'cancelTicket'] as const
export type EscalationKind = (typeof ESCALATIONS)[number]
export const escalationKindOf = (escalation: Escalation): EscalationKind =>
  ESCALATIONS.find((name) => escalation[name] !== undefined) ?? 'skipStep'

const FIVE_DAYS = '432000'
export function withEscalation(escalation: Escalation | undefined, kind: EscalationKind): Escalation {
  const { escalationComment = '', expiration = FIVE_DAYS } = escalation ?? {}
  const members = {
    reassignToApprovers: { approverIds: [] },
    replacePolicy: { policyId: '' },
    skipStep: {},
    cancelTicket: {},
  } satisfies { [Name in EscalationKind]: NonNullable<Escalation[Name]> }
  return { [kind]: members[kind], escalationComment, expiration }
}

export const WAITS = ['duration', 'untilTime', 'condition'] as const
export type WaitKind = (typeof WAITS)[number]
export const waitKindOf = (wait: Wait): WaitKind => WAITS.find((name) => wait[name] !== undefined) ?? 'duration'

export function withWait({ duration: _, untilTime: __, condition: ___, ...common }: Wait, kind: WaitKind): Wait {
  const members = {
    duration: { duration: '86400s' },
    untilTime: { hours: 9, minutes: 0, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    condition: { condition: '' },
  } satisfies { [Name in WaitKind]: NonNullable<Wait[Name]> }
  return { ...common, [kind]: members[kind] }
}

/** The keys of the lists of steps: that of the baseline, then the others by the first rule that leads to them. */
export function stepKeysOf({ policySteps, rules }: Pick<PolicyDraft, 'policySteps' | 'rules'>): string[] {
  const known = Object.keys(policySteps)
  const used = rules.flatMap(({ policyKey }) => (policyKey && known.includes(policyKey) ? [policyKey] : []))
  return [...new Set([BASELINE, ...used, ...known.sort()])]
}

/** A name for another list of steps that is not taken. */
export function newKeyOf(keys: readonly string[]): string {
  for (let n = 1; ; n++) if (!keys.includes(`steps ${n}`)) return `steps ${n}`
}

/** The draft with another name for a list of steps, also in the rules. */
export function withRenamedSteps(draft: PolicyDraft, from: string, to: string): PolicyDraft {
  const policySteps = Object.fromEntries(
    Object.entries(draft.policySteps).map(([key, steps]) => [key === from ? to : key, steps]),
  )
  return {
    ...draft,
    policySteps,
    rules: draft.rules.map((rule) => (rule.policyKey === from ? { ...rule, policyKey: to } : rule)),
  }
}

/** The list with one entry moved by one place. */
export function moved<T>(list: readonly T[], index: number, by: 1 | -1): T[] {
  const next = [...list]
  const [entry] = next.splice(index, 1)
  if (entry !== undefined) next.splice(index + by, 0, entry)
  return next
}

export const NEW_POLICY: PolicyDraft = {
  displayName: '',
  description: '',
  policySteps: { [BASELINE]: { steps: [newStep('manager')] } },
  rules: [],
  postActions: [],
  reassignTasksToDelegates: false,
}
