import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { deleteToken } from './token.store.ts'

export const deleteTokenOperation = writeOperation({
  id: 'svc.api.source.v1.ScimTokenService.Delete',
  method: 'DELETE',
  path: '/api/v1/sources/{source_id}/scim_tokens/{id}',
  tag: 'Sources',
  summary: 'Delete a SCIM token of a source',
  description: 'It stops working at once. What was written with it stays.',
  permission: 'source.write',
  idempotent: false,
  reply: Empty,
  errors: ['not_found'],
  async run({ tx, tenant, audit, fail }, { params: { source_id: sourceId, id } }) {
    const deleted = await deleteToken(tx, tenant.id, sourceId, id)
    if (!deleted) return fail('not_found', { thing: 'token' })
    audit({ target: id, detail: { sourceId, displayName: deleted.displayName } })
    return {}
  },
})
