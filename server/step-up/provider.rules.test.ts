import { describe, expect, it } from 'vitest'
import { claimsProblem } from './provider.rules.ts'

const email = 'ann@corp.example'
const VOUCH = 'does not vouch'

describe('an ID token', () => {
  it.each<[string, 'oauth2' | 'microsoft', Record<string, unknown>, string | undefined]>([
    ['verified', 'oauth2', { email, email_verified: true }, undefined],
    ['verified in other letters', 'oauth2', { email: 'Ann@Corp.example', email_verified: true }, undefined],
    ['not said to be verified', 'oauth2', { email }, VOUCH],
    ['verified as text', 'oauth2', { email, email_verified: 'true' }, VOUCH],
    ['no address', 'oauth2', { email_verified: true }, VOUCH],
    ['of Microsoft, proven by the owner of the domain', 'microsoft', { email, xms_edov: true }, undefined],
    ['of Microsoft, proven in a number', 'microsoft', { email, xms_edov: 1 }, undefined],
    ['of Microsoft, not proven', 'microsoft', { email, xms_edov: false }, VOUCH],
    ['of Microsoft, but not verified', 'microsoft', { email, email_verified: false, xms_edov: true }, VOUCH],
    ['with the claim of Microsoft, but of another provider', 'oauth2', { email, xms_edov: true }, VOUCH],
    ['of another person', 'oauth2', { email: 'bob@corp.example', email_verified: true }, 'Another person'],
  ])('proves an address or not: %s (REV-143)', (_name, kind, claims, problem) => {
    const found = claimsProblem(claims, { email }, { contexts: [], kind })
    if (problem === undefined) expect(found).toBeUndefined()
    else expect(found).toContain(problem)
  })

  it('must have one of the demanded contexts (REV-143)', () => {
    const problemOf = (acrs: unknown) =>
      claimsProblem({ email, email_verified: true, acrs }, { email }, { contexts: ['c1', 'c2'], kind: 'microsoft' })
    expect(problemOf(['c2'])).toBeUndefined()
    for (const acrs of [undefined, ['c3'], 'c', []]) expect(problemOf(acrs)).toContain('as required (c1, c2)')
  })
})
