import { describe, expect, it } from 'vitest'
import { signInChanges, signInForm } from './sign-in.rules.ts'

const STORED = {
  displayName: 'Northwind',
  issuer: 'https://login.example.com',
  clientId: 'recert',
  hasClientSecret: true,
  enabled: true,
  linksAllowed: true,
  trustsEmails: false,
  testProblem: '',
}

describe('the form of single sign-on', () => {
  it('changes nothing as it opens, and leaves the secret alone', () => {
    expect(signInChanges(signInForm(STORED), STORED)).toEqual({})
  })
  it('sends only what differs, without spaces around it', () => {
    const form = { ...signInForm(STORED), issuer: ' https://login.example.com ', clientSecret: ' new ', enabled: false }
    expect(signInChanges(form, STORED)).toEqual({ clientSecret: 'new', enabled: false })
  })
})
