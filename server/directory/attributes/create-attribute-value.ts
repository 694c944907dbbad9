import {
  ATTRIBUTE_TYPES,
  type AttributeKind,
  AttributeValueReply,
  CreateAttributeValueRequest,
} from '../../../contract/attribute.ts'
import { writeOperation } from '../../http/index.ts'
import { newId } from '../../lib/ids.ts'
import { insertAttributeValue } from './attribute.store.ts'

export const createAttributeValue = (kind: AttributeKind, method: string) =>
  writeOperation({
    id: `svc.api.attribute.v1.Attributes.${method}`,
    method: 'POST',
    path: `/api/v1/attributes/${kind}`,
    tag: 'Attributes',
    summary: `Add a ${ATTRIBUTE_TYPES[kind].name.toLowerCase()}`,
    permission: 'attribute.write',
    idempotent: true,
    body: CreateAttributeValueRequest,
    reply: AttributeValueReply,
    errors: ['already_exists'],
    async run({ tx, tenant, now, audit, fail, invalid }, { body }) {
      const text = body.value.trim()
      if (text === '') invalid({ field: 'value', description: 'must not be empty' })
      const { id: type, name } = ATTRIBUTE_TYPES[kind]
      const value = await insertAttributeValue(tx, tenant.id, { id: newId(now.getTime()), type, value: text })
      if (!value) return fail('already_exists', { thing: name.toLowerCase(), name: `"${text}"` })
      audit({ target: value.id, detail: { attributeTypeId: type, value: text } })
      return { value }
    },
  })
