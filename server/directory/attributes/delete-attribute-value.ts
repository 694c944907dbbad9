import { ATTRIBUTE_TYPES, type AttributeKind } from '../../../contract/directory/attribute.ts'
import { Empty } from '../../../contract/wire/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { counted } from '../../lib/names.ts'
import { countEntitlementsWith, deleteAttributeValue, findAttributeValue } from './attribute.store.ts'

/** Removes a value of one kind, or of any kind when none is given. */
export const deleteAttributeValueOf = (method: string, kind?: AttributeKind) => {
  const type = kind && ATTRIBUTE_TYPES[kind]
  const thing = type?.name.toLowerCase() ?? 'attribute value'
  return writeOperation({
    id: `svc.api.attribute.v1.Attributes.${method}`,
    method: 'DELETE',
    // The path for values of any type (interface 11.8).
    path: kind ? `/api/v1/attributes/${kind}/{id}` : '/api/v1/attribute/{id}',
    tag: 'Attributes',
    summary: `Remove ${kind ? 'a' : 'an'} ${thing}`,
    description: 'Refused while entitlements use it.',
    permission: 'attribute.write',
    idempotent: false,
    reply: Empty,
    errors: ['not_found', 'in_use'],
    async run({ tx, tenant, audit, fail }, { params }) {
      const value = await findAttributeValue(tx, tenant.id, type?.id, params.id)
      if (!value) return fail('not_found', { thing })
      const { count, example } = await countEntitlementsWith(tx, tenant.id, value.id)
      if (count > 0)
        return fail('in_use', {
          thing,
          users: `${counted(count, 'entitlement')}, such as ${example}`,
        })
      await deleteAttributeValue(tx, tenant.id, value.id)
      audit({ target: value.id, detail: { attributeTypeId: value.attributeTypeId, value: value.value } })
      return {}
    },
  })
}
