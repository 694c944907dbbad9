import {
  type Attribute,
  ENTERPRISE_SCHEMA,
  GROUP_SCHEMA,
  type ResourceKind,
  SCHEMAS,
  USER_SCHEMA,
} from './attributes.ts'
import { MAX_COUNT } from './query/query.rules.ts'

const CORE = 'urn:ietf:params:scim:schemas:core:2.0'
export const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'

/** What this server can do (RFC 7643, section 5). */
export const serviceProviderConfig = (base: string) => ({
  schemas: [`${CORE}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MAX_COUNT },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token of the source, created in Recert',
      specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

const resourceType = (base: string, kind: ResourceKind) => ({
  schemas: [`${CORE}:ResourceType`],
  id: kind,
  name: kind,
  endpoint: `/${kind}s`,
  description: SCHEMAS[kind === 'User' ? USER_SCHEMA : GROUP_SCHEMA]?.description,
  schema: kind === 'User' ? USER_SCHEMA : GROUP_SCHEMA,
  schemaExtensions: kind === 'User' ? [{ schema: ENTERPRISE_SCHEMA, required: false }] : [],
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${kind}` },
})
export const resourceTypes = (base: string) => [resourceType(base, 'User'), resourceType(base, 'Group')]

const attributeOf = (attribute: Attribute): Record<string, unknown> => ({
  name: attribute.name,
  type: attribute.type,
  multiValued: attribute.isMultiValued ?? false,
  description: attribute.description,
  required: attribute.isRequired ?? false,
  ...(attribute.type === 'string' ? { caseExact: attribute.isCaseExact ?? false } : {}),
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: attribute.isUnique ? 'server' : 'none',
  ...(attribute.canonicalValues && { canonicalValues: attribute.canonicalValues }),
  ...(attribute.sub && { subAttributes: attribute.sub.map(attributeOf) }),
})

export const schemas = (base: string) =>
  Object.entries(SCHEMAS).map(([id, { name, description, attributes }]) => ({
    schemas: [`${CORE}:Schema`],
    id,
    name,
    description,
    attributes: attributes.map(attributeOf),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
  }))

/** A list of everything there is, on one page. */
export const listOf = (resources: readonly unknown[]) => ({
  schemas: [LIST_SCHEMA],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
})
