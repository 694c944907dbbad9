import { AccessProfileList, SearchAccessProfilesRequest } from '../../../contract/directory/access-profile.ts'
import { readOperation } from '../../http/index.ts'
import { listAccessProfiles } from './access-profile.store.ts'

export const searchAccessProfiles = readOperation({
  id: 'svc.api.directory.v1.AccessProfileSearch.Search',
  method: 'POST',
  path: '/api/v1/search/access_profiles',
  tag: 'Access profiles',
  summary: 'Search access profiles',
  description: 'Filters are combined with and; the values of one filter with or.',
  permission: 'app.read',
  body: SearchAccessProfilesRequest,
  reply: AccessProfileList,
  errors: ['invalid_page_token'],
  async run({ db, tenant, page }, { body: { pageSize, pageToken, ...filter } }) {
    const { rows, nextPageToken } = await page({
      pageSize,
      pageToken,
      filter,
      fetch: (limit, after) => listAccessProfiles(db, tenant.id, { after: String(after?.[0] ?? ''), limit }, filter),
      keyOf: (profile) => [profile.id],
    })
    return { list: rows, nextPageToken }
  },
})
