import { TASK_EXPAND_PATHS, TaskReply } from '../../../contract/review/task.ts'
import { CreateRevokeTaskRequest } from '../../../contract/review/task-action.ts'
import { findGrant, grantsOfUser } from '../../directory/index.ts'
import { writeOperation } from '../../http/index.ts'
import { findRevokeTask, revokeTaskReply } from '../task/revoke-task-access.ts'
import { revocationId } from '../view/revocation-id.ts'
import { findEntitlementOwnership } from './create-revoke-task.store.ts'
import { requestRevocation } from './make-revocations.ts'

export const createRevokeTask = writeOperation({
  id: 'svc.api.task.v1.TaskService.CreateRevokeTask',
  method: 'POST',
  path: '/api/v1/task/revoke',
  tag: 'Tasks',
  summary: 'Request the removal of access',
  description:
    'For owners of the app and people who may change apps. If the access is being removed already, the reply is the task that removes it.',
  permission: 'signed_in',
  idempotent: true,
  body: CreateRevokeTaskRequest,
  reply: TaskReply,
  errors: ['not_found', 'permission_denied', 'unknown_expand_path'],
  fieldReasons: ['required'],
  async run(context, { body }) {
    const { tx, tenant, actor, audit, fail, invalid, expand } = context
    const { appId, appEntitlementId, appUserId, identityUserId, description = '', expandMask } = body
    const expansion = expand(expandMask, TASK_EXPAND_PATHS)
    if (!appUserId && !identityUserId)
      return invalid({ field: 'appUserId', description: 'or identityUserId is required', reason: 'required' })
    const found = await findEntitlementOwnership(tx, tenant.id, { appId, appEntitlementId, userId: actor.userId })
    const may = actor.permissions.has('app.write') || (found?.ownsApp && actor.permissions.has('review.own'))
    if (!found || (!may && !actor.permissions.has('app.read'))) return fail('not_found', { thing: 'entitlement' })
    if (!may) return fail('permission_denied', { permission: 'app.write' })
    const [grant] = appUserId
      ? [await findGrant(tx, tenant.id, appEntitlementId, appUserId)]
      : await grantsOfUser(tx, tenant.id, identityUserId ?? '', [appEntitlementId])
    if (!grant) return fail('not_found', { thing: 'grant' })
    const wanted = { principalKey: grant.accountKey, entitlementKey: grant.entitlementKey }
    const { number, isNew } = await requestRevocation(tx, tenant.id, wanted, { userId: actor.userId, description })
    const row = await findRevokeTask(tx, context, number)
    if (!row) throw new Error('a revoke task that its requester cannot see')
    audit({ target: revocationId(row.createdAt, number), detail: { taskNumber: number, isNew } })
    return revokeTaskReply(tx, context, row, expansion)
  },
})
