import Type, { type Static } from 'typebox'
import { Id, Line, listReply, Message, pageFields, Timestamp } from '../wire/scalars.ts'

/** Risk levels and compliance frameworks, which entitlements and scopes refer to (interface 11.8). */
export const ATTRIBUTE_TYPES = {
  risk_levels: { id: 'risk_level', name: 'Risk level' },
  compliance_frameworks: { id: 'compliance_framework', name: 'Compliance framework' },
} as const
export type AttributeKind = keyof typeof ATTRIBUTE_TYPES

export const AttributeValue = Message('AttributeValue', {
  id: Id,
  attributeTypeId: Type.String(),
  value: Type.String(),
  rank: Type.Integer({
    description: 'Of a risk level: how serious it is; 0 if unknown',
  }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type AttributeValue = Static<typeof AttributeValue>

export const AttributeType = Message('AttributeType', { id: Type.String(), name: Type.String() })
export const AttributeTypeList = listReply('AttributeTypeList', AttributeType)

const value = Line(200)
export const AttributeTypeId = Type.Enum(
  Object.values(ATTRIBUTE_TYPES).map(({ id }) => id),
  { title: 'AttributeTypeId' },
)
export const CreateAttributeValueRequest = Message('CreateAttributeValueRequest', {
  attributeTypeId: AttributeTypeId,
  value,
})
export const RenameAttributeValueRequest = Message('UpdateAttributeValueRequest', { value })
export const UpdateRiskLevelRequest = Message('UpdateRiskLevelRequest', {
  rank: Type.Integer({
    minimum: 0,
    maximum: 1000,
    hint: 'must be a whole number from 0 to 1000',
    description: 'Higher is more serious; low is 10, medium 20, high 30 and critical 40 unless changed',
  }),
})
export const CreateAttributeValueOfTypeRequest = Message('CreateAttributeValueOfTypeRequest', { value })
export const AttributeValueReply = Message('AttributeValueReply', { value: AttributeValue })
export const AttributeValueList = listReply('AttributeValueList', AttributeValue)

const ids = Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000 }))
export const SearchAttributeValuesRequest = Message('SearchAttributeValuesRequest', {
  ...pageFields,
  query: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the value' })),
  value: Type.Optional(Type.String({ maxLength: 200, description: 'The whole value, ignoring case' })),
  attributeTypeIds: ids,
  ids,
  excludeIds: ids,
})
export type SearchAttributeValuesRequest = Static<typeof SearchAttributeValuesRequest>

export const CountAttributeUsesRequest = Message('CountAttributeUsesRequest', {
  ids: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000, description: 'Of these values' }),
})
export const AttributeUsesReply = Message('CountAttributeUsesResponse', {
  uses: Type.Array(
    Message('AttributeValueUse', {
      attributeValueId: Id,
      entitlementCount: Type.Integer({ description: 'Entitlements with this value' }),
    }),
    { description: 'For each of the values that exist' },
  ),
  entitlementCount: Type.Integer({ description: 'All entitlements' }),
  withoutRiskLevelCount: Type.Integer({ description: 'Entitlements without a risk level' }),
  withoutFrameworkCount: Type.Integer({ description: 'Entitlements without a compliance framework' }),
})
export type AttributeUses = Static<typeof AttributeUsesReply>
