import type { ProvisionPolicy } from '../../../contract/directory/provision.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'

/** A provisioner policy, and each of its steps, must have exactly one member. */
export function provisionViolations(policy: ProvisionPolicy | undefined, field: string): FieldViolation[] {
  if (policy === undefined) return []
  const members = Object.keys(policy)
  if (members.length !== 1)
    return [{ field, description: `must have exactly one member, but has ${members.join(', ') || 'none'}` }]
  return (policy.multiStep?.provisionSteps ?? []).flatMap((step, index) =>
    provisionViolations(step, `${field}.multiStep.provisionSteps[${index}]`),
  )
}
