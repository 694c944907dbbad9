import { setImmediate } from 'node:timers/promises'
import { FILE_KINDS, type FileKind } from '../columns.ts'
import { kindsOf } from '../map/document/completeness.ts'
import {
  type CanonicalRow,
  fieldsOf,
  type MappedRow,
  type Mapping,
  type RowProblem,
  TableMapper,
} from '../map/index.ts'
import { MAX_LEFT_OUT } from '../map/limits.ts'
import type { FoundTable } from '../read/found-table.ts'
import type { TableRow } from '../read/table.ts'
import { type BatchText, batchText, rowText } from './batch-text.ts'

/** Rows in a batch: large enough to make the round trip negligible, small enough for a short transaction. */
const BATCH_ROWS = 2_000

/**
 * Rows after which everything else gets its turn: requests, and sending the last batch, which would otherwise wait for the
 * end of the next one (a third of the time of reading a million rows).
 */
const TURN_ROWS = 500

/** The import stops: more rows cannot be imported than an import may leave out. */
export class TooManyLeftOut extends Error {
  override readonly name = 'TooManyLeftOut'
}

/** How a table is mapped. It can be sent to a thread. */
export interface MapJob {
  mapping: Mapping
  /** The file of the mapping that the table is. */
  file: number
  now: Date
  /** The time zone of times that name none, unless the mapping sets one. */
  zone: string
  isOwnFiles: boolean
  /** Whether the order of day and month is found from the whole column, which takes a second reading. */
  isScanned: boolean
}

/** Rows of one kind. */
export interface MappedBatch extends BatchText {
  kind: FileKind
  isParent: boolean
}

/** Receives the mapped rows of a table, the next batch once the promise of the last one is resolved. */
export interface MappedSink {
  rows(batch: MappedBatch): Promise<void>
  problems(problems: RowProblem[]): Promise<void>
  /** So many more rows have been read. */
  read(rows: number): void
}

/** What the rows of a table made of one kind. */
export interface MappedKind {
  kind: FileKind
  /** The fields that its rows say something about. */
  columns: readonly string[]
  rowCount: number
  /** Things that its rows made, and how many of them an earlier row had made. */
  madeCount: number
  mergedCount: number
}

/** What the rows of a table made. */
export interface MappedTable {
  rowCount: number
  repeatedCount: number
  emptyCount: number
  filtered: Record<string, number>
  /** Whether what the rows say depends on the day. */
  isTimeBound: boolean
  kinds: MappedKind[]
}

/** Maps the tables of a sync, one after the other. */
export interface MapTables {
  /** The table at this position; undefined when a date can be read both ways and the column was not asked. */
  map(at: number, job: MapJob, sink: MappedSink): Promise<MappedTable | undefined>
  close(): Promise<unknown>
}

/** Maps the rows of a table; undefined when a date can be read both ways and the column was not asked. */
export async function mapTable(table: FoundTable, job: MapJob, sink: MappedSink): Promise<MappedTable | undefined> {
  const { mapping, file, now, zone, isScanned } = job
  const mapper = new TableMapper(mapping, file, table.shape, { now, zone })
  if (isScanned) await scanDates(mapper, table)
  const batches = new Batches(job, sink)
  let [rowCount, repeatedCount, unreadCount] = [0, 0, 0]
  for await (const rows of table.rows()) {
    for (let at = 0; at < rows.length; at++) {
      if (at % TURN_ROWS === 0) await setImmediate()
      const mapped = mapper.map(rows[at] as TableRow)
      if (!isScanned && mapped.problems.some(isAmbiguous)) return undefined
      repeatedCount += Number(mapped.outcome === 'taken' && mapped.rows.length === 0)
      unreadCount += Number(mapped.problems.some(isOfWholeRow))
      if (mapper.counts.leftOut > MAX_LEFT_OUT) throw new TooManyLeftOut()
      const sending = batches.take(mapped)
      if (sending) await sending
    }
    rowCount += rows.length
    sink.read(rows.length)
  }
  await batches.take(mapper.end())
  await batches.flush()
  const { counts, isTimeBound } = mapper
  const part = mapping.files[file]
  // What an unreadable row would have made is unknown, so it counts as the main kind of its table.
  const unread = (kind: FileKind) => (kind === mainKind(job) ? unreadCount : 0)
  const kinds = FILE_KINDS.filter((known) => part && kindsOf(part).has(known)).map((kind) => ({
    kind,
    columns: batches.columnsOf(kind),
    rowCount: batches.countOf(kind) + counts.thingsLeftOut[kind] + unread(kind),
    madeCount: counts.made[kind] + unread(kind),
    mergedCount: counts.merged[kind],
  }))
  return { rowCount, repeatedCount, emptyCount: counts.empty, filtered: { ...counts.filtered }, isTimeBound, kinds }
}

