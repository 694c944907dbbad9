import { describe, expect, it } from 'vitest'
import type { MyTask } from '../queries.ts'
import { groupFilter, groupName, missingReasons, sectionFilter, sectionName } from './bulk-filter.rules.ts'

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

it('says which decisions lack their reasons, and what comes after these are written (WEB-167)', () => {
  expect(missingReasons(['Ann, Access'], 'denial', 'Deny all 5 tasks of Harbor')).toMatchObject({
    title: '1 denial needs its reason first',
    says: 'It is not saved without a reason. Write the reason here to go on to "Deny all 5 tasks of Harbor".',
  })
  expect(missingReasons(['A', 'B', 'C', 'D', 'E'], 'decision', 'Certify all')).toMatchObject({
    title: '5 decisions need their reasons first',
    says: 'They are not saved without reasons: A; B; C; and 2 more. Write the reasons here to go on to "Certify all".',
  })
})
