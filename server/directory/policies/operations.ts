import { countPolicyUses } from './count-policy-uses.ts'
import { createPolicy } from './create-policy.ts'
import { deletePolicyOperation } from './delete-policy.ts'
import { getPolicy } from './get-policy.ts'
import { listPoliciesOperation } from './list-policies.ts'
import type { PolicyUsage } from './policy.sql.ts'
import { searchPolicies } from './search-policies.ts'
import { updatePolicyOperation } from './update-policy.ts'
import { validateCel } from './validate-cel.ts'

export const policyOperations = (usages: readonly PolicyUsage[]) => [
  createPolicy,
  getPolicy,
  listPoliciesOperation,
  searchPolicies,
  countPolicyUses(usages),
  updatePolicyOperation,
  deletePolicyOperation(usages),
  validateCel,
]
