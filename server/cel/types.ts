import { Duration } from '@marcbachmann/cel-js/evaluator'
import { toSnake } from '../lib/names.ts'

export const TIMESTAMP = 'google.protobuf.Timestamp'
export const DURATION = 'google.protobuf.Duration'

/** Enum constants and the wire values they stand for (client-facts 7.2). */
export const ENUMS = {
  UserStatus: { UNKNOWN: 'UNKNOWN', ENABLED: 'ENABLED', DISABLED: 'DISABLED', DELETED: 'DELETED' },
  UserType: {
    HUMAN: 'USER_TYPE_HUMAN',
    AGENT: 'USER_TYPE_AGENT',
    SERVICE: 'USER_TYPE_SERVICE',
    SYSTEM: 'USER_TYPE_SYSTEM',
  },
  AppUserType: {
    USER: 'APP_USER_TYPE_USER',
    SERVICE_ACCOUNT: 'APP_USER_TYPE_SERVICE_ACCOUNT',
    SYSTEM_ACCOUNT: 'APP_USER_TYPE_SYSTEM_ACCOUNT',
  },
  Status: { ENABLED: 'STATUS_ENABLED', DISABLED: 'STATUS_DISABLED', DELETED: 'STATUS_DELETED' },
  TaskOrigin: {
    WEBAPP: 'TASK_ORIGIN_WEBAPP',
    SLACK: 'TASK_ORIGIN_SLACK',
    API: 'TASK_ORIGIN_API',
    JIRA: 'TASK_ORIGIN_JIRA',
    COPILOT: 'TASK_ORIGIN_COPILOT',
    PROFILE_MEMBERSHIP_AUTOMATION: 'TASK_ORIGIN_PROFILE_MEMBERSHIP_AUTOMATION',
    TIME_REVOKE: 'TASK_ORIGIN_TIME_REVOKE',
  },
} as const
export type EnumName = keyof typeof ENUMS

/** Types with fields (client-facts 7.2); in expressions each field has its snake_case name too. */
export const TYPES = {
  AppUserStatus: { status: 'Status', details: 'string' },
  TaskAnalysis: { id: 'string', hasConflictViolations: 'bool', conflictViolations: 'list<string>' },
  User: {
    id: 'string',
    email: 'string',
    emails: 'list<string>',
    displayName: 'string',
    username: 'string',
    usernames: 'list<string>',
    department: 'string',
    jobTitle: 'string',
    employmentType: 'string',
    employmentStatus: 'string',
    status: 'UserStatus',
    directoryStatus: 'UserStatus',
    type: 'UserType',
    manager: 'string',
    managerId: 'string',
    profile: 'map<string, dyn>',
    attributes: 'map<string, dyn>',
  },
  AppUser: {
    id: 'string',
    displayName: 'string',
    username: 'string',
    usernames: 'list<string>',
    email: 'string',
    emails: 'list<string>',
    employeeIds: 'list<string>',
    appUserType: 'AppUserType',
    status: 'AppUserStatus',
    profile: 'map<string, dyn>',
    attributes: 'map<string, dyn>',
  },
  Task: {
    id: 'string',
    numericId: 'string',
    displayName: 'string',
    origin: 'TaskOrigin',
    createdAt: TIMESTAMP,
    isGrantPermanent: 'bool',
    grantDuration: DURATION,
    subjectUserId: 'string',
    requestorUserId: 'string',
    analysis: 'TaskAnalysis',
  },
  Entitlement: {
    id: 'string',
    appId: 'string',
    riskLevelValueId: 'string',
    appResourceType: 'string',
    annotations: 'map<string, string>',
  },
  Group: { id: 'string', appId: 'string', displayName: 'string' },
} as const satisfies Record<string, Record<string, string>>
export type TypeName = keyof typeof TYPES

/** What a value is made of, durations as seconds; a field that is absent is an error to read, and `has()` tells. */
export type FieldsOf<N extends TypeName> = { [F in keyof (typeof TYPES)[N]]?: FieldValue<(typeof TYPES)[N][F]> }
type FieldValue<T> = T extends TypeName
  ? FieldsOf<T>
  : T extends EnumName | 'string'
    ? string
    : T extends 'bool'
      ? boolean
      : T extends 'list<string>'
        ? readonly string[]
        : T extends 'map<string, string>'
          ? Readonly<Record<string, string>>
          : T extends 'map<string, dyn>'
            ? Readonly<Record<string, unknown>>
            : T extends typeof TIMESTAMP
              ? Date
              : number

/** The library knows the type of a value by its class, so each type has one. */
const classOf = (name: string): (new () => object) => ({ [name]: class {} })[name] as new () => object

const namesOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[]
const classTable = <T extends object>(table: T) =>
  Object.fromEntries(namesOf(table).map((name) => [name, classOf(name)])) as Record<keyof T, new () => object>

export const TYPE_CLASSES = classTable(TYPES)
export const ENUM_CLASSES = classTable(ENUMS)

/** One object for each value of an enum: `==` and `in` compare identities. */
const enumValues = new Map<string, object>()

/** A value of an enum. One that has no constant here is a value too, unequal to all that have. */
export function enumValue(name: EnumName, wire: string): object {
  const key = `${name} ${wire}`
  const known = enumValues.get(key)
  if (known) return known
  const value = new ENUM_CLASSES[name]()
  enumValues.set(key, value)
  return value
}

const isEnum = (type: string): type is EnumName => Object.hasOwn(ENUMS, type)
const isType = (type: string): type is TypeName => Object.hasOwn(TYPES, type)

/** A value of a type, its fields under both of their names. */
export function typedValue<N extends TypeName>(name: N, fields: FieldsOf<N>): object {
  const value = new TYPE_CLASSES[name]() as Record<string, unknown>
  const given = fields as Record<string, unknown>
  for (const [field, type] of Object.entries<string>(TYPES[name])) {
    if (given[field] === undefined) continue
    const converted = convert(type, given[field])
    value[field] = converted
    value[toSnake(field)] = converted
  }
  return value
}

function convert(type: string, value: unknown): unknown {
  if (isEnum(type)) return enumValue(type, value as string)
  if (isType(type)) return typedValue(type, value as object)
  if (type === DURATION) return new Duration(value as number)
  return value
}
