import { AttributeUsesReply, CountAttributeUsesRequest } from '../../../contract/directory/attribute.ts'
import { readOperation } from '../../http/index.ts'
import { countAttributeUses } from './attribute.store.ts'

export const countAttributeUsesOperation = readOperation({
  id: 'svc.api.attribute.v1.AttributeSearch.CountUses',
  method: 'POST',
  path: '/api/v1/search/attributes/uses',
  tag: 'Attributes',
  summary: 'Count the entitlements with risk levels and compliance frameworks',
  description: 'Also counts the entitlements that have none. A value that an entitlement has cannot be deleted.',
  permission: 'attribute.read',
  body: CountAttributeUsesRequest,
  reply: AttributeUsesReply,
  errors: [],
  run: ({ db, tenant }, { body }) => countAttributeUses(db, tenant.id, body.ids),
})
