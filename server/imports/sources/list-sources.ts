import { SourceList } from '../../../contract/imports/source.ts'
import { listOperation } from '../../http/index.ts'
import { listSources } from './source.store.ts'

export const listSourcesOperation = listOperation({
  id: 'svc.api.source.v1.SourceService.List',
  path: '/api/v1/sources',
  tag: 'Sources',
  summary: 'List the sources of access data',
  description: 'All sources, with the time of their last import.',
  permission: 'source.read',
  reply: SourceList,
  fetch: ({ db, tenant }, { after: [after = ''], limit }) => listSources(db, tenant.id, { after, limit }),
  keyOf: ({ id }) => [id],
})
