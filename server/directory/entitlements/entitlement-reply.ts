import type { Static } from 'typebox'
import type { AppEntitlementReply } from '../../../contract/directory/entitlement.ts'
import type { Reader } from '../../db/index.ts'
import type { Actor } from '../../http/index.ts'
import type { Expansion } from '../../http/wire/expand.ts'
import type { TenantId } from '../../lib/ids.ts'
import { findEntitlement } from './entitlement.store.ts'
import { entitlementViews } from './entitlement-view.ts'

/** One entitlement of an app as a view, or undefined when there is none. */
export async function entitlementReply(
  db: Reader,
  tenantId: TenantId,
  actor: Actor,
  appId: string,
  id: string,
  expansion: Expansion,
): Promise<Static<typeof AppEntitlementReply> | undefined> {
  const row = await findEntitlement(db, tenantId, appId, id)
  const [appEntitlementView] = await entitlementViews(db, tenantId, actor, row ? [row] : [], expansion)
  return appEntitlementView && { appEntitlementView, expanded: expansion.expanded }
}
