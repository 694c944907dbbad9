import type { ProvisionPolicy } from '../../../contract/directory/provision.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import { checkCel } from '../../cel/index.ts'

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

type Assignee = NonNullable<NonNullable<ProvisionPolicy['manual']>['assignee']>
/** Checking expressions is slow, so this limits their total length. */
const MAX_CHARACTERS = 16_384
const ASSIGNEES = ['users', 'manager', 'appOwners', 'group', 'entitlementOwners', 'expression'] as const

/** Who does it must be of exactly one kind, and expressions must return people. */
export function assigneeViolations(assignee: Assignee, field: string): FieldViolation[] {
  const kinds = ASSIGNEES.filter((kind) => assignee[kind] !== undefined)
  if (kinds.length !== 1)
    return [
      {
        field,
        description: `must have exactly one of ${ASSIGNEES.join(', ')}; it has ${kinds.join(' and ') || 'none'}`,
      },
    ]
  if (assignee.users && !assignee.users.userIds?.length)
    return [{ field: `${field}.users.userIds`, description: 'must not be empty' }]
  if (!assignee.expression) return []
  const { expressions = [] } = assignee.expression
  const place = `${field}.expression.expressions`
  if (expressions.length === 0) return [{ field: place, description: 'must not be empty' }]
  if (expressions.join('').length > MAX_CHARACTERS)
    return [{ field: place, description: `must have at most ${MAX_CHARACTERS} characters in all` }]
  return expressions.flatMap((text, index) =>
    checkCel('policy_approvers', text)
      .slice(0, 1)
      .map(({ startLine, startColumn, message }) => ({
        field: `${place}[${index}]`,
        description: `line ${startLine}, column ${startColumn}: ${message}`,
      })),
  )
}
