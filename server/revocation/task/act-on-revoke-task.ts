import type { WriteContext } from '../../http/operation.ts'
import type { Expansion } from '../../http/wire/expand.ts'
import { applyAction } from '../change/apply-action.ts'
import { moveRevocations } from '../change/move-revocations.ts'
import { isPossible } from '../change/revocation.states.ts'
import { recordComment } from '../change/revocation.store.ts'
import { revocationId, revocationStepId } from '../view/revocation-id.ts'
import { ACTIONS, actionRefusal, allowedPeople, rightsOf } from '../view/revocation-rights.rules.ts'
import { lockRevocations, type RevocationRow } from '../view/revocation-rows.store.ts'
import { TASK_ACTIONS } from './revoke-task.ts'
import { findRevokeTask, revokeTaskReply } from './revoke-task-access.ts'

/** Errors of actions on revoke tasks. */
export const REVOKE_TASK_ERRORS = ['not_found', 'action_not_allowed', 'wrong_removal_state', 'wrong_task_type'] as const

type Context = Pick<WriteContext, 'tx' | 'tenant' | 'actor' | 'settings' | 'audit' | 'invalid'> & {
  fail(error: (typeof REVOKE_TASK_ERRORS)[number], params?: Record<string, string>): never
}

interface Quoted {
  comment?: string | undefined
  policyStepId?: string | undefined
}

/**
 * Does to a revoke task what an action of tasks means for it; undefined when the text names no revoke task that the
 * caller sees. `process` sends it again. Writes the note of the audit entry.
 */
export async function actOnRevokeTask(
  context: Context,
  text: string,
  name: string,
  { comment = '', policyStepId }: Quoted,
  expansion: Expansion,
) {
  const { tx, audit, fail, invalid } = context
  const found = await findRevokeTask(tx, context, text)
  if (!found) return undefined
  if (policyStepId && policyStepId !== revocationStepId(found.createdAt, found.number))
    return invalid({ field: 'policyStepId', description: 'is not a step of this task. Send task.policy.current.id' })
  if (name === 'process') await sendAgain(context, found)
  else if (name === 'comment') await addComment(context, found, comment)
  else if (Object.hasOwn(TASK_ACTIONS, name))
    await act(context, found, TASK_ACTIONS[name as keyof typeof TASK_ACTIONS], comment)
  else return fail('wrong_task_type', { kind: 'the removal of access', action: name, types: 'reviews' })
  const id = revocationId(found.createdAt, found.number)
  audit({
    target: id,
    ...(found.campaignId && { campaign: found.campaignId }),
    detail: { taskNumber: found.number, ...(comment && { comment }) },
  })
  const after = await findRevokeTask(tx, context, id)
  if (!after) throw new Error('the revoke task is gone')
  return { ...(await revokeTaskReply(tx, context, after, expansion)), ticketActionId: id, taskActionId: id }
}

/** The state as it is once the row is locked. */
async function lockedRights({ tx, tenant, actor, fail }: Context, { number }: RevocationRow) {
  const [row] = await lockRevocations(tx, tenant.id, actor, [number])
  if (!row) return fail('not_found', { thing: 'task' })
  return { state: row.state, rights: rightsOf(actor, row) }
}

async function act(
  context: Context,
  found: RevocationRow,
  action: (typeof TASK_ACTIONS)[keyof typeof TASK_ACTIONS],
  comment: string,
): Promise<void> {
  const { tx, tenant, actor, fail, invalid } = context
  const { state, rights } = await lockedRights(context, found)
  const refusal = actionRefusal(action, rights, state)
  if (refusal === 'ACTION_NOT_ALLOWED')
    return fail('action_not_allowed', { who: allowedPeople(action), action: ACTIONS[action].verb })
  if (refusal) return fail('wrong_removal_state', { state, action: ACTIONS[action].verb })
  if (action !== 'complete' && comment.trim() === '')
    return invalid({ field: 'comment', description: 'must say why', reason: 'reason_required' })
  await applyAction(tx, tenant.id, action, [found.number], { userId: actor.userId, comment })
}

async function addComment(context: Context, found: RevocationRow, comment: string): Promise<void> {
  const { tx, tenant, actor, fail, invalid } = context
  const { state, rights } = await lockedRights(context, found)
  if (!rights.comment) return fail('action_not_allowed', { who: COMMENTERS, action: 'comment on' })
  if (comment.trim() === '')
    return invalid({ field: 'comment', description: 'must not be empty', reason: 'reason_required' })
  await recordComment(tx, tenant.id, { number: found.number, state, userId: actor.userId, comment })
}
const COMMENTERS = 'somebody who carries it out or asked for it, an owner of the campaign or an administrator'

async function sendAgain(context: Context, found: RevocationRow): Promise<void> {
  const { tx, tenant, actor, fail } = context
  const { state, rights } = await lockedRights(context, found)
  if (!rights.manage) return fail('action_not_allowed', { who: allowedPeople('cancel'), action: 'send again' })
  if (isPossible('sendAgain', state))
    await moveRevocations(tx, tenant.id, 'sendAgain', [{ number: found.number }], { userId: actor.userId })
}
