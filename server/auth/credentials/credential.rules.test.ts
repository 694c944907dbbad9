import { describe, expect, it } from 'vitest'
import { escalationViolations } from './credential.rules.ts'

describe('a credential limited to roles', () => {
  // its roles, the roles of the credential it makes, whether it may
  const table: [string[], string[], boolean][] = [
    [[], [], true],
    [[], ['super_administrator'], true],
    [['basic_user'], ['basic_user'], true],
    [['basic_user'], [], false],
    [['basic_user'], ['super_administrator'], false],
    [['super_administrator'], ['basic_user', 'connector_administrator'], true],
    [['super_administrator'], [], false],
    [['read_only_administrator'], ['read_only_system_log'], true],
    [['read_only_administrator'], ['basic_user'], false],
    [['read_only_administrator', 'basic_user'], ['basic_user'], true],
    [['read_only_system_log'], ['basic_user'], false],
  ]
  it.each(table)('of %j that makes one with %j: %s (AUTH-166)', (roles, scopedRoles, allowed) => {
    const violations = escalationViolations({ limits: { roles, cidrs: [] } }, { allowSourceCidr: [], scopedRoles })
    expect(violations.map(({ field }) => field)).toEqual(allowed ? [] : ['scopedRoles'])
  })
})
