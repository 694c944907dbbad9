import type { Directory, PlannedScope, Resource } from './directory.ts'

/** The ids of the resources whose entitlements the resource group of a scope lets in. */
export function resourcesInScope(directory: Directory, scope: PlannedScope): Set<string> {
  const { resourceSelection, scopeRoleSelection } = scope.scopeV2 ?? {}
  const { resources: selected = [], scope_roles: pairs = [] } = scope.selections
  const ids = new Set<string>()
  for (const { id, appId } of directory.resources) {
    const isChosen = selected.some((entry) => entry.appId === appId && entry.objectId === id)
    if (resourceSelection && isChosen) ids.add(id)
    // A pair of a scope and a role means something only where the role is that scope or lies in it.
    const isRole = pairs.some(
      (pair) => pair.appId === appId && pair.roleId === id && lineOf(directory, id).includes(pair.objectId),
    )
    if (scopeRoleSelection && isRole) ids.add(id)
  }
  if (scope.scopeType === 'ACCESS_REVIEW_SCOPE_TYPE_BY_INHERITANCE') addWhatGivesAccess(directory, ids)
  return ids
}

/** A resource, what contains it, what contains that, and so on. */
function lineOf(directory: Directory, id: string): string[] {
  const resource = directory.resources.find((each) => each.id === id)
  if (!resource) return []
  return resource.parentId === null ? [id] : [id, ...lineOf(directory, resource.parentId)]
}

/** Access to a resource comes from what contains it and from groups that hold one of its entitlements; so on upwards. */
function addWhatGivesAccess(directory: Directory, ids: Set<string>): void {
  for (let size = -1; size !== ids.size; ) {
    size = ids.size
    for (const resource of directory.resources) if (givesAccess(directory, resource, ids)) ids.add(resource.id)
  }
}

function givesAccess(directory: Directory, { id }: Resource, ids: Set<string>): boolean {
  const containsOne = directory.resources.some((child) => ids.has(child.id) && child.parentId === id)
  const holdsOne = directory.grants.some(({ toResource, principalId, entitlementId }) => {
    const entitlement = directory.entitlements.find((each) => each.id === entitlementId)
    return toResource && principalId === id && entitlement !== undefined && ids.has(entitlement.resourceId)
  })
  return containsOne || holdsOne
}
