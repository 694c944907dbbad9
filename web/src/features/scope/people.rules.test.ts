import { expect, it } from 'vitest'
import { peopleNote } from './people.rules.ts'

it('says that accounts without an owner are left out once a criterion is set (WEB-175)', () => {
  const everybody = 'No criterion is set, so this selects everybody, including accounts without an owner.'
  expect(peopleNote({})).toBe(everybody)
  expect(peopleNote({ userStatus: [], managerUserIds: [], multiUserProfileAttributes: {} })).toBe(everybody)
  for (const criteria of [
    { userStatus: ['ENABLED' as const] },
    { managerUserIds: ['m'] },
    { groupAppEntitlementsRef: [{ appId: 'a', id: 'e' }] },
    { multiUserProfileAttributes: { department: { values: [] } } },
  ])
    expect(peopleNote(criteria)).toBe('Accounts without an owner are left out.')
})
