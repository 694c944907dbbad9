import { describe, expect, it } from 'vitest'
import { countLeftOut, flag, oneOf, parseSearch, searchOf, someOf, stringifySearch, text, words } from './address.ts'

const read = searchOf({ q: text, view: oneOf('app', 'user'), is: someOf('undecided', 'deny'), done: flag, app: words })

describe('the address of a page', () => {
  it('is read back as it was written', () => {
    const search = { q: 'a&b, c', view: 'app', is: ['deny', 'undecided'], done: true, app: ['x', 'y'] } as const
    const address = stringifySearch(search)
    expect(address).toBe('?q=a%26b,+c&view=app&is=deny,undecided&done=1&app=x,y')
    expect(read(parseSearch(address))).toEqual(search)
    expect(read({ ...search })).toEqual(search)
  })

  it('has nothing of what is not set', () => {
    expect(stringifySearch({ q: '', view: undefined, done: false, app: [] })).toBe('')
  })

  it('leaves out what is not known', () => {
    const address = '?view=tree&is=deny,maybe&done=no&other=1'
    const { is, ...others } = read(parseSearch(address)) as Record<string, unknown>
    expect(is).toEqual(['deny'])
    // Undefined, and not absent: it takes the place of what the address says.
    expect(others).toStrictEqual({ view: undefined, done: undefined, other: undefined })
  })

  it('counts what was left out', () => {
    const kept = (address: string) => stringifySearch(read(parseSearch(address)))
    const count = (address: string) => countLeftOut(address, kept(address))
    expect(count('?view=tree&is=deny,maybe&done=no&other=1')).toBe(4)
    expect(count('?view=app&is=deny&done=true&q=a,b')).toBe(0)
    expect(count('')).toBe(0)
  })
})
