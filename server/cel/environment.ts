import { Environment } from '@marcbachmann/cel-js'
import { toSnake } from '../lib/names.ts'
import { ADDRESS_FUNCTIONS, CidrValue, IP_TESTS, IpValue } from './address.ts'
import { DIRECTORY_FUNCTIONS, type DirectoryFunction, POLICY_FUNCTIONS } from './directory-lookup.ts'
import { evaluationOf, type Session } from './evaluation.ts'
import { type NamespaceFunctions, TIME_FUNCTIONS } from './time/time.ts'
import {
  ENUM_CLASSES,
  ENUMS,
  type EnumName,
  enumValue,
  TIMESTAMP,
  TYPE_CLASSES,
  TYPES,
  type TypeName,
} from './types.ts'

const POLICY_VARIABLES = {
  subject: 'User',
  account: 'AppUser',
  entitlement: 'Entitlement',
  task: 'Task',
  ip: 'ip',
} as const

/** Where expressions are used, their variables, and their result type (interface 12.1). */
export const CONTEXTS = {
  user_scope: { variables: { subject: 'User', user: 'User' }, result: 'bool' },
  account_scope: { variables: { subject: 'AppUser' }, result: 'bool' },
  policy_condition: { variables: POLICY_VARIABLES, result: 'bool' },
  policy_approvers: { variables: { ...POLICY_VARIABLES, appOwners: 'list<User>' }, result: 'users' },
} as const satisfies Record<string, { variables: Record<string, string>; result: 'bool' | 'users' }>
export type CelContext = keyof typeof CONTEXTS

/** Parser limits. Chains of operators are limited in check-cel.ts. */
const LIMITS = { maxAstNodes: 8192, maxDepth: 100, maxListElements: 1000, maxMapEntries: 100, maxCallArguments: 16 }

/** Parses and runs the expressions of a context. The session tells functions which evaluation they belong to. */
interface CelEnvironment {
  environment: Environment
  session: Session
  /** The fields of each type and namespace, and their types. */
  types: ReadonlyMap<string, Fields>
}
export type Fields = Readonly<Record<string, string>>

/** Registers a type with its fields. */
type RegisterType = (
  name: string,
  ctor: new (...args: never[]) => object,
  fields: Fields,
  otherSpellings?: Fields,
) => void

/** Built once per context; environments hold no state of an expression. */
const environments = new Map<CelContext, CelEnvironment>()
export function environmentOf(context: CelContext): CelEnvironment {
  const known = environments.get(context)
  if (known) return known
  const session: Session = {}
  const types = new Map<string, Fields>()
  const built = { environment: buildEnvironment(context, session, types), session, types }
  environments.set(context, built)
  return built
}

function buildEnvironment(context: CelContext, session: Session, types: Map<string, Fields>): Environment {
  const env = new Environment({ limits: LIMITS })
  const registerType: RegisterType = (name, ctor, fields, otherSpellings = {}) => {
    types.set(name, fields)
    env.registerType(name, { ctor, fields: { ...fields, ...otherSpellings } })
  }
  registerTypes(env, registerType)
  registerConstants(env, registerType)
  const isPolicy = CONTEXTS[context].result === 'users' || context === 'policy_condition'
  registerNamespaces(env, registerType, {
    ...TIME_FUNCTIONS,
    ...lookingUp(session, { ...DIRECTORY_FUNCTIONS, ...(isPolicy ? POLICY_FUNCTIONS : {}) }),
  })
  const plain = {
    [`now(): ${TIMESTAMP}`]: () => evaluationOf(session).now,
    'string.ifEmpty(string): string': (text: string, other: string) => (text === '' ? other : text),
    ...(isPolicy ? ADDRESS_FUNCTIONS : {}),
  }
  for (const [signature, handler] of Object.entries(plain)) env.registerFunction(signature, handler, { async: false })
  for (const [name, type] of Object.entries(CONTEXTS[context].variables))
    for (const spelling of new Set([name, toSnake(name)])) env.registerVariable(spelling, type)
  return env
}

