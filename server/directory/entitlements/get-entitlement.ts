import { AppEntitlementReply, ENTITLEMENT_EXPAND_PATHS } from '../../../contract/directory/entitlement.ts'
import { readOperation } from '../../http/index.ts'
import { entitlementReply } from './entitlement-reply.ts'

export const getEntitlement = readOperation({
  id: 'svc.api.app.v1.AppEntitlements.Get',
  method: 'GET',
  path: '/api/v1/apps/{app_id}/entitlements/{id}',
  tag: 'Entitlements',
  summary: 'Get an entitlement',
  description: 'Answers 404 for one that was deleted.',
  permission: 'app.read',
  reply: AppEntitlementReply,
  errors: ['not_found'],
  async run({ db, tenant, actor, expand, fail }, { params }) {
    const reply = await entitlementReply(
      db,
      tenant.id,
      actor,
      params.app_id,
      params.id,
      expand(undefined, ENTITLEMENT_EXPAND_PATHS),
    )
    return reply ?? fail('not_found', { thing: 'entitlement' })
  },
})
