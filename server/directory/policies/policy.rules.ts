import {
  APPROVERS,
  type Approval,
  ESCALATIONS,
  MAX_STEP_KEYS,
  type PolicyStep,
  type PolicySteps,
  type Rule,
  STEPS,
  WAITS,
  type Wait,
} from '../../../contract/directory/policy.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import { type CelContext, checkCel } from '../../cel/index.ts'

/** The key of the steps that every review policy has (interface 11.10). */
export const BASELINE = 'certify'
const MAX_KEY_LENGTH = 64
const MAX_SECONDS = 10 * 366 * 86_400

/** Checking expressions is slow, so this limits their total length in a policy. */
const MAX_EXPRESSION_CHARACTERS = 65_536

interface Reference {
  field: string
  id: string
}

/** What is known of the objects that a policy names. */
export interface KnownReferences {
  /** Statuses of people, by id. */
  statuses: ReadonlyMap<string, string>
  /** App and id of entitlements, with a space between them. */
  entitlements: ReadonlySet<string>
  policies: ReadonlySet<string>
  /** Policies that lead back to this one. */
  circular: ReadonlySet<string>
  webhooks: ReadonlySet<string>
  stepUpProviders: ReadonlySet<string>
}
/** The violations in a policy, its expressions, and the objects it names, which must exist. */
export class Findings {
  readonly violations: FieldViolation[] = []
  readonly expressions: { field: string; context: CelContext; text: string }[] = []
  readonly users: Reference[] = []
  readonly entitlements: (Reference & { appId: string })[] = []
  readonly policies: Reference[] = []
  readonly webhooks: Reference[] = []
  readonly stepUpProviders: Reference[] = []
}

/** `field` is the path of the steps in the request. */
export function inspectSteps(findings: Findings, policySteps: Record<string, PolicySteps>, field: string): void {
  const keys = Object.keys(policySteps)
  if (!keys.includes(BASELINE))
    report(findings, field, `must have the key ${BASELINE}, whose steps apply when no rule matches`)
  if (keys.length > MAX_STEP_KEYS) report(findings, field, `must have at most ${MAX_STEP_KEYS} keys`)
  for (const key of keys.slice(0, MAX_STEP_KEYS)) {
    const path = `${field}.${key.slice(0, MAX_KEY_LENGTH)}`
    if (key.trim() === '' || key.length > MAX_KEY_LENGTH)
      report(findings, path, `must have a key of 1 to ${MAX_KEY_LENGTH} characters`)
    const steps = policySteps[key]?.steps ?? []
    if (steps.length === 0) report(findings, `${path}.steps`, 'must not be empty')
    for (const [index, step] of steps.entries()) inspectStep(findings, step, `${path}.steps[${index}]`)
  }
}

/** Checks the keys that rules name, and their conditions if these changed. */
export function inspectRules(
  findings: Findings,
  { rules, policySteps }: { rules: readonly Rule[]; policySteps: Record<string, PolicySteps> },
  field: string,
  conditionsAreNew: boolean,
): void {
  const known = Object.keys(policySteps).slice(0, MAX_STEP_KEYS).join(', ') || 'none'
  for (const [index, { condition = '', policyKey = '' }] of rules.entries()) {
    if (conditionsAreNew) inspectExpression(findings, 'policy_condition', condition, `${field}[${index}].condition`)
    if (!Object.hasOwn(policySteps, policyKey))
      report(findings, `${field}[${index}].policyKey`, `must be a key of policySteps: ${known}`)
  }
}

/** Steps must name existing objects: users who are not disabled, entitlements, and review policies without a cycle. */
export const referenceViolations = (
  { users, entitlements, policies, stepUpProviders, webhooks }: Omit<Findings, 'violations' | 'expressions'>,
  known: KnownReferences,
): FieldViolation[] => [
  ...problems(users, ({ id }) => userProblem(known.statuses.get(id))),
  ...problems(entitlements, (reference) =>
    known.entitlements.has(entitlementKey(reference)) ? undefined : 'there is no such entitlement in this app',
  ),
  ...problems(webhooks, ({ id }) => (known.webhooks.has(id) ? undefined : 'there is no webhook with this id')),
  ...problems(policies, ({ id }) => {
    if (known.circular.has(id)) return 'leads back to this policy, directly or through its replacements'
    return known.policies.has(id) ? undefined : 'there is no review policy with this id'
  }),
  ...problems(stepUpProviders, ({ id }) =>
    known.stepUpProviders.has(id) ? undefined : 'there is no enabled step-up provider with this id',
  ),
]

export const entitlementKey = ({ appId, id }: { appId: string; id: string }): string => `${appId} ${id}`

function problems<R extends Reference>(references: readonly R[], problemOf: (reference: R) => string | undefined) {
  return references.flatMap((reference) => {
    const description = problemOf(reference)
    return description ? [{ field: reference.field, description }] : []
  })
}

function userProblem(status: string | undefined): string | undefined {
  if (status === undefined || status === 'DELETED') return 'there is no user with this id'
  return status === 'DISABLED' ? 'is disabled and cannot review' : undefined
}

export function expressionViolations({ expressions }: Findings): FieldViolation[] {
  let left = MAX_EXPRESSION_CHARACTERS
  return expressions.flatMap(({ field, context, text }) => {
    left -= text.length
    if (left < 0)
      return [
        {
          field,
          description: `exceeds the limit of ${MAX_EXPRESSION_CHARACTERS} characters for all expressions together`,
        },
      ]
    return checkCel(context, text).map(({ message, startLine, startColumn }) => ({
      field,
      description: `line ${startLine}, column ${startColumn}: ${message}`,
    }))
  })
}

const inspectExpression = (findings: Findings, context: CelContext, text: string, field: string) =>
  findings.expressions.push({ field, context, text })

