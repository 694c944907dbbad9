const AS: Record<string, string> = {
  USER_NAMED: 'named in the policy',
  MANAGER: 'as manager',
  APP_OWNER: 'as app owner',
  ENTITLEMENT_OWNER: 'as owner of an entitlement',
  RESOURCE_OWNER: 'as owner of a resource',
  HOLDER_OWNER: 'as owner of a group',
  GROUP_MEMBER: 'as member of a group',
  ACCOUNT_OWNER: 'as owner of the account',
  EXPRESSION: 'by a rule',
  WEBHOOK: 'by a webhook',
  FALLBACK_USER: 'as fallback reviewer, because nobody was found',
  FALLBACK_GROUP: 'as member of the fallback group, because nobody was found',
  CAMPAIGN_OWNER: 'as campaign owner, because nobody was found',
  SUPER_ADMINISTRATOR: 'as administrator, because nobody was found',
  REASSIGNED: 'reassigned to you',
  ESCALATED: 'escalated to you',
}

/** How somebody became a reviewer, as words: "As manager and reassigned to you". */
export function assignedAs(codes: readonly string[]): string {
  const words = codes.flatMap((code) => AS[code] ?? [])
  const last = words.at(-1)
  if (last === undefined) return ''
  const text = words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
