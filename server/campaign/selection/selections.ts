import type { Static, TObject } from 'typebox'
import {
  ConflictMonitorSelection,
  EntitlementSelection,
  ResourceSelection,
  type ResourceTypeIdRef,
  ResourceTypeSelection,
  ScopeRoleSelection,
  SetConflictMonitorsRequest,
  SetEntitlementsRequest,
  SetResourcesRequest,
  SetResourceTypesRequest,
  SetScopeRolesRequest,
} from '../../../contract/campaign/campaign-setup.ts'
import { EXAMPLE_IDS } from '../../../contract/wire/example-ids.ts'
import type { SelectionList } from '../../scope/index.ts'
import type { RequestedEntry } from './change-selection.ts'
import type { Entry } from './selection.store.ts'

/** A selection of a campaign, which the API reads and replaces as a whole. */
export interface Selection {
  list: SelectionList
  /** Last part of its path, and of the ids of its operations. */
  path: string
  service: string
  /** Its name in a sentence, and the member of the scope that it belongs to. */
  name: string
  member: string
  /** What one entry names. */
  thing: string
  reply: TObject
  request: TObject
  /** An entry of a request, for the API document. */
  example: object
  toEntry(ref: never): RequestedEntry
  toRef(entry: Entry): object
}

export const entryOf = (entry: Partial<RequestedEntry> & { objectId: string }): RequestedEntry => ({
  appId: '',
  roleId: '',
  ...entry,
})

type TypeRef = Static<typeof ResourceTypeIdRef>
export const RESOURCE_TYPES = {
  list: 'resource_types',
  path: 'scope_by_resource_type',
  service: 'ScopeByResourceType',
  name: 'resource types',
  member: 'resourceTypeSelections',
  thing: 'resource type in this app',
  reply: ResourceTypeSelection,
  request: SetResourceTypesRequest,
  example: { appId: EXAMPLE_IDS.app, resourceTypeId: EXAMPLE_IDS.resourceType },
  toEntry: ({ appId, resourceTypeId }: TypeRef) => entryOf({ appId, objectId: resourceTypeId }),
  toRef: ({ appId, objectId }: Entry) => ({ appId, resourceTypeId: objectId }),
} satisfies Selection

/** Selections without operations in the public interface; theirs all have the same form. */
export const SELECTIONS: readonly Selection[] = [
  {
    list: 'excluded_entitlements',
    path: 'excluded_entitlements',
    service: 'ExcludedEntitlements',
    name: 'excluded entitlements',
    member: 'excludedSpecificResources',
    thing: 'entitlement in this app',
    reply: EntitlementSelection,
    request: SetEntitlementsRequest,
    example: { appId: EXAMPLE_IDS.app, appEntitlementId: EXAMPLE_IDS.entitlement },
    toEntry: (ref: { appId: string; appEntitlementId: string }) =>
      entryOf({ appId: ref.appId, objectId: ref.appEntitlementId }),
    toRef: ({ appId, objectId }) => ({ appId, appEntitlementId: objectId }),
  },
  {
    ...RESOURCE_TYPES,
    list: 'excluded_resource_types',
    path: 'excluded_resource_types',
    service: 'ExcludedResourceTypes',
    name: 'excluded resource types',
    member: 'excludedResourceTypeSelections',
  },
  {
    list: 'resources',
    path: 'resources',
    service: 'Resources',
    name: 'resources',
    member: 'resourceSelection',
    thing: 'resource in this app',
    reply: ResourceSelection,
    request: SetResourcesRequest,
    example: { appId: EXAMPLE_IDS.app, appResourceId: EXAMPLE_IDS.resource },
    toEntry: (ref: { appId: string; appResourceId: string }) =>
      entryOf({ appId: ref.appId, objectId: ref.appResourceId }),
    toRef: ({ appId, objectId }) => ({ appId, appResourceId: objectId }),
  },
  {
    list: 'scope_roles',
    path: 'scope_roles',
    service: 'ScopeRoles',
    name: 'scope-and-role pairs',
    member: 'scopeRoleSelection',
    thing: 'pair of resources in this app',
    reply: ScopeRoleSelection,
    request: SetScopeRolesRequest,
    example: {
      appId: EXAMPLE_IDS.app,
      scopeResourceId: EXAMPLE_IDS.resource,
      roleResourceId: EXAMPLE_IDS.roleResource,
    },
    toEntry: (ref: { appId: string; scopeResourceId: string; roleResourceId: string }) =>
      entryOf({ appId: ref.appId, objectId: ref.scopeResourceId, roleId: ref.roleResourceId }),
    toRef: ({ appId, objectId, roleId }) => ({ appId, scopeResourceId: objectId, roleResourceId: roleId }),
  },
  {
    list: 'conflict_monitors',
    path: 'access_conflicts',
    service: 'AccessConflicts',
    name: 'conflict monitors',
    member: 'specificAccessConflicts',
    thing: 'conflict monitor',
    reply: ConflictMonitorSelection,
    request: SetConflictMonitorsRequest,
    example: { monitorId: EXAMPLE_IDS.monitor },
    toEntry: (ref: { monitorId: string }) => entryOf({ objectId: ref.monitorId }),
    toRef: ({ objectId }) => ({ monitorId: objectId }),
  },
]
