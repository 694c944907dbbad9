import { SEPARATORS } from './import.rules.ts'
import type { FileReading, InspectedFiles, InspectedTable } from './import-queries.ts'

type Item = { value: string; label: string }
interface ReadingChoice {
  name: keyof FileReading
  label: string
  description?: string
  /** What the files are read with now; empty where they differ or nothing is said. */
  present: string
  data: Item[]
  partOf(value: string): FileReading
}

/** The usual ones; the API takes every encoding that browsers know. */
const ENCODINGS: Item[] = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Western European (windows-1252)' },
  { value: 'windows-1250', label: 'Central European (windows-1250)' },
  { value: 'iso-8859-2', label: 'Central European (iso-8859-2)' },
  { value: 'windows-1251', label: 'Cyrillic (windows-1251)' },
  { value: 'windows-1253', label: 'Greek (windows-1253)' },
  { value: 'windows-1254', label: 'Turkish (windows-1254)' },
  { value: 'macintosh', label: 'Western European (macintosh)' },
  { value: 'utf-16le', label: 'UTF-16' },
  { value: 'shift_jis', label: 'Japanese (shift_jis)' },
  { value: 'gb18030', label: 'Chinese (gb18030)' },
  { value: 'big5', label: 'Chinese (big5)' },
  { value: 'euc-kr', label: 'Korean (euc-kr)' },
]

const HEADER_LINES = 20

/** What can be changed about reading these files. Each choice is for all files of the import. */
export function readingChoices({ tables, hiddenSheets, document }: InspectedFiles): ReadingChoice[] {
  const csv = tables.filter(({ format }) => format === 'csv')
  const lined = tables.filter(({ format }) => format === 'csv' || format === 'xlsx')
  const sheets = tables.flatMap(({ format, part }) => (format === 'xlsx' ? [part] : []))
  const choices: ReadingChoice[] = []
  if (csv.length > 0) {
    choices.push({
      ...choice('encoding', 'Encoding', shared(csv, 'encoding'), ENCODINGS),
      partOf: (encoding) => (encoding ? { encoding } : {}),
    })
    const separators = Object.entries(SEPARATORS).map(([value, name]) => ({
      value,
      label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    }))
    choices.push({
      ...choice('separator', 'Column separator', shared(csv, 'separator'), separators),
      partOf: (separator) => (separator ? { separator } : {}),
    })
  }
  if (lined.length > 0) {
    const lines = Array.from({ length: HEADER_LINES }, (_, n) => ({ value: `${n + 1}`, label: `Line ${n + 1}` }))
    const data = [{ value: '0', label: 'There are none' }, ...lines]
    choices.push({
      ...choice('headerLine', 'Header line', shared(lined, 'headerLine'), data),
      partOf: (line) => (line ? { headerLine: Number(line) } : {}),
    })
    const dates = (document?.dates ?? {}) as { order?: string }
    choices.push({
      ...choice('dateOrder', 'Dates such as 05/11/2025', dates.order ?? '', [
        { value: 'dmy', label: 'Day first' },
        { value: 'mdy', label: 'Month first' },
        { value: 'ymd', label: 'Year first, as in 25/11/05' },
      ]),
      partOf: (order) => (order ? { dateOrder: order as NonNullable<FileReading['dateOrder']> } : {}),
    })
  }
  if (sheets.length + hiddenSheets.length > 1)
    choices.push({
      ...choice('sheet', 'Sheet', '', [
        ...sheets.map((sheet) => ({ value: sheet, label: `Only ${sheet}` })),
        ...hiddenSheets.map((sheet) => ({ value: sheet, label: `Only ${sheet} (hidden)` })),
      ]),
      ...(hiddenSheets.length > 0 ? { description: `Hidden, and not read: ${hiddenSheets.join(', ')}.` } : {}),
      partOf: (sheet) => (sheet ? { sheet } : {}),
    })
  return choices
}

/** A choice always shows what is the case now, also when it is none of the usual ones. */
function choice(name: keyof FileReading, label: string, present: string, usual: readonly Item[]) {
  const isUsual = usual.some(({ value }) => value === present)
  const now = { value: present, label: present || (name === 'sheet' ? 'Every sheet that is not hidden' : 'As found') }
  return { name, label, present, data: isUsual ? [...usual] : [now, ...usual] }
}

/** The value that all tables have; empty where they differ. */
function shared(tables: readonly InspectedTable[], field: 'encoding' | 'separator' | 'headerLine'): string {
  const values = new Set(tables.map((table) => String(table[field])))
  return values.size === 1 ? ([...values][0] ?? '') : ''
}
