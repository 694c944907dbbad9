import type { Static, TSchema } from 'typebox'

/** The parts of a JSON schema that completing looks at. */
interface Shape {
  default?: unknown
  properties?: Record<string, Shape>
  patternProperties?: Record<string, Shape>
  items?: Shape
}
type Complete = (value: unknown) => unknown

/**
 * A function that copies a value of a schema and puts in the default of everything that is missing, inside of lists and
 * maps as well. Made once for a schema: `Default` of the library, which goes through the schema each time, took a tenth
 * of the time of creating a campaign, with the copy that it needs, and does not reach into maps.
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

/** Never the schema's own list or map, which somebody might add to. */
function freshDefault(value: unknown): () => unknown {
  if (value === null || typeof value !== 'object') return () => value
  if (Object.keys(value).length > 0) throw new Error('a default that is neither plain nor empty is not known here')
  return Array.isArray(value) ? () => [] : () => ({})
}
