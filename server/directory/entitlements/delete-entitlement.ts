import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { lockApp } from '../apps/app.store.ts'
import { recomputeViolations } from '../conflicts/violation.store.ts'
import { findEntitlement, removeEntitlement } from './entitlement.store.ts'

export const deleteEntitlement = writeOperation({
  id: 'svc.api.app.v1.AppEntitlements.Delete',
  method: 'DELETE',
  path: '/api/v1/apps/{app_id}/entitlements/{id}',
  tag: 'Entitlements',
  summary: 'Delete an entitlement that was created here, with its grants',
  description: 'An imported entitlement is refused with 409: remove it in the source.',
  permission: 'app.write',
  idempotent: false,
  reply: Empty,
  errors: ['not_found', 'not_manually_managed', 'in_use'],
  async run({ tx, tenant, audit, fail }, { params: { app_id: appId, id } }) {
    await lockApp(tx, tenant.id, appId)
    const entitlement = await findEntitlement(tx, tenant.id, appId, id)
    if (!entitlement) return fail('not_found', { thing: 'entitlement' })
    if (entitlement.sourceId !== null) return fail('not_manually_managed', { thing: 'entitlement' })
    if (entitlement.isAppAccess)
      return fail('in_use', { thing: 'entitlement', users: 'its app as the entitlement for access to the app itself' })
    await removeEntitlement(tx, tenant.id, id)
    await recomputeViolations(tx, tenant.id)
    audit({ target: id, detail: { appId, displayName: entitlement.displayName } })
    return {}
  },
})
