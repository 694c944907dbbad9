import { Duration } from '@marcbachmann/cel-js/evaluator'
import { toSnake } from '../lib/names.ts'

export const TIMESTAMP = 'google.protobuf.Timestamp'
export const DURATION = 'google.protobuf.Duration'

/** Enum constants and their wire values (interface 12.2). */
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

/** Types and their fields (interface 12.2). Expressions can also use snake_case field names. */
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

/** The fields of a value, durations in seconds. Reading an absent field is an error; `has()` tests for it. */
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

type Fields = Readonly<Record<string, unknown>>
const namesOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[]
const isEnum = (type: string): type is EnumName => Object.hasOwn(ENUMS, type)
const isType = (type: string): type is TypeName => Object.hasOwn(TYPES, type)

/** One object per enum value, since `==` and `in` compare identities. */
const enumValues = new Map(namesOf(ENUMS).map((name) => [name, new Map<string, object>()]))

/** An enum value. An unknown wire value is allowed, and differs from every constant. */
export function enumValue(name: EnumName, wire: string): object {
  const known = enumValues.get(name)?.get(wire)
  if (known) return known
  const value = new ENUM_CLASSES[name]()
  enumValues.get(name)?.set(wire, value)
  return value
}

/** A value of a type. The getters of its class read its fields. */
class TypedValue {
  readonly fields: Fields
  #parts: Map<string, object> | undefined

  constructor(fields: Fields) {
    this.fields = fields
  }

  /** A nested value, cached so that each read returns the same object: lists compare identities first. */
  part(field: string, type: TypeName): object {
    this.#parts ??= new Map()
    const known = this.#parts.get(field)
    if (known) return known
    const value = typedValue(type, this.fields[field] as Fields)
    this.#parts.set(field, value)
    return value
  }
}
type TypedClass = new (fields: Fields) => TypedValue

/** The library identifies types by class, so each type has one. */
const enumClass = (name: string) => ({ [name]: class {} })[name] as new () => object
function typedClass(name: TypeName): TypedClass {
  const made = { [name]: class extends TypedValue {} }[name] as TypedClass
  // Fields are converted on first read: an expression uses only a few of them.
  for (const [field, type] of Object.entries<string>(TYPES[name]))
    for (const spelling of new Set([field, toSnake(field)]))
      Object.defineProperty(made.prototype, spelling, { get: getterOf(field, type) })
  return made
}

function getterOf(field: string, type: string): (this: TypedValue) => unknown {
  const convert = converterOf(field, type)
  if (!convert)
    return function () {
      return this.fields[field]
    }
  return function () {
    return this.fields[field] === undefined ? undefined : convert(this)
  }
}

function converterOf(field: string, type: string): ((value: TypedValue) => unknown) | undefined {
  if (isEnum(type)) return ({ fields }) => enumValue(type, fields[field] as string)
  if (isType(type)) return (value) => value.part(field, type)
  if (type === DURATION) return ({ fields }) => new Duration(fields[field] as number)
  return undefined
}

const classTable = <K extends string, C>(names: readonly K[], classOf: (name: K) => C) =>
  Object.fromEntries(names.map((name) => [name, classOf(name)])) as Record<K, C>

export const ENUM_CLASSES = classTable(namesOf(ENUMS), enumClass)
export const TYPE_CLASSES = classTable(namesOf(TYPES), typedClass)

/** Creates a value; its fields have camelCase and snake_case names. */
export const typedValue = <N extends TypeName>(name: N, fields: FieldsOf<N>): object => new TYPE_CLASSES[name](fields)
