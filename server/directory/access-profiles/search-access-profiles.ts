import { AccessProfileList, SearchAccessProfilesRequest } from '../../../contract/directory/access-profile.ts'
import { searchOperation } from '../../http/index.ts'
import { accessProfileRows } from './list-access-profiles.ts'

export const searchAccessProfiles = searchOperation({
  id: 'svc.api.directory.v1.AccessProfileSearch.Search',
  path: '/api/v1/search/access_profiles',
  tag: 'Access profiles',
  summary: 'Search access profiles',
  description: 'Filters are combined with AND, the values of one filter with OR.',
  permission: 'app.read',
  body: SearchAccessProfilesRequest,
  reply: AccessProfileList,
  ...accessProfileRows,
})
