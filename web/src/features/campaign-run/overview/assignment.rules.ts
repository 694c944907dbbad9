const CODES = {
  NOBODY: 'nobody',
  USER_NAMED: 'people named in the policy',
  MANAGER: 'managers',
  APP_OWNER: 'app owners',
  ENTITLEMENT_OWNER: 'entitlement owners',
  RESOURCE_OWNER: 'resource owners',
  HOLDER_OWNER: 'owners of the group that holds the access',
  GROUP_MEMBER: 'members of a group',
  ACCOUNT_OWNER: 'the account owners themselves',
  EXPRESSION: 'people chosen by an expression',
  WEBHOOK: 'people chosen by a webhook',
  FALLBACK_USER: 'the fallback reviewers of the step',
  FALLBACK_GROUP: 'the fallback group of the step',
  CAMPAIGN_OWNER: 'the campaign owners',
  SUPER_ADMINISTRATOR: 'administrators',
  REASSIGNED: 'people they were reassigned to',
  ESCALATED: 'people they were escalated to',
} as const

const BECAUSE = {
  NO_SUBJECT: 'the account has no owner',
  NOT_FOUND: 'nobody was found',
  NOT_ACTIVE: 'the person found is not active',
  ONLY_SUBJECT: 'only the person whose access it is was found',
  NOT_DISTINCT: 'the person found has answered an earlier step',
  GROUP_TOO_LARGE: 'the group is too large',
  EXPRESSION_EMPTY: 'the expression chose nobody',
  EXPRESSION_FAILED: 'the expression failed',
  RULE_FAILED: 'a rule of the policy failed',
  WEBHOOK_FAILED: 'the webhook did not answer',
  REVIEWER_DISABLED: 'the reviewer is no longer active',
} as const

/** "to the campaign owners, because nobody was found". */
export function reasonInWords({ code, because }: { code: string; because: string }): string {
  const to = `to ${CODES[code as FoundCode] ?? code}`
  const why = BECAUSE[because as BecauseCode]
  return why ? `${to}, because ${why}` : to
}

type FoundCode = keyof typeof CODES
type BecauseCode = keyof typeof BECAUSE

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: label.charAt(0).toUpperCase() + label.slice(1) }))
/** For filters: who reviews, and why it is not whom the step names. */
export const FOUND_OPTIONS = optionsOf(CODES)
export const BECAUSE_OPTIONS = optionsOf(BECAUSE)

/** Those of an address that are codes; the server refuses others. */
export const foundCodes = (values: readonly string[]) => values.filter((value): value is FoundCode => value in CODES)
export const becauseCodes = (values: readonly string[]) =>
  values.filter((value): value is BecauseCode => value in BECAUSE)
