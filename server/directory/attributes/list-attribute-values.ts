import {
  ATTRIBUTE_TYPES,
  type AttributeKind,
  type AttributeValue,
  AttributeValueList,
} from '../../../contract/directory/attribute.ts'
import { listOperation, type RowSource } from '../../http/index.ts'
import { type AttributeFilter, listAttributeValues } from './attribute.store.ts'

export const attributeValueRows = {
  fetch: ({ db, tenant }, { filter, after: [after = ''], limit }) =>
    listAttributeValues(db, tenant.id, { after, limit }, filter),
  keyOf: (value) => [value.id],
} satisfies RowSource<AttributeFilter, AttributeValue>

export const listAttributeValuesOfType = listOperation({
  id: 'svc.api.attribute.v1.Attributes.ListAttributeValues',
  path: '/api/v1/attributes/types/{attribute_type_id}/values',
  tag: 'Attributes',
  summary: 'List the values of an attribute type, oldest first',
  description: 'All risk levels, or all compliance frameworks.',
  permission: 'attribute.read',
  reply: AttributeValueList,
  errors: ['not_found'],
  filter({ fail }, { params: { attribute_type_id: type } }) {
    const isKnown = Object.values(ATTRIBUTE_TYPES).some(({ id }) => id === type)
    return isKnown ? { attributeTypeIds: [type] } : fail('not_found', { thing: 'attribute type' })
  },
  ...attributeValueRows,
})

export const listAttributeValuesOf = (kind: AttributeKind, method: string) =>
  listOperation({
    id: `svc.api.attribute.v1.Attributes.${method}`,
    path: `/api/v1/attributes/${kind}`,
    tag: 'Attributes',
    summary: `List the ${ATTRIBUTE_TYPES[kind].name.toLowerCase()}s, oldest first`,
    description: 'Entitlements are labelled with them, and scopes can select by them.',
    permission: 'attribute.read',
    reply: AttributeValueList,
    filter: () => ({ attributeTypeIds: [ATTRIBUTE_TYPES[kind].id] }),
    ...attributeValueRows,
  })
