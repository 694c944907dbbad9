import { addOwner } from '../owners/add-owner.ts'
import { deleteAllOwners } from '../owners/delete-owners.ts'
import { listOwnerIds } from '../owners/list-owner-ids.ts'
import { listOwners } from '../owners/list-owners.ts'
import { ownedBy } from '../owners/owned.ts'
import { removeOwner } from '../owners/remove-owner.ts'
import { setOwners } from '../owners/set-owners.ts'
import { findEntitlement } from './entitlement.store.ts'

const owned = ownedBy({
  kind: 'entitlement',
  thing: 'entitlement',
  service: 'AppEntitlementOwners',
  tag: 'Entitlements',
  path: '/api/v1/apps/{app_id}/entitlements/{entitlement_id}',
  find: (reader, tenantId, ids) => findEntitlement(reader, tenantId, ids.app_id, ids.entitlement_id),
})

export const entitlementOwnerOperations = [
  addOwner(owned, 'in body'),
  deleteAllOwners(owned, 'owners'),
  listOwners(owned),
  listOwnerIds(owned),
  removeOwner(owned, 'in path'),
  setOwners(owned),
]
