import { addOwner } from '../owners/add-owner.ts'
import { deleteNamedOwners } from '../owners/delete-owners.ts'
import { listOwnerIds } from '../owners/list-owner-ids.ts'
import { listOwners } from '../owners/list-owners.ts'
import { ownedBy } from '../owners/owned.ts'
import { removeOwner } from '../owners/remove-owner.ts'
import { setOwners } from '../owners/set-owners.ts'
import { findApp } from './app.store.ts'
import { createApp } from './create-app.ts'
import { deleteApp } from './delete-app.ts'
import { getApp } from './get-app.ts'
import { listAppsOperation } from './list-apps.ts'
import { searchApps } from './search-apps.ts'
import { searchUserOwnership } from './search-user-ownership.ts'
import { updateApp } from './update-app.ts'

const owned = ownedBy({
  kind: 'app',
  thing: 'app',
  service: 'AppOwners',
  tag: 'Apps',
  path: '/api/v1/apps/{app_id}',
  find: (reader, tenantId, ids) => findApp(reader, tenantId, ids.app_id),
})

export const appOperations = [
  createApp,
  deleteApp,
  getApp,
  listAppsOperation,
  updateApp,
  searchApps,
  searchUserOwnership,
  addOwner(owned, 'in path'),
  deleteNamedOwners(owned),
  listOwners(owned),
  listOwnerIds(owned),
  removeOwner(owned, 'in path'),
  setOwners(owned),
]
