import { describe, expect, it } from 'vitest'
import { choosableActions, holderName, refusalText, removalState, workOf } from './removal.rules.ts'

describe('a removal in words', () => {
  const direct = { entitlementDisplayName: 'Read', appDisplayName: 'Wiki', targets: [] }
  it('is the access itself when it is held directly', () => {
    expect(workOf(direct)).toEqual(['Read in Wiki'])
  })
  it('is what has to go so that inherited access is gone, with its account', () => {
    const targets = [{ entitlementDisplayName: 'Sales', appDisplayName: 'Directory', username: 'cid.diaz' }]
    expect(workOf({ ...direct, targets })).toEqual(['Sales in Directory, of cid.diaz'])
  })
  it('names the person, else the resource, else the account', () => {
    const nobody = { userDisplayName: '', resourceDisplayName: '', accountDisplayName: '', username: 'cid' }
    expect(holderName({ ...nobody, userDisplayName: 'Cid', accountDisplayName: 'cid@x' })).toBe('Cid')
    expect(holderName({ ...nobody, resourceDisplayName: 'Sales' })).toBe('Sales')
    expect(holderName(nobody)).toBe('cid')
  })
  it('has the actions that some of the chosen ones allow, with their number', () => {
    const chosen = [{ actions: ['COMPLETE', 'KEEP'] }, { actions: ['KEEP'] }, { actions: [] }]
    expect(choosableActions(chosen)).toEqual([
      { action: 'COMPLETE', count: 1 },
      { action: 'KEEP', count: 2 },
    ])
  })
  it('says how many were changed when some were not', () => {
    const description = 'This removal is CLAIMED, so you cannot complete it.'
    expect(refusalText(1, [{ description }])).toBe(description)
    expect(refusalText(3, [{ description }])).toBe(`2 of 3 were changed. Not changed: ${description}`)
  })
  it('shows a state that a later server may have by its name', () => {
    expect(removalState('SOMETHING_NEW')).toEqual({ label: 'SOMETHING_NEW', meaning: 'plain', says: '' })
  })
})
