import { type Attribute, findAttribute, type ResourceKind, SCHEMAS, SCHEMAS_OF, splitSchema } from './attributes.ts'
import { invalidSyntax, invalidValue } from './scim-error.ts'

/** A user or group as it is kept: attributes by their names, those of an extension under the name of its schema. */
export type Document = Record<string, unknown>

const MAX_TEXT = 1_000
const MAX_VALUES = 100

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const attributesOf = (schema: string): readonly Attribute[] => SCHEMAS[schema]?.attributes ?? []

/** The part of a document that has the attributes of a schema: the document itself, or the extension in it. */
export function partOf(kind: ResourceKind, document: Document, schema: string): Document {
  if (schema === SCHEMAS_OF[kind][0]) return document
  const part = isObject(document[schema]) ? document[schema] : {}
  document[schema] = part
  return part
}

/** Reads a body as a document. What is not kept is left out, as RFC 7643, section 2.2, has it for unknown attributes. */
export function readDocument(kind: ResourceKind, body: unknown, without: readonly string[] = []): Document {
  if (!isObject(body)) throw invalidSyntax('The body must be a JSON object.')
  requireSchema(kind, body)
  const document: Document = {}
  for (const [name, value] of Object.entries(body)) {
    const { schema, rest } = splitSchema(kind, name)
    const values = rest === '' ? value : { [rest]: value }
    if (!isObject(values)) throw invalidValue(`${name} must be an object.`)
    const part = partOf(kind, document, schema)
    for (const [inner, given] of Object.entries(values)) {
      const attribute = findAttribute(attributesOf(schema), inner)
      if (attribute && !without.includes(attribute.name)) setAttribute(part, attribute, readValue(attribute, given))
    }
  }
  return finishDocument(kind, document)
}

/** Checks what is required, and drops what is empty. */
export function finishDocument(kind: ResourceKind, document: Document): Document {
  for (const schema of SCHEMAS_OF[kind])
    if (isObject(document[schema]) && Object.keys(document[schema]).length === 0) delete document[schema]
  for (const { name, isRequired } of attributesOf(SCHEMAS_OF[kind][0] ?? ''))
    if (isRequired && document[name] === undefined) throw invalidValue(`${name} is required and must not be empty.`)
  return document
}

function requireSchema(kind: ResourceKind, body: Record<string, unknown>): void {
  const [core = ''] = SCHEMAS_OF[kind]
  const { schemas } = body
  if (schemas === undefined) return
  const named = Array.isArray(schemas) ? schemas.map((schema) => String(schema).toLowerCase()) : []
  if (!named.includes(core.toLowerCase())) throw invalidSyntax(`schemas must contain ${core}.`)
}

export function setAttribute(part: Document, { name }: Attribute, value: unknown): void {
  if (value === undefined) delete part[name]
  else part[name] = value
}

/** The value as it is kept; undefined when it is unassigned. Throws `invalidValue`. */
export function readValue(attribute: Attribute, value: unknown): unknown {
  if (!attribute.isMultiValued) return readSingle(attribute, value)
  if (value === null || value === undefined) return undefined
  const entries = Array.isArray(value) ? value : [value]
  if (entries.length > MAX_VALUES) throw invalidValue(`${attribute.name} must have at most ${MAX_VALUES} values.`)
  const values = entries.map((entry) => readSingle(attribute, entry)).filter((entry) => entry !== undefined)
  return values.length === 0 ? undefined : values
}

/** One value, or one of several. */
export function readSingle(attribute: Attribute, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined
  if (attribute.type === 'boolean') return readBoolean(attribute, value)
  return attribute.type === 'string' ? readText(attribute, value) : readComplex(attribute, value)
}

/** One large provider sends booleans as text, `"False"`. */
function readBoolean({ name }: Attribute, value: unknown): boolean {
  if (typeof value === 'boolean') return value
  const word = typeof value === 'string' ? value.toLowerCase() : ''
  if (word === 'true' || word === 'false') return word === 'true'
  throw invalidValue(`${name} must be true or false.`)
}

function readText({ name }: Attribute, value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  if (typeof text !== 'string') throw invalidValue(`${name} must be a text.`)
  if (text.length > MAX_TEXT) throw invalidValue(`${name} must have at most ${MAX_TEXT} characters.`)
  if (/[\u0000-\u001f\u007f]/.test(text) || !text.isWellFormed())
    throw invalidValue(`${name} must not contain control characters.`)
  return text.trim() === '' ? undefined : text.trim()
}

/** The main sub-attribute may be sent alone: `"manager": "<id>"`. */
function readComplex({ name, sub = [] }: Attribute, value: unknown): Document | undefined {
  const given = typeof value === 'string' ? { value } : value
  if (!isObject(given)) throw invalidValue(`${name} must be an object.`)
  const result: Document = {}
  for (const [inner, entry] of Object.entries(given)) {
    const attribute = findAttribute(sub, inner)
    if (attribute) setAttribute(result, attribute, readSingle(attribute, entry))
  }
  return Object.keys(result).length === 0 ? undefined : result
}
