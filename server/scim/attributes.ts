/** The attributes that are kept of users and groups; schemas, reading, patches and filters follow from this table. */
export interface Attribute {
  name: string
  type: 'string' | 'boolean' | 'complex'
  description: string
  isMultiValued?: boolean
  isRequired?: boolean
  isCaseExact?: boolean
  isUnique?: boolean
  canonicalValues?: readonly string[]
  sub?: readonly Attribute[]
}

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const ENTERPRISE_SCHEMA = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

const text = (name: string, description: string, more: Partial<Attribute> = {}): Attribute => ({
  name,
  type: 'string',
  description,
  ...more,
})

const externalId = text('externalId', 'Id of the resource at the identity provider', { isCaseExact: true })

const USER_ATTRIBUTES: readonly Attribute[] = [
  text('userName', 'Name with which the person signs in; unique within the source', {
    isRequired: true,
    isUnique: true,
  }),
  externalId,
  {
    name: 'name',
    type: 'complex',
    description: 'Name of the person',
    sub: [
      text('formatted', 'The whole name'),
      text('familyName', 'The family name'),
      text('givenName', 'The given name'),
    ],
  },
  text('displayName', 'Name as it is shown'),
  text('title', 'Job title'),
  text('userType', 'Kind of employment, such as Employee or Contractor'),
  { name: 'active', type: 'boolean', description: 'Whether the person may sign in; false disables account and person' },
  {
    name: 'emails',
    type: 'complex',
    isMultiValued: true,
    description: 'Addresses; the primary one, or else that for work, identifies the person',
    sub: [
      text('value', 'The address'),
      text('type', 'What the address is for', { canonicalValues: ['work', 'home', 'other'] }),
      { name: 'primary', type: 'boolean', description: 'Whether this is the main address' },
    ],
  },
]

const ENTERPRISE_ATTRIBUTES: readonly Attribute[] = [
  text('employeeNumber', 'Number of the employee'),
  text('costCenter', 'Cost center'),
  text('organization', 'Organization'),
  text('division', 'Division'),
  text('department', 'Department'),
  {
    name: 'manager',
    type: 'complex',
    description: 'The manager of the person',
    sub: [text('value', 'Id of the manager in this source', { isCaseExact: true })],
  },
]

const GROUP_ATTRIBUTES: readonly Attribute[] = [
  text('displayName', 'Name of the group', { isRequired: true }),
  externalId,
  {
    name: 'members',
    type: 'complex',
    isMultiValued: true,
    description: 'Users and groups in the group',
    sub: [
      text('value', 'Id of the member', { isCaseExact: true }),
      text('display', 'Name of the member'),
      text('type', 'Kind of the member', { canonicalValues: ['User', 'Group'] }),
    ],
  },
]

export const SCHEMAS: Readonly<
  Record<string, { name: string; description: string; attributes: readonly Attribute[] }>
> = {
  [USER_SCHEMA]: { name: 'User', description: 'A person with an account', attributes: USER_ATTRIBUTES },
  [GROUP_SCHEMA]: { name: 'Group', description: 'A group with members', attributes: GROUP_ATTRIBUTES },
  [ENTERPRISE_SCHEMA]: {
    name: 'EnterpriseUser',
    description: 'What an organization knows about a person',
    attributes: ENTERPRISE_ATTRIBUTES,
  },
}

export type ResourceKind = 'User' | 'Group'

/** The schemas of a kind, the core one first. */
export const SCHEMAS_OF: Readonly<Record<ResourceKind, readonly string[]>> = {
  User: [USER_SCHEMA, ENTERPRISE_SCHEMA],
  Group: [GROUP_SCHEMA],
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** An attribute by its name, in any letter case (RFC 7643, section 2.1). */
export const findAttribute = (attributes: readonly Attribute[] | undefined, name: string): Attribute | undefined =>
  attributes?.find((attribute) => same(attribute.name, name))

/** A name split from the schema before it: `urn:...:User:department`. The core schema may be left out. */
export function splitSchema(kind: ResourceKind, name: string): { schema: string; rest: string } {
  const [core = ''] = SCHEMAS_OF[kind]
  for (const schema of SCHEMAS_OF[kind]) {
    if (same(name, schema)) return { schema, rest: '' }
    if (same(name.slice(0, schema.length + 1), `${schema}:`)) return { schema, rest: name.slice(schema.length + 1) }
  }
  return { schema: core, rest: name }
}

/** Attributes of the core schemas that are accepted and not kept (RFC 7643, section 4.1). */
const NOT_KEPT = [
  ...['addresses', 'entitlements', 'ims', 'locale', 'nickname', 'password', 'phonenumbers', 'photos'],
  ...['preferredlanguage', 'profileurl', 'roles', 'schemas', 'timezone', 'x509certificates'],
]
export const isNotKept = (name: string): boolean => NOT_KEPT.includes(name.toLowerCase())

/** Attributes that only the server sets. */
export const isReadOnly = (name: string): boolean => ['groups', 'id', 'meta'].includes(name.toLowerCase())
