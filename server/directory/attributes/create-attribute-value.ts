import {
  ATTRIBUTE_TYPES,
  type AttributeKind,
  AttributeValueReply,
  CreateAttributeValueOfTypeRequest,
  CreateAttributeValueRequest,
} from '../../../contract/directory/attribute.ts'
import type { ErrorParams } from '../../http/api-error.ts'
import { writeOperation } from '../../http/index.ts'
import type { WriteContext } from '../../http/operation.ts'
import { newId } from '../../lib/ids.ts'
import { insertAttributeValue } from './attribute.store.ts'

export const createAttributeValue = writeOperation({
  id: 'svc.api.attribute.v1.Attributes.CreateAttributeValue',
  method: 'POST',
  path: '/api/v1/attributes',
  tag: 'Attributes',
  summary: 'Add a value of an attribute type',
  description: '`attributeTypeId` is `risk_level` or `compliance_framework`. Its name must be new, ignoring case.',
  permission: 'attribute.write',
  idempotent: true,
  body: CreateAttributeValueRequest,
  reply: AttributeValueReply,
  errors: ['already_exists'],
  run: (context, { body }) => addValue(context, body.attributeTypeId, body.value),
})

export const createAttributeValueOf = (kind: AttributeKind, method: string) =>
  writeOperation({
    id: `svc.api.attribute.v1.Attributes.${method}`,
    method: 'POST',
    path: `/api/v1/attributes/${kind}`,
    tag: 'Attributes',
    summary: `Add a ${ATTRIBUTE_TYPES[kind].name.toLowerCase()}`,
    description: 'Its name must be new, ignoring case.',
    permission: 'attribute.write',
    idempotent: true,
    body: CreateAttributeValueOfTypeRequest,
    reply: AttributeValueReply,
    errors: ['already_exists'],
    run: (context, { body }) => addValue(context, ATTRIBUTE_TYPES[kind].id, body.value),
  })

type Context = Omit<WriteContext, 'fail'> & { fail(error: 'already_exists', params?: ErrorParams): never }

async function addValue({ tenant, auditedChange, fail, invalid }: Context, type: string, given: string) {
  const text = given.trim()
  if (text === '') invalid({ field: 'value', description: 'must not be empty' })
  const id = newId()
  const change = auditedChange({ target: id, detail: { attributeTypeId: type, value: text } }, 'last')
  const value = await insertAttributeValue(change, tenant.id, { id, type, value: text })
  if (!value) return fail('already_exists', { thing: type.replace('_', ' '), name: `"${text}"` })
  return { value }
}
