import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** Whether the entitlement exists in the app, and whether a person owns the app. */
export const findEntitlementOwnership = (
  reader: Reader,
  tenantId: TenantId,
  { appId, appEntitlementId, userId }: { appId: string; appEntitlementId: string; userId: string },
) =>
  reader.first<{ ownsApp: boolean }>(sql`
    select a.owner_ids @> array[${userId}::text] as "ownsApp" from entitlements e
    join apps a on a.tenant_id = e.tenant_id and a.app_id = e.app_id
    where e.tenant_id = ${tenantId} and e.entitlement_id = ${appEntitlementId} and e.app_id = ${appId}`)
