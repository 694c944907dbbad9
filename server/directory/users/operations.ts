import { getUser } from './get-user.ts'
import { getUserProfileTypes } from './get-user-profile-types.ts'
import { introspectUser } from './introspect-user.ts'
import { listUsersOperation } from './list-users.ts'
import { searchUserAttributes } from './search-user-attributes.ts'
import { searchUsers } from './search-users.ts'
import { setDelegation } from './set-delegation.ts'

export const userOperations = [
  getUser,
  getUserProfileTypes,
  introspectUser,
  listUsersOperation,
  searchUsers,
  searchUserAttributes,
  setDelegation,
]
