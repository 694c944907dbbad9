import Type from 'typebox'
import { ATTRIBUTE_TYPES, type AttributeKind } from '../../../contract/attribute.ts'
import { Empty } from '../../../contract/scalars.ts'
import { writeOperation } from '../../http/index.ts'
import { deleteAttributeValue } from './attribute.store.ts'

export const deleteAttributeValueOf = (kind: AttributeKind, method: string) =>
  writeOperation({
    id: `svc.api.attribute.v1.Attributes.${method}`,
    method: 'DELETE',
    path: `/api/v1/attributes/${kind}/{id}`,
    tag: 'Attributes',
    summary: `Remove a ${ATTRIBUTE_TYPES[kind].name.toLowerCase()}`,
    permission: 'attribute.write',
    idempotent: false,
    params: Type.Object({ id: Type.String() }),
    reply: Empty,
    errors: ['not_found'],
    async run({ tx, tenant, audit, fail }, { params }) {
      const { id: type, name } = ATTRIBUTE_TYPES[kind]
      const deleted = await deleteAttributeValue(tx, tenant.id, type, params.id)
      if (deleted === 0) return fail('not_found', { thing: name.toLowerCase() })
      audit({ target: params.id })
      return {}
    },
  })
