import type { Reader } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { CampaignScope } from './scope-context.ts'

/** Resources from which a selected one is reachable, each with the path to it, nearest first; its own path is empty. */
export type ReachableResources = Map<string, readonly string[]>

/**
 * The selected resources and roles; by inheritance also their parents and the resources that hold one of their
 * entitlements. One statement for each step away from the selection; a cycle ends where it began.
 */
export async function findReachableResources(
  reader: Reader,
  tenantId: TenantId,
  scope: CampaignScope,
): Promise<ReachableResources> {
  const selected = [
    ...(scope.scopeV2?.resourceSelection ? await selectedResources(reader, tenantId, scope.sets.resources) : []),
    ...(scope.scopeV2?.scopeRoleSelection ? await selectedRoles(reader, tenantId, scope.sets.scope_roles) : []),
  ]
  const reachable: ReachableResources = new Map(selected.map((id) => [id, []]))
  if (scope.scopeType !== 'ACCESS_REVIEW_SCOPE_TYPE_BY_INHERITANCE') return reachable
  for (let edge = [...reachable.keys()]; edge.length > 0; ) {
    const next: string[] = []
    for (const { from, to } of await listInheritanceSources(reader, tenantId, edge)) {
      if (reachable.has(to)) continue
      reachable.set(to, [from, ...(reachable.get(from) ?? [])])
      next.push(to)
    }
    edge = next
  }
  return reachable
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

const selectedResources = async (reader: Reader, tenantId: TenantId, set: string | undefined): Promise<string[]> =>
  idsOf(
    await reader.rows<{ id: string }>(sql`
      select r.resource_id as id from selection_entries s
      join resources r on r.tenant_id = s.tenant_id and r.resource_id = s.object_id and r.app_id = s.app_id
      where s.tenant_id = ${tenantId} and s.set_id = ${set ?? ''} order by 1`),
  )

/** Selected roles that are their scope resource or lie below it. */
const selectedRoles = async (reader: Reader, tenantId: TenantId, set: string | undefined): Promise<string[]> =>
  idsOf(
    await reader.rows<{ id: string }>(sql`
      with recursive above as (
        select s.role_id, s.object_id as scope_id, r.resource_id, r.parent_id from selection_entries s
        join resources r on r.tenant_id = s.tenant_id and r.resource_id = s.role_id and r.app_id = s.app_id
        where s.tenant_id = ${tenantId} and s.set_id = ${set ?? ''}
        union
        select above.role_id, above.scope_id, r.resource_id, r.parent_id from above
        join resources r on r.tenant_id = ${tenantId} and r.resource_id = above.parent_id
        where above.resource_id <> above.scope_id)
      select distinct role_id as id from above where resource_id = scope_id order by 1`),
  )

export interface Inheritance {
  resourceId: string
  parentCount: number
  groupCount: number
}

/** How many resources access flows in from, to each of these: parents, and others that hold one of their entitlements. */
export const countInheritance = (reader: Reader, tenantId: TenantId, ids: readonly string[]): Promise<Inheritance[]> =>
  reader.rows<Inheritance>(sql`
    with recursive flow as (
      select r.resource_id as root, r.resource_id as id, false as is_group from resources r
      where r.tenant_id = ${tenantId} and r.resource_id = any(${ids}::text[])
      union
      select flow.root, n.id, n.is_group from flow cross join lateral (
        select p.resource_id as id, false as is_group from resources r
        join resources p on p.tenant_id = r.tenant_id and p.resource_id = r.parent_id
        where r.tenant_id = ${tenantId} and r.resource_id = flow.id
        union all
        select h.resource_id, true from entitlements e
        join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key and g.to_resource
        join resources h on h.tenant_id = g.tenant_id and h.resource_key = g.principal_key
        where e.tenant_id = ${tenantId} and e.resource_id = flow.id) n)
    select root as "resourceId", count(*) filter (where id <> root and not is_group)::int as "parentCount",
      count(*) filter (where id <> root and is_group)::int as "groupCount"
    from (select root, id, bool_and(is_group) as is_group from flow group by root, id) f group by root order by root`)

/** Where access to these resources is inherited from: the parent, and resources that hold one of their entitlements. */
const listInheritanceSources = (reader: Reader, tenantId: TenantId, ids: readonly string[]) =>
  reader.rows<{ from: string; to: string }>(sql`
    select r.resource_id as from, p.resource_id as to from resources r
    join resources p on p.tenant_id = r.tenant_id and p.resource_id = r.parent_id
    where r.tenant_id = ${tenantId} and r.resource_id = any(${ids}::text[])
    union
    select e.resource_id, h.resource_id from entitlements e
    join grants g on g.tenant_id = e.tenant_id and g.entitlement_key = e.entitlement_key and g.to_resource
    join resources h on h.tenant_id = g.tenant_id and h.resource_key = g.principal_key
    where e.tenant_id = ${tenantId} and e.resource_id = any(${ids}::text[])
    order by 1, 2`)
