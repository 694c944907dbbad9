import { describe, expect, it } from 'vitest'
import { searchOf, stringifySearch } from '../../../address.ts'
import { REVIEW_SEARCH, requestOf, viewOf } from './request.rules.ts'

describe('what the review page asks the server for', () => {
  it('is only the view when nothing is filtered', () => {
    expect(requestOf({}, 'app')).toEqual({ view: 'ACCESS_REVIEW_VIEW_TYPE_BY_APP' })
  })

  it('follows every filter of the address', () => {
    const search = {
      q: 'x',
      is: ['undecided' as const],
      look: true as const,
      risk: ['r'],
      why: ['CONFLICT'],
      group: 'u',
    }
    expect(requestOf(search, 'user')).toEqual({
      view: 'ACCESS_REVIEW_VIEW_TYPE_BY_USER',
      filter: {
        query: 'x',
        withoutPending: true,
        lookCloser: true,
        riskLevelIds: ['r'],
        insightCodes: ['CONFLICT'],
        userIds: ['u'],
      },
    })
  })

  it('asks for both decisions together, and for one of them alone', () => {
    expect(requestOf({ is: ['certify', 'deny'] }, undefined)).toEqual({ filter: { withPending: true } })
    expect(requestOf({ is: ['deny'] }, undefined)).toEqual({ decision: 'DENY' })
  })

  it('has no value that the server does not know (WEB-116)', () => {
    const read = (address: string) =>
      stringifySearch(searchOf(REVIEW_SEARCH)(Object.fromEntries(new URLSearchParams(address))))
    expect(read('why=CONFLICT,OLD&sort=-COLOUR&type=ROBOT')).toBe('?why=CONFLICT')
    const known = '?why=CONFLICT,ENDS_SOON&sort=-APP&type=APP_USER_TYPE_SERVICE_ACCOUNT'
    expect(read(known)).toBe(known)
    expect(read('sort=LAST_LOGIN')).toBe('?sort=LAST_LOGIN')
  })

  it('is sorted in the flat view only', () => {
    expect(requestOf({ sort: '-APP' }, 'flat').sort).toEqual({ column: 'APP', descending: true })
    expect(requestOf({ sort: '-APP' }, 'app').sort).toBeUndefined()
  })

  it('has the view of the campaign unless the address names one', () => {
    expect(viewOf({}, 'ACCESS_REVIEW_VIEW_TYPE_UNSTRUCTURED')).toBe('flat')
    expect(viewOf({ view: 'user' }, 'ACCESS_REVIEW_VIEW_TYPE_BY_APP')).toBe('user')
    expect(viewOf({}, 'something else')).toBe('app')
  })
})
