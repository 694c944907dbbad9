import type { Reader } from '../../db/index.ts'
import type { ReviewScope } from '../move-tasks.ts'
import type { Review } from '../review.store.ts'
import type { TaskRow } from '../task.store.ts'
import { type CampaignPhase, demandsOf, hasReason, refusalOf } from './answer.rules.ts'
import { findApprovedEarlier, findInstances, findMemberships, findOwnPrincipals, type Instance } from './answer.store.ts'
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
}

export interface Checked<A extends Answer> {
  accepted: { answer: A; task: TaskRow; onBehalfOf: string | null }[]
  refused: { answer: A; refusal: Refusal }[]
}

export const campaignPhase = ({ campaignState, closingAt }: Review): CampaignPhase =>
  campaignState !== 'ACCESS_REVIEW_STATE_OPEN' ? 'not open' : closingAt ? 'closing' : 'open'

/** Whether each answer can be accepted, given the tasks as they are. */
export async function checkAnswers<A extends Answer>(
  reader: Reader,
  { tenantId, review, paths }: ReviewScope,
  answerer: Answerer,
  tasks: readonly TaskRow[],
  answers: readonly A[],
): Promise<Checked<A>> {
  const { userId } = answerer
  const taskOf = new Map(tasks.map((task) => [task.numericId, task]))
  const distinct = <T>(values: readonly T[]) => [...new Set(values)]
  const setKeys = distinct(tasks.map(({ setKey }) => setKey))
  const memberships = await findMemberships(reader, tenantId, review.key, userId, setKeys)
  const principals = distinct(tasks.map(({ principalKey }) => principalKey))
  const own = await findOwnPrincipals(reader, tenantId, review.preparationKey, userId, principals)
  const demands = (task: TaskRow) => demandsOf(paths.get(task.pathKey)?.steps[task.stepNo], task.why)
  const withDistinct = tasks.filter((task) => demands(task).needsDistinct).map(({ numericId }) => numericId)
  const approved =
    withDistinct.length > 0
      ? await findApprovedEarlier(reader, tenantId, review.key, userId, withDistinct)
      : new Set<string>()
  const isCurrent = (task: TaskRow, { stepSeq }: A) => task.stepSeq === stepSeq
  const past = answers.filter((answer) => {
    const task = taskOf.get(answer.number)
    return task && (task.state === 'C' || !isCurrent(task, answer) || !memberships.has(task.setKey))
  })
  const instances =
    past.length > 0 ? await findInstances(reader, tenantId, review.key, userId, past) : new Map<string, Instance>()

  const checked: Checked<A> = { accepted: [], refused: [] }
  for (const answer of answers) {
    const task = taskOf.get(answer.number)
    const instance = instances.get(answer.number)
    const demanded = demandsOf(task && paths.get(task.pathKey)?.steps[task.stepNo], task?.why ?? 0)
    const isAssigned = task !== undefined && memberships.has(task.setKey)
    const name = refusalOf({
      isSeen: task !== undefined && (answerer.seesAll || isAssigned || instance?.isKnown === true),
      campaign: answerer.campaign,
      isAnswered: !answerer.isChoosing && instance?.answeredAt != null,
      isClosed: task?.state === 'C',
      isCurrent: task !== undefined && isCurrent(task, answer),
      isSubject: task !== undefined && own.has(task.principalKey),
      allowsSelf: demanded.allowsSelf,
      isAssigned,
      needsDistinct: demanded.needsDistinct,
      approvedEarlier: approved.has(answer.number),
      needsReason: demanded.needsReason(answer.approved),
      hasReason: hasReason(answer.comment),
      needsSignature: answerer.needsSignature === true,
    })
    if (name === undefined && task)
      checked.accepted.push({ answer, task, onBehalfOf: memberships.get(task.setKey) ?? null })
    else {
      const known = { task, instance, userId, campaignState: review.campaignState }
      checked.refused.push({ answer, refusal: refuse(name ?? 'not_found', known) })
    }
  }
  return checked
}