const report = (findings: Findings, field: string, description: string) =>
  findings.violations.push({ field, description })

/** The member of a choice that is set; none or several are a violation. */
function chosen<T extends object, K extends keyof T & string>(
  findings: Findings,
  value: T,
  members: readonly K[],
  field: string,
): K | undefined {
  const set = members.filter((member) => value[member] !== undefined)
  if (set.length === 1) return set[0]
  const has = set.length === 0 ? 'none' : set.join(' and ')
  report(findings, field, `must have exactly one of ${members.join(', ')}; it has ${has}`)
  return undefined
}

const ALLOWED_STEPS = ['approval', 'accept', 'reject', 'wait'] as const

function inspectStep(findings: Findings, step: PolicyStep, field: string): void {
  const refused = STEPS.filter((name) => step[name] && !(ALLOWED_STEPS as readonly string[]).includes(name))
  for (const name of refused)
    report(findings, `${field}.${name}`, `is not a step of a review policy; valid steps: ${ALLOWED_STEPS.join(', ')}`)
  if (refused.length > 0) return
  chosen(findings, step, ALLOWED_STEPS, field)
  if (step.approval) inspectApproval(findings, step.approval, `${field}.approval`)
  if (step.wait) inspectWait(findings, step.wait, `${field}.wait`)
}

function inspectApproval(findings: Findings, approval: Approval, field: string): void {
  const kind = chosen(findings, approval, APPROVERS, field)
  if (kind) inspectApprover(findings, approval, kind, `${field}.${kind}`)
  inspectUsers(findings, approval.allowedReassignees, `${field}.allowedReassignees`)
  if (approval.requiresStepUpProviderId)
    findings.stepUpProviders.push({
      field: `${field}.requiresStepUpProviderId`,
      id: approval.requiresStepUpProviderId,
    })
  if (approval.escalation) inspectEscalation(findings, approval.escalation, `${field}.escalation`)
  else if (approval.escalationEnabled)
    report(findings, `${field}.escalation`, 'is required when escalationEnabled is true')
}

function inspectApprover(
  findings: Findings,
  approval: Approval,
  kind: (typeof APPROVERS)[number],
  field: string,
): void {
  if (kind === 'agent') report(findings, field, 'cannot be the approver: approval by agents is not supported')
  if (kind === 'webhook') findings.webhooks.push({ field: `${field}.webhookId`, id: approval.webhook?.webhookId ?? '' })
  if (kind === 'users') inspectSomeUsers(findings, approval.users?.userIds, `${field}.userIds`)
  if (kind === 'group') {
    const { appId = '', appGroupId = '' } = approval.group ?? {}
    findings.entitlements.push({ field, appId, id: appGroupId })
  }
  if (kind === 'expression') {
    const { expressions = [] } = approval.expression ?? {}
    if (expressions.length === 0) report(findings, `${field}.expressions`, 'must not be empty')
    for (const [index, text] of expressions.entries())
      inspectExpression(findings, 'policy_approvers', text, `${field}.expressions[${index}]`)
  }
  const { fallbackUserIds, fallbackGroupIds = [] } = (approval[kind] ?? {}) as NonNullable<Approval['manager']>
  inspectUsers(findings, fallbackUserIds, `${field}.fallbackUserIds`)
  for (const [index, { appId, appEntitlementId: id }] of fallbackGroupIds.entries())
    findings.entitlements.push({ field: `${field}.fallbackGroupIds[${index}]`, appId, id })
}

function inspectEscalation(findings: Findings, escalation: NonNullable<Approval['escalation']>, field: string): void {
  chosen(findings, escalation, ESCALATIONS, field)
  const { expiration, replacePolicy, reassignToApprovers } = escalation
  if (expiration === undefined) report(findings, `${field}.expiration`, 'is required')
  else if (BigInt(expiration) <= 0n || BigInt(expiration) > MAX_SECONDS)
    report(findings, `${field}.expiration`, `must be a number of seconds from 1 to ${MAX_SECONDS}`)
  if (replacePolicy) findings.policies.push({ field: `${field}.replacePolicy.policyId`, id: replacePolicy.policyId })
  if (reassignToApprovers)
    inspectSomeUsers(findings, reassignToApprovers.approverIds, `${field}.reassignToApprovers.approverIds`)
}

function inspectWait(findings: Findings, wait: Wait, field: string): void {
  chosen(findings, wait, WAITS, field)
  const { condition, duration, untilTime, timeoutDuration } = wait
  if (condition)
    inspectExpression(findings, 'policy_condition', condition.condition ?? '', `${field}.condition.condition`)
  if (duration) inspectDuration(findings, duration.duration ?? '', `${field}.duration.duration`)
  if (timeoutDuration !== undefined) inspectDuration(findings, timeoutDuration, `${field}.timeoutDuration`)
  if (untilTime && !isTimeZone(untilTime.timezone ?? ''))
    report(findings, `${field}.untilTime.timezone`, 'must be the name of a time zone, such as UTC or Europe/Berlin')
}

function inspectDuration(findings: Findings, text: string, field: string): void {
  const seconds = Number.parseFloat(text)
  if (!(seconds > 0 && seconds <= MAX_SECONDS))
    report(findings, field, `must be a duration such as 86400s, up to ${MAX_SECONDS}s`)
}

function isTimeZone(name: string): boolean {
  try {
    return name !== '' && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

function inspectSomeUsers(findings: Findings, ids: readonly string[] | undefined, field: string): void {
  if (!ids?.length) report(findings, field, 'must not be empty')
  inspectUsers(findings, ids, field)
}

function inspectUsers(findings: Findings, ids: readonly string[] = [], field: string): void {
  for (const [index, id] of ids.entries()) findings.users.push({ field: `${field}[${index}]`, id })
}
