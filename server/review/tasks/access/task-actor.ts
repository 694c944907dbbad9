import type { Approval } from '../../../../contract/directory/policy.ts'
import type { Actor } from '../../../http/index.ts'
import { rulesOf } from '../../assignment/resolve.ts'
import type { ReviewScope } from '../../move-tasks.ts'
import type { TaskRow } from '../../task.store.ts'
import { pathOf } from '../view/policy-instance.ts'
import type { Relation } from '../view/task-facts.store.ts'
import type { ActorKind, StepFacts } from './task-rights.rules.ts'

/** What a caller is to a task. A credential that is limited to roles has only the rights that these contain. */
export function actorKinds(
  { userId, permissions }: Actor,
  ownerIds: readonly string[],
  { state }: Pick<TaskRow, 'state'>,
  { isMember, hasAnswered }: Pick<Relation, 'isMember' | 'hasAnswered'>,
  subjectId: string | null | undefined,
): Set<ActorKind> {
  const mayReview = permissions.has('review.own')
  const held: [ActorKind, boolean][] = [
    ['reviewer', isMember && state === 'O' && mayReview],
    ['formerReviewer', (isMember || hasAnswered) && mayReview],
    ['owner', ownerIds.includes(userId) && permissions.has('campaign.own')],
    ['superAdministrator', permissions.has('campaign.manage_all')],
    ['auditor', permissions.has('campaign.read_all')],
    ['subject', userId === subjectId],
  ]
  return new Set(held.flatMap(([kind, holds]) => (holds ? [kind] : [])))
}

/** The step that a task is at, if people answer it. */
export const approvalOf = ({ paths }: Pick<ReviewScope, 'paths'>, task: TaskRow): Approval | undefined =>
  pathOf(paths, task.pathKey).steps[task.stepNo]?.approval

export const stepFacts = (approval: Approval | undefined): StepFacts => ({
  allowsSelf: approval !== undefined && (rulesOf(approval).allowsSelf || approval.self !== undefined),
  allowsReassignment: approval?.allowReassignment ?? false,
})

export const isOpenCampaign = ({ review }: Pick<ReviewScope, 'review'>): boolean =>
  review.campaignState === 'ACCESS_REVIEW_STATE_OPEN' && review.closingAt === null
