import { APPROVERS } from '../../../contract/directory/policy.ts'
import type { User } from '../../../contract/directory/user.ts'
import { ASSIGNMENT_BECAUSE, ASSIGNMENT_CODES } from '../../../contract/review/assignment.ts'
import type { Task, TaskView } from '../../../contract/review/task.ts'
import type { Reader } from '../../db/index.ts'
import { findUsers, loadApps, loadEntitlements, loadResources, visibleUser } from '../../directory/index.ts'
import { type Expansion, finderOf } from '../../http/expand.ts'
import type { Actor } from '../../http/index.ts'
import { groupBy } from '../../lib/group-by.ts'
import { idOfPair, type TenantId } from '../../lib/ids.ts'
import { pick } from '../../lib/pick.ts'
import type { Settings } from '../../lib/setting.ts'
import { OUTCOMES } from '../codes.ts'
import { factsOfTasks, insightId, type TaskInsights } from '../facts/facts-of-tasks.ts'
import { loadReviewScope, type ReviewScope } from '../move-tasks.ts'
import { HIGH_RISK_RANK } from '../review.settings.ts'
import type { Review } from '../review.store.ts'
import type { TaskRow } from '../task.store.ts'
import { taskId } from '../task-id.ts'
import { assignmentSentence } from './assignment-sentence.ts'
import { generationId, pathOf, policyInstance } from './policy-instance.ts'
import { actorKinds, approvalOf, isOpenCampaign, stepFacts } from './task-actor.ts'
import { auditEvents } from './task-audit-events.ts'
import { findRelations, loadFrozenAccounts, loadTaskFacts, type Relation, type TaskFacts } from './task-facts.store.ts'
import {
  findMembers,
  findReviewPolicies,
  loadHistories,
  type SetMember,
  type TaskHistory,
} from './task-history.store.ts'
import { actionTypes, objectPermissions, possibleActions } from './task-rights.rules.ts'

export interface ReviewedTask {
  review: Review
  task: TaskRow
}

/** Everything that tasks of one review are shown from. */
export interface LoadedTasks {
  scope: ReviewScope
  tasks: readonly TaskRow[]
  facts: (task: TaskRow) => TaskFacts
  history: (task: TaskRow) => TaskHistory
  relation: (task: TaskRow) => Relation
  members: (setKey: number) => readonly SetMember[]
  policies: Awaited<ReturnType<typeof findReviewPolicies>>
  /** Names of people that sentences mention. */
  names: ReadonlyMap<string, string>
}

const NO_RELATION: Relation = { isMember: false, onBehalfOf: null, hasAnswered: false }

export async function loadTasks(
  reader: Reader,
  scope: ReviewScope,
  actor: Actor,
  tasks: readonly TaskRow[],
): Promise<LoadedTasks> {
  const { tenantId, review, paths } = scope
  const numbers = tasks.map(({ numericId }) => numericId)
  const facts = await loadTaskFacts(reader, tenantId, review.preparationKey, tasks)
  const histories = await loadHistories(reader, tenantId, review, numbers)
  const relations = await findRelations(reader, tenantId, review.key, actor.userId, numbers)
  const past = numbers.flatMap((number) => [...histories(number).decisions, ...histories(number).events])
  const members = groupBy(
    await findMembers(
      reader,
      tenantId,
      review.key,
      [...tasks, ...past].map(({ setKey }) => setKey),
    ),
    ({ setKey }) => setKey,
  )
  const policyNos = [...tasks, ...past].map(({ pathKey }) => pathOf(paths, pathKey).policyNo)
  const mentioned = [...relations.values()].flatMap(({ onBehalfOf }) => onBehalfOf ?? [])
  const people = await findUsers(reader, tenantId, [...new Set(mentioned)])
  return {
    scope,
    tasks,
    facts: ({ numericId }) => {
      const found = facts.get(numericId)
      if (!found) throw new Error('a task without its item')
      return found
    },
    history: ({ numericId }) => histories(numericId),
    relation: ({ numericId }) => relations.get(numericId) ?? NO_RELATION,
    members: (setKey) => members.get(setKey) ?? [],
    policies: await findReviewPolicies(reader, tenantId, review.key, policyNos),
    names: new Map(people.map(({ id, displayName }) => [id, displayName])),
  }
}

