import { expect, it } from 'vitest'
import { addPasted, findPasted, pastedParts, saysAdded } from './pasted.rules.ts'

const { signal } = new AbortController()
const APPS = [
  { id: 'a1', label: 'Granite' },
  { id: 'a2', label: 'Granite Finance' },
  { id: 'a3', label: 'Twin' },
  { id: 'a4', label: 'Twin' },
]
const apps = {
  named: async (ids: readonly string[]) => APPS.filter(({ id }) => ids.includes(id)),
  search: async (query: string) => APPS.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
}

it('looks up a few of many addresses at once, and keeps their order (WEB-120)', async () => {
  const addresses = Array.from({ length: 200 }, (_, n) => `p${n}@corp.example`)
  let [now, most] = [0, 0]
  const byAddress = async (address: string) => {
    most = Math.max(most, ++now)
    await new Promise((resolve) => setTimeout(resolve))
    now--
    return address.startsWith('p7') ? [] : [{ id: address.toUpperCase(), label: 'Somebody' }]
  }
  const { found, unknown } = await findPasted(addresses, { ...apps, byAddress }, signal)
  expect(most).toBeLessThanOrEqual(8)
  expect(unknown).toEqual(addresses.filter((address) => address.startsWith('p7')))
  expect(found.map(({ choice }) => choice.id)).toEqual(
    addresses.filter((one) => !unknown.includes(one)).map((one) => one.toUpperCase()),
  )
})

it('finds what was pasted by its id or its whole name, and only if that is one thing (WEB-141)', async () => {
  const { found, unknown } = await findPasted(['a3', 'granite', 'Granite Fin', 'Twin'], apps, signal)
  expect(found.map(({ choice }) => choice.id)).toEqual(['a3', 'a1'])
  expect(unknown).toEqual(['Granite Fin', 'Twin'])
})

it('reads addresses however they are separated, and anything else by lines (WEB-141)', () => {
  expect(pastedParts('Ann Berg <ann@corp.example>; bob@corp.example, ann@corp.example\r\n\n Berg, Cid \n')).toEqual([
    'ann@corp.example',
    'bob@corp.example',
    'Berg, Cid',
  ])
})

it('says how much of a pasted list was added, and what the limit left out (WEB-160)', () => {
  const choice = (n: number) => ({ id: `p${n}`, label: `Person ${n}` })
  const found = [1, 2, 3, 4].map((n) => ({ text: `p${n}@corp.example`, choice: choice(n) }))
  const { choices, ...added } = addPasted([choice(0), choice(1)], { found, unknown: ['Nobody'] }, 3)
  expect(choices.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2'])
  expect(added).toEqual({
    added: 1,
    known: 1,
    over: ['p3@corp.example', 'p4@corp.example'],
    unknown: ['Nobody'],
  })
  expect(saysAdded(added, 3)).toBe(
    '1 added. 1 was chosen already. 2 found but not added, because at most 3 can be chosen. 1 not found, or found more than once. What was not added is still above.',
  )
  expect(saysAdded({ added: 2, known: 0, over: [], unknown: [] }, 3)).toBe('2 added.')
})
