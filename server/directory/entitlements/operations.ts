import { addMembers } from './add-members.ts'
import { createEntitlement } from './create-entitlement.ts'
import { deleteEntitlement } from './delete-entitlement.ts'
import type { ReviewedEntitlements } from './entitlement-filter.sql.ts'
import { getEntitlement } from './get-entitlement.ts'
import { listEntitlementsOfApp } from './list-entitlements.ts'
import { listEntitlementsOfAccount } from './list-entitlements-of-account.ts'
import { listEntitlementsOfResource } from './list-entitlements-of-resource.ts'
import { entitlementOwnerOperations } from './owner-operations.ts'
import { searchCatalog } from './search-catalog.ts'
import { searchEntitlements } from './search-entitlements.ts'
import { searchUntagged } from './search-untagged.ts'
import { updateEntitlement } from './update-entitlement.ts'

export const entitlementOperations = (reviewedEntitlements: readonly ReviewedEntitlements[]) => [
  listEntitlementsOfApp,
  listEntitlementsOfResource,
  listEntitlementsOfAccount(
    'svc.api.app.v1.AppEntitlements.ListForAppUser',
    '/api/v1/apps/{app_id}/entitlements/users/{app_user_id}',
  ),
  listEntitlementsOfAccount(
    'svc.api.app.v1.AppEntitlementSearchService.SearchAppEntitlementsForAppUser',
    '/api/v1/search/apps/{app_id}/entitlements/users/{app_user_id}',
  ),
  searchEntitlements(reviewedEntitlements),
  searchUntagged,
  searchCatalog,
  getEntitlement,
  createEntitlement,
  updateEntitlement,
  deleteEntitlement,
  addMembers,
  ...entitlementOwnerOperations,
]