const PROCESSING = {
  O: 'TASK_PROCESSING_TYPE_WAITING',
  W: 'TASK_PROCESSING_TYPE_PROCESSING',
  C: 'TASK_PROCESSING_TYPE_DONE',
} as const

/** Whose access it is, by name: the person, else the resource that holds it, else the account. */
export const subjectName = ({ userName, holderName, accountName }: TaskFacts): string =>
  userName ?? holderName ?? accountName

function taskMessage(
  loaded: LoadedTasks,
  known: TaskInsights | undefined,
  actor: Actor,
  row: TaskRow,
): { task: Task; view: Pick<TaskView, 'objectPermissions'> } {
  const { scope, policies, members } = loaded
  const { review } = scope
  const [facts, history, relation] = [loaded.facts(row), loaded.history(row), loaded.relation(row)]
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

/** What everybody who sees a task may know of an app and an entitlement; the rest needs `app.read`. */
const OF_APP = ['id', 'displayName', 'description', 'iconUrl'] as const
const OF_ENTITLEMENT = [
  ...(['id', 'appId', 'displayName', 'description', 'alias', 'slug', 'appResourceId', 'appResourceTypeId'] as const),
  ...(['riskLevelValueId', 'complianceFrameworkValueIds'] as const),
] as const
const OF_RESOURCE = ['id', 'appId', 'appResourceTypeId', 'displayName', 'description'] as const
/** Of the campaign, reviewers see what they need to review. */
const OF_CAMPAIGN = [
  ...(['id', 'displayName', 'description', 'state', 'reviewInstructions', 'defaultView'] as const),
  ...(['startedAt', 'completionDate', 'columnConfig', 'signatureConfig'] as const),
] as const

/** A person by name, unless the caller may see more of them. */
function namedUser(actor: Actor, user: User): User {
  const visible = visibleUser(actor, user)
  return visible === user ? user : { ...visible, email: '', emails: [] }
}

/** Tasks as the API shows them, in the order of the rows. Related objects that the caller asked for are in `expansion`. */
export async function taskViews(
  reader: Reader,
  tenantId: TenantId,
  actor: Actor,
  settings: Settings,
  rows: readonly ReviewedTask[],
  expansion: Expansion,
): Promise<TaskView[]> {
  const views = new Map<string, TaskView>()
  for (const group of groupBy(rows, ({ review }) => review.key).values()) {
    const review = group[0]?.review as Review
    const scope = await loadReviewScope(reader, tenantId, review)
    const tasks = group.map(({ task }) => task)
    const loaded = await loadTasks(reader, scope, actor, tasks)
    const insights = await factsOfTasks(reader, scope, tasks, settings.get(HIGH_RISK_RANK))
    for (const view of await expandTasks(reader, loaded, insights, actor, expansion))
      views.set(view.task.numericId, view)
  }
  return rows.flatMap(({ task }) => views.get(task.numericId) ?? [])
}

async function expandTasks(
  reader: Reader,
  loaded: LoadedTasks,
  insights: ReadonlyMap<string, TaskInsights>,
  actor: Actor,
  expansion: Expansion,
): Promise<TaskView[]> {
  const { scope, tasks, facts, relation } = loaded
  const { tenantId, review, campaign } = scope
  const messages = tasks.map((row) => ({ row, ...taskMessage(loaded, insights.get(row.numericId), actor, row) }))
  const idsFor = (path: string, idsOf: (task: Task) => readonly string[]) =>
    expansion.wants(path) ? messages.flatMap(({ task }) => idsOf(task)).filter((id) => id !== '') : []
  const people = [
    ...idsFor('user_id', (task) => [task.userId]),
    ...idsFor('identity_user_id', (task) => [task.type.certify.identityUserId]),
    ...idsFor('created_by_user_id', (task) => [task.createdByUserId]),
    ...idsFor('step_approver_ids', (task) => task.stepApproverIds),
    ...idsFor('approver_ids', (task) => task.approverIds),
  ]
  const found = await findUsers(reader, tenantId, [...new Set(people)])
  const user = finderOf(found.map((person) => namedUser(actor, person)))
  const seesApps = actor.permissions.has('app.read')
  const limited = <T extends { id: string }, K extends keyof T>(objects: readonly T[], keys: readonly K[]) =>
    finderOf(seesApps ? objects : objects.map((object) => ({ ...pick(object, keys), id: object.id })))
  const app = limited(
    await loadApps(
      reader,
      tenantId,
      idsFor('app_id', (task) => [task.type.certify.appId]),
    ),
    OF_APP,
  )
  const entitlementIds = idsFor('app_entitlement_ids', (task) => [task.type.certify.appEntitlementId])
  const entitlement = limited(
    entitlementIds.length === 0 ? [] : await loadEntitlements(reader, tenantId, [...new Set(entitlementIds)]),
    OF_ENTITLEMENT,
  )
  const holder = limited(
    await loadResources(
      reader,
      tenantId,
      idsFor('resource', (task) => [task.type.certify.resource?.id ?? '']),
    ),
    OF_RESOURCE,
  )
  const wantsAccounts = expansion.wants('app_user_id') || expansion.wants('app_user_last_usage')
  const accounts = await loadFrozenAccounts(
    reader,
    tenantId,
    review.preparationKey,
    wantsAccounts ? tasks.map(({ principalKey }) => principalKey) : [],
  )
  const shownKeys = new Set(
    (campaign.reviewerAttributeConfig?.bindings ?? []).map(({ appId, attributeKey }) => `${appId} ${attributeKey}`),
  )
  const account = finderOf(
    accounts.map(({ appUser }) => ({
      ...appUser,
      profile: seesApps
        ? appUser.profile
        : Object.fromEntries(
            Object.entries(appUser.profile).filter(([key]) => shownKeys.has(`${appUser.appId} ${key}`)),
          ),
    })),
  )
  const lastUsage = finderOf(
    accounts.flatMap(({ appUser: { id, appId }, lastLoginAt }) =>
      lastLoginAt ? [{ id, appId, lastLoginAt: lastLoginAt.toISOString() }] : [],
    ),
  )
  return messages.map(({ row, task, view }) => {
    const { certify } = task.type
    const kinds = actorKinds(actor, scope.ownerIds, row, relation(row), facts(row).userId)
    const seesCampaign = kinds.has('owner') || kinds.has('auditor')
    const users = (path: string, ids: readonly string[]) =>
      expansion.add(
        path,
        'user.v1.User',
        ids.flatMap((id) => user(id)),
      )
    return {
      task,
      ...view,
      accessReviewPath: expansion.add('access_review_id', 'accessreview.v1.AccessReview', [
        seesCampaign ? campaign : { ...pick(campaign, OF_CAMPAIGN), id: campaign.id },
      ]),
      appPath: expansion.add('app_id', 'app.v1.App', app(certify.appId)),
      appUserPath: expansion.add('app_user_id', 'app.v1.AppUser', account(certify.appUserId)),
      appUserLastUsagePath: expansion.add(
        'app_user_last_usage',
        'app.v1.AppUserLastUsage',
        lastUsage(certify.appUserId),
      ),
      approversPath: users('approver_ids', task.approverIds),
      createdByUserPath: users('created_by_user_id', [task.createdByUserId]),
      entitlementsPath: expansion.add(
        'app_entitlement_ids',
        'app.v1.AppEntitlement',
        entitlement(certify.appEntitlementId),
      ),
      identityUserPath: users('identity_user_id', [certify.identityUserId]),
      insightsPath: expansion.add(
        'insight_ids',
        'insights.v1.Insight',
        (insights.get(row.numericId)?.insights ?? []).map((insight) => ({
          id: insightId(row.numericId, insight),
          ...insight,
        })),
      ),
      principalResourcePath: expansion.add('resource', 'app.v1.AppResource', holder(certify.resource?.id ?? '')),
      resourceBindingsPath: '',
      roleResourcePath: '',
      scopeResourcePath: '',
      stepApproversPath: users('step_approver_ids', task.stepApproverIds),
      userPath: users('user_id', [task.userId]),
    }
  })
}

/** One task, as a reply. */
export async function taskReply(
  reader: Reader,
  tenantId: TenantId,
  actor: Actor,
  settings: Settings,
  row: ReviewedTask,
  expansion: Expansion,
) {
  const [taskView] = await taskViews(reader, tenantId, actor, settings, [row], expansion)
  if (!taskView) throw new Error('a task without a view')
  return { taskView, expanded: expansion.expanded }
}
