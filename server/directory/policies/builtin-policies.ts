import type { Approval, PolicyStep } from '../../../contract/directory/policy.ts'
import { newId } from '../../lib/ids.ts'
import { completeSteps } from './check-policy.ts'
import { BASELINE } from './policy.rules.ts'
import type { BuiltinPolicy } from './policy.store.ts'

/** Nobody reviews their own access; if no reviewer is found, the owners of the campaign review. */
const by = (approval: Approval): PolicyStep => ({
  approval: { ...approval, allowReassignment: true, allowDelegation: true },
})
const manager = by({ manager: {} })
const appOwners = by({ appOwners: {} })
const entitlementOwners = by({ entitlementOwners: {} })

const POLICIES = [
  {
    builtin: 'manager',
    displayName: 'Manager',
    description: 'The manager of the person reviews their access.',
    steps: [manager],
  },
  {
    builtin: 'app_owner',
    displayName: 'App owner',
    description: 'An owner of the app reviews the access to it.',
    steps: [appOwners],
  },
  {
    builtin: 'entitlement_owner',
    displayName: 'Entitlement owner',
    description: 'An owner of the entitlement reviews who holds it.',
    steps: [entitlementOwners],
  },
  {
    builtin: 'manager_then_app_owner',
    displayName: 'Manager, then app owner',
    description:
      'The manager of the person reviews their access. An owner of the app then reviews what the manager approved.',
    steps: [manager, appOwners],
  },
]

/** The review policies that every tenant starts with, in the order in which lists show them. */
export function builtinPolicies(): BuiltinPolicy[] {
  const ids = POLICIES.map(() => newId()).sort()
  return POLICIES.map(({ steps, ...policy }, index) => ({
    ...policy,
    id: ids[index] ?? '',
    policySteps: completeSteps({ [BASELINE]: { steps } }),
  }))
}
