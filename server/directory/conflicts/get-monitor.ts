import { ConflictMonitor } from '../../../contract/directory/conflict.ts'
import { readOperation } from '../../http/index.ts'
import { findMonitor } from './monitor.store.ts'

export const getMonitor = readOperation({
  id: 'svc.api.accessconflict.v1.AccessConflictService.GetMonitor',
  method: 'GET',
  path: '/api/v1/accessconflict/{id}',
  tag: 'Access conflicts',
  summary: 'Get a conflict monitor',
  description: 'Its entitlements are in the list of its bindings.',
  permission: 'conflict.read',
  reply: ConflictMonitor,
  errors: ['not_found'],
  async run({ db, tenant, fail }, { params }) {
    return (await findMonitor(db, tenant.id, params.id)) ?? fail('not_found', { thing: 'conflict monitor' })
  },
})
