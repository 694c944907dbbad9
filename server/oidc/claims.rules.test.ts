import { describe, expect, it } from 'vitest'
import { checkAcr, checkAuthenticatedSince, isHttpUrl, sameIssuer } from './claims.rules.ts'

const SINCE = new Date('2026-03-01T12:00:00.500Z')
const at = (offset: number) => ({ auth_time: Math.floor(SINCE.getTime() / 1000) + offset })

describe('an authentication', () => {
  it('counts from the time it must have happened since, with 30 seconds for clocks that differ', () => {
    expect(() => checkAuthenticatedSince(at(0), SINCE)).not.toThrow()
    expect(() => checkAuthenticatedSince(at(-30), SINCE)).not.toThrow()
    expect(() => checkAuthenticatedSince(at(-31), SINCE)).toThrow(/authenticate again/)
  })
  it.each([undefined, '1', Number.NaN])('does not count without a time: %s', (auth_time) => {
    expect(() => checkAuthenticatedSince({ auth_time }, SINCE)).toThrow(/auth_time/)
  })
  it('counts only in one of the ways that were asked for', () => {
    expect(() => checkAcr({ acr: 'mfa' }, ['phr', 'mfa'])).not.toThrow()
    for (const acr of ['pwd', undefined, ['mfa']]) expect(() => checkAcr({ acr }, ['mfa'])).toThrow(/as required/)
  })
})

describe('an issuer', () => {
  it('is the same with and without a final slash, and otherwise only if equal', () => {
    expect(sameIssuer('https://a.example.com/', 'https://a.example.com')).toBe(true)
    expect(sameIssuer('https://a.example.com/{tenantid}/v2.0', 'https://a.example.com/common/v2.0')).toBe(false)
  })
  it.each([undefined, 'javascript:alert(1)', 'a', ''])('names no page that a browser may be sent to: %s', (text) => {
    expect(isHttpUrl(text)).toBe(false)
  })
})
