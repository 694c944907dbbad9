import type { Static, TSchema } from 'typebox'

/** The parts of a JSON schema that matter here. */
interface Shape {
  default?: unknown
  properties?: Record<string, Shape>
  patternProperties?: Record<string, Shape>
  items?: Shape
}
type Complete = (value: unknown) => unknown

/**
 * Returns a function that copies a value and fills in the defaults of missing fields, also inside lists and maps. Compiled
 * once per schema: TypeBox's `Default` walks the schema each time, which took a tenth of the time of creating a campaign,
 * and does not reach into maps.
 */
export const completerOf = <S extends TSchema>(schema: S) => compile(schema as Shape) as (value: Static<S>) => Static<S>

function compile({ properties, patternProperties, items }: Shape): Complete {
  if (properties) return compileMessage(properties)
  if (items) {
    const complete = compile(items)
    return (value) => (value as unknown[]).map(complete)
  }
  const [entry] = Object.values(patternProperties ?? {})
  if (!entry) return (value) => value
  const complete = compile(entry)
  return (value) => Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key, complete(item)]))
}

function compileMessage(properties: Record<string, Shape>): Complete {
  const fields = Object.entries(properties).map(([name, shape]) => ({
    name,
    complete: compile(shape),
    missing: freshDefault(shape.default),
  }))
  return (value) => {
    const result: Record<string, unknown> = {}
    for (const { name, complete, missing } of fields) {
      const given = (value as Record<string, unknown>)[name]
      const entry = given === undefined ? missing() : complete(given)
      if (entry !== undefined) result[name] = entry
    }
    return result
  }
}

/** A fresh list or map each time: the schema's own could be modified by its receiver. */
function freshDefault(value: unknown): () => unknown {
  if (value === null || typeof value !== 'object') return () => value
  if (Object.keys(value).length > 0) throw new Error('a default must be a plain value or an empty list or map')
  return Array.isArray(value) ? () => [] : () => ({})
}
