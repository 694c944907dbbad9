import { type Annotations, MAX_ANNOTATIONS } from '../../contract/wire/annotations.ts'
import type { FieldViolation } from '../../contract/wire/errors.ts'

const KEY = /^[A-Za-z][A-Za-z0-9._/-]{0,127}$/
/** Reserved for labels that Recert may set itself. */
const RESERVED_KEY = /^recert[./]/i
/** The characters of RFC 3986. */
const VALUE = /^[A-Za-z0-9._~:/?#[\]@!$&'()*+,;=%-]{0,256}$/
const MAX_BYTES = 4096

/** Keys that the patch does not name stay, an empty value removes its key (interface 10.6). */
export const mergeAnnotations = (old: Annotations, patch: Annotations = {}): Annotations =>
  Object.fromEntries(Object.entries({ ...old, ...patch }).filter(([, value]) => value !== ''))

/** The violations in merged annotations; `field` is their place in the request. */
export function annotationViolations(annotations: Annotations, field: string): FieldViolation[] {
  const entries = Object.entries(annotations)
  const violations = entries.flatMap(([key, value]) => {
    const problem =
      keyProblem(key) ?? (VALUE.test(value) ? undefined : 'must contain only characters that are allowed in a URL')
    return problem ? [{ field: `${field}["${key.slice(0, 140)}"]`, description: problem }] : []
  })
  if (entries.length > MAX_ANNOTATIONS)
    violations.push({
      field,
      description: `must have at most ${MAX_ANNOTATIONS} entries; these are ${entries.length}`,
    })
  else if (Buffer.byteLength(entries.flat().join('')) > MAX_BYTES)
    violations.push({ field, description: `must have at most ${MAX_BYTES} bytes, counting keys and values` })
  return violations
}

function keyProblem(key: string): string | undefined {
  if (!KEY.test(key))
    return 'the key must start with a letter, contain only letters, digits, ".", "_", "/" and "-", and have at most 128 characters'
  return RESERVED_KEY.test(key) ? 'keys that start with recert. or recert/ are reserved' : undefined
}
