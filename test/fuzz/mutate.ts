import fc from 'fast-check'
import { toSnake } from '../../server/lib/names.ts'
import { ODD_TEXTS, ODD_TIMES, type Schema } from './schema.ts'

type Fields = Record<string, unknown>
/** A value inside of a body, with its schema; `set` puts another in its place, `undefined` takes it out. */
interface Place {
  schema: Schema
  value: unknown
  set(value: unknown): void
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Defines, so that `__proto__` is a field like any other. */
const define = (fields: Fields, name: string, value: unknown) =>
  Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true })

/** Every value inside of a body; fields that are absent count too, for they can be given. */
function placesOf(schema: Schema, value: unknown): Place[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => at(schema.items ?? {}, item, (given) => value.splice(index, 1, given)))
  if (!isFields(value)) return []
  const message = schema.properties ? schema : schema.anyOf?.find((choice) => choice.properties)
  const entry = Object.values(schema.patternProperties ?? {})[0] ?? {}
  const fields: [string, Schema][] = message?.properties
    ? Object.entries(message.properties)
    : Object.keys(value).map((name) => [name, entry])
  return fields.flatMap(([name, shape]) =>
    at(shape, value[name], (given) => {
      if (given === undefined) delete value[name]
      else define(value, name, given)
    }),
  )
}
const at = (schema: Schema, value: unknown, set: Place['set']): Place[] => [
  { schema, value, set },
  ...placesOf(schema, value),
]

/** Many of the same, written as few, so that a request that failed can be read. `send.ts` makes them many. */
export const repeat = (times: number, of: unknown) => ({ $repeat: times, of })

/** Longer than any list of the contract that says how long it may be. */
const MANY = 10_001

const lengthsOf = ({ minLength = 0, maxLength = 5000 }: Schema) =>
  [minLength - 1, minLength, maxLength, maxLength + 1].filter((length) => length >= 0)
const sizesOf = ({ minItems = 0, maxItems = MANY }: Schema) =>
  [minItems - 1, minItems, maxItems, maxItems + 1].filter((size) => size >= 0)
const NUMBERS = [-1, 0, 0.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE]
const INT64 = ['-9223372036854775808', '9223372036854775807', '9223372036854775808', '9999999999999999999', '-0', '00']
const DURATIONS = ['0s', '999999999999.999999999s', '0.000000001s', '1', '-1s']
const KEYS = ['__proto__', 'constructor', 'toString', '', '\ud800', 'a\0', 'x'.repeat(5000)]

/** What is just within or just beyond what a schema takes, or odd. */
function edgesOf(schema: Schema): unknown[] {
  const [choice] = schema.anyOf ?? []
  if (choice) return edgesOf(choice)
  if (schema.type === 'integer') return [...NUMBERS, ...[schema.minimum, schema.maximum].flatMap((n) => n ?? [])]
  if (schema.type === 'array') return sizesOf(schema).flatMap((size) => [repeat(size, 'distinct'), repeat(size, 'x')])
  if (schema.type === 'object') return [{}, ...KEYS.map((key) => define({}, key, {})), repeat(2000, 'entries')]
  if (schema.type !== 'string' || schema.enum) return ODD_TEXTS
  if (schema.format === 'date-time') return ODD_TIMES
  if (schema.pattern && !schema.pattern.startsWith('^[^')) return [...INT64, ...DURATIONS]
  return [...ODD_TEXTS, ...lengthsOf(schema).flatMap((length) => ['a', '\u{1f512}'].map((of) => repeat(length, of)))]
}

const wrongFor = ({ type, anyOf }: Schema): unknown[] =>
  [5, 1.5, true, 'x', {}, [], [[]], { a: { b: {} } }, [null]].filter(
    (value) => anyOf || (Array.isArray(value) ? 'array' : typeof value) !== type,
  )

/** One thing done wrong, or in another way, to a value that is right. */
const MUTATIONS: Record<string, (place: Place, choice: number) => void> = {
  drop: ({ set }) => set(undefined),
  null: ({ set }) => set(null),
  'wrong type': ({ schema, set }, choice) => set(pick(wrongFor(schema), choice)),
  'unknown field': ({ value, set }, choice) => {
    const name = pick(['foo', '__proto__', 'constructor', 'toString', '', 'display_Name', 'ID', '\u202e'], choice)
    if (isFields(value)) define(value, name, 'x')
    else set({ [name]: 'x' })
  },
  misspelt: ({ schema, set }, choice) => {
    const [first = 'X'] = schema.enum ?? []
    set(pick([first.toLowerCase(), `${first} `, '', 0, `${first}_X`], choice))
  },
  nesting: ({ value, set }, choice) => set(pick([[value], { value }, [[value]], Object.values(Object(value))], choice)),
}

const pick = <T>(choices: readonly T[], choice: number): T => choices[choice % choices.length] as T
const choice = fc.nat(10_000)

/** A valid body, and the same with one place changed; of an operation without fields, a field that it does not have. */
const changed = (schema: Schema, valid: fc.Arbitrary<unknown>, change: (place: Place, choice: number) => void) =>
  fc.tuple(valid, choice, choice).map(([value, where, how]) => {
    // A field of an empty body is one the schema does not know.
    const box = { body: structuredClone(value) }
    const whole: Place = { schema, value: box.body, set: (given) => Object.assign(box, { body: given }) }
    const places = placesOf(schema, box.body)
    change(places.length === 0 ? whole : pick(places, where), how)
    return box.body
  })

export const mutated = (schema: Schema, valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    ...Object.values(MUTATIONS).map((mutation) => changed(schema, valid, mutation)),
    valid.map((value) => renamed(value, false)),
    valid.map((value) => renamed(value, true)),
  )

export const atEdge = (schema: Schema, valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  changed(schema, valid, ({ schema: inner, set }, how) => set(pick(edgesOf(inner), how)))

/** The same in snake_case, or in both. */
function renamed(value: unknown, both: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, both))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => [
      [toSnake(name), renamed(inner, both)],
      ...(both ? [[name, inner]] : []),
    ]),
  )
}
