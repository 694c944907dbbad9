import { Environment } from '@marcbachmann/cel-js'
import { toCamel } from '../lib/names.ts'
import { type CelContext, CONSTANTS, CONTEXTS, environmentOf, type Fields } from './environment.ts'
import { FUNCTIONS } from './functions.ts'
import { DURATION, TIMESTAMP } from './types.ts'

/** Library functions that expressions cannot use, and what to use instead. */
export const REFUSED_FUNCTIONS = new Map([
  // Regular expressions can take exponential time.
  ['matches', 'use contains, startsWith or endsWith'],
  ['join', 'compare the members of the list'],
])

export interface FunctionReference {
  /** As in functions.ts: with the type or namespace it belongs to. */
  name: string
  forms: readonly string[]
  about: string
}

/** Everything that expressions of a context can name, as the environment that evaluates them has it. */
export interface Reference {
  variables: Fields
  /** Constants by their members, and those without members. */
  constants: ReadonlyMap<string, readonly string[]>
  /** Namespaces of functions, by the names in them. */
  namespaces: readonly string[]
  /** Fields of types, constants and namespaces, by their type as the library names it. */
  fields: ReadonlyMap<string, Fields>
  functions: readonly FunctionReference[]
}

/** A type as one reads it. */
export const typeText = (type: string): string =>
  type
    .replaceAll(TIMESTAMP, 'timestamp')
    .replaceAll(DURATION, 'duration')
    .replace(/^CelNamespace/, 'cel')
    .replaceAll('list<dyn>', 'list')
    .replaceAll('map<dyn, dyn>', 'map')

const references = new Map<CelContext, Reference>()
export function referenceOf(context: CelContext): Reference {
  const known = references.get(context)
  if (known) return known
  const reference = buildReference(context)
  references.set(context, reference)
  return reference
}

function buildReference(context: CelContext): Reference {
  const { environment, types } = environmentOf(context)
  const definitions = environment.getDefinitions()
  const ofLibrary = new Set(new Environment().getDefinitions().variables.map(({ name }) => name))
  const variables: Fields = CONTEXTS[context].variables
  const others = definitions.variables.filter(
    ({ name }) => !ofLibrary.has(name) && !Object.hasOwn(variables, name) && !Object.hasOwn(variables, toCamel(name)),
  )
  const isNamespace = ({ name, type }: { name: string; type: string }) => name === type
  return {
    variables,
    constants: new Map(
      others
        .filter((other) => !isNamespace(other))
        .map(({ name, type }) => [name, type.startsWith(CONSTANTS) ? Object.keys(types.get(type) ?? {}) : []]),
    ),
    namespaces: others.filter(isNamespace).map(({ name }) => name),
    fields: types,
    functions: functionsOf(definitions.functions),
  }
}

type Definition = ReturnType<Environment['getDefinitions']>['functions'][number]

function functionsOf(definitions: readonly Definition[]): FunctionReference[] {
  const signatures = new Map<string, string[]>()
  for (const { name, signature, receiverType } of definitions) {
    // Optional values are not enabled.
    if (REFUSED_FUNCTIONS.has(name) || /^optional/i.test(receiverType ?? '')) continue
    const full = receiverType ? `${typeText(receiverType)}.${name}` : name
    signatures.set(full, [...(signatures.get(full) ?? []), typeText(signature)])
  }
  const order = Object.keys(FUNCTIONS)
  return [...signatures]
    .map(([name, found]) => ({
      name,
      forms: FUNCTIONS[name]?.forms ?? found,
      about: FUNCTIONS[name]?.about ?? '',
    }))
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
}
