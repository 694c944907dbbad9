import { AttributeValueReply, RenameAttributeValueRequest } from '../../../contract/directory/attribute.ts'
import { isUniqueViolation } from '../../db/index.ts'
import { writeOperation } from '../../http/index.ts'
import { renameAttributeValue as rename } from './attribute.store.ts'

export const renameAttributeValue = writeOperation({
  id: 'svc.api.attribute.v1.Attributes.UpdateAttributeValue',
  method: 'POST',
  path: '/api/v1/attributes/{id}',
  tag: 'Attributes',
  summary: 'Rename an attribute value',
  description:
    'Its name must be new, ignoring case. Entitlements, scopes and policies keep the value, and campaigns show its new name. A risk level keeps its rank. An import that still names the old one adds it again.',
  permission: 'attribute.write',
  idempotent: true,
  body: RenameAttributeValueRequest,
  reply: AttributeValueReply,
  errors: ['not_found', 'already_exists'],
  async run({ tx, tenant, audit, fail, invalid }, { params, body }) {
    const text = body.value.trim()
    if (text === '') return invalid({ field: 'value', description: 'must not be empty' })
    const value = await rename(tx, tenant.id, params.id, text).catch((error: unknown) => {
      if (!isUniqueViolation(error, 'attribute_values_name')) throw error
      return fail('already_exists', { thing: 'tag', name: `"${text}"` })
    })
    if (!value) return fail('not_found', { thing: 'attribute value' })
    audit({ target: value.id, detail: { value: text } })
    return { value }
  },
})
