import type { PolicyStep } from '../../../contract/directory/policy.ts'
import { ASSIGNMENT_CODES } from '../../../contract/review/assignment.ts'
import type { Reader } from '../../db/index.ts'
import { rulesOf } from '../assignment/resolve.ts'
import { listApprovers } from '../move-tasks.store.ts'
import type { ReviewScope } from '../move-tasks.ts'
import type { Review } from '../review.store.ts'
import type { TaskRow } from '../task.store.ts'
import { type AnswerFacts, type CampaignPhase, hasReason, refusalOf } from './answer.rules.ts'
import { findInstances, findMemberships, findSubjects } from './answer.store.ts'
import { type Refusal, refuse } from './refusal.ts'

export interface Answer {
  number: string
  stepSeq: number
  approved: boolean
  comment: string
}

/** Who answers, and what is already known. */
export interface Answerer {
  userId: string
  /** Sees every task of the campaign. */
  seesAll: boolean
  campaign: CampaignPhase
  /** One who only chooses is not told who was faster, but that the step has changed. */
  isChoosing?: boolean
  needsSignature?: boolean
  /** The step-up provider that they authenticated with for these answers. */
  steppedUpWith?: string | undefined
}

export interface Checked<A extends Answer> {
  accepted: { answer: A; task: TaskRow; subjectId: string | undefined }[]
  refused: { answer: A; refusal: Refusal }[]
}

export const campaignPhase = ({ campaignState, closingAt }: Review): CampaignPhase =>
  campaignState !== 'ACCESS_REVIEW_STATE_OPEN' ? 'not open' : closingAt ? 'closing' : 'open'

/** Whether each answer can be accepted, given the tasks as they are. */
export async function checkAnswers<A extends Answer>(
  reader: Reader,
  scope: ReviewScope,
  answerer: Answerer,
  tasks: readonly TaskRow[],
  answers: readonly A[],
): Promise<Checked<A>> {
  const taskOf = new Map(tasks.map((task) => [task.numericId, task]))
  const factsOf = await loadFacts(reader, scope, answerer, taskOf, answers)
  const checked: Checked<A> = { accepted: [], refused: [] }
  for (const answer of answers) {
    const task = taskOf.get(answer.number)
    const { facts, instance, subjectId } = factsOf(answer)
    const name = refusalOf(facts)
    if (name === undefined && task) checked.accepted.push({ answer, task, subjectId })
    else {
      const { campaignState } = scope.review
      const refusal = refuse(name ?? 'not_found', { task, instance, userId: answerer.userId, campaignState })
      checked.refused.push({ answer, refusal })
    }
  }
  return checked
}

/** Reads what decides about the answers, each kind of fact for all of them at once. */
async function loadFacts(
  reader: Reader,
  { tenantId, review, paths }: ReviewScope,
  { userId, seesAll, campaign, isChoosing = false, needsSignature = false, steppedUpWith }: Answerer,
  taskOf: ReadonlyMap<string, TaskRow>,
  answers: readonly Answer[],
) {
  const tasks = [...taskOf.values()]
  const demandsOf = demandsByStep(paths)
  const setKeys = [...new Set(tasks.map(({ setKey }) => setKey))]
  const memberships = await findMemberships(reader, tenantId, review.key, userId, setKeys)
  const principalKeys = [...new Set(tasks.map(({ principalKey }) => principalKey))]
  const subjects = await findSubjects(reader, tenantId, review.preparationKey, principalKeys)
  const withDistinct = tasks.filter((task) => demandsOf(task).needsDistinct)
  const approvers =
    withDistinct.length > 0 ? await listApprovers(reader, tenantId, review.key, withDistinct) : undefined
  const past = answers.filter(({ number, stepSeq }) => {
    const task = taskOf.get(number)
    return task && (task.state === 'C' || task.stepSeq !== stepSeq || !memberships.has(task.setKey))
  })
  const instances = past.length > 0 ? await findInstances(reader, tenantId, review.key, userId, past) : undefined

  return ({ number, stepSeq, approved, comment }: Answer) => {
    const task = taskOf.get(number)
    const instance = instances?.get(number)
    const demands = demandsOf(task)
    const subjectId = task && subjects.get(task.principalKey)
    const isAssigned = task !== undefined && memberships.has(task.setKey)
    const facts: AnswerFacts = {
      isSeen: task !== undefined && (seesAll || isAssigned || instance?.isKnown === true),
      campaign,
      isAnswered: !isChoosing && instance?.answeredAt != null,
      isClosed: task?.state === 'C',
      isCurrent: task?.stepSeq === stepSeq,
      isSubject: subjectId === userId,
      allowsSelf: demands.allowsSelf,
      isAssigned,
      needsDistinct: demands.needsDistinct,
      approvedEarlier: approvers?.get(number)?.has(userId) === true,
      needsReason: approved ? demands.needsApprovalReason : demands.needsDenialReason,
      hasReason: hasReason(comment),
      needsSignature,
      needsStepUp:
        approved && !isChoosing && demands.stepUpProviderId !== '' && demands.stepUpProviderId !== steppedUpWith,
    }
    return { facts, instance, subjectId }
  }
}

/** What the steps of tasks demand of answers, worked out once for each step and reason of assignment. */
function demandsByStep(paths: ReviewScope['paths']) {
  const known = new Map<PolicyStep | undefined, ReturnType<typeof stepDemands>[]>()
  return (task: TaskRow | undefined) => {
    const step = task && paths.get(task.pathKey)?.steps[task.stepNo]
    const why = task?.why ?? 0
    const byWhy = known.get(step) ?? []
    if (byWhy.length === 0) known.set(step, byWhy)
    byWhy[why] ??= stepDemands(step, why)
    return byWhy[why]
  }
}

/** What a step demands of an answer. */
function stepDemands(step: PolicyStep | undefined, why: number) {
  const approval = step?.approval
  if (!approval)
    return {
      allowsSelf: false,
      needsDistinct: false,
      needsApprovalReason: false,
      needsDenialReason: false,
      stepUpProviderId: '',
    }
  const { allowsSelf, needsDistinct } = rulesOf(approval)
  // A step that asks the person themselves does not ask them as a fallback.
  const asksSubject = approval.self !== undefined && ASSIGNMENT_CODES[why] === 'ACCOUNT_OWNER'
  return {
    allowsSelf: allowsSelf || asksSubject,
    needsDistinct,
    needsApprovalReason: approval.requireApprovalReason === true,
    needsDenialReason: approval.requireDenialReason === true,
    stepUpProviderId: approval.requiresStepUpProviderId ?? '',
  }
}
