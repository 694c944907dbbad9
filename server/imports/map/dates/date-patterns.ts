import type { Civil } from './date-instants.ts'
import { monthOf, offsetOf } from './date-words.ts'

/** Patterns that have a name instead of letters. */
export const NAMED_PATTERNS = ['iso', 'excel', 'unix', 'unix_ms', 'filetime'] as const
export type NamedPattern = (typeof NAMED_PATTERNS)[number]
export const isNamed = (pattern: string): pattern is NamedPattern =>
  (NAMED_PATTERNS as readonly string[]).includes(pattern)

/** The longest first: MMM is not three times M. */
const LETTERS = ['YYYY', 'SSS', 'MMM', 'YY', 'MM', 'DD', 'HH', 'mm', 'ss', 'M', 'D', 'H', 'A', 'Z'] as const
type Letters = (typeof LETTERS)[number]

/** Letters of a pattern and the literal text between them. */
function tokensOf(pattern: string): (Letters | { literal: string })[] {
  const tokens: (Letters | { literal: string })[] = []
  for (let at = 0; at < pattern.length; ) {
    const letters = LETTERS.find((known) => pattern.startsWith(known, at))
    tokens.push(letters ?? { literal: pattern[at] ?? '' })
    at += letters?.length ?? 1
  }
  return tokens
}

/** Why a text is no pattern, or undefined. */
export function patternProblem(pattern: string): string | undefined {
  if (isNamed(pattern)) return undefined
  const letters = tokensOf(pattern).filter((token) => typeof token === 'string')
  const twice = letters.find((token, at) => letters.some((other, later) => later > at && FIELD[other] === FIELD[token]))
  if (twice !== undefined) return `says ${FIELD[twice]} twice`
  const missing = ['year', 'month', 'day'].filter((field) => !letters.some((token) => FIELD[token] === field))
  return missing.length === 0
    ? undefined
    : `has no letters for the ${missing.join(' and the ')}; use YYYY, MM or MMM, and DD, or one of ${NAMED_PATTERNS.join(', ')}`
}

const FIELD: Record<Letters, string> = {
  ...{ YYYY: 'year', YY: 'year', MMM: 'month', MM: 'month', M: 'month', DD: 'day', D: 'day', HH: 'hour', H: 'hour' },
  ...{ mm: 'minute', ss: 'second', SSS: 'fraction', A: 'half', Z: 'offset' },
}
/** How many digits each takes, at least and at most. */
const DIGITS: Partial<Record<Letters, [number, number]>> = {
  ...{ YYYY: [4, 4], YY: [2, 2], MM: [2, 2], M: [1, 2], DD: [2, 2], D: [1, 2], HH: [2, 2], H: [1, 2] },
  ...{ mm: [2, 2], ss: [2, 2], SSS: [1, 9] },
}

/** Two digits of a year: 00 to 68 are of this century, as in POSIX. */
export const fullYear = (year: number): number => (year <= 68 ? 2000 + year : 1900 + year)

/** What a pattern reads from a text, or undefined if it does not fit to its end. */
export function patternReader(pattern: string): (text: string) => Civil | undefined {
  const tokens = tokensOf(pattern)
  return (text) => {
    const found: Record<string, string> = {}
    let at = 0
    for (const token of tokens) {
      const taken = take(token, text, at)
      if (taken === undefined) return undefined
      if (typeof token === 'string') found[token] = taken
      at += taken.length
    }
    return at === text.length ? civilOf(found) : undefined
  }
}

function take(token: Letters | { literal: string }, text: string, at: number): string | undefined {
  if (typeof token !== 'string') return text[at] === token.literal ? token.literal : undefined
  const digits = DIGITS[token]
  const shape = digits ? DIGIT_SHAPES[digits[1]] : WORD_SHAPES[token]
  if (!shape) return undefined
  shape.lastIndex = at
  const [taken] = shape.exec(text) ?? []
  return taken === undefined || (digits && taken.length < digits[0]) ? undefined : taken
}
const DIGIT_SHAPES: Record<number, RegExp> = { 2: /\d{1,2}/y, 4: /\d{4}/y, 9: /\d{1,9}/y }
const WORD_SHAPES: Partial<Record<Letters, RegExp>> = {
  MMM: /\p{L}{3,12}\.?/uy,
  A: /[ap]\.?m\.?/iy,
  Z: /(?:utc|gmt|z)?[+-]\d\d(?::?\d\d)?|utc|gmt|z/iy,
}

function civilOf(found: Record<string, string>): Civil | undefined {
  const number = (...letters: Letters[]) => letters.map((key) => found[key]).find((digits) => digits !== undefined)
  const month = found.MMM === undefined ? Number(number('MM', 'M')) : monthOf(found.MMM)
  const hour = hourOf(number('HH', 'H'), found.A)
  const offset = found.Z === undefined ? undefined : offsetOf(found.Z)
  if (month === undefined || Number.isNaN(hour) || (found.Z !== undefined && offset === undefined)) return undefined
  return {
    year: found.YYYY === undefined ? fullYear(Number(found.YY)) : Number(found.YYYY),
    ...{ month, day: Number(number('DD', 'D')), hour, minute: Number(found.mm ?? 0), second: Number(found.ss ?? 0) },
    hasTime: number('HH', 'H') !== undefined,
    ...(found.SSS === undefined ? {} : { fraction: found.SSS }),
    ...(offset === undefined ? {} : { offset }),
    ...(found.YYYY === undefined ? { assumedYear: true } : {}),
  }
}

/** The hour of the day; NaN for a 13 with AM or PM. */
export function hourOf(digits: string | undefined, half: string | undefined): number {
  const hour = Number(digits ?? 0)
  if (half === undefined) return hour
  if (hour < 1 || hour > 12) return Number.NaN
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0)
}
