import { createHash } from 'node:crypto'
import { type CsvFault, CsvReader, type CsvRecord } from '../lib/csv.ts'
import { jsonFault } from '../lib/json-keys.ts'
import { inexactNumber } from '../lib/json-numbers.ts'
import { type Column, columnsOf, type FileKind, LIST_SEPARATOR } from './columns.ts'
import { type Read, readerOf } from './value-readers.ts'

/** A problem in a row; `key` identifies the row if it could be read, so that its object does not count as removed. */
export interface Fault {
  line: number
  column: string
  value: string
  reason: string
  problem: string
  key: string
}

/** A row in canonical form: a text for each column of its kind, null for columns that it omits. */
export interface Row {
  line: number
  fields: (string | null)[]
}

export interface FileSummary {
  columns: string[]
  sha256: string
  byteCount: number
  rowCount: number
}

/** The file as a whole cannot be read, so no row of it can be skipped. */
export class UnreadableFile extends Error {
  override readonly name: string = 'UnreadableFile'
  readonly fileName: string
  readonly problem: string
  constructor(fileName: string, problem: string) {
    super(`${fileName} ${problem}.`)
    this.fileName = fileName
    this.problem = problem
  }
}

/** The properties of a file that follow from its name. */
export interface FileName {
  fileName: string
  kind: FileKind
  format: 'csv' | 'jsonl'
}

const CSV_FAULTS: Record<CsvFault, string> = {
  bad_utf8: 'is not UTF-8 text; save the file as CSV in UTF-8',
  text_after_quote: 'has text between a closing quote and the next separator; double the quotes inside a value',
  record_too_long: 'is longer than 1 MiB',
  broken_quote:
    'does not end properly, so the lines after it cannot be told apart; close the quote, double the quotes inside values, and keep rows below 1 MiB',
}

/** Reads one import file from its bytes in constant memory: rows and problems, batch by batch. */
export class RowReader {
  readonly #fileName: string
  readonly #kind: FileKind
  readonly #json: boolean
  readonly #hash = createHash('sha256')
  #csv: CsvReader | undefined
  #head = Buffer.alloc(0)
  #layout: Layout | undefined
  #byteCount = 0
  #rowCount = 0

