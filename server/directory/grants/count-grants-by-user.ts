import { CountGrantsByUserReply, CountGrantsByUserRequest } from '../../../contract/directory/grant.ts'
import { readOperation } from '../../http/index.ts'
import { asOf } from '../as-of.ts'
import { countGrantsOfUsers } from './grant.store.ts'

export const countGrantsByUser = readOperation({
  id: 'svc.api.app.v1.AppEntitlementSearchService.CountGrantsByUser',
  method: 'POST',
  path: '/api/v1/search/grants/counts',
  tag: 'Grants',
  summary: 'Count the grants of people',
  description: 'Counts the grants of all accounts of each person.',
  permission: 'app.read',
  body: CountGrantsByUserRequest,
  reply: CountGrantsByUserReply,
  errors: [],
  async run({ db, tenant }, { body }) {
    const reader = body.at ? asOf(db, new Date(body.at)) : db
    return { list: await countGrantsOfUsers(reader, tenant.id, body.userIds) }
  },
})
