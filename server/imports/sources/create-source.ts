import { CreateSourceRequest, SourceReply } from '../../../contract/imports/source.ts'
import { writeOperation } from '../../http/index.ts'
import { newId } from '../../lib/ids.ts'
import { ensureSource } from './source.store.ts'

export const createSource = writeOperation({
  id: 'svc.api.source.v1.SourceService.Create',
  method: 'POST',
  path: '/api/v1/sources',
  tag: 'Sources',
  summary: 'Add a source of access data',
  description: 'Then create a sync of it, upload its files and finish it.',
  permission: 'source.write',
  idempotent: true,
  body: CreateSourceRequest,
  reply: SourceReply,
  errors: ['already_exists'],
  async run({ tx, tenant, audit, fail, invalid }, { body }) {
    const displayName = body.displayName.trim()
    if (displayName === '') invalid({ field: 'displayName', description: 'must not be empty' })
    const id = newId()
    const source = await ensureSource(tx, tenant.id, { id, displayName, kind: body.kind ?? 'SOURCE_KIND_FILE' })
    if (source.id !== id) return fail('already_exists', { thing: 'source', name: `"${displayName}"` })
    audit({ target: id, detail: { displayName } })
    return { source }
  },
})
