import type { FileReading, InspectedFiles, InspectedTable } from '../import-queries.ts'
import { SEPARATORS } from './import.rules.ts'
import { filesOf } from './mapping.rules.ts'

type Item = { value: string; label: string }
/** What can be changed about reading a table. */
type Changes = Pick<FileReading, 'encoding' | 'separator' | 'quote' | 'headerLine' | 'dateOrder' | 'sheet' | 'rows'>
interface ReadingChoice {
  name: keyof Changes
  label: string
  description?: string
  /** How the table is read now. */
  present: string
  /** None: it is entered as a text. */
  data?: Item[]
  partOf(value: string): Changes
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

const QUOTES: Item[] = [
  { value: '"', label: 'Double quotes' },
  { value: "'", label: 'Single quotes' },
  { value: '', label: 'Nothing' },
]

const ORDERS: Item[] = [
  { value: 'dmy', label: 'Day first' },
  { value: 'mdy', label: 'Month first' },
  { value: 'ymd', label: 'Year first, as in 25/11/05' },
]

const LINES: Item[] = [
  { value: '0', label: 'None' },
  ...Array.from({ length: HEADER_LINES }, (_, n) => ({ value: `${n + 1}`, label: `Line ${n + 1}` })),
]

/** What can be changed about reading a table. */
export function readingChoices(table: InspectedTable, files: InspectedFiles): ReadingChoice[] {
  switch (table.format) {
    case 'csv':
      return [...textChoices(table), ...lineChoices(table, files)]
    case 'xlsx':
      return [...lineChoices(table, files), ...sheetChoices(table, files)]
    case 'json':
      return [
        {
          ...{ name: 'rows', label: 'Path of the list', present: table.part },
          partOf: (rows) => (rows.trim() ? { rows: rows.trim() } : {}),
        },
      ]
    default:
      return []
  }
}

function textChoices({ encoding, separator, quote }: InspectedTable): ReadingChoice[] {
  const separators = Object.entries(SEPARATORS).map(([value, name]) => ({
    value,
    label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  }))
  return [
    {
      ...choice('encoding', 'Encoding', encoding, ENCODINGS),
      partOf: (value) => (value ? { encoding: value } : {}),
    },
    {
      ...choice('separator', 'Column separator', separator, separators),
      partOf: (value) => (value ? { separator: value } : {}),
    },
    { ...choice('quote', 'Around cells', quote, QUOTES), partOf: (value) => ({ quote: value }) },
  ]
}

function lineChoices({ headerLine, mappingFile }: InspectedTable, { document }: InspectedFiles): ReadingChoice[] {
  const rules = [filesOf(document)[mappingFile]?.dates, document?.dates] as ({ order?: string } | undefined)[]
  const order = rules.find((one) => one?.order)?.order ?? ''
  return [
    {
      ...choice('headerLine', 'Header line', String(headerLine), LINES),
      partOf: (line) => (line ? { headerLine: Number(line) } : {}),
    },
    {
      ...choice('dateOrder', 'Dates such as 05/11/2025', order, ORDERS),
      partOf: (value) => (value ? { dateOrder: value as NonNullable<Changes['dateOrder']> } : {}),
    },
  ]
}

function sheetChoices({ fileName, member }: InspectedTable, { tables, hiddenSheets }: InspectedFiles): ReadingChoice[] {
  const sheets = tables.flatMap((one) => (one.fileName === fileName && one.member === member ? [one.part] : []))
  if (sheets.length + hiddenSheets.length < 2) return []
  return [
    {
      ...choice('sheet', 'Sheet', '', [
        ...sheets.map((sheet) => ({ value: sheet, label: `Only ${sheet}` })),
        ...hiddenSheets.map((sheet) => ({ value: sheet, label: `Only ${sheet} (hidden)` })),
      ]),
      ...(hiddenSheets.length > 0 ? { description: `Hidden, and not read: ${hiddenSheets.join(', ')}.` } : {}),
      partOf: (sheet) => (sheet ? { sheet } : {}),
    },
  ]
}

/** What is sent: a sheet or a list is chosen for the whole file, everything else for the table alone. */
export function readingOf({ fileName, member, part, format }: InspectedTable, changes: Changes): FileReading {
  const isOfFile = changes.sheet !== undefined || changes.rows !== undefined || format !== 'xlsx' || part === ''
  return { fileName, ...(member ? { member } : {}), ...(isOfFile ? {} : { part }), ...changes }
}

/** A choice always shows what is the case now, also when it is none of the usual ones. */
function choice(name: keyof Changes, label: string, present: string, usual: readonly Item[]) {
  const isUsual = usual.some(({ value }) => value === present)
  const now = { value: present, label: present || (name === 'sheet' ? 'Every sheet that is not hidden' : 'As found') }
  return { name, label, present, data: isUsual ? [...usual] : [now, ...usual] }
}
