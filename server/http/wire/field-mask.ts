import type { TSchema } from 'typebox'
import type { FieldViolation } from '../../../contract/wire/errors.ts'
import { canonicalJson } from '../../lib/json/canonical-json.ts'
import { toCamel, toSnake } from '../../lib/names.ts'

export type FieldMask = string | { paths?: string[] } | undefined

/**
 * The fields an update changes (interface 10.5): those the mask names, a named field that is absent being cleared; or,
 * without a mask, those that are given. Anything but a writable field in the mask is a violation.
 */
export function maskedFields<K extends string>(
  mask: FieldMask,
  given: object,
  writable: readonly K[],
): { fields: K[]; violations: FieldViolation[] } {
  const paths = typeof mask === 'string' ? mask.split(',') : (mask?.paths ?? [])
  const names = paths.map((path) => toCamel(path.trim())).filter(Boolean)
  const isWritable = (name: string): name is K => (writable as readonly string[]).includes(name)
  const asked = names.length > 0 ? [...new Set(names)] : Object.keys(given).filter(isWritable)
  return {
    fields: asked.filter(isWritable),
    violations: asked
      .filter((name) => !isWritable(name))
      .map((name) => ({
        field: 'updateMask',
        description: `contains ${JSON.stringify(name.slice(0, 60))}, which cannot be changed; valid fields: ${writable.join(', ')}`,
      })),
  }
}

interface MaskedChange<F extends string> {
  /** Fields that the request names, whether or not their values change. */
  fields: F[]
  /** The object with the change applied. */
  wanted: Record<string, unknown>
  violations: FieldViolation[]
}

/** The parts of a JSON schema that a path goes through. */
interface Shape {
  properties?: Record<string, Shape>
  patternProperties?: Record<string, Shape>
}

/**
 * An update of an object that has parts: the mask may also name a part (`notificationConfig.sendKickoff`), which alone
 * changes then; keys of maps are taken as they are written. Fields that cannot be changed may be named and sent as they
 * are, so that what was read can be sent back.
 */
export function maskedChange<F extends string>(
  mask: FieldMask,
  before: object,
  given: object,
  fields: { schema: TSchema; writable: readonly F[] },
  prefix: string,
): MaskedChange<F> {
  const paths = typeof mask === 'string' ? mask.split(',') : (mask?.paths ?? [])
  const named = [...new Set(paths.map((path) => path.trim()).filter(Boolean))]
  const asked = named.length > 0 ? named : Object.keys(given)
  const wanted = structuredClone(before) as Record<string, unknown>
  const changed = new Set<F>()
  const violations: FieldViolation[] = []
  for (const text of asked) {
    const path = pathIn(fields.schema as Shape, text.split('.'))
    const [name = ''] = path ?? []
    if (!path) {
      const description = `contains ${JSON.stringify(text.slice(0, 60))}, which is not a field; valid fields: ${fields.writable.join(', ')}`
      violations.push({ field: 'updateMask', description, reason: 'unknown_field' })
    } else if ((fields.writable as readonly string[]).includes(name)) {
      changed.add(name as F)
      copyPart(wanted, given as Record<string, unknown>, path)
    } else if (differs((before as Record<string, unknown>)[name], (given as Record<string, unknown>)[name])) {
      violations.push({
        field: `${prefix}${name}`,
        description: 'is read-only; omit it, or send it back unchanged',
        reason: 'read_only_field',
      })
    }
  }
  return { fields: [...changed], wanted, violations }
}

/** A path in the schema's spelling, or undefined when there is no such field. */
function pathIn(shape: Shape, [part, ...rest]: string[]): string[] | undefined {
  if (part === undefined) return []
  const { properties, patternProperties } = shape
  const name = properties && !Object.hasOwn(properties, part) && toSnake(toCamel(part)) === part ? toCamel(part) : part
  const own = properties && Object.hasOwn(properties, name) ? properties[name] : undefined
  const next = properties ? own : Object.values(patternProperties ?? {})[0]
  const following = next && pathIn(next, rest)
  return following && [name, ...following]
}

/** Whether a read-only field was sent with another value; omitting it changes nothing. */
const differs = (before: unknown, given: unknown) =>
  given !== undefined && !isSameTime(before, given) && canonicalJson(given) !== canonicalJson(before ?? null)

const isSameTime = (before: unknown, given: unknown) =>
  typeof before === 'string' && typeof given === 'string' && Date.parse(before) === Date.parse(given)

/** Copies one part of an object to another; a part that is absent in the source is deleted. */
function copyPart(to: Record<string, unknown>, from: Record<string, unknown>, [name = '', ...rest]: string[]): void {
  const value = Object.hasOwn(from, name) ? from[name] : undefined
  const inside = Object.hasOwn(to, name) ? to[name] : undefined
  if (rest.length > 0 && isObject(inside)) copyPart(inside, isObject(value) ? value : {}, rest)
  else if (value === undefined) delete to[name]
  else to[name] = rest.length > 0 && isObject(value) ? onlyPart(value, rest) : structuredClone(value)
}

const onlyPart = (value: Record<string, unknown>, path: string[]): Record<string, unknown> => {
  const part = {}
  copyPart(part, value, path)
  return part
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
