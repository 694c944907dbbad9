import type { Static } from 'typebox'
import type { BindingReply } from '../../../contract/directory/grant.ts'
import type { ErrorParams } from '../../http/api-error.ts'
import type { PathParams, WriteContext } from '../../http/operation.ts'
import { lockApp } from '../apps/app.store.ts'
import { findEntitlement } from '../entitlements/entitlement.store.ts'
import { findGrant, updateGrantExpiry } from './grant.store.ts'
import { bindingMessage } from './grant-view.ts'

/** The path of operations on one grant. */
export const GRANT_PATH = '/api/v1/apps/{app_id}/entitlements/{app_entitlement_id}/users/{app_user_id}'

type Context = Pick<WriteContext, 'tx' | 'tenant' | 'audit' | 'invalid'> & {
  fail(error: 'not_found', params?: ErrorParams): never
}

/** Changes or removes the end of a grant. */
export async function setExpiry(
  { tx, tenant, audit, invalid, fail }: Context,
  { app_id: appId, app_entitlement_id: id, app_user_id: accountId }: PathParams<typeof GRANT_PATH>,
  expiresAt: Date | null,
): Promise<Static<typeof BindingReply>> {
  await lockApp(tx, tenant.id, appId)
  const entitlement = await findEntitlement(tx, tenant.id, appId, id)
  const before = entitlement && (await findGrant(tx, tenant.id, id, accountId))
  if (!before) return fail('not_found', { thing: 'grant' })
  const problem = expiresAt && expiryProblem(expiresAt, await tx.now(), entitlement.settings.durationGrant)
  if (problem) return invalid({ field: 'newDeprovisionAt', description: problem })
  if (expiresAt?.getTime() !== before.expiresAt?.getTime())
    await updateGrantExpiry(tx, tenant.id, before.version, expiresAt)
  audit({ target: id, detail: { appId, appUserId: accountId, expiresAt: expiresAt?.toISOString() ?? null } })
  const after = await findGrant(tx, tenant.id, id, accountId)
  return after ? { binding: bindingMessage(after) } : fail('not_found', { thing: 'grant' })
}

function expiryProblem(expiresAt: Date, now: Date, longest: string | undefined): string | undefined {
  if (expiresAt <= now) return 'must be in the future'
  const isTooLong = longest !== undefined && expiresAt.getTime() - now.getTime() > Number.parseFloat(longest) * 1000
  // Clients look for this sentence (interface 7.4).
  return isTooLong ? `grant duration must be less than or equal to max provision time (${longest})` : undefined
}
