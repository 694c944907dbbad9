/** The parts of a schema of the API document that the reference page shows. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: string
  enum?: string[]
  format?: string
  description?: string
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  required?: string[]
  readOnly?: boolean
}
export type Schemas = Record<string, Schema>

const TEXTS: Record<string, string> = { 'date-time': '2027-01-31T09:00:00Z', int64: '1' }

/** A body with the fields that a schema requires. */
export function exampleOf(schema: Schema, schemas: Schemas): unknown {
  if (schema.$ref) return exampleOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas)
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0], schemas)
  const [type] = [schema.type].flat()
  if (type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, exampleOf(schema.properties?.[name] ?? {}, schemas)]),
    )
  if (type === 'array') return schema.items ? [exampleOf(schema.items, schemas)] : []
  if (type === 'integer') return 1
  if (type === 'boolean') return true
  return schema.const ?? schema.enum?.at(-1) ?? TEXTS[schema.format ?? ''] ?? 'string'
}
