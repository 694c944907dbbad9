import type { Narrow, OperationContext } from '../../http/operation.ts'

/** Stops the operation unless it is about the caller, or the caller may see everybody. */
export function requireSelfOrReader(
  { actor, fail }: Pick<Narrow<OperationContext, 'permission_denied'>, 'actor' | 'fail'>,
  userId: string,
): void {
  if (userId !== actor.userId && !actor.permissions.has('user.read'))
    fail('permission_denied', { permission: 'user.read' })
}
