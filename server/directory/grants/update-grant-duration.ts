import { BindingReply, UpdateGrantDurationRequest } from '../../../contract/directory/grant.ts'
import { writeOperation } from '../../http/index.ts'
import { GRANT_PATH, setExpiry } from './set-expiry.ts'

export const updateGrantDuration = writeOperation({
  id: 'svc.api.app.v1.AppEntitlementUserBindingService.UpdateGrantDuration',
  method: 'POST',
  path: `${GRANT_PATH}/update-grant-duration`,
  tag: 'Grants',
  summary: 'Set when a grant expires',
  description: 'Replaces the time that was set before.',
  permission: 'app.write',
  idempotent: true,
  body: UpdateGrantDurationRequest,
  reply: BindingReply,
  errors: ['not_found'],
  run: (context, { params, body }) => setExpiry(context, params, new Date(body.newDeprovisionAt)),
})
