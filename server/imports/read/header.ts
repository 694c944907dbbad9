import { cleanText } from './clean.ts'
import { isAddress, isDate, isNumber } from './values.ts'

/** The first records of a table, with the lines that they start on. */
export interface SampleRecord {
  line: number
  fields: readonly string[]
}

export interface Header {
  /** 0 when the table has none. */
  line: number
  columns: string[]
  /** No record looks like a header. */
  isGuess: boolean
}

const HEADER_WITHIN = 20
const COMPARED = 10

/** Longer texts are no names, and need not be compared to their end. */
const NAME_LENGTH = 200

/** Words that are names of columns in most exports, and seldom values. */
const HEADER_WORDS =
  /^(?:id|user|users?[ _-]?(?:id|name)|login|name|(?:first|last|display|full)[ _-]?name|e-?mail(?: address|[ -]adresse)?|mail|account|app|application|system|role|group|entitlement|permission|type|status|department|manager|date|benutzer(?:name|konto|kennung)?|mitarbeiter|anwendung|rollen?|gruppen?|berechtigung(?:en)?|abteilung|vorname|nachname|personalnummer|gesperrt|letzte[rs]? (?:login|anmeldung)|bemerkung(?:en)?|utilisateur|usuario|aplicaci\u00f3n|rol|utente|ruolo|gebruiker|fun\u00e7\u00e3o)$/

/** Names of columns are compared in this form. */
export const comparableName = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()

const widthOf = (fields: readonly string[]): number => {
  let width = fields.length
  while (width > 0 && (fields[width - 1] ?? '').trim() === '') width--
  return width
}

/** The header of a table, found in its first records or given: a line, or false for a table without one. */
export function findHeader(sample: readonly SampleRecord[], given?: number | false): Header {
  const filled = sample.filter(({ fields }) => widthOf(fields) > 0)
  const at =
    given === undefined ? headerAt(filled) : given === false ? -1 : filled.findIndex(({ line }) => line === given)
  const header = filled[at]
  const rows = filled.slice(at + 1)
  const width = Math.max(header ? widthOf(header.fields) : 0, usualWidth(rows, header === undefined))
  return {
    line: header?.line ?? 0,
    columns: columnNames(header?.fields ?? [], width),
    isGuess: given === undefined && header === undefined,
  }
}

/** The widest record where there is no header to say it; otherwise the width that most records have. */
function usualWidth(rows: readonly SampleRecord[], isWidest: boolean): number {
  const widths = rows.map(({ fields }) => widthOf(fields))
  if (isWidest) return Math.max(0, ...widths)
  const counts = new Map<number, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  return [...counts].find(([, count]) => count > widths.length / 2)?.[0] ?? 0
}

function headerAt(filled: readonly SampleRecord[]): number {
  const width = usualWidth(filled, false)
  const names = filled.map(({ fields }) => fields.map((field) => comparableName(field.slice(0, NAME_LENGTH))))
  const isHeader = (at: number) => {
    const { fields } = filled[at] as SampleRecord
    return (
      !isTypeLine(fields) &&
      isHeaderLike(fields, width === 1) &&
      fitsNext(fields, filled.slice(at + 1, at + 1 + COMPARED)) &&
      !recurs(names[at] ?? [], names.slice(at + 1))
    )
  }
  // A title may have two cells, but it is narrower than the names of columns below it.
  const named = names.slice(0, HEADER_WITHIN).findIndex((header, at) => isNamed(header) && isHeader(at))
  const isTitle = (at: number) => named > at && widthOf(filled[at]?.fields ?? []) < widthOf(filled[named]?.fields ?? [])
  for (const [at, { fields }] of filled.slice(0, HEADER_WITHIN).entries()) {
    if (isTitle(at)) continue
    if (isHeader(at)) return at
    // Below the first row of the table there is no header.
    if (width > 0 && widthOf(fields) >= width && !isTypeLine(fields)) return -1
  }
  return -1
}

/** Whether at least two cells are names of columns in most exports. */
const isNamed = (header: readonly string[]): boolean => header.filter((name) => HEADER_WORDS.test(name)).length >= 2

/** PowerShell names the type of its objects above the header. */
const isTypeLine = (fields: readonly string[]) => /^#TYPE\s/i.test(fields[0] ?? '')

/** At least two filled and distinct cells, mostly not numeric, none of them an address or a date. */
function isHeaderLike(fields: readonly string[], isSingle: boolean): boolean {
  const cells = fields.map((field) => cleanText(field.slice(0, NAME_LENGTH)).text).filter((text) => text !== '')
  const names = new Set(cells.map(comparableName))
  const numeric = cells.filter(isNumber).length
  return (
    names.size >= (isSingle ? 1 : 2) &&
    // One name may be there twice.
    names.size > cells.length / 2 &&
    numeric < cells.length / 2 &&
    !cells.some((cell) => isAddress(cell) || isDate(cell))
  )
}

/**
 * Records that follow have cells in the same columns: none is much wider, and most are not much narrower. Sheets lack the
 * empty cells at the end of a row; there a header that names each column may be wider than its rows.
 */
function fitsNext(fields: readonly string[], next: readonly SampleRecord[]): boolean {
  const width = widthOf(fields)
  const wider = next.filter((record) => widthOf(record.fields) > width).length
  const similar = next.filter((record) => Math.max(widthOf(record.fields), record.fields.length) >= width).length
  const least = fields.slice(0, width).some((field) => field.trim() === '') ? width : Math.max(2, width / 2)
  const narrower = next.filter((record) => widthOf(record.fields) >= least).length
  return next.length === 0 || (wider <= next.length / 2 && Math.max(similar, narrower) >= next.length / 2)
}

/** Whether a cell is a value of its column, too. A header that is repeated as a whole further down is none. */
function recurs(header: readonly string[], rows: readonly (readonly string[])[]): boolean {
  // An account may be called "user".
  if (header.filter((name) => HEADER_WORDS.test(name)).length >= Math.min(2, header.length)) return false
  const others = rows.filter((row) => header.some((name, at) => (row[at] ?? '') !== name))
  return header.some((name, at) => name !== '' && others.some((row) => row[at] === name))
}

/** A name for each column: a name that is there twice and an empty one get a number. */
export function columnNames(fields: readonly string[], width: number): string[] {
  const used = new Set<string>()
  return Array.from({ length: width }, (_, at) => {
    const name = cleanText((fields[at] ?? '').slice(0, NAME_LENGTH)).text.replace(/\s+/g, ' ') || `Column ${at + 1}`
    let unique = name
    for (let number = 2; used.has(comparableName(unique)); number++) unique = `${name} (${number})`
    used.add(comparableName(unique))
    return unique
  })
}
