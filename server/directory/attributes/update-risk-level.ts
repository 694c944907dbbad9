import { AttributeValueReply, UpdateRiskLevelRequest } from '../../../contract/directory/attribute.ts'
import { writeOperation } from '../../http/index.ts'
import { updateRank } from './attribute.store.ts'

export const updateRiskLevel = writeOperation({
  id: 'svc.api.attribute.v1.Attributes.UpdateRiskLevelAttributeValue',
  method: 'POST',
  path: '/api/v1/attributes/risk_levels/{id}',
  tag: 'Attributes',
  summary: 'Set the rank of a risk level',
  description: 'From the rank in the setting `highRiskRank` of the tenant on, access is high risk.',
  permission: 'attribute.write',
  idempotent: true,
  body: UpdateRiskLevelRequest,
  reply: AttributeValueReply,
  errors: ['not_found'],
  async run({ tx, tenant, audit, fail }, { params, body: { rank } }) {
    const value = await updateRank(tx, tenant.id, params.id, rank)
    if (!value) return fail('not_found', { thing: 'risk level' })
    audit({ target: value.id, detail: { rank } })
    return { value }
  },
})
