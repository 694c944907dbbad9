import { describe, expect, it } from 'vitest'
import { matching, oneOf, readSettings, setting, trueOrFalse, url, wholeNumber } from './setting.ts'

const SIZE = setting('SIZE', { about: 'Size', default: '10', parse: wholeNumber(1, 100) })
const TWICE = setting('TWICE', {
  about: 'Twice the size',
  defaultText: '2 * SIZE',
  whenAbsent: (settings) => settings.get(SIZE) * 2,
  parse: wholeNumber(1, 200),
})

describe('settings', () => {
  it('have their default when the variable is absent or empty', () => {
    for (const env of [{}, { SIZE: '' }]) expect(readSettings([SIZE], env).settings.get(SIZE)).toBe(10)
    expect(readSettings([SIZE], { SIZE: '7' }).settings.get(SIZE)).toBe(7)
  })

  it('may derive their default from others, in any order', () => {
    const twiceIn = (env: Record<string, string>) => readSettings([TWICE, SIZE], env).settings.get(TWICE)
    expect([twiceIn({}), twiceIn({ SIZE: '3' }), twiceIn({ SIZE: '3', TWICE: '5' })]).toEqual([20, 6, 5])
  })

  it('report every value that cannot be used', () => {
    const { problems } = readSettings([SIZE, TWICE], { SIZE: 'x', TWICE: '0' })
    expect(problems).toEqual([
      'SIZE must be a whole number from 1 to 100, not "x".',
      'TWICE must be a whole number from 1 to 200, not "0".',
    ])
  })

  it('cannot share a name, and cannot be read unless they are declared', () => {
    const again = setting('SIZE', { about: 'Another size', default: '', parse: String })
    expect(() => readSettings([SIZE, again], {})).toThrow('the setting SIZE is declared twice')
    expect(() => readSettings([SIZE], {}).settings.get(TWICE)).toThrow('no domain declares the setting TWICE')
  })

  it.each([
    [wholeNumber(1, 9), '10'],
    [wholeNumber(1, 9), '1.5'],
    [oneOf('a', 'b'), 'c'],
    [trueOrFalse, 'yes'],
    [matching(/^a+$/, 'some a'), 'b'],
    [url('https:'), 'http://host'],
    [url('https:'), 'host'],
  ] as const)('refuse a value of the wrong form (%#: %s)', (parse, text) => {
    expect(() => parse(text)).toThrow('must be ')
  })

  it('do not repeat an address, which may contain a password', () => {
    expect(() => url('postgres:')('mysql://user:hunter2@host')).toThrow(/^(?!.*hunter2)/)
  })
})
