import type { UserOwnershipEntry } from '../../../contract/directory/app.ts'
import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

/** In the order in which they are listed. */
const TYPES = ['USER_OWNERSHIP_TYPE_APP', 'USER_OWNERSHIP_TYPE_RESOURCE', 'USER_OWNERSHIP_TYPE_ENTITLEMENT']

/** An entry with its place in the list: the rank of its type, then its id. */
export type OwnershipRow = UserOwnershipEntry & { rank: number; id: string }

/** The objects that a person owns, by type and then by id, after a given place; no types means all. */
export const listOwnerships = (
  reader: Reader,
  tenantId: TenantId,
  userId: string,
  types: readonly string[],
  page: { rank: number; id: string; limit: number },
): Promise<OwnershipRow[]> =>
  reader.rows<OwnershipRow>(sql`
    with owned as (
      select 1 as rank, app_id as id, app_id, '' as resource_type_id, '' as resource_id, '' as resource_name,
        '' as entitlement_id, '' as entitlement_name
      from apps where tenant_id = ${tenantId} and owner_ids @> array[${userId}]
      union all
      select 2, resource_id, app_id, resource_type_id, resource_id, display_name, '', ''
      from resources where tenant_id = ${tenantId} and owner_ids @> array[${userId}]
      union all
      select 3, e.entitlement_id, e.app_id, e.resource_type_id, e.resource_id, coalesce(r.display_name, ''),
        e.entitlement_id, e.display_name
      from entitlements e left join resources r on r.tenant_id = e.tenant_id and r.resource_id = e.resource_id
      where e.tenant_id = ${tenantId} and e.owner_ids @> array[${userId}])
    select o.rank, o.id, (${TYPES}::text[])[o.rank] as "ownershipType", o.app_id as "appId",
      a.display_name as "appDisplayName", o.resource_type_id as "resourceTypeId", o.resource_id as "resourceId",
      o.resource_name as "resourceDisplayName", o.entitlement_id as "entitlementId",
      o.entitlement_name as "entitlementDisplayName"
    from owned o join apps a on a.tenant_id = ${tenantId} and a.app_id = o.app_id
    where (o.rank, o.id) > (${page.rank}::int, ${page.id}) and (${types}::text[] = '{}' or (${TYPES}::text[])[o.rank] = any(${types}::text[]))
    order by o.rank, o.id limit ${page.limit}`)
