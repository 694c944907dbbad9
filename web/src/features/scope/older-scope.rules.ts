import { countOf, formatCount } from '../../parts/values/format.ts'
import type { Campaign } from '../campaigns/queries.ts'
import { type Edits, groupKey, groupValue } from './draft.rules.ts'
import { ACCOUNT_STATUSES, ACCOUNT_TYPES } from './labels.ts'
import type { OlderField } from './older-fields.ts'
import type { Scope } from './queries.ts'

const labelsOf = (options: readonly { value: string; label: string }[], values: readonly string[] = []) =>
  values.map((value) => options.find((option) => option.value === value)?.label.toLowerCase() ?? value).join(', ')

/** Parts of accounts, as words: "with status enabled", "of type service account". */
const accountWords = ({ appUserStatuses, appUserTypes }: { appUserStatuses: string[]; appUserTypes: string[] }) => [
  ...(appUserStatuses.length > 0 ? [`accounts with status ${labelsOf(ACCOUNT_STATUSES, appUserStatuses)}`] : []),
  ...(appUserTypes.length > 0 ? [`accounts of type ${labelsOf(ACCOUNT_TYPES, appUserTypes)}`] : []),
]

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

function inclusionWords(given: NonNullable<Campaign['inclusionScope']>): string[] {
  const attributes = Object.entries(given.multiUserProfileAttributes)
  return [
    ...accountWords(given),
    ...(given.userIds.length > 0 ? [counted(given.userIds.length, 'chosen person', 'chosen people')] : []),
    ...(given.managerIds.length > 0 ? [`reports of ${counted(given.managerIds.length, 'manager', 'managers')}`] : []),
    ...(given.userStatuses.length > 0
      ? [
          `people with status ${given.userStatuses.map((status) => status.replace('USER_', '').toLowerCase()).join(', ')}`,
        ]
      : []),
    ...attributes.map(([name, { values }]) => `${name} is ${values.map(({ value }) => value).join(' or ')}`),
    ...(given.noAccountOwners ? ['accounts without an owner'] : []),
  ]
}

/** What an older field restricts, in words; undefined if it is not set. */
export function olderWords(campaign: Campaign, field: OlderField): string | undefined {
  const { scope, inclusionScope, exclusionScope, singleApp, multiApp, bindings } = campaign
  const listed = (lead: string, words: readonly string[]) =>
    words.length > 0 ? `${lead} ${words.join('; ')}.` : 'Set, but restricts nothing.'
  switch (field) {
    case 'scope':
      return scope && listed('Only', accountWords(scope))
    case 'inclusionScope':
      return inclusionScope && listed('Only', inclusionWords(inclusionScope))
    case 'exclusionScope':
      return exclusionScope && listed('Not', accountWords(exclusionScope))
    case 'singleApp':
      return singleApp && 'Only entitlements of one app.'
    case 'multiApp': {
      const apps = Object.values(multiApp?.appEntitlements ?? {})
      const count = apps.reduce((sum, { entitlementIds }) => sum + entitlementIds.length, 0)
      return (
        multiApp && `Only ${counted(count, 'entitlement', 'entitlements')} of ${counted(apps.length, 'app', 'apps')}.`
      )
    }
    case 'bindings':
      return bindings && 'Only the selected entitlements.'
  }
}

/** What moving an older field into the scope does to the number of items. */
export const movedText = (before: number, after: number): string =>
  before === after
    ? `The draft selects ${countOf(before, 'item')}, and the same number after the move.`
    : `The draft selects ${countOf(before, 'item')} now and ${formatCount(after)} after the move.`

/**
 * Edits that say the same with members of `scopeV2` and take the older field out; undefined where no members say the
 * same, or where they are taken.
 */
export function movedIntoScope(campaign: Campaign, field: OlderField): Edits | undefined {
  const isFree = (group: 'users' | 'accounts') => {
    const members = Object.keys(groupValue(campaign.scopeV2, group))
    return members.length === 0 || members[0] === (group === 'users' ? 'allUsers' : 'allAccounts')
  }
  if (field === 'scope' && campaign.scope && isFree('accounts')) {
    const { appUserStatuses, appUserTypes } = campaign.scope
    const accountCriteria: Scope['accountCriteria'] = { appUserStatuses, accountTypes: appUserTypes }
    return { scope: undefined, [groupKey('accounts')]: { accountCriteria } }
  }
  if (field === 'inclusionScope' && campaign.inclusionScope && isFree('users') && isFree('accounts')) {
    const { userIds, managerIds, userStatuses, multiUserProfileAttributes, noAccountOwners } = campaign.inclusionScope
    const { appUserStatuses, appUserTypes } = campaign.inclusionScope
    const hasCriteria =
      managerIds.length > 0 || userStatuses.length > 0 || Object.keys(multiUserProfileAttributes).length > 0
    // Chosen people and criteria are one group: both cannot be said at once.
    if (userIds.length > 0 && hasCriteria) return undefined
    const users: Scope =
      userIds.length > 0
        ? { selectedUsers: { userIds } }
        : hasCriteria
          ? {
              userCriteria: {
                managerUserIds: managerIds,
                userStatus: userStatuses.map((status) => status.replace('USER_', '')),
                multiUserProfileAttributes,
              },
            }
          : {}
    const hasAccounts = appUserStatuses.length > 0 || appUserTypes.length > 0 || noAccountOwners
    return {
      inclusionScope: undefined,
      ...(Object.keys(users).length > 0 ? { [groupKey('users')]: users } : {}),
      ...(hasAccounts
        ? {
            [groupKey('accounts')]: {
              accountCriteria: { appUserStatuses, accountTypes: appUserTypes, noAccountOwner: noAccountOwners },
            },
          }
        : {}),
    }
  }
  if (
    field === 'bindings' &&
    campaign.bindings &&
    Object.keys(groupValue(campaign.scopeV2, 'apps_and_resources')).length === 0
  )
    return { bindings: undefined, [groupKey('apps_and_resources')]: { specificResources: {} } }
  return undefined
}
