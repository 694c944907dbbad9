import { MonitorBinding, MonitorBindingKey } from '../../../contract/directory/conflict.ts'
import { readOperation } from '../../http/index.ts'
import { findBinding } from './monitor.store.ts'

export const getMonitorBinding = readOperation({
  id: 'svc.api.accessconflict.v1.AppEntitlementMonitorBindingService.GetAppEntitlementMonitorBinding',
  method: 'POST',
  path: '/api/v1/appentitlementmonitorbinding/get',
  tag: 'Access conflicts',
  summary: 'Get an entitlement of a conflict monitor',
  description: 'Answers 404 if the entitlement is not in that group.',
  permission: 'conflict.read',
  body: MonitorBindingKey,
  reply: MonitorBinding,
  errors: ['not_found'],
  async run({ db, tenant, fail }, { body }) {
    return (await findBinding(db, tenant.id, body)) ?? fail('not_found', { thing: 'binding' })
  },
})
