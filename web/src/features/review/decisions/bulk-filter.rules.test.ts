import { describe, expect, it } from 'vitest'
import type { MyTask } from '../queries.ts'
import { groupFilter, groupName, sectionFilter, sectionName } from './bulk-filter.rules.ts'

const named = (id: string) => ({ id, displayName: `The ${id}` })
const task = (more: object) =>
  ({ item: { app: named('app'), entitlement: named('right'), ...more } }) as never as MyTask
const whole = task({ user: named('person'), resource: named('project') })

describe('the filter of a group and of its sections', () => {
  it.each([
    ['app', { appIds: ['app'] }, { entitlementIds: ['right'] }, 'The app', 'The right'],
    ['user', { userIds: ['person'] }, { userIds: ['person'], appIds: ['app'] }, 'The person', 'The app'],
    ['resource', { resourceIds: ['project'] }, { entitlementIds: ['right'] }, 'The project', 'The right'],
  ] as const)('selects what the view %s shows together', (view, group, section, ofGroup, ofSection) => {
    expect(groupFilter(whole, view)).toEqual(group)
    expect(sectionFilter(whole, view)).toEqual(section)
    expect([groupName(whole, view), sectionName(whole, view)]).toEqual([ofGroup, ofSection])
  })

  it('is missing where it would select more than the group: accounts without a person, an app itself, a flat list', () => {
    expect(groupFilter(task({}), 'user')).toBeUndefined()
    expect(sectionFilter(task({}), 'user')).toBeUndefined()
    expect(groupFilter(task({}), 'resource')).toBeUndefined()
    expect(groupFilter(whole, 'flat')).toBeUndefined()
  })
})
