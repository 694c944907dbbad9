import { describe, expect, it } from 'vitest'
import { parseFilter } from './filter.rules.ts'

describe('a filter of SCIM', () => {
  it('is read with the precedence of the standard', () => {
    const test = (path: string) => ({ op: 'pr', path })
    expect(parseFilter('a pr or b pr and not (c pr)')).toEqual({
      op: 'or',
      filters: [test('a'), { op: 'and', filters: [test('b'), { op: 'not', filter: test('c') }] }],
    })
    expect(parseFilter('(a pr or b pr) and c pr')).toMatchObject({ op: 'and', filters: [{ op: 'or' }, test('c')] })
  })

  it.each([
    ['userName EQ "bjensen"', 'bjensen'],
    ['userName eq "a\\\\"', 'a\\'],
    ['userName eq "\\u00e9\\"x"', 'é"x'],
    ['(userName eq 5)', 5],
    ['active eq True', true],
    ['title eq null', null],
  ])('reads the value of %s', (text, value) => {
    expect(parseFilter(text)).toMatchObject({ op: 'eq', value })
  })

  it('reads a choice of values, with and without a test of them', () => {
    const isWork = { op: 'eq', path: 'type', value: 'work' }
    expect(parseFilter('emails[type eq "work"]')).toEqual({ op: 'has', path: 'emails', filter: isWork })
    expect(parseFilter('emails[type eq "work"].value co "@x"')).toEqual({
      op: 'has',
      path: 'emails',
      filter: { op: 'and', filters: [isWork, { op: 'co', path: 'value', value: '@x' }] },
    })
  })

  it.each([
    ['', 1],
    ['userName', 9],
    ['userName eq', 12],
    ['userName is "x"', 10],
    ['userName eq x', 13],
    ['userName eq "x', 12],
    ['(userName pr', 13],
    ['userName pr)', 12],
    ['a pr b pr', 6],
  ])('refuses %j and says where', (text, at) => {
    expect(() => parseFilter(text)).toThrow(`at character ${at}`)
  })

  it('is bounded in length and depth', () => {
    expect(() => parseFilter(`${'('.repeat(30)}a pr${')'.repeat(30)}`)).toThrow('nested deeper')
    expect(() => parseFilter(`userName eq "${'x'.repeat(5_000)}"`)).toThrow('longer than')
  })
})
