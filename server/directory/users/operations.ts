import { getUser } from './get-user.ts'
import { introspectUser } from './introspect-user.ts'
import { listUsersOperation } from './list-users.ts'
import { searchUsers } from './search-users.ts'

export const userOperations = [getUser, introspectUser, listUsersOperation, searchUsers]
