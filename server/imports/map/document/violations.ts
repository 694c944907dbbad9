import { MAX_LIST, MAX_TEXT, MAX_VIOLATIONS } from '../limits.ts'

/** What is wrong with a mapping document, and where (RFC 6901). */
export interface Violation {
  pointer: string
  problem: string
}

/** A place in a document that a check looks at; all checks of a document add to one list. */
export class Place {
  readonly value: unknown
  readonly pointer: string
  readonly #found: Violation[]

  constructor(value: unknown, found: Violation[], pointer = '') {
    this.value = value
    this.pointer = pointer
    this.#found = found
  }

  report(problem: string): void {
    if (this.#found.length < MAX_VIOLATIONS) this.#found.push({ pointer: this.pointer, problem })
  }

  at(key: string | number): Place {
    const value = (this.value as Record<string | number, unknown>)[key]
    return new Place(value, this.#found, `${this.pointer}/${escapePointer(String(key))}`)
  }
}

export type Check = (place: Place) => void

export const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Checks the members of an object; each that is not known is a violation, and so is each that is missing. */
export function object(members: Record<string, Check>, required: readonly string[] = []): Check {
  return (place) => {
    const { value } = place
    if (!isObject(value)) return place.report('must be an object')
    for (const key of Object.keys(value)) {
      const check = Object.hasOwn(members, key) ? members[key] : undefined
      if (check) check(place.at(key))
      else place.at(key).report(`is not known here; known are ${Object.keys(members).join(', ')}`)
    }
    for (const key of required) if (!Object.hasOwn(value, key)) place.report(`needs ${key}`)
  }
}

/** Checks each entry of a list. */
export function list(entry: Check, { min = 1, max = MAX_LIST } = {}): Check {
  return (place) => {
    const { value } = place
    if (!Array.isArray(value)) return place.report('must be a list')
    if (value.length < min) place.report(min === 1 ? 'must not be empty' : `must have at least ${min} entries`)
    if (value.length > max) return place.report(`has ${value.length} entries; at most ${max} are allowed`)
    for (const index of value.keys()) entry(place.at(index))
  }
}

export function text({ min = 1, max = MAX_TEXT } = {}): Check {
  return (place) => {
    const { value } = place
    if (typeof value !== 'string') return place.report('must be text')
    if (value.length < min) place.report('must not be empty')
    if (value.length > max) place.report(`has ${value.length} characters; at most ${max} are allowed`)
    if (!value.isWellFormed() || /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(value))
      place.report('contains a control character or is not well-formed')
  }
}

export const oneOf =
  (...values: (string | number | boolean)[]): Check =>
  (place) => {
    if (!values.some((value) => value === place.value))
      place.report(`must be ${values.map((value) => JSON.stringify(value)).join(' or ')}`)
  }

/** A text or a list of texts. */
export const texts =
  (entry = text()): Check =>
  (place) =>
    (Array.isArray(place.value) ? list(entry) : entry)(place)

export const both =
  (...checks: Check[]): Check =>
  (place) => {
    for (const check of checks) check(place)
  }
