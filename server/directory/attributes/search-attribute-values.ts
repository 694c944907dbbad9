import { AttributeValueList, SearchAttributeValuesRequest } from '../../../contract/directory/attribute.ts'
import { readOperation } from '../../http/index.ts'
import { listAttributeValues } from './attribute.store.ts'

export const searchAttributeValues = readOperation({
  id: 'svc.api.attribute.v1.AttributeSearch.SearchAttributeValues',
  method: 'POST',
  path: '/api/v1/search/attributes',
  tag: 'Attributes',
  summary: 'Search risk levels and compliance frameworks',
  description: 'Filters are combined with and; the values of one filter with or.',
  permission: 'attribute.read',
  body: SearchAttributeValuesRequest,
  reply: AttributeValueList,
  errors: ['invalid_page_token'],
  async run({ db, tenant, page }, { body: { pageSize, pageToken, ...filter } }) {
    const { rows, nextPageToken } = await page({
      pageSize,
      pageToken,
      filter,
      fetch: (limit, after) => listAttributeValues(db, tenant.id, { after: String(after?.[0] ?? ''), limit }, filter),
      keyOf: (value) => [value.id],
    })
    return { list: rows, nextPageToken }
  },
})
