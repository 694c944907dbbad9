import type { FieldViolation } from '../../contract/errors.ts'
import { canonicalJson } from '../lib/canonical-json.ts'
import { toCamel } from '../lib/names.ts'

export type FieldMask = string | { paths?: string[] } | undefined

/**
 * The fields an update changes (client-facts 6.5): those the mask names, a named field that is absent being cleared; or,
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
        description: `names ${JSON.stringify(name.slice(0, 60))}, which cannot be changed here; it can name ${writable.join(', ')}`,
      })),
  }
}

interface MaskedChange<F extends string> {
  /** Fields that the request is about, whether or not it changes them. */
  fields: F[]
  /** The object with the change made. */
  wanted: Record<string, unknown>
  violations: FieldViolation[]
}

/**
 * An update of an object that has parts: the mask may also name a part (`notificationConfig.sendKickoff`), which alone
 * changes then. Fields that cannot be changed may be named and sent as they are, so that what was read can be sent back.
 */
export function maskedChange<F extends string>(
  mask: FieldMask,
  before: object,
  given: object,
  fields: { writable: readonly F[]; readOnly: readonly string[] },
  prefix: string,
): MaskedChange<F> {
  const paths = typeof mask === 'string' ? mask.split(',') : (mask?.paths ?? [])
  const named = [...new Set(paths.map((path) => path.trim()).filter(Boolean))].map((path) =>
    path.split('.').map(toCamel),
  )
  const asked = named.length > 0 ? named : Object.keys(given).map((name) => [name])
  const wanted = structuredClone(before) as Record<string, unknown>
  const changed = new Set<F>()
  const violations: FieldViolation[] = []
  for (const path of asked) {
    const [name = ''] = path
    if ((fields.writable as readonly string[]).includes(name)) {
      changed.add(name as F)
      copyPart(wanted, given as Record<string, unknown>, path)
    } else if (!fields.readOnly.includes(name)) {
      const text = JSON.stringify(path.join('.').slice(0, 60))
      violations.push({
        field: 'updateMask',
        description: `names ${text}, which is no field; it can name ${fields.writable.join(', ')}`,
        reason: 'unknown_field',
      })
    } else if (differs((before as Record<string, unknown>)[name], (given as Record<string, unknown>)[name])) {
      violations.push({ field: `${prefix}${name}`, description: 'cannot be changed here', reason: 'read_only_field' })
    }
  }
  return { fields: [...changed], wanted, violations }
}

/** Whether a read-only field is sent with another value; leaving it out changes nothing. */
const differs = (before: unknown, given: unknown) =>
  given !== undefined && !isSameTime(before, given) && canonicalJson(given) !== canonicalJson(before ?? null)

const isSameTime = (before: unknown, given: unknown) =>
  typeof before === 'string' && typeof given === 'string' && Date.parse(before) === Date.parse(given)

/** Makes one part of an object what it is in another; what is absent there is gone. */
function copyPart(to: Record<string, unknown>, from: Record<string, unknown>, [name = '', ...rest]: string[]): void {
  const value = Object.hasOwn(from, name) ? from[name] : undefined
  if (rest.length > 0 && isObject(to[name])) copyPart(to[name], isObject(value) ? value : {}, rest)
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
