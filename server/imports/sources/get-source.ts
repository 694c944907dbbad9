import { SourceReply } from '../../../contract/imports/source.ts'
import { readOperation } from '../../http/index.ts'
import { findSource } from './source.store.ts'

export const getSource = readOperation({
  id: 'svc.api.source.v1.SourceService.Get',
  method: 'GET',
  path: '/api/v1/sources/{source_id}',
  tag: 'Sources',
  summary: 'Get a source',
  description: 'With the time of its last import.',
  permission: 'source.read',
  reply: SourceReply,
  errors: ['not_found'],
  async run({ db, tenant, fail }, { params }) {
    const source = await findSource(db, tenant.id, params.source_id)
    return source ? { source } : fail('not_found', { thing: 'source' })
  },
})
