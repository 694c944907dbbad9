import { ATTRIBUTE_TYPES } from '../../contract/directory/attribute.ts'
import type { Tx } from '../db/index.ts'
import { newId, type TenantId } from '../lib/ids.ts'
import { insertAttributeValues } from './attributes/attribute.store.ts'
import { builtinPolicies } from './policies/builtin-policies.ts'
import { insertBuiltinPolicies } from './policies/policy.store.ts'

const VALUES = [
  ...['Low', 'Medium', 'High', 'Critical'].map((value) => ({ type: ATTRIBUTE_TYPES.risk_levels.id, value })),
  ...['SOC 2', 'ISO 27001', 'PCI DSS', 'HIPAA', 'SOX', 'GDPR'].map((value) => ({
    type: ATTRIBUTE_TYPES.compliance_frameworks.id,
    value,
  })),
]

/** Adds what every tenant starts with: review policies, risk levels and compliance frameworks. */
export async function addBuiltins(tx: Tx, tenantId: TenantId): Promise<void> {
  await insertBuiltinPolicies(tx, tenantId, builtinPolicies())
  // Ids created within one second sort at random, but lists must show risk levels from low to critical.
  const ids = VALUES.map(() => newId()).sort()
  await insertAttributeValues(
    tx,
    tenantId,
    VALUES.map((value, index) => ({ ...value, id: ids[index] ?? '' })),
  )
}