  constructor({ fileName, kind, format }: FileName) {
    this.#fileName = fileName
    this.#kind = kind
    this.#json = format === 'jsonl'
    // A JSON line is a record of one field; no separator occurs outside of JSON's own strings.
    if (this.#json) this.#layout = new Layout(kind, [])
  }

  push(bytes: Uint8Array): { rows: Row[]; faults: Fault[] } {
    this.#hash.update(bytes)
    this.#byteCount += bytes.length
    if (this.#csv) return this.#take(this.#csv.push(bytes))
    this.#head = Buffer.concat([this.#head, bytes])
    if (firstLine(this.#head) === undefined && this.#head.length < 65_536) return { rows: [], faults: [] }
    return this.#begin()
  }

  end(): { rows: Row[]; faults: Fault[]; summary: FileSummary } {
    const first = this.#csv ? { rows: [], faults: [] } : this.#begin()
    const last = this.#take(this.#csv?.end() ?? [])
    if (!this.#layout) throw this.#unreadable('is empty; the first line must have the column names')
    if (this.#json && this.#rowCount === 0)
      throw this.#unreadable(
        'is empty, which may be a mistake; to import no rows, use a CSV file with only the header line',
      )
    return {
      rows: [...first.rows, ...last.rows],
      faults: [...first.faults, ...last.faults],
      summary: {
        columns: this.#json ? columnsOf(this.#kind).map(([name]) => name) : this.#layout.present,
        sha256: this.#hash.digest('hex'),
        byteCount: this.#byteCount,
        rowCount: this.#rowCount,
      },
    }
  }

  #begin(): { rows: Row[]; faults: Fault[] } {
    const [a, b] = this.#head
    if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
      throw this.#unreadable('is UTF-16 text; save it as CSV in UTF-8')
    this.#csv = new CsvReader(this.#json ? 'lines' : separatorOf(this.#head))
    const head = this.#head
    this.#head = Buffer.alloc(0)
    return this.#take(this.#csv.push(head))
  }

  #take(records: readonly CsvRecord[]): { rows: Row[]; faults: Fault[] } {
    const rows: Row[] = []
    const faults: Fault[] = []
    for (const record of records) {
      if (record.fault === 'broken_quote')
        throw this.#unreadable(`has a quoted value that starts in line ${record.line} and ${CSV_FAULTS.broken_quote}`)
      if (!this.#layout) {
        if (record.fault) throw this.#unreadable(`has a header line that ${CSV_FAULTS[record.fault]}`)
        if (record.fields.every((name) => name.trim() === '')) continue
        const problem = headerProblem(this.#kind, record.fields)
        if (problem !== undefined) throw this.#unreadable(problem)
        this.#layout = new Layout(this.#kind, record.fields)
        continue
      }
      this.#rowCount++
      const { fields, wrong } = this.#json ? this.#layout.readJson(record) : this.#layout.readCsv(record)
      if (wrong.length === 0) rows.push({ line: record.line, fields })
      else faults.push(...wrong.map((fault) => faultOf(record.line, keyOf(this.#kind, fields), fault)))
    }
    return { rows, faults }
  }

  #unreadable = (problem: string) => new UnreadableFile(this.#fileName, problem)
}

type Wrong = Omit<Fault, 'line' | 'key'>

/** The first line that is not empty, once it is complete. */
const firstLine = (head: Buffer): string | undefined => /[^\s,;\ufeff].*(?=\n)/.exec(head.toString('utf8'))?.[0]

/** Excel writes semicolons where the comma is the decimal sign. */
function separatorOf(head: Buffer): ',' | ';' | '\t' {
  const line = (firstLine(head) ?? head.toString('utf8')).replace(/"[^"]*"/g, '')
  const counts = ([',', ';', '\t'] as const).map((mark) => [line.split(mark).length, mark] as const)
  return counts.reduce((best, next) => (next[0] > best[0] ? next : best))[1]
}

/** The columns that identify the object of a row. */
const KEY_COLUMNS: Record<FileKind, number> = {
  users: 1,
  apps: 1,
  resource_types: 2,
  resources: 2,
  entitlements: 2,
  accounts: 2,
  // App, entitlement and holder: account, or resource and its app.
  grants: 5,
}

/** The key of the row in the form of `sync_faults.row_key`; empty if it cannot be read. */
function keyOf(kind: FileKind, fields: readonly (string | null)[]): string {
  const parts = fields.slice(0, KEY_COLUMNS[kind]).map((part) => part ?? '')
  const readable = parts.length > 0 && parts.slice(0, 2).every((part) => part !== '')
  return readable && !/[\u0000-\u001f]/.test(parts.join('')) ? parts.join(LIST_SEPARATOR) : ''
}

/** A problem in a form that can be stored and shown, whatever was in the row. */
const faultOf = (line: number, key: string, { column, value, ...why }: Wrong): Fault => ({
  line,
  key,
  column: printable(column),
  value: printable(value),
  ...why,
})

const printable = (text: string) =>
  text
    .slice(0, 200)
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, '\ufffd')

const shown = (value: string) => (value.length > 100 ? `${value.slice(0, 100)}...` : value)

/** A column of the kind and its position in the file, -1 if the file omits it. */
interface Slot {
  name: string
  column: Column
  read: Read
  at: number
  attributes: [string, number][]
}

/** The columns of a file and their positions. */
class Layout {
  readonly present: string[]
  readonly #count: number
  readonly #columns: Slot[]

  constructor(kind: FileKind, header: readonly string[]) {
    const names = header.map(plainName)
    const known = columnsOf(kind)
    this.#count = names.length
    const attributes = header.flatMap((name, at): [string, number][] =>
      /^profile\../i.test(name.trim()) ? [[name.trim().slice('profile.'.length), at]] : [],
    )
    this.#columns = known.map(([name, column]) => ({
      name,
      column,
      read: readerOf(column),
      at: names.indexOf(name),
      attributes: column.type === 'profile' ? attributes : [],
    }))
    this.present = this.#columns
      .filter(({ at, attributes }) => at >= 0 || attributes.length > 0)
      .map(({ name }) => name)
  }

  readCsv({ fields: given, fault }: CsvRecord): { fields: (string | null)[]; wrong: Wrong[] } {
    if (fault) return broken('', CSV_FAULTS[fault], fault === 'bad_utf8' ? fault : 'bad_quotes', [])
    if (given.length !== this.#count) {
      return broken('', `has ${given.length} columns, but the header line has ${this.#count}`, 'wrong_column_count', [])
    }
    return this.#read(({ at, column, attributes }) => {
      if (column.type !== 'profile') return at < 0 ? undefined : given[at]
      return attributes.length === 0
        ? undefined
        : Object.fromEntries(attributes.map(([name, index]) => [name, given[index]?.trim() ?? '']))
    })
  }

  readJson({ fields: [line = ''], fault }: CsvRecord): { fields: (string | null)[]; wrong: Wrong[] } {
    if (fault) return broken('', CSV_FAULTS[fault], fault, [])
    let value: unknown
    try {
      value = JSON.parse(line)
    } catch {
      return broken(shown(line), 'is not valid JSON; each line must be one object', 'bad_json', [])
    }
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      return broken(shown(line), 'must be one JSON object', 'bad_json', [])
    const problem = jsonFault(line)
    if (problem !== undefined) return broken(shown(line), `is not usable JSON: ${problem}`, 'bad_json', [])
    const number = inexactNumber(line)
    if (number !== undefined)
      return broken(shown(number), 'is a number with too many digits to be kept; put it in quotes', 'bad_number', [])
    const object = value as Record<string, unknown>
    const stranger = Object.keys(object).find((key) => !this.#columns.some(({ name }) => name === key))
    const result = this.#read(({ name, column }) =>
      Object.hasOwn(object, name) || column.required ? (object[name] ?? '') : undefined,
    )
    if (stranger === undefined) return result
    const known = this.#columns.map(({ name }) => name).join(', ')
    const unknown = { reason: 'unknown_column', problem: `is not a column; valid columns: ${known}` }
    return { ...result, wrong: [...result.wrong, { column: stranger, value: '', ...unknown }] }
  }

  #read(pick: (slot: Slot) => unknown) {
    const wrong: Wrong[] = []
    const fields = this.#columns.map((entry) => {
      const value = pick(entry)
      if (value === undefined) return null
      const list = ['refs', 'people'].includes(entry.column.type) && Array.isArray(value)
      const plain = typeof value !== 'object' || list || entry.column.type === 'profile'
      const read = plain ? entry.read(value) : { reason: 'bad_value', problem: 'must be text' }
      if (typeof read === 'string') {
        if (read !== '' || !entry.column.required) return read
        wrong.push({ column: entry.name, value: '', reason: 'missing_value', problem: 'must not be empty' })
        return ''
      }
      wrong.push({ column: entry.name, value: typeof value === 'object' ? '' : shown(String(value)), ...read })
      return typeof value === 'string' ? value.trim() : ''
    })
    return { fields, wrong }
  }
}

const broken = (value: string, problem: string, reason: string, fields: (string | null)[]) => ({
  fields,
  wrong: [{ column: '', value, reason, problem }],
})

const plainName = (name: string) => name.trim().toLowerCase()

/** The problem with the first line, if there is one. */
function headerProblem(kind: FileKind, header: readonly string[]): string | undefined {
  const names = header.map(plainName)
  const known = columnsOf(kind)
  const allowed = known.flatMap(([name, { type }]) => (type === 'profile' ? [] : [name]))
  const hasProfile = allowed.length < known.length
  const unknown = names.filter((name) => !allowed.includes(name) && !(hasProfile && /^profile\../.test(name)))
  if (unknown.length > 0)
    return `has ${unknown.map((name) => `"${name}"`).join(', ')} in its header line; the columns of ${kind} are ${allowed.join(', ')}${hasProfile ? ' and profile.<name>' : ''}`
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) return `has the column "${twice}" twice in its header line`
  const missing = known.filter(([name, { required }]) => required && !names.includes(name)).map(([name]) => name)
  return missing.length > 0
    ? `lacks the ${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')} in its header line`
    : undefined
}
