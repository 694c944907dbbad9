import { sha256 } from '../../lib/json/canonical-json.ts'

/** Longer texts rarely repeat. */
const MAX_REMEMBERED = 400
/** How many texts, in multiples of its size, the cache is off before it is tried again. */
const REST = 20

/**
 * A cache for texts that repeat. Where most texts are new, as in a column of ids, the cache costs more than
 * it saves, so it is off for a while.
 */
export class Remembered<T> {
  readonly #known = new Map<string, T>()
  readonly #max: number
  #found = 0
  #rest = 0

  constructor(max = 5_000) {
    this.#max = max
  }

  get(text: string): T | undefined {
    if (this.#rest > 0) return undefined
    const found = this.#known.get(text)
    if (found !== undefined) this.#found++
    return found
  }

  set(text: string, value: T): void {
    if (this.#rest > 0) this.#rest--
    else if (this.#known.size >= this.#max) {
      if (this.#found < this.#max) this.#rest = this.#max * REST
      this.#found = 0
      this.#known.clear()
    } else if (text.length <= MAX_REMEMBERED) this.#known.set(text, value)
  }
}

/** The function, with a cache for texts that repeat. */
export function remembering<T>(give: (text: string) => T): (text: string) => T {
  const known = new Remembered<T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const given = give(text)
    known.set(text, given)
    return given
  }
}

/** A column's name as names are compared: other forms of a letter, spaces and case do not matter. */
export const columnName = (name: string): string => (PLAIN_NAME.test(name) ? name : tidy(name)).toLowerCase()
const PLAIN_NAME = /^[!-~]+(?: [!-~]+)*$/

/** NFKC, trimmed, with single spaces. */
export const tidy = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, ' ').trim()

/** A text as conditions and value maps compare it: case and outer spaces do not matter. */
export const fold = (text: string): string => (isPlain(text) ? text : text.normalize('NFC')).trim().toLowerCase()
// Comparing is half of the work on a row, and nearly all texts are plain.
export const isPlain = (text: string): boolean => ASCII.test(text)
const ASCII = /^[\0-~]*$/

/** Texts of one thing that differ by case, spaces, NFKC or a final full stop have the same key. */
export const sameKey = (text: string): string => {
  const key = columnName(text)
  return key.endsWith('.') && key.length > 1 ? key.slice(0, -1).trimEnd() : key
}

/** The id made from a name: one for each key, so that only what is the same is merged. A hyphen is doubled for that. */
export const slug = (text: string): string => sameKey(text).replace(/[- ]/g, (mark) => (mark === '-' ? '--' : '-'))

const MAX_ID = 200

/** An id as it is stored: one that is too long becomes its beginning and a hash. */
export function shortId(id: string): string {
  if (id.length <= MAX_ID) return id
  const start = id.slice(0, 160).toWellFormed()
  return `${start}~${sha256(id).toString('hex').slice(0, 32)}`
}

/** Characters that nobody sees; some programs add them to cells. */
export const withoutInvisible = (text: string): string =>
  INVISIBLE.test(text) ? text.replace(INVISIBLE_ALL, '') : text
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/
const INVISIBLE_ALL = new RegExp(INVISIBLE, 'g')

/** A `*` in a pattern stands for any text; nothing else is special. Linear in pattern and text together. */
export function matchesGlob(pattern: string, text: string): boolean {
  const [first = '', ...rest] = columnName(pattern).split('*')
  const name = columnName(text)
  if (rest.length === 0) return name === first
  const last = rest.pop() ?? ''
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length) return false
  let at = first.length
  for (const part of rest) {
    const found = name.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= name.length - last.length
}

/** What the star of a pattern stands for in a column's name, or undefined. */
export function starOf(pattern: string, column: string): string | undefined {
  const [before = '', after = ''] = columnName(pattern.replace('*', '\u0000')).split('\u0000')
  const name = tidy(column)
  const lower = name.toLowerCase()
  if (lower.length <= before.length + after.length || !lower.startsWith(before) || !lower.endsWith(after))
    return undefined
  return (lower.length === name.length ? name : lower).slice(before.length, lower.length - after.length).trim()
}
