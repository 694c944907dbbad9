import { describe, expect, it } from 'vitest'
import { afterSessionEnd, lostBySignOut } from './unsaved.rules.ts'

describe('what is not saved', () => {
  it('is said by what it is when the session ends, and only what saves itself is promised to be sent (WEB-117)', () => {
    const sent = 'in this tab and will be sent when you sign in again.'
    expect(afterSessionEnd({ count: 0, kind: 'form' })).toBe('Sign in again to continue. This page stays as it is.')
    expect(afterSessionEnd({ count: 1, kind: 'decision' })).toBe(`1 decision waits ${sent}`)
    expect(afterSessionEnd({ count: 2, kind: 'edit' })).toBe(`2 edits wait ${sent}`)
    expect(afterSessionEnd({ count: 1, kind: 'form' })).not.toContain('sent')
  })

  it('is said by what it is before a sign-out (WEB-117)', () => {
    expect(lostBySignOut({ count: 4, kind: 'decision' })).toEqual({
      says: '4 decisions not saved yet.',
      confirm: 'Sign out and lose 4',
    })
    expect(lostBySignOut({ count: 1, kind: 'edit' }).says).toBe('1 edit not saved yet.')
    expect(lostBySignOut({ count: 1, kind: 'form' }).says).toBe('Your changes are not saved yet.')
  })
})
