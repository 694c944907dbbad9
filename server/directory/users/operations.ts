import { getDelegation } from './get-delegation.ts'
import { getUser } from './get-user.ts'
import { getUserProfileTypes } from './get-user-profile-types.ts'
import { giveRole } from './give-role.ts'
import { introspectUser } from './introspect-user.ts'
import { listDelegates } from './list-delegates.ts'
import { listUsersOperation } from './list-users.ts'
import { searchUserAttributes } from './search-user-attributes.ts'
import { searchUsers } from './search-users.ts'
import { setDelegation } from './set-delegation.ts'
import { setOwnDelegation } from './set-own-delegation.ts'
import { takeRole } from './take-role.ts'

export const userOperations = [
  getUser,
  getUserProfileTypes,
  introspectUser,
  listUsersOperation,
  searchUsers,
  searchUserAttributes,
  setDelegation,
  setOwnDelegation,
  getDelegation,
  listDelegates,
  giveRole,
  takeRole,
]
