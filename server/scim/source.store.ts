import type { Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

/** What a source writes to. Empty ids are of what does not exist yet, or no longer. */
export interface SourceState {
  appId: string
  resourceTypeId: string
  /** Empty when the sync of the present hour has not begun. */
  syncId: string
  /** The one before, if there was one. */
  lastSyncId: string
}

/** The state of a source, locked until the end of the transaction: its writes come one after the other. */
export async function lockSourceState(tx: Tx, tenantId: TenantId, sourceId: string): Promise<SourceState> {
  await tx.count(sql`
    insert into scim_sources (tenant_id, source_id) values (${tenantId}, ${sourceId}) on conflict do nothing`)
  await tx.count(sql`
    select 1 from scim_sources where tenant_id = ${tenantId} and source_id = ${sourceId} for update`)
  const state = await tx.first<SourceState>(sql`
    select coalesce(a.app_id, '') as "appId", coalesce(t.resource_type_id, '') as "resourceTypeId",
      case when s.sync_hour = date_trunc('hour', now()) then s.sync_id else '' end as "syncId", coalesce(s.sync_id, '') as "lastSyncId"
    from scim_sources s
    left join apps a on a.tenant_id = s.tenant_id and a.app_id = s.app_id
    left join resource_types t on t.tenant_id = a.tenant_id and t.app_id = a.app_id
      and t.resource_type_id = s.resource_type_id
    where s.tenant_id = ${tenantId} and s.source_id = ${sourceId}`)
  return state ?? { appId: '', resourceTypeId: '', syncId: '', lastSyncId: '' }
}

export const updateSourceState = (
  tx: Tx,
  tenantId: TenantId,
  sourceId: string,
  state: Omit<SourceState, 'lastSyncId'>,
) =>
  tx.count(sql`
    update scim_sources set app_id = ${state.appId}, resource_type_id = ${state.resourceTypeId},
      sync_id = ${state.syncId}, sync_hour = date_trunc('hour', now())
    where tenant_id = ${tenantId} and source_id = ${sourceId}`)
