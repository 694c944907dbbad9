import { describe, expect, it } from 'vitest'
import { changesBetween, factsOfVersion } from './versions.rules.ts'

const nameOf = (id: string) => ({ u1: 'Lucía Ibáñez', u2: 'Kwame Mensah' })[id]

describe('the versions of a thing', () => {
  it('differ in what changed, in words', () => {
    const before = { displayName: 'Harbor', ownerIds: ['u1'], status: 'STATUS_ENABLED', profile: { cost_center: '1' } }
    const after = { displayName: 'Harbor', ownerIds: ['u2'], status: 'STATUS_DISABLED', profile: { cost_center: '2' } }
    expect(changesBetween(before, after, nameOf)).toEqual([
      { label: 'Owners', before: 'Lucía Ibáñez', after: 'Kwame Mensah' },
      { label: 'Status', before: 'Active', after: 'Disabled' },
      { label: 'Cost center', before: '1', after: '2' },
    ])
    expect(changesBetween(after, after)).toEqual([])
  })

  it('say what is known, and nothing of what is empty', () => {
    expect(factsOfVersion({ appId: 'x', displayName: 'Harbor', description: '', isDirectory: false })).toEqual([
      ['Name', 'Harbor'],
      ['Is directory', 'No'],
    ])
  })
})
