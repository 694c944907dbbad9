import { expect, it } from 'vitest'
import type { Campaign } from '../campaigns/queries.ts'
import { differencesOf, wordsOf } from './difference.rules.ts'

it('says the values of a campaign in words', () => {
  expect(wordsOf('')).toBe('nothing')
  expect(wordsOf(true)).toBe('yes')
  expect(wordsOf('Q4 access')).toBe('Q4 access')
  expect(wordsOf('ACCESS_REVIEW_VIEW_TYPE_BY_APP')).toBe('view type by app')
  expect(wordsOf({ userCriteria: { userStatus: ['DISABLED', 'DELETED'], managerUserIds: [] } })).toBe(
    'user criteria: user status: disabled, deleted',
  )
  expect(wordsOf({ allUsers: {} })).toBe('all users')
})

it('sets what two people want side by side', () => {
  const theirs = { displayName: 'Theirs', scopeV2: { allUsers: {} } } as unknown as Campaign
  const mine = { displayName: 'Mine', scopeV2: { selectedUsers: { userIds: ['u1'] } } } as unknown as Campaign
  expect(differencesOf(theirs, mine, ['displayName', 'scopeV2.users'])).toEqual([
    { key: 'displayName', theirs: 'Theirs', mine: 'Mine' },
    { key: 'scopeV2.users', theirs: 'all users', mine: 'selected users: user ids: u1' },
  ])
})
