import { countGrantsOfUserByApp } from './count-grants.ts'
import { countGrantsByUser } from './count-grants-by-user.ts'
import { listBindingsOfUser } from './list-bindings-of-user.ts'
import { listExpiringGrants } from './list-expiring-grants.ts'
import { listHolders } from './list-holders.ts'
import { removeGrantDuration } from './remove-grant-duration.ts'
import { searchGrantFeed } from './search-grant-feed.ts'
import { searchGrants } from './search-grants.ts'
import { searchPastGrants } from './search-past-grants.ts'
import { searchResourceGrants } from './search-resource-grants.ts'
import { updateGrantDuration } from './update-grant-duration.ts'

export const grantOperations = [
  listHolders,
  listExpiringGrants,
  listBindingsOfUser,
  searchGrants,
  searchResourceGrants,
  countGrantsOfUserByApp,
  countGrantsByUser,
  searchPastGrants,
  searchGrantFeed,
  updateGrantDuration,
  removeGrantDuration,
]
