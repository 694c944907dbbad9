import type { Delegation, SetDelegationRequest } from '../../../contract/directory/user.ts'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import type { Tx } from '../../db/index.ts'
import type { WriteContext } from '../../http/operation.ts'
import type { TenantId } from '../../lib/ids.ts'
import {
  delegatesBack,
  deleteDelegation,
  lockUsers,
  type NewDelegation,
  replaceDelegation,
} from './delegation.store.ts'
import { findUsers } from './user.store.ts'

/** Replaces the delegation of a person, or removes it when the request names no delegate. */
export async function changeDelegation(
  { tx, tenant, audit, invalid }: Pick<WriteContext, 'tx' | 'tenant' | 'audit' | 'invalid'>,
  userId: string,
  body: SetDelegationRequest,
): Promise<Delegation> {
  audit({ target: userId, detail: body })
  const now = await tx.now()
  const { delegatedUserId, delegationStartAt: start, delegationExpireAt: expire } = body
  if (!delegatedUserId) {
    if (start || expire) return invalid({ field: 'delegatedUserId', description: 'is required when a time is set' })
    const ended = await deleteDelegation(tx, tenant.id, userId)
    return ended ? { ...ended, deletedAt: now.toISOString() } : { userId, delegatedUserId: '' }
  }
  await lockUsers(tx, tenant.id, [userId, delegatedUserId])
  const startAt = start ? new Date(start) : now
  const wanted = { userId, delegatedUserId, startAt, expireAt: expire ? new Date(expire) : null }
  const violations = [...timeViolations(wanted, now), ...(await delegateViolations(tx, tenant.id, wanted))]
  if (violations.length > 0) return invalid(...violations)
  return replaceDelegation(tx, tenant.id, wanted)
}

function timeViolations({ startAt, expireAt }: NewDelegation, now: Date): FieldViolation[] {
  if (expireAt === null) return []
  if (expireAt <= startAt) return [{ field: 'delegationExpireAt', description: 'must be later than delegationStartAt' }]
  return expireAt <= now ? [{ field: 'delegationExpireAt', description: 'must be in the future' }] : []
}

async function delegateViolations(tx: Tx, tenantId: TenantId, wanted: NewDelegation): Promise<FieldViolation[]> {
  const fault = (description: string) => [{ field: 'delegatedUserId', description }]
  if (wanted.delegatedUserId === wanted.userId) return fault('must be somebody else')
  const [delegate] = await findUsers(tx, tenantId, [wanted.delegatedUserId])
  if (!delegate) return fault('is not the id of a user')
  if (delegate.status !== 'ENABLED') return fault(`is the id of a user who is ${delegate.status.toLowerCase()}`)
  if (await delegatesBack(tx, tenantId, wanted))
    return fault('is a user whose delegate is this person during that time')
  return []
}
