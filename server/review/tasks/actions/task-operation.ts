import type { Static, TObject, TSchema } from 'typebox'
import type { Permission } from '../../../../contract/auth/roles.ts'
import { TASK_EXPAND_PATHS } from '../../../../contract/review/task.ts'
import type { ErrorName, FieldReason } from '../../../../contract/wire/errors.ts'
import type { WriteOperation } from '../../../http/index.ts'
import type { Input, Narrow, WriteContext } from '../../../http/operation.ts'
import { pick } from '../../../lib/pick.ts'
import { actOnRevokeTask, REVOKE_TASK_ERRORS } from '../../../revocation/index.ts'
import { findTasks } from '../../task.store.ts'
import type { SeenTask } from '../access/task-access.ts'
import type { TaskAction } from '../access/task-rights.rules.ts'
import { taskReply } from '../view/task-view.ts'
import { LOCK_ERRORS, lockTask } from './lock-task.ts'

type BodyOf<B extends TObject> = Static<B> & {
  expandMask?: { paths?: string[] }
  policyStepId?: string
  comment?: string
}

export interface TaskOperation<B extends TObject, E extends ErrorName> {
  /** The last part of its path, and of its id. */
  name: string
  method: string
  summary: string
  description: string
  permission: Permission
  body: B
  reply: TSchema
  /** The field of the reply that names what was done. */
  idField?: 'ticketActionId' | 'taskActionId'
  errors?: readonly E[]
  fieldReasons?: readonly FieldReason[]
  example?: Static<B>
  /** What the caller must be allowed to do. */
  action: Exclude<TaskAction, 'see'>
  /** Whether a quoted `policyStepId` must be the current one. */
  comparesStep?: boolean
  /** Does it; the id of what was done. The task is locked and may be changed by the caller. */
  act(
    context: Narrow<WriteContext, E | (typeof LOCK_ERRORS)[number]>,
    seen: SeenTask,
    body: BodyOf<B>,
  ): Promise<string | undefined>
}

/** An action on one task. It replies with the task after the action. */
export const taskOperation = <B extends TObject, E extends ErrorName = never>(
  declaration: TaskOperation<B, E>,
): WriteOperation => {
  const { name, method, idField, errors = [], action, comparesStep = true, act, ...rest } = declaration
  return {
    ...rest,
    effect: 'write',
    id: `svc.api.task.v1.TaskActionsService.${method}`,
    method: 'POST',
    path: `/api/v1/tasks/{task_id}/action/${name}`,
    tag: 'Tasks',
    idempotent: true,
    errors: [...new Set([...LOCK_ERRORS, ...REVOKE_TASK_ERRORS, 'unknown_expand_path' as const, ...errors])],
    async run(context: WriteContext, { params, body }: Input<string, TObject, TObject>) {
      const { tx, tenant, actor, audit, expand } = context
      const { expandMask, policyStepId, comment } = body as BodyOf<B>
      const expansion = expand(expandMask, TASK_EXPAND_PATHS)
      const { task_id: text = '' } = params as Record<string, string>
      const revoked = await actOnRevokeTask(context, text, name, { comment, policyStepId }, expansion)
      if (revoked) return pick(revoked, ['taskView', 'expanded', ...(idField ? [idField] : [])])
      const seen = await lockTask(context, text, action, comparesStep ? policyStepId || undefined : undefined)
      const done = await act(context as never, seen, body as BodyOf<B>)
      const { review } = seen.scope
      audit({
        campaign: review.campaignId,
        detail: { taskNumber: seen.task.numericId, ...(comment ? { comment } : {}) },
      })
      const [task] = await findTasks(tx, tenant.id, review.key, [seen.task.numericId])
      if (!task) throw new Error('the task is gone')
      const reply = await taskReply(tx, tenant.id, actor, { review, task }, expansion)
      return { ...reply, ...(idField ? { [idField]: done ?? '' } : {}) }
    },
  } as unknown as WriteOperation
}
