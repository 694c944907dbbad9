import { describe, expect, it } from 'vitest'
import { changesBetween, factsOfVersion, removalOf } from './versions.rules.ts'

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

  it('say when a thing was removed, and by which import (WEB-140)', () => {
    const version = (openedAt: string, more: object = {}) => ({
      ...{ openedAt, isRemoved: false, openedBySyncId: `opened ${openedAt}`, closedBySyncId: '', sourceId: 'hr' },
      ...{ values: { status: 'ENABLED' } as Record<string, unknown>, ...more },
    })
    const left = { values: { status: 'DELETED' } }
    expect(removalOf([])).toBeUndefined()
    expect(removalOf([version('2'), version('1')])).toBeUndefined()
    const ended = version('2', { closedAt: '3', isRemoved: true, closedBySyncId: 'closed 3' })
    expect(removalOf([ended, version('1')])).toEqual({ at: '3', syncId: 'closed 3', sourceId: 'hr' })
    expect(removalOf([version('4', left), version('3', left), version('2'), version('1', left)])).toEqual({
      ...{ at: '3', syncId: 'opened 3', sourceId: 'hr' },
    })
    // It was never known as anything else, so nothing says when it went.
    expect(removalOf([version('2', left), version('1', left)])).toBeUndefined()
  })
})
