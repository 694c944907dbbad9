import type { FieldViolation } from '../../contract/errors.ts'
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
