import type { TObject, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import Format from 'typebox/format'
import { Settings } from 'typebox/system'
import type { FieldReason, FieldViolation } from '../../../contract/wire/errors.ts'
import { jsonFault } from '../../lib/json/json-keys.ts'
import { lazily } from '../../lib/lazily.ts'
import { formatCount, toCamel, toSnake } from '../../lib/names.ts'
import { ApiError, invalidRequest, MAX_VIOLATIONS } from '../api-error.ts'

/** The parts of a JSON schema that decoding reads. */
interface Shape {
  type?: string
  properties?: Record<string, Shape>
  patternProperties?: Record<string, Shape>
  items?: Shape
  maxItems?: number
  /** Why a longer list is refused, where that has a name. */
  tooMany?: FieldReason
  anyOf?: Shape[]
}

/** In UTC, from the year 1 to the year 9999; RFC 3339 cannot express any other year. */
const isWritableTime = (ms: number) => ms >= -62_135_596_800_000 && ms < 253_402_300_800_000
// RFC 3339 allows leap seconds; JavaScript and the database do not.
Format.Set('date-time', (text) => Format.IsDateTime(text) && isWritableTime(Date.parse(text)))

// The library stops at eight errors; callers want to see all of them at once.
Settings.Set({ maxErrors: MAX_VIOLATIONS })

/** Compiled at the first use: the schemas of all operations together took a third of the time that a server needs to start. */
const validatorOf = (schema: TObject) => lazily(() => Compile(schema))

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Reads a JSON body; an empty one is `{}` (clients leave it out of deletes and actions). */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return {}
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    throw new ApiError('malformed_json', { problem: 'it is not UTF-8 text.' })
  }
  if (text.startsWith('\ufeff')) throw new ApiError('malformed_json', { problem: 'it starts with a byte order mark.' })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const position = /position \d+( \(line \d+ column \d+\))?/.exec((error as Error).message)?.[0]
    throw new ApiError('malformed_json', {
      problem: position ? `syntax error at ${position}.` : 'it ends unexpectedly.',
    })
  }
  const fault = jsonFault(text)
  if (fault) throw new ApiError('malformed_json', { problem: `${fault}.` })
  return value
}

/**
 * A decoder for one schema: names in camelCase or snake_case become the schema's (keys of maps stay as they are), null
 * means unset, unknown names and wrong values are refused, all of them together. Nothing is converted or dropped.
 */
export function bodyDecoder<S extends TObject>(schema: S): (value: unknown) => unknown {
  const validator = validatorOf(schema)
  return (value) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      throw invalidRequest([{ field: '', description: `the body must be a JSON object, not ${nameOf(value)}` }])
    const violations: FieldViolation[] = []
    const decoded = conform(schema as Shape, value, '', violations)
    if (!validator().Check(decoded)) violations.push(...explain(schema, decoded, validator().Errors(decoded)))
    if (violations.length > 0) throw invalidRequest(violations)
    return decoded
  }
}

/** Violations of a value that was not decoded from a request in this form; field names start with `prefix`. */
export function valueChecker(schema: TObject): (value: unknown, prefix: string) => FieldViolation[] {
  const validator = validatorOf(schema)
  return (value, prefix) =>
    validator().Check(value)
      ? []
      : explain(schema, value, validator().Errors(value)).map(({ field, ...rest }) => ({
          field: prefix + field,
          ...rest,
        }))
}

function conform(shape: Shape, value: unknown, path: string, violations: FieldViolation[]): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) violations.push({ field: path, description: 'must not contain the character U+0000' })
    else if (!value.isWellFormed()) violations.push({ field: path, description: 'must be well-formed Unicode text' })
    return value
  }
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const { items = {}, maxItems = value.length, tooMany } = shape
    // Entries beyond the limit are not checked: 300,000 of them would take a second.
    if (value.length > maxItems)
      violations.push({
        field: path,
        description: `must have at most ${formatCount(maxItems)} entries; it has ${formatCount(value.length)}`,
        ...(tooMany ? { reason: tooMany } : {}),
      })
    return value.slice(0, maxItems).map((item, index) => conform(items, item, `${path}[${index}]`, violations))
  }
  const message = shape.properties ? shape : shape.anyOf?.find((choice) => choice.properties)
  if (message?.properties) return conformMessage(message.properties, value, path, violations)
  const entryShape = Object.values(shape.patternProperties ?? {})[0] ?? {}
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const field = `${path}["${key.slice(0, 64)}"]`
      return [conform({}, key, field, violations), conform(entryShape, entry, field, violations)]
    }),
  )
}

function conformMessage(properties: Record<string, Shape>, value: object, path: string, violations: FieldViolation[]) {
  const result: Record<string, unknown> = {}
  let names: string | undefined
  for (const [given, entry] of Object.entries(value)) {
    const name = Object.hasOwn(properties, given) ? given : toCamel(given)
    const field = path ? `${path}.${shownName(given)}` : shownName(given)
    const shape = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (!shape || (name !== given && toSnake(name) !== given)) {
      names ??= known(properties)
      violations.push({ field, description: `is not a known field; valid fields: ${names}`, reason: 'unknown_field' })
    } else if (Object.hasOwn(result, name))
      violations.push({ field, description: `is set twice, as ${name} and ${toSnake(name)}` })
    else if (entry !== null) result[name] = conform(shape, entry, field, violations)
  }
  return result
}

