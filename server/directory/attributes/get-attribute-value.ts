import { ATTRIBUTE_TYPES, type AttributeKind, AttributeValueReply } from '../../../contract/directory/attribute.ts'
import { readOperation } from '../../http/index.ts'
import { findAttributeValue } from './attribute.store.ts'

/** Gets a value of one kind, or of any kind when none is given. */
export const getAttributeValue = (method: string, kind?: AttributeKind) => {
  const type = kind && ATTRIBUTE_TYPES[kind]
  const thing = type?.name.toLowerCase() ?? 'attribute value'
  return readOperation({
    id: `svc.api.attribute.v1.Attributes.${method}`,
    method: 'GET',
    path: kind ? `/api/v1/attributes/${kind}/{id}` : '/api/v1/attributes/{id}',
    tag: 'Attributes',
    summary: `Get one ${thing}`,
    description: 'Answers 404 for one that was deleted.',
    permission: 'attribute.read',
    reply: AttributeValueReply,
    errors: ['not_found'],
    async run({ db, tenant, fail }, { params }) {
      const value = await findAttributeValue(db, tenant.id, type?.id, params.id)
      return value ? { value } : fail('not_found', { thing })
    },
  })
}
