import { describe, expect, it } from 'vitest'
import { type AssertionParts, checkAudience, checkSubject, checkTimes, replayKey } from './assertion.rules.ts'
import { OAuthError } from './oauth-error.ts'

const parts = (claims: Record<string, unknown>, header: Record<string, unknown> = {}): AssertionParts => ({
  ...{ claims, header },
  signed: Buffer.from(''),
  signature: Buffer.from('signature'),
})

/** Why it refuses; undefined when it does not. */
const reasonOf = (check: () => unknown): string | undefined => {
  try {
    check()
    return undefined
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error
    return error.code === 'invalid_client' ? error.reason : error.code
  }
}

const SECONDS = 1_800_000_000
const [TOO_FAR, NOT_YET] = ['assertion_expiry_too_far', 'assertion_not_yet_valid']

describe('the claims of an assertion', () => {
  it.each<[Record<string, unknown>, string | undefined]>([
    [{ iss: 'a', sub: 'a' }, undefined],
    [{ iss: 'b', sub: 'b' }, 'invalid_request'],
    [{ iss: 'b', sub: 'a' }, 'assertion_wrong_subject'],
    [{ iss: 'a', sub: 'b' }, 'assertion_wrong_subject'],
    [{ iss: 'a' }, 'assertion_wrong_subject'],
    [{ sub: 'a' }, 'assertion_wrong_subject'],
    [{}, 'assertion_wrong_subject'],
    [{ iss: ['a'], sub: ['a'] }, 'assertion_wrong_subject'],
    [{ iss: 'A', sub: 'a' }, 'assertion_wrong_subject'],
  ])('%j of the client a: %s', (claims, reason) => {
    expect(reasonOf(() => checkSubject(parts(claims), 'a'))).toBe(reason)
  })

  it.each<[string, Record<string, unknown>, string | undefined]>([
    ['exp in 330 s', { exp: SECONDS + 330 }, undefined],
    ['exp in 331 s', { exp: SECONDS + 331 }, TOO_FAR],
    ['exp 29 s ago', { exp: SECONDS - 29 }, undefined],
    ['exp 30 s ago', { exp: SECONDS - 30 }, 'assertion_expired'],
    ['exp with a fraction', { exp: SECONDS + 0.5 }, undefined],
    ['no exp', {}, 'assertion_no_expiry'],
    ['exp as text', { exp: String(SECONDS) }, 'assertion_no_expiry'],
    ['exp that is no number', { exp: Number.NaN }, 'assertion_no_expiry'],
    ['exp without an end', { exp: Number.POSITIVE_INFINITY }, 'assertion_no_expiry'],
    ['nbf in 60 s', { exp: SECONDS + 120, nbf: SECONDS + 60 }, undefined],
    ['nbf in 61 s', { exp: SECONDS + 120, nbf: SECONDS + 61 }, NOT_YET],
    ['iat in 61 s', { exp: SECONDS + 120, iat: SECONDS + 61 }, NOT_YET],
    ['iat long ago', { exp: SECONDS + 120, iat: 1 }, undefined],
    ['nbf equal to exp', { exp: SECONDS + 30, nbf: SECONDS + 30 }, undefined],
    ['nbf after exp', { exp: SECONDS + 30, nbf: SECONDS + 31 }, NOT_YET],
    ['nbf as text', { exp: SECONDS + 30, nbf: '1' }, 'assertion_malformed'],
    ['iat null', { exp: SECONDS + 30, iat: null }, 'assertion_malformed'],
  ])('%s: %3$s', (_, claims, reason) => {
    expect(reasonOf(() => checkTimes(parts(claims), new Date(SECONDS * 1000)))).toBe(reason)
  })

  it('are remembered until no clock would accept them again', () => {
    const until = checkTimes(parts({ exp: SECONDS + 120 }), new Date(SECONDS * 1000))
    expect(until).toEqual(new Date((SECONDS + 151) * 1000))
    expect(reasonOf(() => checkTimes(parts({ exp: SECONDS + 120 }), until))).toBe('assertion_expired')
  })

  it.each<[unknown, boolean]>([
    ['host.test', true],
    ['host.test:8443', true],
    ['HOST.test', true],
    [['host.test'], true],
    ['old.test', true],
    ['host.test:443', false],
    ['old.test:8443', false],
    ['https://host.test', false],
    ['host.test.evil.example', false],
    ['evil-host.test', false],
    ['host.test.', false],
    [' host.test', false],
    ['', false],
    [['host.test', 'host.test'], false],
    [[['host.test']], false],
    [[], false],
    [{ 0: 'host.test' }, false],
    [1, false],
    [null, false],
    [undefined, false],
  ])('aud %j is accepted: %s', (aud, accepted) => {
    const reason = reasonOf(() => checkAudience(parts({ aud }), ['host.test:8443', 'old.test']))
    expect(reason).toBe(accepted ? undefined : 'assertion_wrong_audience')
  })

  it.each<[Record<string, unknown>, Record<string, unknown>, boolean, string | undefined]>([
    [{}, {}, false, undefined],
    [{}, {}, true, `signature:${Buffer.from('signature').toString('base64url')}`],
    [{ jti: 'x' }, {}, false, 'jti:x'],
    [{}, { nonce: 'x' }, false, 'nonce:x'],
    [{ jti: 'x' }, { nonce: 'y' }, true, 'jti:x'],
    [{ jti: 'é'.repeat(255) }, {}, false, `jti:${'é'.repeat(255)}`],
  ])('with %j and the header %j, strict %s, are one use by %s', (claims, header, strict, key) => {
    expect(replayKey(parts(claims, header), strict)).toBe(key)
  })

  it.each([1, '', null, ['x'], 'x'.repeat(256), 'a\0b', '\ud800'])('jti or nonce %j is malformed', (value) => {
    expect(reasonOf(() => replayKey(parts({ jti: value }), false))).toBe('assertion_malformed')
    expect(reasonOf(() => replayKey(parts({}, { nonce: value }), true))).toBe('assertion_malformed')
  })
})
