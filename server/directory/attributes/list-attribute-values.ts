import type Type from 'typebox'
import { ATTRIBUTE_TYPES, type AttributeKind, AttributeValueList } from '../../../contract/directory/attribute.ts'
import { PageQuery } from '../../../contract/wire/scalars.ts'
import { readOperation } from '../../http/index.ts'
import type { ReadContext } from '../../http/operation.ts'
import { listAttributeValues } from './attribute.store.ts'

export const listAttributeValuesOfType = readOperation({
  id: 'svc.api.attribute.v1.Attributes.ListAttributeValues',
  method: 'GET',
  path: '/api/v1/attributes/types/{attribute_type_id}/values',
  tag: 'Attributes',
  summary: 'List the values of an attribute type, oldest first',
  permission: 'attribute.read',
  query: PageQuery,
  reply: AttributeValueList,
  errors: ['not_found', 'invalid_page_token'],
  async run(context, { params: { attribute_type_id: type }, query }) {
    const known = Object.values(ATTRIBUTE_TYPES).some(({ id }) => id === type)
    return known ? valuesOf(context, type, query) : context.fail('not_found', { thing: 'attribute type' })
  },
})

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
    run: (context, { query }) => valuesOf(context, ATTRIBUTE_TYPES[kind].id, query),
  })

type Context = Pick<ReadContext, 'db' | 'tenant' | 'page'>

async function valuesOf({ db, tenant, page }: Context, type: string, query: Type.Static<typeof PageQuery>) {
  const filter = { attributeTypeIds: [type] }
  const { rows, nextPageToken } = await page({
    ...query,
    filter,
    fetch: (limit, after) => listAttributeValues(db, tenant.id, { after: String(after?.[0] ?? ''), limit }, filter),
    keyOf: (value) => [value.id],
  })
  return { list: rows, nextPageToken }
}
