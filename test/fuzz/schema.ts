import fc from 'fast-check'
import { refTo } from './pool.ts'

/** The parts of a JSON schema that the contract uses. */
export interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  patternProperties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  enum?: string[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

const DAY_MS = 86_400_000
const TIMES = [
  '2020-02-29T12:00:00Z',
  '2000-01-01T00:00:00.000000001Z',
  '2024-06-30T23:30:00+14:00',
  ...[1, 30, 400].map((days) => new Date(Date.now() + days * DAY_MS).toISOString()),
]
/** Times at which calendars and databases disagree; all of them are RFC 3339. */
export const ODD_TIMES = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '0001-01-01T00:00:00Z',
  '0099-12-31T00:00:00Z',
  '1969-12-31T23:59:59.999999999Z',
  '9999-12-31T23:59:59-23:59',
  '9999-12-31T23:59:59.999999999Z',
  '2016-12-31T23:59:60Z',
  '2026-01-01t00:00:00z',
]
/** Strings that a parser, a regular expression, a collation or a terminal may take badly. */
export const ODD_TEXTS = [
  '\u{1f512}',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  'e\u0301\u0323\u0300',
  '\u202edeweiv\u202c',
  '\u200b',
  '\ufeff',
  '\ud800',
  '\udc00x',
  '\0',
  'a\0b',
  '\u0130\u1e9e\ufdfa',
  '\uffff',
  '\u007f\u009f',
  '%',
  '_',
  '\\',
  "'; --",
  '"',
  '$1',
  '{x}',
  '(?:',
  '*',
  ' ',
  '\r\n',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e999',
]
const EXPRESSIONS = [
  'true',
  'subject.department == "Sales"',
  '[subject.manager_id]',
  'subject.email.endsWith("@x.com")',
  '',
  '(',
  'subject.nothing',
  '"\u{1f512}" + 1',
]
const MASKS = ['displayName', 'description', 'display_name,description', '', '*', 'id', 'a.b.c']
const EXPAND = ['*', 'app_id', 'user_id', 'policy_id', 'created_by_id', 'nothing']
export const TEXTS: Record<string, readonly string[]> = {
  expression: EXPRESSIONS,
  expressions: EXPRESSIONS,
  condition: EXPRESSIONS,
  text: EXPRESSIONS,
  updateMask: MASKS,
  expandMask: EXPAND,
  paths: [...MASKS, ...EXPAND],
  timezone: ['', 'UTC', 'Europe/Zurich', 'Mars/Olympus'],
  allowSourceCidr: ['10.0.0.0/8', '::/0', 'x'],
  domains: ['example.com', 'b.example.org', 'not a domain'],
  pageToken: ['', '@pageToken.0', '@pageToken.1', 'x'],
  email: ['a@example.com'],
  scopedRoles: ['basic_user', 'campaign_administrator', 'nobody'],
}

/** How many of the optional fields are there: of a message with many that exclude each other, few say something. */
export const DENSITIES = [0.15, 0.5, 1] as const

/** A value that a schema accepts; `names` lead to it, the nearest last, and tell what an id is the id of. */
export function acceptedBy(schema: Schema, names: readonly string[], density: number): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((choice) => acceptedBy(choice, names, density)))
  switch (schema.type) {
    case 'object':
      return schema.properties ? messageOf(schema, names, density) : mapOf(schema, names, density)
    case 'array':
      return fc.array(acceptedBy(schema.items ?? {}, names, density), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(3, schema.maxItems ?? 3),
      })
    case 'string':
      return textOf(schema, names)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -2, max: Math.min(schema.maximum ?? 200, 2_147_483_647) })
    case 'boolean':
      return fc.boolean()
    default:
      return fc.constantFrom<unknown>('x', 1, true, {}, [])
  }
}

function messageOf({ properties = {}, required = [] }: Schema, names: readonly string[], density: number) {
  const entries = Object.entries(properties).map(([name, schema]) => {
    const value = acceptedBy(schema, [...names, name], density)
    const absent = Math.round((1 - density) * 100)
    return required.includes(name) || absent === 0
      ? value
      : fc.oneof(
          { arbitrary: fc.constant(undefined), weight: absent },
          { arbitrary: value, weight: Math.round(density * 100) },
        )
  })
  const keys = Object.keys(properties)
  return fc
    .tuple(...entries)
    .map((values) => Object.fromEntries(keys.map((key, at) => [key, values[at]]).filter(([, it]) => it !== undefined)))
}

/** A map: most of those in the contract go by ids. */
function mapOf({ patternProperties = {} }: Schema, names: readonly string[], density: number) {
  const entry = acceptedBy(Object.values(patternProperties)[0] ?? {}, names, density)
  const key = fc.oneof({ arbitrary: idOf(names), weight: 3 }, fc.constantFrom('team', 'x y', '"', '\u{1f512}'))
  return fc.array(fc.tuple(key, entry), { maxLength: 2 }).map((entries) => Object.fromEntries(entries))
}

/** Kept, because fast-check takes long to make one: a seventh of the time of all requests. */
const matching = new Map<string, fc.Arbitrary<string>>()
function textMatching(pattern: string): fc.Arbitrary<string> {
  const made = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern))
  matching.set(pattern, made)
  return made
}

function textOf(schema: Schema, names: readonly string[]): fc.Arbitrary<string> {
  const name = names.at(-1) ?? ''
  const { format, pattern, minLength = 0, maxLength = 200 } = schema
  if (format === 'date-time') return fc.constantFrom(...TIMES)
  if (pattern && !pattern.startsWith('^[^')) return textMatching(pattern)
  const known = TEXTS[name]
  if (known) return fc.constantFrom(...known)
  if (/(^i|_i|I)ds?$/.test(name) || name === 'duplicateFrom') return idOf(names)
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern).test(text))
  return fc
    .oneof(
      { arbitrary: textMatching('^[A-Z][a-z]{2,8} [0-9]{1,6}$'), weight: 4 },
      fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(20, maxLength) }),
      fc.constantFrom('a', '\u{1f512} Zürich', 'e\u0301', 'x'.repeat(Math.min(maxLength, 500))),
    )
    .filter(fits)
}

/** Mostly of a thing that is there. */
const idOf = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: fc.constant(refTo(names, 0)), weight: 8 },
    { arbitrary: fc.constant(refTo(names, 1)), weight: 2 },
    { arbitrary: fc.constantFrom('0ujsswThIGTUYm2K8FjOOfXtY1K', 'x'), weight: 1 },
  )

/** An id in a path, where any text can stand. */
export const pathIdOf = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof({ arbitrary: idOf(names), weight: 12 }, { arbitrary: fc.constantFrom(...ODD_TEXTS), weight: 1 })
