import type { Narrow, OperationContext } from '../../http/operation.ts'

/** Another person is not found by a caller who may not see everybody. */
export function requireSelfOrReader(
  { actor, fail }: Pick<Narrow<OperationContext, 'not_found'>, 'actor' | 'fail'>,
  userId: string,
): void {
  if (userId !== actor.userId && !actor.permissions.has('user.read')) fail('not_found', { thing: 'user' })
}
