import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { live, type Snapshot } from '../../scope/index.ts'

export interface TreeNode {
  id: string
  displayName: string
  /** What it is inside: a resource, or its app; empty for an app. */
  parentId: string
}

/** Resources, all that they are inside, and apps, as of a snapshot. */
export const listTreeNodes = (
  reader: Reader,
  tenantId: TenantId,
  snapshot: Snapshot,
  { resourceIds, appIds }: { resourceIds: readonly string[]; appIds: readonly string[] },
): Promise<TreeNode[]> =>
  reader.rows<TreeNode>(sql`
    with recursive line as (
      select r.resource_id, r.display_name, r.parent_id, r.app_id, 0 as step from resource_versions r
      where r.tenant_id = ${tenantId} and r.resource_id = any(${resourceIds}::text[]) and ${live(sql`r`, 'resource', snapshot)}
      union
      select r.resource_id, r.display_name, r.parent_id, r.app_id, line.step + 1
      from line join resource_versions r on r.tenant_id = ${tenantId} and r.resource_id = line.parent_id
        and ${live(sql`r`, 'resource', snapshot)}
      where line.step < 32)
    select distinct resource_id as id, display_name as "displayName", coalesce(parent_id, app_id) as "parentId" from line
    union all
    select a.app_id, a.display_name, '' from app_versions a
    where a.tenant_id = ${tenantId} and a.app_id = any(${appIds}::text[]) and ${live(sql`a`, 'app', snapshot)}`)
