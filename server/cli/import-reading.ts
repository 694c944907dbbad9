import type { Command } from 'commander'
import { encodingNamed, type Reading } from '../imports/index.ts'
import { UsageError } from './command.ts'

export interface ReadingOptions {
  sheet?: string
  encoding?: string
  separator?: string
  dateOrder?: string
}

export const withReadingOptions = (command: Command): Command =>
  command
    .option('--sheet <name>', 'read this sheet of a workbook: its name, or its number from 1 on')
    .option('--encoding <name>', 'read text files in this encoding, such as utf-8, windows-1252 or shift_jis')
    .option('--separator <character>', 'read CSV files with this character between cells; "tab" for a tab')
    .option(
      '--date-order <order>',
      'read dates such as 05/11/25 as day first (dmy), month first (mdy) or year first (ymd)',
    )

/** How the options say that files are read; undefined when that is left to detection. */
export function readingOf({ sheet, encoding, separator, dateOrder }: ReadingOptions): Reading | undefined {
  const reading: Reading = {
    ...(sheet === undefined ? {} : { sheet: sheetOf(sheet) }),
    ...(encoding === undefined ? {} : { encoding: encodingOf(encoding) }),
    ...(separator === undefined ? {} : { separator: separatorOf(separator) }),
    ...(dateOrder === undefined ? {} : { dateOrder: dateOrderOf(dateOrder) }),
  }
  return Object.keys(reading).length === 0 ? undefined : reading
}

const MAX_SHEETS = 100

/** A name, or the number of a sheet; a year such as 2026 is a name. */
function sheetOf(text: string): string | number {
  const number = /^\d+$/.test(text) ? Number(text) : 0
  if (number >= 1 && number <= MAX_SHEETS) return number
  const name = text.trim()
  if (name === '' || name.length > 100)
    throw new UsageError('--sheet must be the name of a sheet, or its number: the first sheet is 1.')
  return name
}

function encodingOf(name: string): string {
  const encoding = encodingNamed(name)
  if (encoding === undefined)
    throw new UsageError(
      `--encoding does not know ${JSON.stringify(name)}. Use utf-8, utf-16le, windows-1252, iso-8859-2, macintosh, koi8-r, shift_jis, gb18030, big5, euc-kr or another name of the WHATWG Encoding Standard, or leave the option out.`,
    )
  return encoding
}

/** What a separator cannot be: letters, digits and quotes would be found inside cells. */
const SEPARATOR = /^[\x01-\x09\x0b\x0c\x0e-\x7e]$/
const NOT_SEPARATOR = /^[\p{L}\p{N}"']$/u

function separatorOf(text: string): string {
  const separator = /^(?:tab|\\t)$/i.test(text) ? '\t' : text
  if (!SEPARATOR.test(separator) || NOT_SEPARATOR.test(separator))
    throw new UsageError(
      '--separator must be one character that is no letter, digit or quote, such as ";" or "|"; write "tab" for a tab. Put it in quotes for the shell.',
    )
  return separator
}

function dateOrderOf(text: string): NonNullable<Reading['dateOrder']> {
  if (text === 'dmy' || text === 'mdy' || text === 'ymd') return text
  throw new UsageError('--date-order must be dmy (day first), mdy (month first) or ymd (year first).')
}
