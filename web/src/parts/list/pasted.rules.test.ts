import { expect, it } from 'vitest'
import { findPasted, pastedParts } from './pasted.rules.ts'

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
  expect(found.map(({ id }) => id)).toEqual(
    addresses.filter((one) => !unknown.includes(one)).map((one) => one.toUpperCase()),
  )
})

it('finds what was pasted by its id or its whole name, and only if that is one thing (WEB-141)', async () => {
  const { found, unknown } = await findPasted(['a3', 'granite', 'Granite Fin', 'Twin'], apps, signal)
  expect(found.map(({ id }) => id)).toEqual(['a3', 'a1'])
  expect(unknown).toEqual(['Granite Fin', 'Twin'])
})

it('reads addresses however they are separated, and anything else by lines (WEB-141)', () => {
  expect(pastedParts('Ann Berg <ann@corp.example>; bob@corp.example, ann@corp.example\r\n\n Berg, Cid \n')).toEqual([
    'ann@corp.example',
    'bob@corp.example',
    'Berg, Cid',
  ])
})
