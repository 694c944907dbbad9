import { addOwner } from '../owners/add-owner.ts'
import { deleteAllOwners } from '../owners/delete-owners.ts'
import { listOwnerIds } from '../owners/list-owner-ids.ts'
import { listOwners } from '../owners/list-owners.ts'
import { ownedBy } from '../owners/owned.ts'
import { removeOwner } from '../owners/remove-owner.ts'
import { setOwners } from '../owners/set-owners.ts'
import { createResource } from './create-resource.ts'
import { createResourceType } from './create-resource-type.ts'
import { deleteResource } from './delete-resource.ts'
import { deleteResourceType } from './delete-resource-type.ts'
import { getResource } from './get-resource.ts'
import { getResourceType } from './get-resource-type.ts'
import { listResourceTypesOperation } from './list-resource-types.ts'
import { listResourcesOperation } from './list-resources.ts'
import { findResource } from './resource.store.ts'
import { searchResourceTypes } from './search-resource-types.ts'
import { searchResources } from './search-resources.ts'
import { updateResource } from './update-resource.ts'
import { updateResourceType } from './update-resource-type.ts'

const owned = ownedBy({
  kind: 'resource',
  thing: 'resource',
  service: 'AppResourceOwners',
  tag: 'Resources',
  path: '/api/v1/apps/{app_id}/resource_types/{resource_type_id}/resource/{resource_id}',
  find: (reader, tenantId, ids) =>
    findResource(reader, tenantId, { appId: ids.app_id, typeId: ids.resource_type_id, id: ids.resource_id }),
})

export const resourceOperations = [
  createResource,
  deleteResource,
  getResource,
  listResourcesOperation,
  updateResource,
  searchResources,
  createResourceType,
  deleteResourceType,
  getResourceType,
  listResourceTypesOperation,
  updateResourceType,
  searchResourceTypes,
  addOwner(owned, 'in body'),
  deleteAllOwners(owned, 'ownerids'),
  listOwners(owned),
  listOwnerIds(owned),
  removeOwner(owned, 'in body'),
  setOwners(owned),
]
