import type { Asked, Things } from './things.ts'

/** The ids in the paths of a resource, under both of their names. */
const resourceIds = (t: Things) => ({
  app_id: t.app,
  app_resource_type_id: t.resourceType,
  resource_type_id: t.resourceType,
  id: t.resource,
  resource_id: t.resource,
})
/** The ids in the paths of an entitlement, under all of their names, and of who holds it. */
const entitlementIds = (t: Things) => ({
  app_id: t.app,
  id: t.entitlement,
  entitlement_id: t.entitlement,
  app_entitlement_id: t.entitlement,
  app_user_id: t.account,
  identity_user_id: t.user,
  user_id: t.user,
})
export const entitlementRefs = (t: Things) => [{ appId: t.app, id: t.entitlement }]

/** Requests for apps of tenant A and what belongs to them. */
export const APP_REQUESTS: Record<string, (things: Things) => Asked> = {
  'svc.api.app.v1.AppEntitlementSearchService.CountGrantsByUser': (t) => ({ body: { userIds: [t.user] } }),
  'svc.api.app.v1.AppUserService.SearchProfileAttributes': () => ({}),
  'svc.api.app.v1.AppEntitlementSearchService.SearchUntagged': (t) => ({
    body: { attributeTypeId: 'risk_level', appIds: [t.app] },
  }),
  'svc.api.app.v1.Apps.Get': (t) => ({ ids: { id: t.app } }),
  'svc.api.app.v1.Apps.Update': (t) => ({ ids: { id: t.app }, body: { app: { displayName: 'x' } } }),
  'svc.api.app.v1.Apps.Delete': (t) => ({ ids: { id: t.app } }),
  'svc.api.app.v1.AppSearch.Search': (t) => ({ body: { appIds: [t.app] } }),
  'svc.api.app.v1.AppSearch.SearchUserOwnership': (t) => ({ body: { userId: t.user } }),
  'svc.api.app.v1.AppOwners.Add': (t) => ({ ids: { app_id: t.app, user_id: t.user } }),
  'svc.api.app.v1.AppOwners.Remove': (t) => ({ ids: { app_id: t.app, user_id: t.user } }),
  'svc.api.app.v1.AppOwners.Delete': (t) => ({ ids: { app_id: t.app }, body: { userIds: [t.user] } }),
  'svc.api.app.v1.AppOwners.List': (t) => ({ ids: { app_id: t.app } }),
  'svc.api.app.v1.AppOwners.ListOwnerIDs': (t) => ({ ids: { app_id: t.app } }),
  'svc.api.app.v1.AppOwners.Set': (t) => ({ ids: { app_id: t.app }, body: { userIds: [t.user] } }),
  'svc.api.app.v1.AppUserService.List': (t) => ({ ids: { app_id: t.app } }),
  'svc.api.app.v1.AppUserService.ListAppUsersForUser': (t) => ({ ids: { app_id: t.app, user_id: t.user } }),
  'svc.api.app.v1.AppUserService.Search': (t) => ({ body: { appUserIds: [t.account] } }),
  'svc.api.app.v1.AppUserService.Update': (t) => ({ ids: { app_user_app_id: t.app, app_user_id: t.account } }),
  'svc.api.app.v1.AppEntitlements.List': (t) => ({ ids: { app_id: t.app } }),
  'svc.api.app.v1.AppEntitlements.Create': (t) => ({ ids: { app_id: t.app }, body: { displayName: 'x' } }),
  'svc.api.app.v1.AppEntitlements.Get': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlements.Update': (t) => ({
    ids: entitlementIds(t),
    body: { entitlement: { displayName: 'x' } },
  }),
  'svc.api.app.v1.AppEntitlements.Delete': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlements.AddManuallyManagedMembers': (t) => ({
    ids: entitlementIds(t),
    body: { userIds: [t.user] },
  }),
  'svc.api.app.v1.AppEntitlements.ListForAppResource': (t) => ({
    ids: { ...resourceIds(t), app_resource_id: t.resource },
  }),
  'svc.api.app.v1.AppEntitlements.ListForAppUser': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlements.ListUsers': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlementOwners.Add': (t) => ({ ids: entitlementIds(t), body: { userId: t.user } }),
  'svc.api.app.v1.AppEntitlementOwners.Remove': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlementOwners.Delete': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlementOwners.List': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlementOwners.ListOwnerIDs': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlementOwners.Set': (t) => ({ ids: entitlementIds(t), body: { userIds: [t.user] } }),
  'svc.api.app.v1.AppEntitlementSearchService.Search': (t) => ({
    body: { refs: entitlementRefs(t), includeDeleted: true },
  }),
  'svc.api.app.v1.AppEntitlementSearchService.SearchAppEntitlementsForAppUser': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlementSearchService.SearchAppEntitlementsWithExpired': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlementSearchService.SearchGrants': (t) => ({
    body: { entitlementRefs: entitlementRefs(t), appUserIds: [t.account] },
  }),
  'svc.api.app.v1.AppEntitlementSearchService.SearchResourceGrants': (t) => ({
    body: { entitlementRefs: entitlementRefs(t), holderResourceIds: [t.resource] },
  }),
  'svc.api.app.v1.AppEntitlementSearchService.CountGrantsForUserByApp': (t) => ({ body: { userId: t.user } }),
  'svc.api.app.v1.AppEntitlementUserBindingService.ListAppUsersForIdentityWithGrant': (t) => ({
    ids: entitlementIds(t),
  }),
  'svc.api.app.v1.AppEntitlementUserBindingService.UpdateGrantDuration': (t) => ({
    ids: entitlementIds(t),
    body: { newDeprovisionAt: '2100-01-01T00:00:00Z' },
  }),
  'svc.api.app.v1.AppEntitlementUserBindingService.RemoveGrantDuration': (t) => ({ ids: entitlementIds(t) }),
  'svc.api.app.v1.AppEntitlementUserBindingService.SearchGrantFeed': (t) => ({
    body: { appEntitlementRefs: entitlementRefs(t), userRefs: [{ id: t.user }] },
  }),
  'svc.api.app.v1.AppEntitlementUserBindingService.SearchPastGrants': (t) => ({
    body: { appUserRefs: [{ appId: t.app, id: t.account }] },
  }),
  'svc.api.app.v1.AppUserService.ListOwnedServiceAccounts': () => ({}),
  'svc.api.app.v1.AppResourceTypeService.Get': (t) => ({ ids: { app_id: t.app, id: t.resourceType } }),
  'svc.api.app.v1.AppResourceTypeService.List': (t) => ({ ids: { app_id: t.app } }),
  'svc.api.app.v1.AppResourceTypeService.CreateManuallyManagedResourceType': (t) => ({
    ids: { app_id: t.app },
    body: { displayName: 'x', resourceType: 'GROUP' },
  }),
  'svc.api.app.v1.AppResourceTypeService.UpdateManuallyManagedResourceType': (t) => ({
    ids: { app_id: t.app, id: t.resourceType },
    body: { appResourceType: { displayName: 'x' } },
  }),
  'svc.api.app.v1.AppResourceTypeService.DeleteManuallyManagedResourceType': (t) => ({
    ids: { app_id: t.app, id: t.resourceType },
  }),
  'svc.api.app.v1.AppResourceSearch.SearchAppResourceTypes': (t) => ({ body: { appIds: [t.app] } }),
  'svc.api.app.v1.AppResourceSearch.SearchAppResources': (t) => ({ body: { resourceIds: [t.resource] } }),
  'svc.api.app.v1.AppResourceService.Get': (t) => ({ ids: resourceIds(t) }),
  'svc.api.app.v1.AppResourceService.List': (t) => ({ ids: resourceIds(t) }),
  'svc.api.app.v1.AppResourceService.CreateManuallyManagedAppResource': (t) => ({
    ids: resourceIds(t),
    body: { displayName: 'x' },
  }),
  'svc.api.app.v1.AppResourceService.Update': (t) => ({
    ids: resourceIds(t),
    body: { appResource: { displayName: 'x' } },
  }),
  'svc.api.app.v1.AppResourceService.DeleteManuallyManagedAppResource': (t) => ({ ids: resourceIds(t) }),
  'svc.api.app.v1.AppResourceOwners.Add': (t) => ({ ids: resourceIds(t), body: { userId: t.user } }),
  'svc.api.app.v1.AppResourceOwners.Remove': (t) => ({ ids: resourceIds(t), body: { userId: t.user } }),
  'svc.api.app.v1.AppResourceOwners.Delete': (t) => ({ ids: resourceIds(t) }),
  'svc.api.app.v1.AppResourceOwners.List': (t) => ({ ids: resourceIds(t) }),
  'svc.api.app.v1.AppResourceOwners.ListOwnerIDs': (t) => ({ ids: resourceIds(t) }),
  'svc.api.app.v1.AppResourceOwners.Set': (t) => ({ ids: resourceIds(t), body: { userIds: [t.user] } }),
  'svc.api.app.v1.Apps.List': () => ({}),
  'svc.api.app.v1.Apps.Create': () => ({ body: { displayName: 'Marker' } }),
}
