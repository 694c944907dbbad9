import type { WriteContext } from '../../http/operation.ts'
import { moveRevocations } from './move-revocations.ts'
import { restartRefusal } from './revocation.states.ts'
import { lockOfTask } from './revocation.store.ts'

type Context = Pick<WriteContext, 'tx' | 'tenant' | 'actor'> & {
  fail(error: 'removal_under_way' | 'access_removed', params?: Record<string, string>): never
}

/** Cancels the removal of the access of a denied task that is restarted; refuses once somebody has begun it. */
export async function cancelForRestart(
  { tx, tenant, actor, fail }: Context,
  reviewKey: string,
  taskNumber: string,
): Promise<void> {
  const revocations = await lockOfTask(tx, tenant.id, reviewKey, taskNumber)
  for (const { number, state } of revocations) {
    const refusal = restartRefusal(state)
    if (refusal) fail(refusal, { number, state })
  }
  await moveRevocations(tx, tenant.id, 'restart', revocations, { userId: actor.userId })
}
