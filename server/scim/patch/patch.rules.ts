import { isDeepStrictEqual } from 'node:util'
import { type Attribute, findAttribute, isNotKept, isReadOnly, type ResourceKind, splitSchema } from '../attributes.ts'
import {
  attributesOf,
  type Document,
  isObject,
  partOf,
  readSingle,
  readValue,
  setAttribute,
} from '../document.rules.ts'
import { type Filter, parseFilter } from '../query/filter.rules.ts'
import { invalidPath, invalidSyntax, invalidValue, ScimError } from '../scim-error.ts'

const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const MAX_OPERATIONS = 1_000
const MAX_PATH = 4_000

export interface PatchOperation {
  op: 'add' | 'replace' | 'remove'
  /** Without a path the value is an object with the attributes to set. */
  path: string | undefined
  value: unknown
}

/** Reads the body of a PATCH; names of operations are accepted in any letter case, as providers send them. */
export function readPatch(body: unknown): PatchOperation[] {
  if (!isObject(body)) throw invalidSyntax('The body must be a JSON object.')
  const member = (name: string) => Object.entries(body).find(([key]) => key.toLowerCase() === name)?.[1]
  const [schemas, operations] = [member('schemas'), member('operations')]
  if (schemas !== undefined && !(Array.isArray(schemas) && schemas.includes(PATCH_SCHEMA)))
    throw invalidSyntax(`schemas must contain ${PATCH_SCHEMA}.`)
  if (!Array.isArray(operations) || operations.length === 0) throw invalidSyntax('Operations must be a list.')
  if (operations.length > MAX_OPERATIONS)
    throw invalidSyntax(`Operations must have at most ${MAX_OPERATIONS} entries; it has ${operations.length}.`)
  return operations.map(readOperation)
}

function readOperation(given: unknown): PatchOperation {
  if (!isObject(given)) throw invalidSyntax('Each of Operations must be an object.')
  const op = String(given.op).toLowerCase()
  if (op !== 'add' && op !== 'replace' && op !== 'remove')
    throw invalidSyntax(`op must be add, replace or remove, not ${JSON.stringify(given.op)?.slice(0, 40)}.`)
  const path = given.path ?? undefined
  if (path !== undefined && (typeof path !== 'string' || path.length > MAX_PATH))
    throw invalidPath(`path must be a text of at most ${MAX_PATH} characters.`)
  if (op === 'remove' && !path) throw new ScimError(400, 'noTarget', 'An operation that removes needs a path.')
  if (op !== 'remove' && given.value === undefined) throw invalidValue(`An operation that ${op}s needs a value.`)
  return { op, path: path || undefined, value: given.value }
}

/** What a path means. */
export interface Target {
  schema: string
  /** Undefined for the whole of an extension. */
  attribute: Attribute | undefined
  /** Which of several values. */
  filter: Filter | undefined
  sub: Attribute | undefined
}

/** Reads a path (RFC 7644, section 3.5.2); undefined for an attribute that is not kept. */
export function readPath(kind: ResourceKind, path: string): Target | undefined {
  const { schema, rest } = splitSchema(kind, path)
  if (rest === '') return { schema, attribute: undefined, filter: undefined, sub: undefined }
  const [, name = '', , condition, , subName] = /^([^[\].]+)(\[(.*)\])?(\.([^[\].]+))?$/s.exec(rest) ?? []
  if (isReadOnly(name)) throw new ScimError(400, 'mutability', `${name} is set by the server and cannot be changed.`)
  const attribute = findAttribute(attributesOf(schema), name)
  if (!attribute) {
    if (isNotKept(name)) return undefined
    throw invalidPath(`No attribute is known as ${JSON.stringify(path.slice(0, 100))}. See /scim/v2/Schemas.`)
  }
  const sub = findAttribute(attribute.sub, subName ?? '')
  // Providers send more sub-attributes than are kept.
  if (subName !== undefined && !sub) return undefined
  if (condition !== undefined && !attribute.isMultiValued) throw invalidPath(`${name} has only one value.`)
  return { schema, attribute, filter: condition === undefined ? undefined : parseFilter(condition), sub }
}

/** An operation for each attribute that it names: one without a path, or with a whole extension, has several. */
export function eachTarget(kind: ResourceKind, operation: PatchOperation): (PatchOperation & { target: Target })[] {
  const { path, value } = operation
  if (path === undefined) {
    if (!isObject(value)) throw invalidValue('Without a path, the value must be an object with attributes.')
    return Object.entries(value)
      .filter(([name]) => !isReadOnly(name) && name.toLowerCase() !== 'schemas')
      .flatMap(([name, inner]) => eachTarget(kind, { ...operation, path: name, value: inner }))
  }
  const target = readPath(kind, path)
  if (!target) return []
  if (target.attribute) return [{ ...operation, target }]
  const { schema } = target
  const names =
    operation.op === 'remove' ? attributesOf(schema).map(({ name }) => [name, undefined] as const) : entriesOf(value)
  return names.flatMap(([name, inner]) => eachTarget(kind, { ...operation, path: `${schema}:${name}`, value: inner }))
}

function entriesOf(value: unknown): (readonly [string, unknown])[] {
  if (!isObject(value)) throw invalidValue('The value of an extension must be an object with its attributes.')
  return Object.entries(value)
}

/** The document after these operations; the given one stays as it is. */
export function patchDocument(
  kind: ResourceKind,
  document: Document,
  operations: readonly PatchOperation[],
  without: readonly string[] = [],
): Document {
  const result = structuredClone(document)
  for (const operation of operations)
    for (const { op, value, target } of eachTarget(kind, operation)) {
      const { schema, attribute } = target
      if (attribute && !without.includes(attribute.name))
        apply(partOf(kind, result, schema), op, { ...target, attribute }, value)
    }
  return result
}

