import type { Task, TaskView } from '../../../../contract/review/task.ts'
import type { Reader } from '../../../db/index.ts'
import { findUsers, loadApps, loadEntitlements, loadResources } from '../../../directory/index.ts'
import type { Actor } from '../../../http/index.ts'
import { type Expansion, finderOf } from '../../../http/wire/expand.ts'
import { pick } from '../../../lib/pick.ts'
import { insightId, type TaskInsights } from '../../facts/facts-of-tasks.ts'
import { actorKinds } from '../access/task-actor.ts'
import type { LoadedTasks } from './load-tasks.ts'
import { namedUser } from './named-user.ts'
import { loadFrozenAccounts } from './task-facts.store.ts'
import { taskMessage } from './task-message.ts'

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

/** What a review task is about. */
function certifyOf({ type: { certify } }: Task): NonNullable<Task['type']['certify']> {
  if (!certify) throw new Error('a review task of another type')
  return certify
}

/** Task views, with the related objects that the caller asked for in `expansion`. */
export async function expandTasks(
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
    ...idsFor('identity_user_id', (task) => [certifyOf(task).identityUserId]),
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
      idsFor('app_id', (task) => [certifyOf(task).appId]),
    ),
    OF_APP,
  )
  const entitlementIds = idsFor('app_entitlement_ids', (task) => [certifyOf(task).appEntitlementId])
  const entitlement = limited(
    entitlementIds.length === 0 ? [] : await loadEntitlements(reader, tenantId, [...new Set(entitlementIds)]),
    OF_ENTITLEMENT,
  )
  const holder = limited(
    await loadResources(
      reader,
      tenantId,
      idsFor('resource', (task) => [certifyOf(task).resource?.id ?? '']),
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
    const certify = certifyOf(task)
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
