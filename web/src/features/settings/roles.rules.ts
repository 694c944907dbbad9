import type { Role } from './roles.queries.ts'

/** Roles that people can have; the others are for credentials. */
export const rolesOfPeople = (roles: readonly Role[]): Role[] => roles.filter(({ systemApiOnly }) => !systemApiOnly)

/** Who has more than what everybody has. */
const EVERYBODY = 'basic_user'
export const adminRoleIds = (roles: readonly Role[]): string[] =>
  rolesOfPeople(roles)
    .map(({ id }) => id)
    .filter((id) => id !== EVERYBODY)

const permissionsOf = (roles: readonly Role[], ids: readonly string[]): Set<string> =>
  new Set(roles.filter(({ id }) => ids.includes(id)).flatMap(({ permissions }) => permissions))

/** What a person may do with these roles and not with those. */
export function difference(roles: readonly Role[], ids: readonly string[], without: readonly string[]): string[] {
  const less = permissionsOf(roles, without)
  return [...permissionsOf(roles, ids)].filter((permission) => !less.has(permission))
}
