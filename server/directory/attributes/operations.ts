import { countAttributeUsesOperation } from './count-attribute-uses.ts'
import { createAttributeValue, createAttributeValueOf } from './create-attribute-value.ts'
import { deleteAttributeValueOf } from './delete-attribute-value.ts'
import { getAttributeValue } from './get-attribute-value.ts'
import { listAttributeTypes } from './list-attribute-types.ts'
import { listAttributeValuesOf, listAttributeValuesOfType } from './list-attribute-values.ts'
import { renameAttributeValue } from './rename-attribute-value.ts'
import { searchAttributeValues } from './search-attribute-values.ts'
import { updateRiskLevel } from './update-risk-level.ts'

export const attributeOperations = [
  createAttributeValue,
  getAttributeValue('GetAttributeValue'),
  renameAttributeValue,
  deleteAttributeValueOf('DeleteAttributeValue'),
  listAttributeTypes,
  listAttributeValuesOfType,
  searchAttributeValues,
  countAttributeUsesOperation,
  createAttributeValueOf('risk_levels', 'CreateRiskLevelAttributeValue'),
  getAttributeValue('GetRiskLevelAttributeValue', 'risk_levels'),
  listAttributeValuesOf('risk_levels', 'ListRiskLevels'),
  updateRiskLevel,
  deleteAttributeValueOf('DeleteRiskLevelAttributeValue', 'risk_levels'),
  createAttributeValueOf('compliance_frameworks', 'CreateComplianceFrameworkAttributeValue'),
  getAttributeValue('GetComplianceFrameworkAttributeValue', 'compliance_frameworks'),
  listAttributeValuesOf('compliance_frameworks', 'ListComplianceFrameworks'),
  deleteAttributeValueOf('DeleteComplianceFrameworkAttributeValue', 'compliance_frameworks'),
]
