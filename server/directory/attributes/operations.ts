import { createAttributeValue } from './create-attribute-value.ts'
import { deleteAttributeValueOf } from './delete-attribute-value.ts'
import { getAttributeValue } from './get-attribute-value.ts'
import { listAttributeValuesOf } from './list-attribute-values.ts'

export const attributeOperations = [
  createAttributeValue('risk_levels', 'CreateRiskLevelAttributeValue'),
  getAttributeValue('risk_levels', 'GetRiskLevelAttributeValue'),
  listAttributeValuesOf('risk_levels', 'ListRiskLevels'),
  deleteAttributeValueOf('risk_levels', 'DeleteRiskLevelAttributeValue'),
  createAttributeValue('compliance_frameworks', 'CreateComplianceFrameworkAttributeValue'),
  getAttributeValue('compliance_frameworks', 'GetComplianceFrameworkAttributeValue'),
  listAttributeValuesOf('compliance_frameworks', 'ListComplianceFrameworks'),
  deleteAttributeValueOf('compliance_frameworks', 'DeleteComplianceFrameworkAttributeValue'),
]
