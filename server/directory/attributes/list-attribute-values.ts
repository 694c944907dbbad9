import { ATTRIBUTE_TYPES, type AttributeKind, AttributeValueList } from '../../../contract/attribute.ts'
import { PageQuery } from '../../../contract/scalars.ts'
import { readOperation } from '../../http/index.ts'
import { listAttributeValues } from './attribute.store.ts'

export const listAttributeValuesOf = (kind: AttributeKind, method: string) =>
  readOperation({
    id: `svc.api.attribute.v1.Attributes.${method}`,
    method: 'GET',
    path: `/api/v1/attributes/${kind}`,
    tag: 'Attributes',
    summary: `List the ${ATTRIBUTE_TYPES[kind].name.toLowerCase()}s, oldest first`,
    permission: 'attribute.read',
    query: PageQuery,
    reply: AttributeValueList,
    errors: ['invalid_page_token'],
    async run({ db, tenant, page }, { query }) {
      const { rows, nextPageToken } = await page({
        ...query,
        fetch: (limit, after) =>
          listAttributeValues(db, tenant.id, ATTRIBUTE_TYPES[kind].id, { after: String(after?.[0] ?? ''), limit }),
        keyOf: (value) => [value.id],
      })
      return { list: rows, nextPageToken }
    },
  })
