import type { Approval } from '../../../../contract/directory/policy.ts'
import type { User } from '../../../../contract/directory/user.ts'
import { MAX_REASSIGNEES } from '../../../../contract/review/task-action.ts'
import type { FieldReason, FieldViolation } from '../../../../contract/wire/errors.ts'
import { rulesOf } from '../../assignment/resolve.ts'

export const REASSIGN_REASONS: readonly FieldReason[] = [
  'required',
  'not_found',
  'duplicate_entry',
  'reassignee_not_active',
  'reassignee_not_allowed',
  'reason_required',
]

const FIELD = 'newStepUserIds'

export const isActive = ({ status, type }: Pick<User, 'status' | 'type'>): boolean =>
  status === 'ENABLED' && type === 'USER_TYPE_HUMAN'

/** What is wrong with the people whom a step is to be given to, whichever step it is. */
export function peopleViolations(
  ids: readonly string[],
  users: ReadonlyMap<string, Pick<User, 'status' | 'type'>>,
): FieldViolation[] {
  if (ids.length === 0) return [{ field: FIELD, description: 'must name at least one person', reason: 'required' }]
  if (ids.length > MAX_REASSIGNEES)
    return [{ field: FIELD, description: `must have at most ${MAX_REASSIGNEES} people` }]
  return ids.flatMap((id, index): FieldViolation[] => {
    const field = `${FIELD}[${index}]`
    const user = users.get(id)
    if (ids.indexOf(id) < index) return [{ field, description: 'is already in the list', reason: 'duplicate_entry' }]
    if (!user || user.status === 'DELETED')
      return [{ field, description: 'there is no user with this id', reason: 'not_found' }]
    return isActive(user)
      ? []
      : [{ field, description: 'is not an active person, so cannot review', reason: 'reassignee_not_active' }]
  })
}

/** Who may not be given a step. */
export interface StepLimits {
  subjectId: string | undefined
  /** Who approved earlier steps of the run, or had somebody approve for them. */
  earlier: ReadonlySet<string>
}

/** Why a person may not be given this step; undefined if they may. */
export function notAllowed(approval: Approval, id: string, { subjectId, earlier }: StepLimits): string | undefined {
  const { allowsSelf, needsDistinct } = rulesOf(approval)
  const allowed = approval.allowedReassignees ?? []
  if (allowed.length > 0 && !allowed.includes(id))
    return 'is not among the people whom the policy lets this step be given to'
  if (id === subjectId && !allowsSelf) return 'may not decide about their own access'
  if (needsDistinct && earlier.has(id))
    return 'has approved an earlier step, and the policy wants somebody else for this one'
  return undefined
}

export const stepViolations = (approval: Approval, ids: readonly string[], limits: StepLimits): FieldViolation[] =>
  ids.flatMap((id, index): FieldViolation[] => {
    const description = notAllowed(approval, id, limits)
    return description === undefined
      ? []
      : [{ field: `${FIELD}[${index}]`, description, reason: 'reassignee_not_allowed' }]
  })

/** Whether a reassignment needs a comment: the step wants one, or an owner does what the step does not allow reviewers. */
export const needsReason = ({ requireReassignmentReason, allowReassignment }: Approval): boolean =>
  requireReassignmentReason === true || allowReassignment !== true
