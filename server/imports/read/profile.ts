import { isSecretColumn } from '../secret-columns.ts'
import type { Cell, TableRow } from './table.ts'
import { isAddress, isDate, isFlag, isNumber } from './values.ts'

/** What the values of a column are like, for the suggestion of a mapping and for the page that shows it. */
export interface ColumnProfile {
  column: string
  /** Shares from 0 to 1: of the rows, and of the filled cells. */
  filled: number
  addresses: number
  dates: number
  numbers: number
  flags: number
  lists: number
  /** How many different values the filled cells have. */
  distinctCount: number
  /** Some values; of a column that seems to hold secrets, only that there are some. */
  samples: string[]
}

export interface TableProfile {
  rowCount: number
  columns: ColumnProfile[]
  /** Values with letters beyond ASCII, which show whether the encoding is right. */
  spellings: string[]
}

const PROFILE_ROWS = 500
const SAMPLES = 10
const SAMPLE_LENGTH = 100
export const MASK = '\u2022\u2022\u2022\u2022'

/** The first rows that can be read. */
export async function profileRows(rows: AsyncIterable<readonly TableRow[]>): Promise<TableRow[]> {
  const taken: TableRow[] = []
  for await (const batch of rows) {
    taken.push(...batch.filter(({ fault }) => !fault))
    if (taken.length >= PROFILE_ROWS) break
  }
  return taken.slice(0, PROFILE_ROWS)
}

/** The profile of a table from its first rows. */
export async function profileOf(
  columns: readonly string[],
  rows: AsyncIterable<readonly TableRow[]>,
): Promise<TableProfile> {
  const sample = (await profileRows(rows)).filter(({ cells }) => cells.some((cell) => cell.length > 0))
  return {
    rowCount: sample.length,
    columns: columns.map((column, at) =>
      profileColumn(
        column,
        sample.map(({ cells }) => cells[at] ?? ''),
      ),
    ),
    spellings: spellingsOf(columns, sample),
  }
}

function profileColumn(column: string, cells: readonly Cell[]): ColumnProfile {
  const filled = cells.filter((cell) => cell.length > 0)
  const texts = filled.map((cell) => (typeof cell === 'string' ? cell : JSON.stringify(cell)))
  const distinct = new Set(texts)
  const share = (is: (text: string) => boolean) => texts.filter(is).length / Math.max(1, texts.length)
  return {
    column,
    filled: filled.length / Math.max(1, cells.length),
    addresses: share(isAddress),
    dates: share(isDate),
    numbers: share(isNumber),
    flags: share(isFlag),
    lists: filled.filter((cell) => typeof cell !== 'string').length / Math.max(1, filled.length),
    distinctCount: distinct.size,
    samples: isSecretColumn(column)
      ? texts.slice(0, 1).map(() => MASK)
      : [...distinct].slice(0, SAMPLES).map(shortened),
  }
}

const shortened = (text: string) =>
  text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH).toWellFormed()}...` : text

function spellingsOf(columns: readonly string[], rows: readonly TableRow[]): string[] {
  const shown = new Set<string>()
  const isOpen = columns.map((column) => !isSecretColumn(column))
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries()) {
      if (shown.size >= SAMPLES) return [...shown]
      if (isOpen[at] && typeof cell === 'string' && /[^\u0000-\u007f]/.test(cell)) shown.add(shortened(cell))
    }
  return [...shown]
}
