import { AccessProfileList } from '../../../contract/directory/access-profile.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'
import { listAccessProfiles } from './access-profile.store.ts'

export const listAccessProfilesOperation = readOperation({
  id: 'svc.api.directory.v1.AccessProfiles.List',
  method: 'GET',
  path: '/api/v1/access_profiles',
  tag: 'Access profiles',
  summary: 'List the access profiles, oldest first',
  permission: 'app.read',
  query: PageQuery,
  reply: AccessProfileList,
  errors: ['invalid_page_token'],
  async run({ db, tenant, page }, { query }) {
    const { rows, nextPageToken } = await page({
      ...query,
      fetch: (limit, after) => listAccessProfiles(db, tenant.id, { after: String(after?.[0] ?? ''), limit }),
      keyOf: (profile) => [profile.id],
    })
    return { list: rows, nextPageToken }
  },
})
