import { createAttributeValue } from './create-attribute-value.ts'
import { deleteAttributeValueOf } from './delete-attribute-value.ts'
import { getAttributeValue } from './get-attribute-value.ts'
import { getUser } from './get-user.ts'
import { introspectUser } from './introspect-user.ts'
import { listAttributeValuesOf } from './list-attribute-values.ts'
import { listUsersOperation } from './list-users.ts'
import { searchUsers } from './search-users.ts'

export {
  findUserByEmail,
  findUsers,
  insertUser,
  listUsers,
  type NewUser,
  replaceRoles,
  updateUserStatus,
} from './user.store.ts'

export const directoryOperations = [
  getUser,
  introspectUser,
  listUsersOperation,
  searchUsers,
  createAttributeValue('risk_levels', 'CreateRiskLevelAttributeValue'),
  getAttributeValue('risk_levels', 'GetRiskLevelAttributeValue'),
  listAttributeValuesOf('risk_levels', 'ListRiskLevels'),
  deleteAttributeValueOf('risk_levels', 'DeleteRiskLevelAttributeValue'),
  createAttributeValue('compliance_frameworks', 'CreateComplianceFrameworkAttributeValue'),
  getAttributeValue('compliance_frameworks', 'GetComplianceFrameworkAttributeValue'),
  listAttributeValuesOf('compliance_frameworks', 'ListComplianceFrameworks'),
  deleteAttributeValueOf('compliance_frameworks', 'DeleteComplianceFrameworkAttributeValue'),
]
