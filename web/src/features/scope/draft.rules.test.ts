import { describe, expect, it } from 'vitest'
import type { Campaign } from '../campaigns/queries.ts'
import { applyEdits, changeOf, conflictsOf, groupKey, keyOfProblem, missingIn, shownProblems } from './draft.rules.ts'

const campaign = (fields: object) => fields as Campaign
const READ = campaign({
  displayName: 'Q4',
  completionDate: '2027-02-12T22:59:00Z',
  scopeV2: { allUsers: {}, appAccess: {} },
})

describe('a draft with edits', () => {
  it('replaces fields and groups of the scope, and clears what is undefined', () => {
    const edits = {
      displayName: 'Q1',
      completionDate: undefined,
      [groupKey('users')]: { selectedUsers: { userIds: ['u'] } },
    }
    expect(applyEdits(READ, edits)).toEqual({
      displayName: 'Q1',
      scopeV2: { appAccess: {}, selectedUsers: { userIds: ['u'] } },
    })
    expect(changeOf(READ, edits)).toEqual({
      change: { displayName: 'Q1', scopeV2: { appAccess: {}, selectedUsers: { userIds: ['u'] } } },
      fields: ['displayName', 'completionDate', 'scopeV2'],
    })
  })

  it('merges with what others changed, group by group, and names what both changed', () => {
    const theirs = campaign({ ...READ, displayName: 'Theirs', scopeV2: { allUsers: {}, specificResources: {} } })
    const edits = { displayName: 'Mine', [groupKey('users')]: { celExpression: { expression: 'true' } } }
    expect(conflictsOf(READ, theirs, edits)).toEqual(['displayName'])
    expect(applyEdits(theirs, { [groupKey('users')]: { celExpression: { expression: 'true' } } }).scopeV2).toEqual({
      specificResources: {},
      celExpression: { expression: 'true' },
    })
  })

  it('does not ask when both made the same change, however its members are ordered', () => {
    const theirs = campaign({ ...READ, notificationConfig: { sendClose: true, sendKickoff: false } })
    expect(conflictsOf(READ, theirs, { notificationConfig: { sendKickoff: false, sendClose: true } })).toEqual([])
  })
})

describe('a problem of the server', () => {
  it('belongs to the field or the group that it names', () => {
    expect(keyOfProblem('accessReview.completionDate')).toBe('completionDate')
    expect(keyOfProblem('accessReview.scopeV2.selectedUsers.userIds[2]')).toBe('scopeV2.users')
    expect(keyOfProblem('accessReview.scopeV2')).toBe('scopeV2')
    expect(keyOfProblem('accessReview.signatureConfig.tspUrl')).toBe('signatureConfig')
  })

  it('says without field names that the required group is missing, and nothing once an edit has filled it', () => {
    const problems = [{ field: 'accessReview.scopeV2', description: 'must have one of appAccess, specificResources' }]
    const scopeType = 'ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS' as const
    const missing = { key: groupKey('apps_and_resources'), description: 'Choose what is reviewed.' }
    expect(shownProblems(campaign({ scopeType, scopeV2: {} }), problems, false)).toEqual([missing])
    expect(shownProblems(campaign({ scopeType, scopeV2: { appAccess: {} } }), problems, true)).toEqual([])
  })
})

describe('a group of the scope', () => {
  it('is not saved while something is missing', () => {
    expect(missingIn({ selectedUsers: { userIds: [] } })).toBe('Choose at least one person.')
    expect(missingIn({ grantsByCriteria: { grantsAddedBetween: {} } })).toContain('first day')
    expect(missingIn({ userCriteria: { multiUserProfileAttributes: { department: { values: [] } } } })).toBeTruthy()
    expect(missingIn({ userCriteria: {} })).toBeUndefined()
    expect(missingIn(undefined)).toBeUndefined()
  })
})
