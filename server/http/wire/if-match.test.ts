import { describe, expect, it } from 'vitest'
import { parseIfMatch } from './if-match.ts'

describe('If-Match', () => {
  it.each<[string, '*' | string[] | undefined]>([
    ['*', '*'],
    [' * ', '*'],
    ['"1"', ['"1"']],
    ['"1","2"', ['"1"', '"2"']],
    ['"9,8" , W/"2"', ['"9,8"', 'W/"2"']],
    // A recipient accepts empty elements of a list (RFC 9110, section 5.6.1).
    [', "1",, "2" ,', ['"1"', '"2"']],
    ['""', ['""']],
    ['"1" "2"', undefined],
    ['"1""2"', undefined],
    ['"1"W/"2"', undefined],
    ['"1", *', undefined],
    ['w/"1"', undefined],
    ['"1', undefined],
    ['1', undefined],
    ['', undefined],
    [',', undefined],
    ['"a b"', undefined],
  ])('%j is %j', (text, tags) => {
    expect(parseIfMatch(text)).toEqual(tags)
  })
})
