import { ScimTokenList } from '../../../contract/scim/scim-token.ts'
import { listOperation } from '../../http/index.ts'
import { findSource } from '../../imports/index.ts'
import { listTokens } from './token.store.ts'

export const listTokensOperation = listOperation({
  id: 'svc.api.source.v1.ScimTokenService.List',
  path: '/api/v1/sources/{source_id}/scim_tokens',
  tag: 'Sources',
  summary: 'List the SCIM tokens of a source',
  description: 'The secret texts of tokens are not stored and cannot be listed.',
  permission: 'source.write',
  reply: ScimTokenList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params }) {
    const source = await findSource(db, tenant.id, params.source_id)
    return source ? { sourceId: source.id } : fail('not_found', { thing: 'source' })
  },
  fetch: ({ db, tenant }, { filter, after: [after = ''], limit }) =>
    listTokens(db, tenant.id, filter.sourceId, { after, limit }),
  keyOf: ({ id }) => [id],
})
