import { ATTRIBUTE_TYPES, type AttributeKind } from '../../contract/directory/attribute.ts'
import type { FieldViolation } from '../../contract/wire/errors.ts'
import type { Reader } from '../db/index.ts'
import type { TenantId } from '../lib/ids.ts'
import {
  type EntitlementRef,
  knownAttributeValueIds,
  knownEntitlements,
  knownPolicyIds,
  knownReviewPolicyIds,
  knownWebhookIds,
} from './references.store.ts'

/** Each field that is not empty must name an existing policy. */
export const policyViolations = (reader: Reader, tenantId: TenantId, policyIds: Readonly<Record<string, string>>) =>
  missingPolicies(reader, tenantId, policyIds, knownPolicyIds, 'policy')

/** Each field that is not empty must name an existing review policy. */
export const reviewPolicyViolations = (
  reader: Reader,
  tenantId: TenantId,
  policyIds: Readonly<Record<string, string>>,
) => missingPolicies(reader, tenantId, policyIds, knownReviewPolicyIds, 'review policy')

async function missingPolicies(
  reader: Reader,
  tenantId: TenantId,
  policyIds: Readonly<Record<string, string>>,
  knownIds: typeof knownPolicyIds,
  thing: string,
): Promise<FieldViolation[]> {
  const named = Object.entries(policyIds).filter(([, id]) => id !== '')
  if (named.length === 0) return []
  const known = await knownIds(
    reader,
    tenantId,
    named.map(([, id]) => id),
  )
  return named
    .filter(([, id]) => !known.has(id))
    .map(([field]) => ({ field, description: `there is no ${thing} with this id`, reason: 'not_found' }))
}

/** A field that is not empty must name an existing webhook. */
export async function webhookViolations(
  reader: Reader,
  tenantId: TenantId,
  id: string,
  field: string,
): Promise<FieldViolation[]> {
  if (id === '' || (await knownWebhookIds(reader, tenantId, [id])).has(id)) return []
  return [{ field, description: 'there is no webhook with this id', reason: 'not_found' }]
}

/** Each field that is not empty must name an existing risk level or compliance framework. */
export async function attributeViolations(
  reader: Reader,
  tenantId: TenantId,
  kind: AttributeKind,
  valueIds: Readonly<Record<string, string>>,
): Promise<FieldViolation[]> {
  const { id: type, name } = ATTRIBUTE_TYPES[kind]
  const named = Object.entries(valueIds).filter(([, id]) => id !== '')
  if (named.length === 0) return []
  const known = await knownAttributeValueIds(
    reader,
    tenantId,
    type,
    named.map(([, id]) => id),
  )
  return named
    .filter(([, id]) => !known.has(id))
    .map(([field]) => ({ field, description: `there is no ${name.toLowerCase()} with this id`, reason: 'not_found' }))
}

/** `field` is the path of the list in the request. */
export async function entitlementViolations(
  reader: Reader,
  tenantId: TenantId,
  refs: readonly EntitlementRef[],
  field: string,
): Promise<FieldViolation[]> {
  if (refs.length === 0) return []
  const keyOf = ({ appId, id }: EntitlementRef) => `${appId} ${id}`
  const known = new Set((await knownEntitlements(reader, tenantId, refs)).map(keyOf))
  return refs.flatMap((ref, index) =>
    known.has(keyOf(ref))
      ? []
      : [{ field: `${field}[${index}]`, description: 'there is no such entitlement in this app', reason: 'not_found' }],
  )
}
