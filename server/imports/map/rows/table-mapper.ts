import { FILE_KINDS, type FileKind, LIST_SEPARATOR } from '../../columns.ts'
import type { TableRow, TableShape } from '../../read/table.ts'
import { isSecretColumn } from '../../secret-columns.ts'
import { DateOrders } from '../dates/dates.ts'
import type { Mapping } from '../document/mapping.ts'
import { MAX_ROWS } from '../limits.ts'
import { isPlain } from '../texts.ts'
import { type CompiledMake, compileMake, keepRest } from './compile.ts'
import { type MadeRows, runMake } from './make.ts'
import { type CanonicalRow, type MappedRow, MOST_CELLS, type RowProblem, shown } from './mapped-row.ts'
import { ParentCollector } from './parents.ts'
import { RowContext, TooMuchWork } from './row-context.ts'
import { isBlank, RowsAbove } from './rows-above.ts'
import { type TableProblem, tableProblems } from './table-problems.ts'
import { type TableScope, tableScope } from './table-scope.ts'
import { warningText } from './warning-texts.ts'
import { type Condition, compileWhen, tidyCell } from './when.ts'

/** What was made of the rows of a table so far. Rows read are taken, empty, filtered and left out together. */
export interface MapCounts {
  read: number
  taken: number
  empty: number
  leftOut: number
  /** By the name of the rule. */
  filtered: Record<string, number>
  /** Things by kind; those that an earlier row made in the same way are merged. */
  made: Record<FileKind, number>
  merged: Record<FileKind, number>
  thingsLeftOut: Record<FileKind, number>
}

export interface MapOptions {
  now: Date
  /** The zone of times without one where the mapping names none; UTC when it is empty. */
  zone?: string
  maxRows?: number
}

/** A table has more rows, with the things that its rows list, than an import takes. */
export class TooManyRows extends Error {
  override readonly name = 'TooManyRows'
}

/** Rows that no rule uses are counted under this name. */
export const MAKES_NOTHING = 'No rule of the mapping applies'
/** The same for rows of a table that somebody does not want. */
export const LEFT_OUT_BY_CHOICE = 'Table left out by choice'

/** How many made things are remembered to merge repeats, and how many parents until they are handed out. */
const MAX_REMEMBERED = 50_000
const MAX_PARENTS = 500_000

/** UTF-8 that was read as Windows-1252: the first byte of a letter beyond ASCII, and a second that no word has after it. */
const GARBLED = /[\u00c2\u00c3][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2013-\u2122]|\u00e2\u20ac/

/** Most rows have none, and there are millions. */
const NO_PROBLEMS: RowProblem[] = []

/** A row without `each` is one thing. */
const ONCE = [undefined]

const noCounts = () => Object.fromEntries(FILE_KINDS.map((kind) => [kind, 0])) as Record<FileKind, number>

/**
 * Turns the rows of one table into canonical rows. First every row is scanned, so that the values of a column can
 * decide how its dates are written; then every row is mapped; `end` gives what rows only named.
 */
export class TableMapper {
  readonly counts: MapCounts
  /** What is wrong with the table as a whole. */
  readonly problems: TableProblem[]
  readonly #scope: TableScope
  readonly #makes: CompiledMake[]
  /** What reads dates. */
  readonly #dated: Pick<CompiledMake, 'slots' | 'each'>[]
  readonly #filters: { condition: Condition; because: string }[]
  readonly #above: RowsAbove
  readonly #orders = new DateOrders()
  readonly #parents = new ParentCollector()
  readonly #remembered = new Set<string>()
  readonly #maxRows: number
  #rowsMade = 0
  /** Whether another day would read some row in another way. */
  isTimeBound = false

