import type { Command } from 'commander'
import { encodingNamed, type Reading, type ReadingOf } from '../imports/index.ts'
import { UsageError } from './command.ts'

/** Each can be given several times: for all files, and for one of them. */
export interface ReadingOptions {
  sheet?: string[]
  encoding?: string[]
  separator?: string[]
  quote?: string[]
  headerLine?: string[]
  rows?: string[]
  dateOrder?: string[]
}

const collect = (value: string, before: string[] = []) => [...before, value]

export const withReadingOptions = (command: Command): Command =>
  command
    .option('--sheet <name>', 'read this sheet of a workbook: its name, or its number from 1 on', collect)
    .option('--encoding <name>', 'read text files in this encoding, such as utf-8, windows-1252 or shift_jis', collect)
    .option('--separator <character>', 'read CSV files with this character between cells; "tab" for a tab', collect)
    .option('--quote <character>', 'read CSV files with this character around cells; "none" for nothing', collect)
    .option('--header-line <number>', 'take the names of columns from this line; 0 when there is none', collect)
    .option('--rows <path>', 'read the list at this path of a JSON document', collect)
    .option(
      '--date-order <order>',
      'read dates such as 05/11/25 as day first (dmy), month first (mdy) or year first (ymd)',
      collect,
    )
    .addHelpText(
      'after',
      '\nOptions from --sheet to --date-order are for all files, or with FILE=VALUE for one of them.',
    )

const READERS: { [Option in keyof ReadingOptions]-?: (text: string) => Reading } = {
  sheet: (text) => ({ sheet: sheetOf(text) }),
  encoding: (text) => ({ encoding: encodingOf(text) }),
  separator: (text) => ({ separator: separatorOf(text) }),
  quote: (text) => ({ quote: quoteOf(text) }),
  headerLine: (text) => ({ header: headerOf(text) }),
  rows: (text) => ({ rows: rowsOf(text) }),
  dateOrder: (text) => ({ dateOrder: dateOrderOf(text) }),
}

/**
 * How the options say that files are read; undefined when that is left to detection. What stands before a `=` is the
 * file that is meant, if a file has that name. What is said of one file outweighs what is said of all.
 */
export function readingsOf(options: ReadingOptions, fileNames: readonly string[]): ReadingOf[] | undefined {
  const readings = (Object.keys(READERS) as (keyof ReadingOptions)[]).flatMap((option) =>
    (options[option] ?? []).map((text): ReadingOf => {
      const fileName = fileNames.find((name) => text.startsWith(`${name}=`))
      if (fileName === undefined) return READERS[option](text)
      return { fileName, ...READERS[option](text.slice(fileName.length + 1)) }
    }),
  )
  return readings.length === 0
    ? undefined
    : readings.sort((a, b) => Number(a.fileName !== undefined) - Number(b.fileName !== undefined))
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

function quoteOf(text: string): string {
  if (text === 'none') return ''
  if (text === '"' || text === "'") return text
  throw new UsageError(`--quote must be " or ', or "none". Put it in quotes for the shell.`)
}

const MAX_HEADER_LINE = 1_000

function headerOf(text: string): number | false {
  const line = /^\d{1,4}$/.test(text) ? Number(text) : -1
  if (line < 0 || line > MAX_HEADER_LINE)
    throw new UsageError(`--header-line must be a line from 1 to ${MAX_HEADER_LINE}, or 0 when there is none.`)
  return line === 0 ? false : line
}

function rowsOf(text: string): string {
  if (text.trim() === '') throw new UsageError('--rows must be the path of a list, such as data.users.')
  return text
}

function dateOrderOf(text: string): NonNullable<Reading['dateOrder']> {
  if (text === 'dmy' || text === 'mdy' || text === 'ymd') return text
  throw new UsageError('--date-order must be dmy (day first), mdy (month first) or ymd (year first).')
}
