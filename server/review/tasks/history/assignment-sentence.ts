import type { AssignmentBecause, AssignmentCode } from '../../../../contract/review/assignment.ts'

/** Names that the sentence mentions. */
export interface SentenceNames {
  /** The person whose access it is, or the resource that holds it. */
  subject: string
  entitlement: string
  app: string
  /** Whom the reader stands in for; empty for nobody. */
  onBehalfOf: string
}

type Named = Pick<SentenceNames, 'subject' | 'entitlement' | 'app'>

/** Who was found, as the beginning of "... review this". */
const WHO: Record<AssignmentCode, (names: Named) => string> = {
  NOBODY: () => 'nobody can review this yet',
  USER_NAMED: () => 'the people named in the policy review this',
  MANAGER: ({ subject }) => `the manager of ${subject} reviews this`,
  APP_OWNER: ({ app }) => `the owners of ${app} review this`,
  ENTITLEMENT_OWNER: ({ entitlement }) => `the owners of ${entitlement} review this`,
  RESOURCE_OWNER: ({ entitlement }) => `the owners of the resource of ${entitlement} review this`,
  HOLDER_OWNER: ({ subject }) => `the owners of ${subject} review this`,
  GROUP_MEMBER: () => 'the members of the group named in the policy review this',
  ACCOUNT_OWNER: ({ subject }) => `${subject} reviews this`,
  EXPRESSION: () => 'the people chosen by the expression of the policy review this',
  WEBHOOK: () => 'a webhook reviews this',
  FALLBACK_USER: () => 'the people named as fallback review this',
  FALLBACK_GROUP: () => 'the members of the fallback group review this',
  CAMPAIGN_OWNER: () => 'the campaign owners review this',
  SUPER_ADMINISTRATOR: () => 'the Super Administrators review this',
  REASSIGNED: () => 'this was reassigned to its reviewers',
  ESCALATED: () => 'other people review this, because it was not answered in time',
}

/** Why those whom the step names do not review, as the beginning of the sentence. */
const BECAUSE: Record<AssignmentBecause, (names: Named) => string> = {
  NONE: () => '',
  NO_SUBJECT: ({ subject }) => `${subject} belongs to nobody`,
  NOT_FOUND: () => 'the policy names nobody who exists',
  NOT_ACTIVE: () => 'everybody whom the policy names is disabled',
  ONLY_SUBJECT: ({ subject }) => `${subject} may not review their own access`,
  NOT_DISTINCT: () => 'everybody whom the policy names has already answered an earlier step',
  GROUP_TOO_LARGE: () => 'the group named in the policy has more than 128 members',
  EXPRESSION_EMPTY: () => 'the expression of the policy found nobody',
  EXPRESSION_FAILED: () => 'the expression of the policy failed',
  RULE_FAILED: () => 'a rule of the policy failed',
  WEBHOOK_FAILED: () => 'the webhook did not answer',
  REVIEWER_DISABLED: () => 'the former reviewers are no longer active',
}

/** What NOT_FOUND means for the approvers that a step names. */
const NOT_FOUND: Record<string, (names: Named) => string> = {
  manager: ({ subject }) => `${subject} has no manager`,
  appOwners: ({ app }) => `${app} has no owner`,
  entitlementOwners: ({ entitlement }) => `${entitlement} has no owner`,
  resourceOwners: ({ entitlement }) => `the resource of ${entitlement} has no owner`,
  group: () => 'the group named in the policy has no members',
}

/** Why these people review: "Cid Diaz has no manager, so the campaign owners review this." */
export function assignmentSentence(
  code: AssignmentCode,
  because: AssignmentBecause,
  /** The member of the step that names its approvers, such as `manager`. */
  approvers: string | undefined,
  { onBehalfOf, ...names }: SentenceNames,
): string {
  const reason = (because === 'NOT_FOUND' ? NOT_FOUND[approvers ?? ''] : undefined) ?? BECAUSE[because]
  const cause = reason(names)
  const sentence = cause === '' ? WHO[code](names) : `${cause}, so ${WHO[code](names)}`
  const standIn = onBehalfOf === '' ? '' : ` You stand in for ${onBehalfOf}.`
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.${standIn}`
}
