import { describe, expect, it } from 'vitest'
import { ownPath } from './sso.rules.ts'

const ORIGIN = 'https://recert.example.com'

describe('the page after signing in', () => {
  it.each(['/', '/reviews/1/sign/2', '/data/grants?on=2026-11-17', '/reviews#a'])('is %s, one of our own', (path) => {
    expect(ownPath(path, ORIGIN)).toBe(path)
  })

  it.each([
    undefined,
    '',
    'https://evil.example',
    '//evil.example/x',
    '/\\evil.example',
    '/.//evil.example/x',
    '/a/..//evil.example',
    '/auth/v1/sso/start',
    '/api/v1/apps',
    '/sign-in',
    `/${'x'.repeat(2001)}`,
  ])('is the first page instead of %s', (path) => {
    expect(ownPath(path, ORIGIN)).toBe('/')
  })
})
