import { describe, expect, it } from 'vitest'
import { roleMessage } from './role.ts'
import {
  isRoleId,
  PERMISSIONS,
  type Permission,
  permissionsOf,
  permissionsOfCredential,
  permissionsOfPerson,
  ROLES,
  rolesOfCredential,
} from './roles.ts'

const sorted = (permissions: Iterable<Permission>) => [...permissions].sort()
const ROLE_IDS = Object.keys(ROLES).filter(isRoleId)

describe('the rights of a credential', () => {
  it.each(ROLE_IDS.flatMap((owner) => ROLE_IDS.map((scoped) => [owner, scoped] as const)))(
    'of a %s, limited to %s, are what both allow (AUTH-166)',
    (owner, scoped) => {
      const both = sorted(permissionsOfPerson([owner])).filter((permission) => permissionsOf([scoped]).has(permission))
      expect(sorted(permissionsOfCredential([owner], [scoped]))).toEqual(both)
    },
  )

  // owner's roles, roles of the credential, roles in full, permissions it has, permissions it has not
  const table: [string[], string[], string[], Permission[], Permission[]][] = [
    [['super_administrator'], [], ['super_administrator'], ['user.write', 'campaign.own'], []],
    [['super_administrator'], ['read_only_administrator'], ['read_only_administrator'], ['app.read'], ['app.write']],
    [['super_administrator'], ['basic_user'], ['basic_user'], ['campaign.own'], ['app.read']],
    [['super_administrator'], ['read_only_system_log'], ['read_only_system_log'], [], ['campaign.own', 'app.read']],
    [['basic_user'], ['super_administrator'], [], ['campaign.own', 'credential.own'], ['app.read', 'user.write']],
    [['connector_administrator'], ['application_administrator'], [], ['app.read'], ['app.write', 'source.write']],
    [['basic_user', 'connector_administrator'], ['basic_user'], ['basic_user'], ['campaign.own'], ['source.read']],
    [[], [], [], ['campaign.own'], ['credential.own']],
    [[], ['super_administrator'], [], ['campaign.own'], ['credential.own']],
    [[], ['read_only_administrator'], [], [], ['campaign.own', 'app.read']],
  ]
  it.each(table)('of %j, limited to %j, has the roles %j (AUTH-166)', (owner, scoped, roles, has, hasNot) => {
    const permissions = permissionsOfCredential(owner, scoped)
    expect(rolesOfCredential(owner, scoped)).toEqual(roles)
    expect(has.filter((permission) => !permissions.has(permission))).toEqual([])
    expect(hasNot.filter((permission) => permissions.has(permission))).toEqual([])
  })
})

it.each(ROLE_IDS.filter((id) => permissionsOf([id]).has('role.write')))(
  '%s may give roles and has every permission, so nobody can raise themselves',
  (id) => {
    expect(sorted(permissionsOf([id]))).toEqual(sorted(Object.keys(PERMISSIONS) as Permission[]))
  },
)

it.each(ROLE_IDS)('%s lists each of its permissions once', (id) => {
  const { permissions } = roleMessage(id)
  expect(permissions).toEqual([...new Set(permissions)])
})
