import { ATTRIBUTE_TYPES, AttributeTypeList } from '../../../contract/directory/attribute.ts'
import { listOperation } from '../../http/index.ts'

const TYPES = Object.values(ATTRIBUTE_TYPES).sort((a, b) => (a.id < b.id ? -1 : 1))

export const listAttributeTypes = listOperation({
  id: 'svc.api.attribute.v1.Attributes.ListAttributeTypes',
  path: '/api/v1/attributes/types',
  tag: 'Attributes',
  summary: 'List the attribute types',
  description: 'There are two: risk levels and compliance frameworks.',
  permission: 'attribute.read',
  reply: AttributeTypeList,
  fetch: async (_, { after: [after = ''], limit }) => TYPES.filter(({ id }) => id > after).slice(0, limit),
  keyOf: ({ id }) => [id],
})
