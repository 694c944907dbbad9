import { expect, it } from 'vitest'
import { findEach } from './addresses.rules.ts'

it('looks up a few of many addresses at once, and keeps their order (WEB-120)', async () => {
  const addresses = Array.from({ length: 200 }, (_, n) => `p${n}@corp.example`)
  let [now, most] = [0, 0]
  const { ids, unknown } = await findEach(addresses, async (address) => {
    most = Math.max(most, ++now)
    await new Promise((resolve) => setTimeout(resolve))
    now--
    return address.startsWith('p7') ? undefined : address.toUpperCase()
  })
  expect(most).toBeLessThanOrEqual(8)
  expect(unknown).toEqual(addresses.filter((address) => address.startsWith('p7')))
  expect(ids).toEqual(addresses.filter((one) => !unknown.includes(one)).map((one) => one.toUpperCase()))
})