/** A field name for a violation: unusual names are quoted so that they stay visible, and all are cut to one line. */
const shownName = (name: string) => (/^[\w@-]{1,64}$/.test(name) ? name : JSON.stringify(name.slice(0, 64)))

const known = (properties: object) => Object.keys(properties).sort().join(', ') || 'none'

/** A decoder for query strings: text stays text, whole numbers, true and false are read; unknown and repeated parameters are refused. */
export function queryDecoder(schema: TObject): (query: URLSearchParams) => unknown {
  const validator = validatorOf(schema)
  const properties = (schema as Shape).properties ?? {}
  return (query) => {
    const violations: FieldViolation[] = []
    const result: Record<string, unknown> = {}
    for (const given of new Set(query.keys())) {
      const name = Object.hasOwn(properties, given) ? given : toCamel(given)
      const texts = query.getAll(given)
      if (!Object.hasOwn(properties, name))
        violations.push({
          field: shownName(given),
          description: `is not a known parameter; valid parameters: ${known(properties)}`,
          reason: 'unknown_field',
        })
      else if (texts.length > 1 || Object.hasOwn(result, name))
        violations.push({ field: given, description: 'is set more than once' })
      else if (texts[0]) result[name] = queryValue(given, texts[0], properties[name], violations)
    }
    if (!validator().Check(result)) violations.push(...explain(schema, result, validator().Errors(result)))
    if (violations.length > 0) throw invalidRequest(violations)
    return result
  }
}

function queryValue(field: string, text: string, shape: Shape | undefined, violations: FieldViolation[]) {
  if (shape?.type === 'integer') return wholeNumber(field, text, violations)
  if (shape?.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return conform({}, text, field, violations) as string
}

function wholeNumber(field: string, text: string, violations: FieldViolation[]): number {
  if (/^-?\d{1,30}$/.test(text)) return Math.max(-2_147_483_648, Math.min(2_147_483_647, Number(text)))
  violations.push({ field, description: `must be a whole number, not ${JSON.stringify(text.slice(0, 40))}` })
  return 0
}

interface SchemaError {
  keyword: string
  schemaPath: string
  instancePath: string
  params: object
}

/** One violation for each field that the schema rejects; the choices of a union are reported as one. */
function explain(schema: TSchema, value: unknown, errors: readonly SchemaError[]): FieldViolation[] {
  const told = new Map<string, Omit<FieldViolation, 'field'>>()
  for (const error of errors) {
    const field = fieldOf(error.instancePath)
    if (error.keyword === 'required') {
      for (const name of (error.params as { requiredProperties: string[] }).requiredProperties)
        told.set(field ? `${field}.${name}` : name, { description: 'is required', reason: 'required' })
    } else if (error.keyword !== 'additionalProperties' && error.keyword !== 'anyOf' && !told.has(field)) {
      const description = describe(error, valueAt(value, error.instancePath), schema)
      told.set(field, { description, ...(error.keyword === 'enum' ? { reason: 'unknown_enum_value' } : {}) })
    }
  }
  return [...told].map(([field, violation]) => ({ field, ...violation }))
}

function describe({ keyword, params, schemaPath }: SchemaError, value: unknown, schema: TSchema): string {
  const { type, limit, allowedValues, format } = params as Record<string, unknown>
  switch (keyword) {
    case 'type':
      return `must be ${article(String(type))}, not ${nameOf(value)}`
    case 'enum':
      return `must be one of ${(allowedValues as string[]).join(', ')}; got ${nameOf(value, true)}`
    case 'format':
      return format === 'date-time'
        ? `must be a time such as 2026-01-31T09:00:00Z; got ${nameOf(value, true)}`
        : `must be a valid ${String(format)}`
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`
    case 'maxLength':
      return `must have at most ${limit} characters`
    case 'minItems':
      return limit === 1 ? 'must not be empty' : `must have at least ${limit} entries`
    default:
      return hintAt(schema, schemaPath) ?? `is not valid (${keyword})`
  }
}

/** The `hint` of a schema, for a rule without a sentence above, such as a pattern. */
function hintAt(schema: TSchema, schemaPath: string): string | undefined {
  const node = schemaPath
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], schema)
  const hint = (node as { hint?: unknown } | undefined)?.hint
  return typeof hint === 'string' ? hint : undefined
}

const article = (type: string) =>
  ({ array: 'a list', object: 'an object', integer: 'a whole number', boolean: 'true or false' })[type] ?? `a ${type}`

function nameOf(value: unknown, quote = false): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (quote && typeof value !== 'object') return JSON.stringify(value).slice(0, 60)
  return article(typeof value)
}

const parts = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

const fieldOf = (pointer: string) =>
  parts(pointer).reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part), '')

const valueAt = (value: unknown, pointer: string) =>
  parts(pointer).reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], value)
