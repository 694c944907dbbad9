import { roleMessage } from '../../../contract/auth/role.ts'
import { isRoleId } from '../../../contract/auth/roles.ts'
import type { User, UserView } from '../../../contract/directory/user.ts'
import type { Reader } from '../../db/index.ts'
import type { Actor } from '../../http/index.ts'
import type { Expansion } from '../../http/wire/expand.ts'
import type { TenantId } from '../../lib/ids.ts'
import { findUsers } from './user.store.ts'

/** Views of users; objects that the caller asked to expand go into `expansion`. */
export async function userViews(
  db: Reader,
  tenantId: TenantId,
  actor: Actor,
  users: readonly User[],
  expansion: Expansion,
): Promise<UserView[]> {
  const related = users.flatMap((user) => [
    ...(expansion.wants('manager_ids') ? user.managerIds : []),
    ...(expansion.wants('delegated_user_id') && user.delegatedUserId ? [user.delegatedUserId] : []),
  ])
  const found = new Map((await findUsers(db, tenantId, [...new Set(related)])).map((user) => [user.id, user]))
  const pick = (ids: readonly string[]) =>
    ids.flatMap((id) => found.get(id) ?? []).map((user) => visibleUser(actor, user))
  return users.map((user) => {
    const shown = visibleUser(actor, user)
    return {
      user: shown,
      userId: user.id,
      rolesPath: expansion.add('role_ids', 'iam.v1.Role', shown.roleIds.filter(isRoleId).map(roleMessage)),
      managersPath: expansion.add('manager_ids', 'user.v1.User', pick(shown.managerIds)),
      delegatedUserPath: expansion.add('delegated_user_id', 'user.v1.User', pick([shown.delegatedUserId])),
      directoriesPath: '',
      objectPermissions: { read: true, edit: actor.permissions.has('user.write'), delete: false, extra: {} },
    }
  })
}

/**
 * What the caller may see of a person: everything of themselves, of their direct reports and with `user.read`; of
 * others the name, the address and whether they are active, the rest blank (interface 14.4).
 */
export function visibleUser(actor: Actor, user: User): User {
  const open = actor.permissions.has('user.read') || user.id === actor.userId || user.managerIds.includes(actor.userId)
  if (open) return user
  return {
    ...user,
    username: '',
    usernames: [],
    department: '',
    jobTitle: '',
    employmentStatus: '',
    employmentType: '',
    employeeIds: [],
    managerIds: [],
    delegatedUserId: '',
    roleIds: [],
    profile: {},
  }
}
