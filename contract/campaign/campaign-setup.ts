import Type, { type Static, type TObject } from 'typebox'
import { Expanded, ExpandMask } from '../wire/expand.ts'
import { Id, Message, Timestamp } from '../wire/scalars.ts'
import { AccessReviewScopeV2 } from './scope.ts'

/** Limit for each selection of a campaign. */
export const MAX_SELECTED = 10_000

export const SETUP_EXPAND_PATHS = ['app_id', 'app_entitlement_id', 'policy_id'] as const

const scopeV2 = Type.Optional(AccessReviewScopeV2)

/** An entitlement selected for a campaign (interface 11.13). */
export const SetupEntitlement = Message('AccessReviewSetupEntitlement', {
  tenantId: Id,
  accessReviewId: Id,
  appId: Id,
  appEntitlementId: Id,
  appResourceId: Type.String(),
  appResourceTypeId: Type.String(),
  policyId: Type.String({ description: 'The policy it is reviewed by' }),
  customPolicyId: Type.String({ description: 'The policy, if it is not the policy of the campaign' }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Type.Optional(Timestamp),
})
export type SetupEntitlement = Static<typeof SetupEntitlement>
export const SetupEntitlementView = Message('AccessReviewSetupEntitlementView', {
  accessReviewEntitlement: SetupEntitlement,
  appPath: Type.String(),
  entitlementPath: Type.String(),
  policyPath: Type.String(),
})
export const ScopeAndEntitlements = Message('ScopeAndEntitlements', {
  list: Type.Array(SetupEntitlementView),
  scopeV2,
  expanded: Expanded,
})
export const SetScopeAndEntitlementsRequest = Message('SetScopeAndEntitlementsRequest', {
  entitlements: Type.Optional(
    Type.Array(
      Message('AccessReviewSetupEntitlementInput', {
        appId: Id,
        appEntitlementId: Id,
        customPolicyId: Type.Optional(
          Type.String({
            maxLength: 64,
            description:
              'The policy this entitlement is reviewed by in this campaign. Omit it to keep the current one; send an empty string to remove it',
          }),
        ),
      }),
      { maxItems: MAX_SELECTED },
    ),
  ),
  scopeV2,
  expandMask: Type.Optional(ExpandMask),
})

export const ResourceTypeIdRef = Message('ResourceTypeIDRef', { appId: Id, resourceTypeId: Id })
export const SetScopeByResourceTypeRequest = Message('SetScopeByResourceTypeRequest', {
  resourceTypeSelections: Type.Optional(Type.Array(ResourceTypeIdRef, { maxItems: MAX_SELECTED })),
  scopeV2,
})

/** A selection and the scope it belongs to. */
const selection = <T extends TObject>(title: string, item: T) =>
  Message(title, { list: Type.Array(item, { maxItems: MAX_SELECTED }), scopeV2 })
/** Replaces a selection. An omitted scope does not change. */
const selectionRequest = <T extends TObject>(title: string, item: T) =>
  Message(title, { list: Type.Optional(Type.Array(item, { maxItems: MAX_SELECTED })), scopeV2 })

export const EntitlementSelectionRef = Message('EntitlementSelectionRef', { appId: Id, appEntitlementId: Id })
export const ResourceSelectionRef = Message('ResourceSelectionRef', { appId: Id, appResourceId: Id })
export const ScopeRoleRef = Message('ScopeRoleRef', { appId: Id, scopeResourceId: Id, roleResourceId: Id })
export const ConflictMonitorRef = Message('ConflictMonitorRef', { monitorId: Id })

export const ResourceTypeSelection = selection('ResourceTypeSelection', ResourceTypeIdRef)
export const SetResourceTypesRequest = selectionRequest('SetResourceTypesRequest', ResourceTypeIdRef)
export const EntitlementSelection = selection('EntitlementSelection', EntitlementSelectionRef)
export const SetEntitlementsRequest = selectionRequest('SetEntitlementsRequest', EntitlementSelectionRef)
export const ResourceSelection = selection('ResourceSelection', ResourceSelectionRef)
export const SetResourcesRequest = selectionRequest('SetResourcesRequest', ResourceSelectionRef)
export const ScopeRoleSelection = selection('ScopeRoleSelection', ScopeRoleRef)
export const SetScopeRolesRequest = selectionRequest('SetScopeRolesRequest', ScopeRoleRef)
export const ConflictMonitorSelection = selection('ConflictMonitorSelection', ConflictMonitorRef)
export const SetConflictMonitorsRequest = selectionRequest('SetConflictMonitorsRequest', ConflictMonitorRef)
