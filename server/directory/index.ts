import { accountOperations } from './accounts/operations.ts'
import { appOperations } from './apps/operations.ts'
import { attributeOperations } from './attributes/operations.ts'
import { conflictOperations } from './conflicts/operations.ts'
import { entitlementOperations } from './entitlements/operations.ts'
import { grantOperations } from './grants/operations.ts'
import { policyOperations } from './policies/operations.ts'
import { resourceOperations } from './resources/operations.ts'
import { sourceOperations } from './sources/operations.ts'
import { userOperations } from './users/operations.ts'

export {
  findUserByEmail,
  findUsers,
  insertUser,
  listUsers,
  type NewUser,
  replaceRoles,
  updateUserStatus,
} from './users/user.store.ts'

export const directoryOperations = [
  ...userOperations,
  ...appOperations,
  ...resourceOperations,
  ...entitlementOperations,
  ...accountOperations,
  ...grantOperations,
  ...policyOperations,
  ...conflictOperations,
  ...attributeOperations,
  ...sourceOperations,
]
