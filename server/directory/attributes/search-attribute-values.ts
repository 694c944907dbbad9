import { AttributeValueList, SearchAttributeValuesRequest } from '../../../contract/directory/attribute.ts'
import { searchOperation } from '../../http/index.ts'
import { attributeValueRows } from './list-attribute-values.ts'

export const searchAttributeValues = searchOperation({
  id: 'svc.api.attribute.v1.AttributeSearch.SearchAttributeValues',
  path: '/api/v1/search/attributes',
  tag: 'Attributes',
  summary: 'Search risk levels and compliance frameworks',
  description: 'Filters are combined with AND, the values of one filter with OR.',
  permission: 'attribute.read',
  body: SearchAttributeValuesRequest,
  reply: AttributeValueList,
  ...attributeValueRows,
})