function apply(
  part: Document,
  op: PatchOperation['op'],
  target: Target & { attribute: Attribute },
  value: unknown,
): void {
  const { attribute, sub } = target
  if (attribute.isMultiValued) setAttribute(part, attribute, changedValues(part[attribute.name], op, target, value))
  else if (sub) setAttribute(part, attribute, withSub(part[attribute.name], sub, op, value))
  else if (op === 'remove') {
    if (attribute.isRequired)
      throw new ScimError(400, 'mutability', `${attribute.name} is required and cannot be removed.`)
    delete part[attribute.name]
  } else if (attribute.type === 'complex') {
    const next = { ...(part[attribute.name] as Document | undefined), ...(readValue(attribute, value) as Document) }
    setAttribute(part, attribute, Object.keys(next).length === 0 ? undefined : next)
  } else setAttribute(part, attribute, readValue(attribute, value))
}

function withSub(before: unknown, sub: Attribute, op: PatchOperation['op'], value: unknown): Document | undefined {
  const next = { ...(before as Document | undefined) }
  setAttribute(next, sub, op === 'remove' ? undefined : readSingle(sub, isObject(value) ? value.value : value))
  return Object.keys(next).length === 0 ? undefined : next
}

function changedValues(before: unknown, op: PatchOperation['op'], target: Target, value: unknown): unknown {
  const values = (before ?? []) as Document[]
  const next =
    target.filter || target.sub ? chosenValues(values, op, target, value) : allValues(values, op, target, value)
  return next.length === 0 ? undefined : withOnePrimary(next, values)
}

function allValues(values: Document[], op: PatchOperation['op'], { attribute }: Target, value: unknown): Document[] {
  if (!attribute) return values
  const given = (readValue(attribute, value) ?? []) as Document[]
  if (op === 'replace') return given
  const isGiven = (one: Document) => given.some((other) => isDeepStrictEqual(one.value, other.value))
  if (op === 'add') return [...values.filter((one) => !isGiven(one)), ...given]
  return given.length === 0 ? [] : values.filter((one) => !isGiven(one))
}

/** The values after a change of those that meet the filter. One that is missing is made, as large providers expect. */
function chosenValues(values: Document[], op: PatchOperation['op'], target: Target, value: unknown): Document[] {
  const { attribute, filter, sub } = target
  if (!attribute) return values
  const isChosen = (one: Document) => filter === undefined || matches(filter, attribute, one)
  const change = (one: Document): Document =>
    sub ? (withSub(one, sub, op, value) ?? {}) : { ...one, ...(readSingle(attribute, value) as Document | undefined) }
  if (op === 'remove')
    return sub
      ? keepFilled(values.map((one) => (isChosen(one) ? change(one) : one)))
      : values.filter((one) => !isChosen(one))
  if (values.some(isChosen)) return keepFilled(values.map((one) => (isChosen(one) ? change(one) : one)))
  const made = filter ? fromFilter(filter, attribute) : {}
  if (!made) throw new ScimError(400, 'noTarget', `No value of ${attribute.name} meets the filter of the path.`)
  return keepFilled([...values, change(made)])
}

/** Without its value an entry says nothing. */
const keepFilled = (values: readonly Document[]) => values.filter((one) => one.value !== undefined)

/** The entry that a filter of the form `type eq "work"` describes. */
function fromFilter(filter: Filter, attribute: Attribute): Document | undefined {
  if (filter.op !== 'eq') return undefined
  const sub = findAttribute(attribute.sub, filter.path)
  return sub && { [sub.name]: readSingle(sub, filter.value) }
}

/** At most one value is primary: the one that was set last. */
function withOnePrimary(values: readonly Document[], before: readonly Document[]): Document[] {
  const primary = values.filter((one) => one.primary === true)
  if (primary.length < 2) return [...values]
  const wasPrimary = (one: Document) => before.some((other) => other.primary === true && other.value === one.value)
  const chosen = primary.findLast((one) => !wasPrimary(one)) ?? primary.at(-1)
  return values.map((one) => (one.primary === true && one !== chosen ? { ...one, primary: false } : one))
}

/** Whether a value of an attribute meets a filter; for paths of patches. */
export function matches(filter: Filter, attribute: Attribute, one: Document): boolean {
  switch (filter.op) {
    case 'and':
      return filter.filters.every((inner) => matches(inner, attribute, one))
    case 'or':
      return filter.filters.some((inner) => matches(inner, attribute, one))
    case 'not':
      return !matches(filter.filter, attribute, one)
    case 'has':
      throw invalidPath('A filter inside a path cannot contain another one.')
  }
  const sub = findAttribute(attribute.sub, filter.path)
  if (!sub) throw invalidPath(`${attribute.name} has no ${JSON.stringify(filter.path.slice(0, 100))}.`)
  const value = one[sub.name]
  if (filter.op === 'pr') return value !== undefined
  return compare(filter.op, fold(sub, value), fold(sub, filter.value))
}

const fold = (sub: Attribute, value: unknown) => {
  if (sub.type === 'boolean') return String(value ?? false).toLowerCase()
  const text = value === undefined || value === null ? '' : String(value)
  return sub.isCaseExact ? text : text.toLowerCase()
}

function compare(op: string, value: string, wanted: string): boolean {
  if (op === 'eq') return value === wanted
  if (op === 'ne') return value !== wanted
  if (op === 'co') return value.includes(wanted)
  if (op === 'sw') return value.startsWith(wanted)
  if (op === 'ew') return value.endsWith(wanted)
  throw invalidPath(`A filter inside a path cannot use ${op}.`)
}