  constructor(
    mapping: Mapping,
    fileIndex: number,
    shape: TableShape,
    { now, zone = '', maxRows = MAX_ROWS }: MapOptions,
  ) {
    this.#maxRows = maxRows
    const file = mapping.files[fileIndex]
    if (!file) throw new Error(`the mapping has no file ${fileIndex}`)
    const noteTime = () => {
      this.isTimeBound = true
    }
    const scope = tableScope(mapping, file, shape, { now, zone, orders: this.#orders, noteTime })
    this.#scope = scope
    this.#above = new RowsAbove(file.fillDown ?? [], shape.columns)
    this.#filters = (file.filter ?? []).map(({ when, because }) => ({ condition: compileWhen(when, scope), because }))
    const makes = file.make.map((make) => compileMake(make, scope))
    this.problems = tableProblems(mapping, fileIndex, shape, makes)
    this.#makes = makes.filter(tellsSomething)
    this.#dated = this.#makes.flatMap(({ slots, each }) => {
      const dated = slots.filter(({ column, value }) => value && (column.type === 'time' || value.hasDates))
      return dated.length === 0 ? [] : [{ slots: dated, ...(each ? { each } : {}) }]
    })
    if (file.rest === 'profile') keepRest(this.#makes, restOf(shape.columns, scope.used), scope)
    this.counts = {
      ...{ read: 0, taken: 0, empty: 0, leftOut: 0 },
      // Rules are named by people, who may call one __proto__.
      filtered: Object.create(null) as Record<string, number>,
      ...{ made: noCounts(), merged: noCounts(), thingsLeftOut: noCounts() },
    }
  }

  /** The fields of a kind that the rows may say something about. */
  fieldsOf(kind: FileKind): string[] {
    const slots = this.#makes.filter((make) => make.kind === kind).flatMap((make) => make.slots)
    return slots.filter(({ read, attributes }) => read ?? attributes).map(({ field }) => field)
  }

  /** Learns from a row how dates are written. */
  scanDates({ cells, fault }: TableRow): void {
    if (fault || this.#dated.length === 0) return
    const row = new RowContext(cells, true)
    try {
      for (const { slots, each } of this.#dated)
        for (const item of each?.items(row) ?? ONCE) {
          row.item = item?.item
          row.star = item?.star ?? ''
          for (const { value, read } of slots) if (value && read) read(value.evaluate(row), row)
        }
    } catch (error) {
      if (!(error instanceof TooMuchWork)) throw error
    }
  }

  map(row: TableRow): MappedRow {
    this.counts.read++
    const given = this.#above.fill(row)
    const mapped = this.#map(given)
    if (mapped.outcome === 'filtered') {
      const because = mapped.because ?? ''
      this.counts.filtered[because] = (this.counts.filtered[because] ?? 0) + 1
      return mapped
    }
    this.counts[mapped.outcome === 'left_out' ? 'leftOut' : mapped.outcome]++
    const garbled = this.#garbled(given)
    const isFine = !given.warnings && mapped.problems.length === 0 && garbled.length === 0
    if (mapped.outcome === 'empty' || isFine) return mapped
    const cells = this.#textOf(given)
    const problems = distinct([...warningsOf(given), ...garbled, ...mapped.problems]).map((problem) => ({
      ...problem,
      cells,
    }))
    return { ...mapped, problems }
  }

  /** Cells that the mapping reads and that were UTF-8 before something else read them. */
  #garbled({ line, cells }: TableRow): RowProblem[] {
    let found = NO_PROBLEMS
    for (const at of this.#scope.used) {
      const cell = cells[at]
      if (typeof cell !== 'string' || isPlain(cell) || !GARBLED.test(cell)) continue
      if (found.length === 0) found = []
      const [column, reason] = [this.#scope.shape.columns[at] ?? '', 'garbled_text']
      found.push({ isWarning: true, line, reason, column, value: shown(cell), problem: warningText(reason), key: '' })
    }
    return found
  }

  /** The filled cells that the mapping reads. Of a list only its texts: it may read one field of an object among many. */
  #textOf({ cells }: TableRow): string {
    const filled = this.#scope.shape.columns.flatMap((column, at) => {
      const cell = this.#scope.used.has(at) ? (cells[at] ?? '') : ''
      const text = [cell]
        .flat()
        .filter((one) => typeof one === 'string')
        .map(tidyCell)
        .join(', ')
      return text === '' ? [] : [`${shown(column)}: ${shown(text)}`]
    })
    return filled.join('; ').slice(0, MOST_CELLS).toWellFormed()
  }

