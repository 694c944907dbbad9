import { BindingReply } from '../../../contract/directory/grant.ts'
import { writeOperation } from '../../http/index.ts'
import { GRANT_PATH, setExpiry } from './set-expiry.ts'

export const removeGrantDuration = writeOperation({
  id: 'svc.api.app.v1.AppEntitlementUserBindingService.RemoveGrantDuration',
  method: 'POST',
  path: `${GRANT_PATH}/remove-grant-duration`,
  tag: 'Grants',
  summary: 'Remove the expiry of a grant',
  description: 'The grant then lasts until it is removed.',
  permission: 'app.write',
  idempotent: true,
  reply: BindingReply,
  errors: ['not_found'],
  run: (context, { params }) => setExpiry(context, params, null),
})
