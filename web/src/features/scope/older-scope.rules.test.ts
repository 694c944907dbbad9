import { describe, expect, it } from 'vitest'
import type { Campaign } from '../campaigns/queries.ts'
import { movedIntoScope, movedText, olderWords } from './older-scope.rules.ts'

const campaign = (fields: object) => fields as Campaign
const LISTS = { appUserStatuses: [], appUserTypes: [] }
const INCLUDED = {
  ...LISTS,
  ...{ managerIds: [], multiUserProfileAttributes: {}, noAccountOwners: false, userIds: [], userStatuses: [] },
}

describe('an older scope', () => {
  it('is told in words', () => {
    expect(olderWords(campaign({}), 'scope')).toBeUndefined()
    expect(
      olderWords(campaign({ scope: { ...LISTS, appUserTypes: ['APP_USER_TYPE_SERVICE_ACCOUNT'] } }), 'scope'),
    ).toBe('Only accounts of type service account.')
    expect(olderWords(campaign({ exclusionScope: LISTS }), 'exclusionScope')).toBe('Set, but restricts nothing.')
    expect(olderWords(campaign({ inclusionScope: { ...INCLUDED, managerIds: ['a', 'b'] } }), 'inclusionScope')).toBe(
      'Only reports of 2 managers.',
    )
  })

  it('says how many items there are before and after it moves into the scope (WEB-080)', () => {
    expect(movedText(4_812, 4_812)).toBe('The draft selects 4,812 items, and the same number after the move.')
    expect(movedText(1, 1_204)).toBe('The draft selects 1 item now and 1,204 after the move.')
  })

  it('moves into the scope where members say the same and are free', () => {
    const scope = { ...LISTS, appUserStatuses: ['APP_USER_STATUS_ENABLED'] }
    expect(movedIntoScope(campaign({ scope }), 'scope')).toEqual({
      scope: undefined,
      'scopeV2.accounts': { accountCriteria: { appUserStatuses: ['APP_USER_STATUS_ENABLED'], accountTypes: [] } },
    })
    expect(movedIntoScope(campaign({ scope, scopeV2: { accountCriteria: {} } }), 'scope')).toBeUndefined()
    const both = { ...INCLUDED, userIds: ['u'], managerIds: ['m'] }
    expect(movedIntoScope(campaign({ inclusionScope: both }), 'inclusionScope')).toBeUndefined()
    expect(movedIntoScope(campaign({ inclusionScope: { ...INCLUDED, userIds: ['u'] } }), 'inclusionScope')).toEqual({
      inclusionScope: undefined,
      'scopeV2.users': { selectedUsers: { userIds: ['u'] } },
    })
  })
})
