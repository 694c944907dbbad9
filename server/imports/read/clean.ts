import { LIMITS } from './limits.ts'

/** Characters that no cell keeps: control, direction, zero-width, and what stands for something that could not be read. */
const SUSPECT =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufffd\ud800-\udfff]/
const ZERO_WIDTH = /[\u200b-\u200d\u2060\ufeff]/g
const REMOVED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const LINE_BREAK = /\r\n?|[\u2028\u2029]/g

export interface CleanText {
  text: string
  warning?: 'bad_character' | 'cut'
}

/** The text as it is kept, where nothing of it has to go; undefined for the few that need a closer look. */
export const plainText = (raw: string): string | undefined =>
  raw.length <= LIMITS.cellLength && !SUSPECT.test(raw) ? raw.trim() : undefined

/** The text of a cell as it is kept: trimmed, without characters that cannot be seen, and of bounded length. */
export function cleanText(raw: string): CleanText {
  if (!SUSPECT.test(raw)) return bounded(raw.trim())
  const seen = raw.toWellFormed().replace(ZERO_WIDTH, '').replace(LINE_BREAK, '\n')
  const kept = seen.replace(REMOVED, '')
  const { text, warning } = bounded(kept.trim())
  const isBad = kept.length < seen.length || text.includes('\ufffd')
  return isBad ? { text, warning: 'bad_character' } : { text, ...(warning && { warning }) }
}

function bounded(text: string): CleanText {
  if (text.length <= LIMITS.cellLength) return { text }
  // A pair of surrogates is not cut in two.
  const cut = text.slice(0, LIMITS.cellLength)
  return { text: cut.isWellFormed() ? cut : cut.slice(0, -1), warning: 'cut' }
}