  #map({ line, cells, lacks, fault }: TableRow): MappedRow {
    const isLeftOut = this.#makes.length === 0
    if (fault) return isLeftOut ? filtered(LEFT_OUT_BY_CHOICE) : leftOut(line, fault.reason, fault.text)
    if (cells.every(isBlank)) return { outcome: 'empty', rows: [], problems: [] }
    if (isLeftOut) return filtered(LEFT_OUT_BY_CHOICE)
    const row = new RowContext(cells, false, lacks)
    try {
      const filter = this.#filters.find(({ condition }) => condition(row))
      return filter ? filtered(filter.because) : this.#make(row, line)
    } catch (error) {
      if (!(error instanceof TooMuchWork)) throw error
      return leftOut(line, 'too_large', 'is too complex to map; simplify the mapping')
    }
  }

  #make(row: RowContext, line: number): MappedRow {
    const rows: CanonicalRow[] = []
    let problems = NO_PROBLEMS
    let made = 0
    let missed = 0
    const results: MadeRows[] = []
    // A row that is too much work makes nothing, so nothing is counted before all of it is made.
    for (const make of this.#makes) results.push(runMake(make, row, this.#scope, line, this.#parents))
    for (let at = 0; at < results.length; at++) {
      const make = this.#makes[at] as CompiledMake
      const result = results[at] as MadeRows
      made += result.rows.length + result.named
      missed += result.leftOut
      if (result.problems.length > 0) problems = problems.concat(result.problems)
      if (make.each) this.#rowsMade += result.rows.length + result.leftOut
      if (this.counts.read + this.#rowsMade > this.#maxRows) throw new TooManyRows()
      this.counts.made[make.kind] += result.rows.length + result.leftOut
      this.counts.thingsLeftOut[make.kind] += result.leftOut
      for (const thing of result.rows) if (this.#isNew(thing)) rows.push(thing)
    }
    if (this.#parents.size > MAX_PARENTS) rows.push(...this.#takeParents().rows)
    if (missed > 0) return { outcome: 'left_out', rows, problems }
    return made === 0 ? filtered(MAKES_NOTHING) : { outcome: 'taken', rows, problems }
  }

  /** One account on ten rows is made once. Grants are not remembered: there are too many, and they rarely repeat. */
  #isNew({ kind, fields }: CanonicalRow): boolean {
    if (kind === 'grants') return true
    const key = `${kind}${LIST_SEPARATOR}${fields.map((field) => field ?? '\u001c').join(LIST_SEPARATOR)}`
    if (this.#remembered.has(key)) {
      this.counts.merged[kind]++
      return false
    }
    if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear()
    this.#remembered.add(key)
    return true
  }

  #takeParents(): ReturnType<ParentCollector['take']> {
    const taken = this.#parents.take()
    for (const { kind } of taken.rows) this.counts.made[kind]++
    return taken
  }

  /** The things that rows named and no row described, after the last row. */
  end(): { rows: CanonicalRow[]; problems: RowProblem[] } {
    const { rows, merged } = this.#takeParents()
    const problems = merged.map(({ kind, line, name, spellings }) => ({
      ...{
        isWarning: true,
        line,
        kind,
        key: '',
        column: '',
        value: shown(spellings.join(', ')),
        reason: 'names_merged',
      },
      problem: `several spellings are read as one: "${shown(name)}"`,
    }))
    return { rows, problems }
  }
}

/** A thing that the table only names is made by what names it. */
const tellsSomething = ({ make, slots }: CompiledMake): boolean =>
  !make.ifNew || slots.some(({ field, value }) => field !== 'app' && field !== 'id' && value && !value.isMissing)

const filtered = (because: string): MappedRow => ({ outcome: 'filtered', because, rows: [], problems: [] })

const leftOut = (line: number, reason: string, problem: string): MappedRow => ({
  outcome: 'left_out',
  rows: [],
  problems: [{ isWarning: false, line, reason, problem, column: '', value: '', key: '' }],
})

const warningsOf = ({ line, warnings = [] }: TableRow): RowProblem[] =>
  warnings.map(({ reason, column = '' }) => ({
    ...{ isWarning: true, line, reason, column, value: '', problem: warningText(reason), key: '' },
  }))

/** A cell that several things use is one problem. */
function distinct(problems: RowProblem[]): RowProblem[] {
  if (problems.length < 2) return problems
  const seen = new Set<string>()
  return problems.filter(({ isWarning, reason, column, value, field, kind }) => {
    const key = [isWarning, reason, column, value, column === '' ? [kind, field] : ''].join(LIST_SEPARATOR)
    return !seen.has(key) && seen.add(key)
  })
}

/** Columns that nothing uses, without those that nobody may see. */
const restOf = (columns: readonly string[], used: ReadonlySet<number>) =>
  columns.filter((column, index) => !used.has(index) && !isSecretColumn(column))
