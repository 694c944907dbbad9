import Type, { type Static } from 'typebox'
import { Id, Line, listReply, Message, Timestamp } from './scalars.ts'

/** client-facts 2.18: the values that entitlements and scopes refer to as risk level and compliance framework. */
export const ATTRIBUTE_TYPES = {
  risk_levels: { id: 'risk_level', name: 'Risk level' },
  compliance_frameworks: { id: 'compliance_framework', name: 'Compliance framework' },
} as const
export type AttributeKind = keyof typeof ATTRIBUTE_TYPES

export const AttributeValue = Message('AttributeValue', {
  id: Id,
  attributeTypeId: Type.String(),
  value: Type.String(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type AttributeValue = Static<typeof AttributeValue>

export const AttributeType = Message('AttributeType', { id: Type.String(), name: Type.String() })

export const CreateAttributeValueRequest = Message('CreateAttributeValueRequest', { value: Line(200) })
export const AttributeValueReply = Message('AttributeValueReply', { value: AttributeValue })
export const AttributeValueList = listReply('AttributeValueList', AttributeValue)
