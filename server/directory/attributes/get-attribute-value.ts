import Type from 'typebox'
import { ATTRIBUTE_TYPES, type AttributeKind, AttributeValueReply } from '../../../contract/attribute.ts'
import { readOperation } from '../../http/index.ts'
import { findAttributeValue } from './attribute.store.ts'

export const getAttributeValue = (kind: AttributeKind, method: string) =>
  readOperation({
    id: `svc.api.attribute.v1.Attributes.${method}`,
    method: 'GET',
    path: `/api/v1/attributes/${kind}/{id}`,
    tag: 'Attributes',
    summary: `Get one ${ATTRIBUTE_TYPES[kind].name.toLowerCase()}`,
    permission: 'attribute.read',
    params: Type.Object({ id: Type.String() }),
    reply: AttributeValueReply,
    errors: ['not_found'],
    async run({ db, tenant, fail }, { params }) {
      const { id: type, name } = ATTRIBUTE_TYPES[kind]
      const value = await findAttributeValue(db, tenant.id, type, params.id)
      return value ? { value } : fail('not_found', { thing: name.toLowerCase() })
    },
  })
