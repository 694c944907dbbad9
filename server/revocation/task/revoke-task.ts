import type { Task, TaskActionType, TaskView } from '../../../contract/review/task.ts'
import type { Reader } from '../../db/index.ts'
import { findUsers, loadApps, loadEntitlements, visibleUser } from '../../directory/index.ts'
import type { Actor } from '../../http/index.ts'
import { type Expansion, finderOf } from '../../http/wire/expand.ts'
import type { TenantId } from '../../lib/ids.ts'
import { isOpenState, isPossible, processingOf, revokeOutcome } from '../change/revocation.states.ts'
import { revocationId, revocationStepId } from '../view/revocation-id.ts'
import { certTaskId } from '../view/revocation-message.ts'
import { actionRefusal, type RevocationAction, rightsOf } from '../view/revocation-rights.rules.ts'
import type { RevocationRow } from '../view/revocation-rows.store.ts'

/** What the actions of tasks do to a revocation: approving completes it, denying keeps the access. */
export const TASK_ACTIONS = { approve: 'complete', deny: 'keep', close: 'cancel' } as const satisfies Record<
  string,
  RevocationAction
>
const WIRE: Record<keyof typeof TASK_ACTIONS, TaskActionType> = {
  approve: 'TASK_ACTION_TYPE_APPROVE',
  deny: 'TASK_ACTION_TYPE_DENY',
  close: 'TASK_ACTION_TYPE_CLOSE',
}

function actionsOf(actor: Actor, row: RevocationRow): TaskActionType[] {
  const rights = rightsOf(actor, row)
  const names = Object.keys(TASK_ACTIONS) as (keyof typeof TASK_ACTIONS)[]
  return [
    ...names
      .filter((name) => actionRefusal(TASK_ACTIONS[name], rights, row.state) === undefined)
      .map((name) => WIRE[name]),
    ...(rights.comment ? (['TASK_ACTION_TYPE_COMMENT'] as const) : []),
    ...(rights.manage && isPossible('sendAgain', row.state) ? (['TASK_ACTION_TYPE_PROCESS_NOW'] as const) : []),
  ]
}

/** A revocation as a task, as clients of tasks read it. */
export function revokeTask(actor: Actor, row: RevocationRow): Task {
  const outcome = revokeOutcome(row.state)
  const isOpen = isOpenState(row.state)
  return {
    id: revocationId(row.createdAt, row.number),
    numericId: row.number,
    displayName: `Remove ${row.entitlementName} (${row.appName}): ${row.userName ?? row.holderName ?? row.accountName ?? ''}`,
    description: row.reason,
    state: isOpen ? 'TASK_STATE_OPEN' : 'TASK_STATE_CLOSED',
    processing: processingOf(row.state),
    type: {
      revoke: {
        appId: row.appId,
        appEntitlementId: row.entitlementId,
        appUserId: row.accountId ?? '',
        identityUserId: row.userId ?? '',
        ...(row.holder && { resource: row.holder }),
        outcome,
        ...(isOpen ? {} : { outcomeTime: row.stateAt.toISOString() }),
        source: row.campaignId
          ? { review: { accessReviewId: row.campaignId, certTicketId: certTaskId(row) } }
          : { request: { requestUserId: row.requestedBy ?? '' } },
      },
    },
    actions: actionsOf(actor, row),
    policy: {
      ...(isOpen && {
        current: {
          id: revocationStepId(row.createdAt, row.number),
          state: 'POLICY_STEP_STATE_ACTIVE',
          policyGenerationId: '',
          provision: {
            state:
              row.ticketId === ''
                ? 'PROVISION_INSTANCE_STATE_WAITING'
                : 'PROVISION_INSTANCE_STATE_EXTERNAL_TICKET_WAITING',
            externalTicketId: row.ticketId,
          },
        },
      }),
      history: [],
      next: [],
    },
    policyGenerationId: '',
    stepApproverIds: isOpen ? row.assigneeIds : [],
    approverIds: row.claimedBy ? [row.claimedBy] : [],
    userId: row.userId ?? '',
    createdByUserId: row.deniedBy ?? '',
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.stateAt.toISOString(),
    commentCount: row.commentCount,
    origin: row.campaignId ? 'TASK_ORIGIN_ACCESS_REVIEW' : 'TASK_ORIGIN_API',
    recommendation: 'INSIGHT_RECOMMENDATION_UNSPECIFIED',
    insightIds: [],
    analysisId: '',
    emergencyAccess: false,
    annotations: [],
    externalRefs: [],
    revocationTargets: row.targets.map(({ appId, appEntitlementId: id }) => ({ entitlementRef: { appId, id } })),
  }
}

const NO_PATHS = {
  ...{ accessReviewPath: '', appUserPath: '', appUserLastUsagePath: '', approversPath: '', insightsPath: '' },
  ...{ principalResourcePath: '', resourceBindingsPath: '', roleResourcePath: '', scopeResourcePath: '' },
  stepApproversPath: '',
}

/** Revoke tasks, with the app, entitlement and people that the caller asked for in `expansion`. */
export async function revokeTaskViews(
  reader: Reader,
  tenantId: TenantId,
  actor: Actor,
  rows: readonly RevocationRow[],
  expansion: Expansion,
): Promise<TaskView[]> {
  const ids = (path: string, idOf: (row: RevocationRow) => string | null) =>
    expansion.wants(path) ? [...new Set(rows.flatMap((row) => idOf(row) ?? []))] : []
  const people = [
    ...ids('user_id', ({ userId }) => userId),
    ...ids('identity_user_id', ({ userId }) => userId),
    ...ids('created_by_user_id', ({ deniedBy }) => deniedBy),
  ]
  const found = await findUsers(reader, tenantId, [...new Set(people)])
  const user = finderOf(found.map((person) => visibleUser(actor, person)))
  const seesApps = actor.permissions.has('app.read')
  const shown = <T extends { id: string; displayName: string }>(objects: readonly T[]) =>
    finderOf(seesApps ? objects : objects.map(({ id, displayName }) => ({ id, displayName })))
  const app = shown(
    await loadApps(
      reader,
      tenantId,
      ids('app_id', ({ appId }) => appId),
    ),
  )
  const entitlementIds = ids('app_entitlement_ids', ({ entitlementId }) => entitlementId)
  const entitlement = shown(entitlementIds.length === 0 ? [] : await loadEntitlements(reader, tenantId, entitlementIds))
  return rows.map((row) => {
    const task = revokeTask(actor, row)
    return {
      task,
      objectPermissions: {
        read: true,
        edit: task.actions.some((action) => action !== 'TASK_ACTION_TYPE_COMMENT'),
        delete: false,
        extra: {},
      },
      ...NO_PATHS,
      appPath: expansion.add('app_id', 'app.v1.App', app(row.appId)),
      entitlementsPath: expansion.add('app_entitlement_ids', 'app.v1.AppEntitlement', entitlement(row.entitlementId)),
      userPath: expansion.add('user_id', 'user.v1.User', user(row.userId ?? '')),
      identityUserPath: expansion.add('identity_user_id', 'user.v1.User', user(row.userId ?? '')),
      createdByUserPath: expansion.add('created_by_user_id', 'user.v1.User', user(row.deniedBy ?? '')),
    }
  })
}
