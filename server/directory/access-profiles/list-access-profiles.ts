import { type AccessProfile, AccessProfileList } from '../../../contract/directory/access-profile.ts'
import { listOperation, type RowSource } from '../../http/index.ts'
import { type AccessProfileFilter, listAccessProfiles } from './access-profile.store.ts'

export const accessProfileRows = {
  fetch: ({ db, tenant }, { filter, after: [after = ''], limit }) =>
    listAccessProfiles(db, tenant.id, { after, limit }, filter),
  keyOf: (profile) => [profile.id],
} satisfies RowSource<AccessProfileFilter, AccessProfile>

export const listAccessProfilesOperation = listOperation({
  id: 'svc.api.directory.v1.AccessProfiles.List',
  path: '/api/v1/access_profiles',
  tag: 'Access profiles',
  summary: 'List the access profiles, oldest first',
  description: 'All access profiles that exist.',
  permission: 'app.read',
  reply: AccessProfileList,
  ...accessProfileRows,
})