async function scanDates(mapper: TableMapper, table: FoundTable): Promise<void> {
  for await (const rows of table.rows()) for (const row of rows) mapper.scanDates(row)
}

const isOfWholeRow = ({ kind, isWarning }: RowProblem) => kind === undefined && !isWarning
const isAmbiguous = ({ reason }: RowProblem) => reason === 'ambiguous_date'

/** The main kind of a table: access if it has any, else what its first rule makes. */
function mainKind({ mapping, file }: MapJob): FileKind | undefined {
  const kinds = (mapping.files[file]?.make ?? []).map(({ kind }) => kind)
  return kinds.includes('grants') ? 'grants' : kinds[0]
}

interface Batch {
  kind: FileKind
  isParent: boolean
  lines: number[]
  texts: string[]
  /** The positions of the fields that any row of the kind says something about. */
  said: boolean[]
}

const USER = fieldsOf('accounts').findIndex(([field]) => field === 'user')

/** Collects rows by kind. */
class Batches {
  readonly #sink: MappedSink
  readonly #isOwnFiles: boolean
  readonly #pending = new Map<string, Batch>()
  readonly #counts = new Map<FileKind, number>()
  readonly #said = new Map<FileKind, boolean[]>()
  #problems: RowProblem[] = []

  constructor({ isOwnFiles }: MapJob, sink: MappedSink) {
    this.#isOwnFiles = isOwnFiles
    this.#sink = sink
  }

  /** A promise only where there is something to wait for: waiting costs more than taking a row. */
  take({ rows, problems }: Pick<MappedRow, 'rows' | 'problems'>): Promise<void> | undefined {
    let isFull = false
    for (const row of rows) isFull = this.#add(row) || isFull
    if (problems.length > 0) this.#problems.push(...problems)
    return isFull || this.#problems.length >= BATCH_ROWS ? this.#send(BATCH_ROWS) : undefined
  }

  flush(): Promise<void> {
    return this.#send(1)
  }

  countOf(kind: FileKind): number {
    return this.#counts.get(kind) ?? 0
  }

  columnsOf(kind: FileKind): string[] {
    return fieldsOf(kind)
      .map(([field]) => field)
      .filter((_, at) => this.#said.get(kind)?.[at])
  }

  /** True when the batch of the row is full. */
  #add({ kind, line, fields, isParent: isNamed }: CanonicalRow): boolean {
    const isParent = isNamed === true
    // In our own files an empty user means that the account is nobody's; elsewhere that the file does not know.
    if (kind === 'accounts' && !this.#isOwnFiles && fields[USER] === '') fields[USER] = null
    const key = isParent ? `${kind} parent` : kind
    let batch = this.#pending.get(key)
    if (!batch) {
      const said = this.#said.get(kind) ?? []
      this.#said.set(kind, said)
      batch = { kind, isParent, lines: [], texts: [], said }
      this.#pending.set(key, batch)
    }
    batch.lines.push(line)
    return batch.texts.push(rowText(fields, batch.said)) >= BATCH_ROWS
  }

  /** Sends the batches that have so many rows. */
  async #send(least: number): Promise<void> {
    for (const batch of this.#pending.values()) {
      const { kind, isParent, lines, texts } = batch
      if (texts.length < least) continue
      batch.lines = []
      batch.texts = []
      this.#counts.set(kind, this.countOf(kind) + texts.length)
      await this.#sink.rows({ kind, isParent, ...batchText(lines, texts) })
    }
    const problems = this.#problems
    if (problems.length < least) return
    this.#problems = []
    await this.#sink.problems(problems)
  }
}
