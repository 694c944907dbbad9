import { expect, it } from 'vitest'
import type { Role } from './roles.queries.ts'
import { adminRoleIds, difference } from './roles.rules.ts'

const role = (id: string, permissions: string[], systemApiOnly = false) =>
  ({ id, displayName: id, permissions, systemApiOnly }) as unknown as Role
const ROLES = [role('basic_user', ['a']), role('reader', ['a', 'b']), role('log', ['c'], true)]

it('roles for credentials only, and the role of everybody, are not listed by default', () => {
  expect(adminRoleIds(ROLES)).toEqual(['reader'])
})

it('a role adds, and takes with it, what no other role of the person allows', () => {
  expect(difference(ROLES, ['basic_user', 'reader'], ['basic_user'])).toEqual(['b'])
  expect(difference(ROLES, ['reader'], [])).toEqual(['a', 'b'])
})
