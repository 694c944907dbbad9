import { APPROVERS } from '../../../../contract/directory/policy.ts'
import { ASSIGNMENT_BECAUSE, ASSIGNMENT_CODES } from '../../../../contract/review/assignment.ts'
import type { Task, TaskView } from '../../../../contract/review/task.ts'
import type { Actor } from '../../../http/index.ts'
import { idOfPair } from '../../../lib/ids.ts'
import { OUTCOMES } from '../../codes.ts'
import { insightId, type TaskInsights } from '../../facts/facts-of-tasks.ts'
import type { ReviewScope } from '../../move-tasks.ts'
import type { TaskRow } from '../../task.store.ts'
import { taskId } from '../../task-id.ts'
import { actorKinds, approvalOf, isOpenCampaign, stepFacts } from '../access/task-actor.ts'
import { actionTypes, objectPermissions, possibleActions } from '../access/task-rights.rules.ts'
import { assignmentSentence } from '../history/assignment-sentence.ts'
import { auditEvents } from '../history/task-audit-events.ts'
import type { LoadedTasks } from './load-tasks.ts'
import { generationId, pathOf, policyInstance } from './policy-instance.ts'
import type { TaskFacts } from './task-facts.store.ts'

const PROCESSING = {
  O: 'TASK_PROCESSING_TYPE_WAITING',
  W: 'TASK_PROCESSING_TYPE_PROCESSING',
  C: 'TASK_PROCESSING_TYPE_DONE',
} as const

/** Whose access it is, by name: the person, else the resource that holds it, else the account. */
const subjectName = ({ userName, holderName, accountName }: TaskFacts): string => userName ?? holderName ?? accountName

/** A task as the API shows it, and what the caller may do with it. */
export function taskMessage(
  loaded: LoadedTasks,
  known: TaskInsights | undefined,
  actor: Actor,
  row: TaskRow,
): { task: Task; view: Pick<TaskView, 'objectPermissions'> } {
  const { scope, policies, members } = loaded
  const { review } = scope
  const [facts, history, relation] = [loaded.facts(row), loaded.history(row), loaded.relation(row)]
  const goneSince = loaded.goneSince(row)
  const approval = approvalOf(scope, row)
  const kinds = actorKinds(actor, scope.ownerIds, row, relation, facts.userId)
  const actions = possibleActions(kinds, stepFacts(approval), row.state, isOpenCampaign(scope))
  const entitlement = { appEntitlementId: facts.entitlementId, appId: facts.appId }
  const shown = { review, task: row, paths: scope.paths, policies, members, history, entitlement }
  const events = auditEvents(shown)
  const id = taskId(review, row.numericId)
  const createdAt = (review.openedAt ?? review.createdAt).toISOString()
  const task: Task = {
    id,
    numericId: row.numericId,
    displayName: `${facts.entitlementName} (${facts.appName}): ${subjectName(facts)}`,
    description: '',
    state: row.state === 'C' ? 'TASK_STATE_CLOSED' : 'TASK_STATE_OPEN',
    processing: PROCESSING[row.state],
    type: {
      certify: {
        accessReviewId: review.campaignId,
        accessReviewSelection: itemId(scope, facts),
        appId: facts.appId,
        appEntitlementId: facts.entitlementId,
        appUserId: facts.accountId ?? '',
        identityUserId: facts.userId ?? '',
        ...(facts.holder && { resource: facts.holder }),
        outcome: row.outcome ? OUTCOMES[row.outcome] : 'CERTIFY_OUTCOME_UNSPECIFIED',
        ...(row.outcomeAt && { outcomeTime: row.outcomeAt.toISOString() }),
      },
    },
    actions: actionTypes(actions),
    policy: policyInstance(shown),
    policyGenerationId: generationId(review, pathOf(scope.paths, row.pathKey).policyNo),
    stepApproverIds: row.state === 'O' ? members(row.setKey).map(({ userId }) => userId) : [],
    approverIds: [...new Set(history.decisions.map(({ userId }) => userId))],
    ...(row.state === 'O' && { assignmentReason: assignmentReason(loaded, row) }),
    ...(goneSince && { accessGoneSince: goneSince.toISOString() }),
    userId: facts.userId ?? '',
    createdByUserId: review.startedBy ?? '',
    createdAt,
    updatedAt: events.at(-1)?.created ?? createdAt,
    commentCount: events.filter(({ comment }) => comment !== undefined).length,
    origin: 'TASK_ORIGIN_ACCESS_REVIEW',
    recommendation: known?.recommendation ?? 'INSIGHT_RECOMMENDATION_UNSPECIFIED',
    insightIds: (known?.insights ?? []).map((insight) => insightId(row.numericId, insight)),
    analysisId: '',
    emergencyAccess: false,
    annotations: [],
    externalRefs: [],
    revocationTargets: [],
  }
  return { task, view: { objectPermissions: objectPermissions(actions) } }
}

/** The id of the item of a task. */
function itemId({ review, frozen }: ReviewScope, { grantVersion }: TaskFacts): string {
  return idOfPair(new Date(frozen.at).getTime(), BigInt(review.preparationKey), BigInt(grantVersion))
}

function assignmentReason(
  { scope, facts, relation, names }: LoadedTasks,
  row: TaskRow,
): NonNullable<Task['assignmentReason']> {
  const [code, because] = [ASSIGNMENT_CODES[row.why] ?? 'NOBODY', ASSIGNMENT_BECAUSE[row.because] ?? 'NONE']
  const { onBehalfOf } = relation(row)
  const approval = approvalOf(scope, row)
  const fact = facts(row)
  const description = assignmentSentence(
    code,
    because,
    APPROVERS.find((name) => approval?.[name] !== undefined),
    {
      subject: subjectName(fact),
      entitlement: fact.entitlementName,
      app: fact.appName,
      onBehalfOf: names.get(onBehalfOf ?? '') ?? '',
    },
  )
  return { code, because, description, onBehalfOfUserId: onBehalfOf ?? '' }
}