function registerTypes(env: Environment, registerType: RegisterType): void {
  for (const name of Object.keys(ENUMS) as EnumName[]) registerType(name, ENUM_CLASSES[name], {})
  for (const [name, fields] of Object.entries(TYPES)) {
    const snake = Object.entries(fields).map(([field, type]) => [toSnake(field), type])
    registerType(name, TYPE_CLASSES[name as TypeName], fields, Object.fromEntries(snake))
  }
  registerType('ip', IpValue, Object.fromEntries(IP_TESTS.map((test) => [test, 'bool'])))
  registerType('cidr', CidrValue, {})
  for (const name of Object.keys(ENUMS)) env.registerOperator(`${name} == ${name}`, (a, b) => a === b)
  for (const name of ['User', 'AppUser', 'Task', 'Entitlement', 'Group'])
    env.registerOperator(`${name} == ${name}`, (a, b) => a.id === b.id)
  env.registerOperator('ip == ip', (a, b) => a.text === b.text)
}

/** What the type of a constant with members is called, before the name of the constant. */
export const CONSTANTS = 'constants of '

/** A constant with members, such as `UserStatus.ENABLED`, with its own type. */
function registerMembers(
  env: Environment,
  registerType: RegisterType,
  name: string,
  type: string,
  members: Record<string, unknown>,
): void {
  const Members = class {}
  const fields = Object.fromEntries(Object.keys(members).map((member) => [member, type]))
  registerType(`${CONSTANTS}${name}`, Members, fields)
  env.registerConstant(name, `${CONSTANTS}${name}`, Object.assign(new Members(), members))
}

function registerConstants(env: Environment, registerType: RegisterType): void {
  for (const [name, members] of Object.entries(ENUMS) as [EnumName, Record<string, string>][])
    registerMembers(
      env,
      registerType,
      name,
      name,
      Object.fromEntries(Object.entries(members).map(([member, wire]) => [member, enumValue(name, wire)])),
    )
  // Account statuses have a second spelling.
  for (const [member, wire] of Object.entries(ENUMS.Status))
    env.registerConstant(`APP_USER_STATUS_${member}`, 'Status', enumValue('Status', wire))
  const formats = { RFC3339: 'rfc3339', DATE: 'date', DATETIME: 'datetime', TIME: 'time' }
  registerMembers(env, registerType, 'TimeFormat', 'string', formats)
}

/** Makes directory functions synchronous: the evaluation supplies the results (evaluation.ts). */
const lookingUp = (session: Session, functions: Record<string, DirectoryFunction>): NamespaceFunctions =>
  Object.fromEntries(
    Object.entries(functions).map(([signature, { kind, request }]) => [
      signature,
      (...args: never[]) => evaluationOf(session).lookUp(kind, request(...args)),
    ]),
  )

/**
 * Registers functions with dotted names. The library parses `svc.user.v1.HasApp(...)` as a method call on nested fields
 * of `svc`, so each part of the name becomes a type with the next part as a field.
 */
function registerNamespaces(env: Environment, registerType: RegisterType, functions: NamespaceFunctions): void {
  const members = new Map<string, Set<string>>()
  for (const signature of Object.keys(functions)) {
    const path = signature.slice(0, signature.indexOf('(')).split('.').slice(0, -1)
    for (let length = 1; length <= path.length; length++) {
      const name = path.slice(0, length).join('.')
      const next = path[length]
      members.set(name, new Set([...(members.get(name) ?? []), ...(next ? [next] : [])]))
    }
  }
  const values = new Map<string, object>()
  // Inner namespaces first: a value contains its members.
  for (const [name, next] of [...members].sort(([a], [b]) => b.split('.').length - a.split('.').length)) {
    const Namespace = class {}
    const inner = [...next].map((member) => [member, `${name}.${member}`] as const)
    registerType(name, Namespace, Object.fromEntries(inner))
    const held = inner.map(([member, path]) => [member, values.get(path)])
    values.set(name, Object.assign(new Namespace(), Object.fromEntries(held)))
    if (!name.includes('.')) env.registerConstant(name, name, values.get(name))
  }
  for (const [signature, handler] of Object.entries(functions))
    env.registerFunction(signature, (_: unknown, ...args: never[]) => handler(...args), { async: false })
}
