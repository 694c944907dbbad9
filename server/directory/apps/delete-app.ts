import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { recomputeViolations } from '../conflicts/violation.store.ts'
import { findApp, lockApp, removeApp } from './app.store.ts'

export const deleteApp = writeOperation({
  id: 'svc.api.app.v1.Apps.Delete',
  method: 'DELETE',
  path: '/api/v1/apps/{id}',
  tag: 'Apps',
  summary: 'Delete an app with its resources, entitlements, accounts and grants',
  description: 'An imported app is refused with 409: remove it in the source.',
  permission: 'app.write',
  idempotent: false,
  reply: Empty,
  errors: ['not_found'],
  async run({ tx, tenant, audit, fail }, { params }) {
    await lockApp(tx, tenant.id, params.id)
    const app = await findApp(tx, tenant.id, params.id)
    if (!app) return fail('not_found', { thing: 'app' })
    await removeApp(tx, tenant.id, app.id)
    await recomputeViolations(tx, tenant.id)
    audit({ target: app.id, detail: { displayName: app.displayName } })
    return {}
  },
})
