import { BinaryReader, WireType } from '@bufbuild/protobuf/wire'

// Field numbers are those of c1/connector/v2 in the protocol definitions of baton-sdk. Only what is used is read.

type FieldValue = Uint8Array | number

/** Hands out the fields of a message; those of other wire types are skipped. Throws if it is not a message. */
function eachField(data: Uint8Array, take: (field: number, value: FieldValue) => void): void {
  const reader = new BinaryReader(data)
  while (reader.pos < reader.len) {
    const [field, type] = reader.tag()
    if (type === WireType.LengthDelimited) take(field, reader.bytes())
    else if (type === WireType.Varint) take(field, Number(reader.int64()))
    else reader.skip(type, field)
  }
}

const textOf = (value: FieldValue | undefined): string =>
  value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('utf8') : ''
const numberOf = (value: FieldValue | undefined): number => (typeof value === 'number' ? value : 0)
const bytesOf = (value: FieldValue | undefined): Uint8Array => (value instanceof Uint8Array ? value : new Uint8Array())

/** The fields of a message, the last value of each; lists have to be read by `eachField`. */
function fieldsOf(data: Uint8Array): Map<number, FieldValue> {
  const fields = new Map<number, FieldValue>()
  eachField(data, (field, value) => fields.set(field, value))
  return fields
}

export const USER_TRAIT = 1
const TRAITS = [
  ...['', 'user', 'group', 'role', 'app', 'secret', 'security_insight', 'scope_binding', 'vendor'],
  ...['vendor_agreement', 'license_profile', 'agent', 'managed_device'],
]

export interface TypeMessage {
  name: string
  isUser: boolean
  traits: string[]
}

export function readType(data: Uint8Array): TypeMessage {
  let name = ''
  const traits: number[] = []
  eachField(data, (field, value) => {
    if (field === 2) name = textOf(value)
    if (field === 3 && typeof value === 'number') traits.push(value)
    if (field === 3 && value instanceof Uint8Array) traits.push(...packedNumbers(value))
  })
  return { name, isUser: traits.includes(USER_TRAIT), traits: traits.flatMap((trait) => TRAITS[trait] || []) }
}

function packedNumbers(data: Uint8Array): number[] {
  const reader = new BinaryReader(data)
  const numbers: number[] = []
  while (reader.pos < reader.len) numbers.push(reader.uint32())
  return numbers
}

export interface ResourceMessage {
  /** The id among the resources of its type. */
  id: string
  name: string
  description: string
  status: StatusMessage
  user?: UserMessage
}
export interface StatusMessage {
  status: string
  details: string
}
export interface UserMessage {
  email: string
  login: string
  type: string
  status: StatusMessage
  lastLoginAt: string
  employeeIds: string[]
}

const STATUSES = ['', 'enabled', 'disabled', 'deleted']
const ACCOUNT_TYPES = ['', 'user', 'service_account', 'system_account']
const PURPOSES = ['', 'assignment', 'permission', 'ownership']
const NO_STATUS: StatusMessage = { status: '', details: '' }

export function readResource(data: Uint8Array): ResourceMessage {
  const found: ResourceMessage = { id: '', name: '', description: '', status: NO_STATUS }
  eachField(data, (field, value) => {
    if (field === 1) found.id = textOf(fieldsOf(bytesOf(value)).get(2))
    if (field === 3) found.name = textOf(value)
    if (field === 5) found.description = textOf(value)
    if (field === 11) found.status = readStatus(value)
    if (field !== 4) return
    const annotation = fieldsOf(bytesOf(value))
    if (textOf(annotation.get(1)).endsWith('/c1.connector.v2.UserTrait'))
      found.user = readUser(bytesOf(annotation.get(2)))
  })
  return found
}

function readStatus(value: FieldValue): StatusMessage {
  const fields = fieldsOf(bytesOf(value))
  return { status: STATUSES[numberOf(fields.get(1))] ?? '', details: textOf(fields.get(2)) }
}

function readUser(data: Uint8Array): UserMessage {
  const emails: { address: string; isPrimary: boolean }[] = []
  const employeeIds: string[] = []
  const user = { login: '', type: '', status: NO_STATUS, lastLoginAt: '' }
  eachField(data, (field, value) => {
    if (field === 1) {
      const email = fieldsOf(bytesOf(value))
      emails.push({ address: textOf(email.get(1)), isPrimary: numberOf(email.get(2)) !== 0 })
    }
    if (field === 2) user.status = readStatus(value)
    if (field === 5) user.type = ACCOUNT_TYPES[numberOf(value)] ?? ''
    if (field === 6) user.login = textOf(value)
    if (field === 9) user.lastLoginAt = readTime(bytesOf(value))
    if (field === 13) employeeIds.push(textOf(value))
  })
  const email = emails.find(({ isPrimary }) => isPrimary) ?? emails[0]
  return { ...user, employeeIds, email: email?.address ?? '' }
}

/** A time without value, and Go's zero time, mean that there is none. */
function readTime(data: Uint8Array): string {
  const seconds = numberOf(fieldsOf(data).get(1))
  const time = new Date(seconds * 1_000)
  return seconds <= 0 || Number.isNaN(time.getTime()) ? '' : time.toISOString()
}

export interface EntitlementMessage {
  name: string
  description: string
  purpose: string
  slug: string
}

export function readEntitlement(data: Uint8Array): EntitlementMessage {
  const fields = fieldsOf(data)
  return {
    name: textOf(fields.get(3)),
    description: textOf(fields.get(4)),
    purpose: PURPOSES[numberOf(fields.get(7))] ?? '',
    slug: textOf(fields.get(8)),
  }
}

/** An entitlement through which somebody holds another one, and whether they hold it directly themselves. */
export interface GrantSource {
  entitlement: string
  isDirect: boolean
}

/** Where a grant comes from; without any source it is direct. */
export function readSources(grant: Uint8Array): GrantSource[] {
  const sources: GrantSource[] = []
  const list = fieldsOf(grant).get(5)
  if (list === undefined) return sources
  eachField(bytesOf(list), (field, value) => {
    if (field !== 1) return
    const entry = fieldsOf(bytesOf(value))
    const source = fieldsOf(bytesOf(entry.get(2)))
    sources.push({ entitlement: textOf(entry.get(1)), isDirect: numberOf(source.get(1)) !== 0 })
  })
  return sources
}
