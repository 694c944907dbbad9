import { ATTRIBUTE_TYPES, AttributeTypeList } from '../../../contract/directory/attribute.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'

const TYPES = Object.values(ATTRIBUTE_TYPES).sort((a, b) => (a.id < b.id ? -1 : 1))

export const listAttributeTypes = readOperation({
  id: 'svc.api.attribute.v1.Attributes.ListAttributeTypes',
  method: 'GET',
  path: '/api/v1/attributes/types',
  tag: 'Attributes',
  summary: 'List the attribute types',
  permission: 'attribute.read',
  query: PageQuery,
  reply: AttributeTypeList,
  errors: ['invalid_page_token'],
  async run({ page }, { query }) {
    const { rows, nextPageToken } = await page({
      ...query,
      fetch: async (limit, after) => TYPES.filter(({ id }) => id > String(after?.[0] ?? '')).slice(0, limit),
      keyOf: ({ id }) => [id],
    })
    return { list: rows, nextPageToken }
  },
})
