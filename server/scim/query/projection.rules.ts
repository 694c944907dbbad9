import { ENTERPRISE_SCHEMA, findAttribute, type ResourceKind, SCHEMAS_OF, splitSchema } from '../attributes.ts'
import { attributesOf, type Document, isObject } from '../document.rules.ts'

/** Which attributes a reply has (RFC 7644, section 3.9). Both empty: all. */
export interface Projection {
  only: readonly string[]
  without: readonly string[]
}
export const WHOLE: Projection = { only: [], without: [] }

const ALWAYS = ['schemas', 'id']

/** A name as the parts that lead to it: extension, attribute, sub-attribute; unknown names lead nowhere. */
function pathOf(kind: ResourceKind, name: string): string[] {
  const { schema, rest } = splitSchema(kind, name.trim())
  const extension = schema === SCHEMAS_OF[kind][0] ? [] : [schema]
  if (rest === '') return extension
  const [first = '', second] = rest.split('.')
  if (['id', 'schemas', 'meta'].includes(first.toLowerCase())) return [first.toLowerCase()]
  const attribute = findAttribute(attributesOf(schema), first)
  const sub = second === undefined ? undefined : findAttribute(attribute?.sub, second)
  return [...extension, attribute?.name ?? first, ...(second === undefined ? [] : [sub?.name ?? second])]
}

/** Whether a reply needs an attribute. */
export function needs(kind: ResourceKind, projection: Projection, name: string): boolean {
  const first = (one: string) => pathOf(kind, one)[0]
  const isWhole = (one: string) => pathOf(kind, one).length === 1
  if (projection.only.length > 0) return projection.only.some((one) => first(one) === name)
  return !projection.without.some((one) => first(one) === name && isWhole(one))
}

export function project(kind: ResourceKind, resource: Document, { only, without }: Projection): Document {
  if (only.length > 0) {
    const result = Object.fromEntries(ALWAYS.map((name) => [name, resource[name]]))
    for (const name of only) copy(resource, result, pathOf(kind, name))
    return result
  }
  const result = structuredClone(resource)
  for (const name of without) drop(result, pathOf(kind, name))
  return result
}

function copy(from: Document, to: Document, [first, ...rest]: readonly string[]): void {
  if (first === undefined || from[first] === undefined) return
  const value = from[first]
  if (rest.length === 0) to[first] = value
  else if (Array.isArray(value))
    to[first] = value.map((one: Document, index) => {
      const inner = { ...(to[first] as Document[] | undefined)?.[index] }
      copy(one, inner, rest)
      return inner
    })
  else if (isObject(value)) {
    const inner = { ...(to[first] as Document | undefined) }
    copy(value, inner, rest)
    if (Object.keys(inner).length > 0) to[first] = inner
  }
}

function drop(from: Document, [first, ...rest]: readonly string[]): void {
  if (first === undefined || ALWAYS.includes(first)) return
  const value = from[first]
  if (rest.length === 0) delete from[first]
  else for (const inner of Array.isArray(value) ? value : [value]) if (isObject(inner)) drop(inner, rest)
}

/** The schemas that a document uses. */
export const schemasOf = (kind: ResourceKind, document: Document): string[] =>
  SCHEMAS_OF[kind].filter((schema) => schema !== ENTERPRISE_SCHEMA || document[schema] !== undefined)
