import { describe, expect, it } from 'vitest'
import { lookAlikeWarning, readEmail } from './email.ts'

describe('an e-mail address', () => {
  it.each([
    ['ann@corp.example', 'as it is'],
    [' ann@corp.example\u00a0', 'with spaces around it'],
    ['ann@corp.example.', 'with a dot after the domain'],
    ['an\u200bn@corp.example', 'with a zero-width space'],
    ['\ufeffann@corp.example', 'with a byte order mark'],
    ['ann@co\u00adrp.exam\u2060ple\u200d', 'with a soft hyphen and joiners'],
  ])('%j is read %s', (text) => {
    expect(readEmail(text)).toBe('ann@corp.example')
  })

  it('has one normal form', () => {
    expect(readEmail('ju\u0308rgen@corp.example')).toBe('j\u00fcrgen@corp.example')
  })

  it('keeps its letter case', () => {
    expect(readEmail('Ann@Corp.Example')).toBe('Ann@Corp.Example')
  })

  it.each([
    '',
    'ann',
    '@corp.example',
    'ann@',
    'ann@.',
    'a b@corp.example',
    'a@b@c',
    'a\u0007@corp.example',
    `${'a'.repeat(320)}@b`,
  ])('%j is none', (text) => {
    expect(readEmail(text)).toBeUndefined()
  })

  it.each([
    ['\u0430nn@corp.example', 'mixes Latin and Cyrillic letters'],
    ['ann@c\u03bfrp.example', 'mixes Latin and Greek letters'],
    ['\u0430\u0441\u0435@corp.example', 'has Cyrillic letters that look like Latin ones'],
    ['\uff41nn@corp.example', 'has characters that look like ordinary letters'],
  ])('%j may be mistaken for another', (email, why) => {
    expect(lookAlikeWarning(email)).toBe(why)
  })

  it.each([
    'ann@corp.example',
    'j\u00fcrgen@corp.example',
    '\u0438\u0432\u0430\u043d@corp.example',
    'o\u2019neil@corp.example',
  ])('%j is not mistaken', (email) => {
    expect(lookAlikeWarning(email)).toBeUndefined()
  })
})
