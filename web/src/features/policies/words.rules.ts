import { countOf } from '../../parts/values/format.ts'
import {
  type Approver,
  BASELINE,
  type EscalationKind,
  type KeptKind,
  kindOf,
  type StepKind,
  type WaitKind,
  waitKindOf,
} from './draft.rules.ts'
import { durationInWords, secondsOfWire } from './duration.rules.ts'
import type { Policy, PolicyUses, Step } from './queries.ts'

export const APPROVER_LABELS: Record<Approver, string> = {
  manager: 'Manager',
  appOwners: 'App owners',
  entitlementOwners: 'Entitlement owners',
  resourceOwners: 'Resource owners',
  users: 'Chosen people',
  group: 'Holders of an entitlement',
  self: 'Account owner',
  expression: 'People selected by an expression',
  webhook: 'A webhook',
}
const OTHER_LABELS: Record<Exclude<StepKind, Approver> | KeptKind, string> = {
  accept: 'Certify automatically',
  reject: 'Deny automatically',
  wait: 'Wait',
  agent: 'An agent',
  provision: 'Provisioning',
  form: 'A form',
  action: 'An action',
}
export const STEP_LABELS: Record<StepKind | KeptKind, string> = { ...APPROVER_LABELS, ...OTHER_LABELS }

export const ESCALATION_LABELS: Record<EscalationKind, string> = {
  reassignToApprovers: 'Reassign to',
  replacePolicy: 'Continue with another policy',
  skipStep: 'Continue with the next step',
  cancelTicket: 'End without a decision',
}
export const WAIT_LABELS: Record<WaitKind, string> = {
  duration: 'For a time',
  untilTime: 'Until a time of day',
  condition: 'Until a condition is true',
}

function stepInWords(step: Step): string {
  const kind = kindOf(step)
  const { wait } = step
  if (!wait) return STEP_LABELS[kind]
  const how = waitKindOf(wait)
  if (how === 'duration') return `Wait ${durationInWords(secondsOfWire(wait.duration?.duration))}`
  if (how === 'condition') return 'Wait for a condition'
  const { hours = 0, minutes = 0 } = wait.untilTime ?? {}
  return `Wait until ${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/** "Manager, then app owners". */
export const stepsInWords = (steps: readonly Step[]): string =>
  steps
    .map(stepInWords)
    .map((words, index) => (index === 0 ? words : `then ${lowerFirst(words)}`))
    .join(', ')

/** The steps that apply when no rule does, and how many rules there are. */
export function policyInWords({ policySteps, rules }: Pick<Policy, 'policySteps' | 'rules'>): string {
  const words = stepsInWords(policySteps[BASELINE]?.steps ?? [])
  return rules.length === 0
    ? words
    : `${words}, unless ${rules.length === 1 ? 'a rule' : `one of ${rules.length} rules`} applies`
}

/** "3 campaigns, 12 apps"; empty if nothing uses the policy. */
export function usesInWords({ campaignCount, appCount, entitlementCount, policyCount }: PolicyUses): string {
  const parts = [
    [campaignCount, 'campaign', 'campaigns'],
    [appCount, 'app', 'apps'],
    [entitlementCount, 'entitlement', 'entitlements'],
    [policyCount, 'policy', 'policies'],
  ] as const
  return parts.flatMap(([count, one, several]) => (count > 0 ? [countOf(count, one, several)] : [])).join(', ')
}

/** "3 campaigns, 12 apps use it". */
export function usersUseIt(uses: PolicyUses): string {
  const { campaignCount, appCount, entitlementCount, policyCount } = uses
  const isOne = campaignCount + appCount + entitlementCount + policyCount === 1
  return `${usesInWords(uses)} ${isOne ? 'uses' : 'use'} it`
}

/** What a list of steps is called on the page. */
export const stepsName = (key: string): string => (key === BASELINE ? 'Standard' : key)

/** How the reviewers of a tried step were found. */
const FOUND: Record<string, string> = {
  USER_NAMED: 'Named in the step',
  MANAGER: 'Manager',
  APP_OWNER: 'Owner of the app',
  ENTITLEMENT_OWNER: 'Owner of the entitlement',
  RESOURCE_OWNER: 'Owner of the resource',
  HOLDER_OWNER: 'Owner of the resource that holds the access',
  GROUP_MEMBER: 'Holds the entitlement',
  ACCOUNT_OWNER: 'Owner of the account',
  EXPRESSION: 'Found by the expression',
  FALLBACK_USER: 'Fallback when nobody is found',
  FALLBACK_GROUP: 'Fallback when nobody is found',
  CAMPAIGN_OWNER: 'Owner of the campaign',
  SUPER_ADMINISTRATOR: 'Super Administrator',
}
const BECAUSE: Record<string, string> = {
  NO_SUBJECT: 'The account has no owner.',
  NOT_FOUND: 'The step found nobody.',
  NOT_ACTIVE: 'Nobody the step found is active.',
  ONLY_SUBJECT: 'The step found only the person whose access it is.',
  NOT_DISTINCT: 'Everybody the step found has decided an earlier step.',
  GROUP_TOO_LARGE: 'The step found more than 128 people.',
  EXPRESSION_EMPTY: 'The expression found nobody.',
  EXPRESSION_FAILED: 'The expression failed.',
  RULE_FAILED: 'A rule failed.',
}
export const foundInWords = (code: string): string => FOUND[code] ?? ''
/** Why the reviewers are not those that the step names; says who would decide in a campaign. */
export function becauseInWords(code: string, because: string): string {
  const reason = BECAUSE[because]
  if (!reason) return ''
  const isLast = code === 'SUPER_ADMINISTRATOR' || code === 'NOBODY'
  return isLast ? `${reason} In a campaign its owners decide.` : reason
}
