import { describe, expect, it } from 'vitest'
import { flag, oneOf, parseSearch, searchOf, someOf, stringifySearch, text, words } from './address.ts'

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
    expect(read(parseSearch('?view=tree&is=deny,maybe&done=no&other=1'))).toEqual({ is: ['deny'] })
  })
})
