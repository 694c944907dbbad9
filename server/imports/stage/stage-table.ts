import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../db/index.ts'
import { FILE_KINDS, type FileKind } from '../columns.ts'
import { kindsOf, tableName } from '../map/completeness.ts'
import {
  type CanonicalRow,
  fieldsOf,
  type MappedRow,
  type Mapping,
  type RowProblem,
  TableMapper,
} from '../map/index.ts'
import { MAX_LEFT_OUT } from '../map/limits.ts'
import type { Remark } from '../read/found-table.ts'
import {
  dropTableRows,
  insertKind,
  insertRowProblems,
  insertRows,
  insertTable,
  type KindOfTable,
  rowText,
  type Staging,
  updateTable,
} from './staging.store.ts'
import type { UploadTable } from './upload-tables.ts'

/** Rows in a batch: large enough to make the round trip negligible, small enough for a short transaction. */
const BATCH_ROWS = 2_000

/**
 * Rows after which everything else gets its turn: requests, and sending the last batch, which would otherwise wait for the
 * end of the next one (a third of the time of reading a million rows).
 */
const TURN_ROWS = 500

/** The sync was cancelled, or another process reads it by now. */
export class StagingEnded extends Error {
  override readonly name = 'StagingEnded'
}

/** More rows cannot be imported than an import leaves out. */
export class TooManyLeftOut extends Error {
  override readonly name = 'TooManyLeftOut'
}

/** A table to be staged, the file of the mapping that it is, and the number of the first row of each kind. */
export interface TableToStage {
  number: number
  table: UploadTable
  mapping: Mapping
  file: number
  now: Date
  /** Of times without one, where the mapping names none. */
  zone: string
  isOwnFiles: boolean
  lines: Map<FileKind, number>
  /** Told after each batch how many rows have been read. */
  onRows?: (rows: number) => void
  /** Told when what the rows say depends on the day. */
  onTimeBound?: () => void
}

/**
 * Reads a table and stages what its rows make. How its dates are written is asked of the whole column, which costs a
 * second reading: only where a date can be read both ways, or the mapping says how.
 */
export async function stageTable(database: Database, staging: Staging, job: TableToStage): Promise<void> {
  const { table, mapping, number } = job
  await ensured(database.single((reader) => insertTable(reader, staging, number, table.shape, job.file)))
  const saysOrder = JSON.stringify([mapping.dates, mapping.files[job.file]?.dates ?? {}]).includes('"order"')
  const first = new Map(job.lines)
  if (await readTable(database, staging, job, saysOrder)) return
  job.lines.clear()
  for (const [kind, line] of first) job.lines.set(kind, line)
  if (!(await database.tx((tx) => dropTableRows(tx, staging, number)))) throw new StagingEnded()
  await readTable(database, staging, job, true)
}

/** False when a date can be read both ways and the column was not asked. */
async function readTable(
  database: Database,
  staging: Staging,
  job: TableToStage,
  isScanned: boolean,
): Promise<boolean> {
  const { table, mapping, file, now, zone, number } = job
  const mapper = new TableMapper(mapping, file, table.shape, { now, zone })
  if (isScanned) await scanDates(mapper, table)
  const writer = rowWriter(database, staging, job)
  let [rowCount, repeatedCount, unreadCount] = [0, 0, 0]
  for await (const rows of table.rows()) {
    for (const [at, row] of rows.entries()) {
      if (at % TURN_ROWS === 0) await setImmediate()
      const mapped = mapper.map(row)
      if (!isScanned && mapped.problems.some(isAmbiguous)) {
        await writer.flush()
        return false
      }
      repeatedCount += Number(mapped.outcome === 'taken' && mapped.rows.length === 0)
      unreadCount += Number(mapped.problems.some(isOfWholeRow))
      if (mapper.counts.leftOut > MAX_LEFT_OUT) throw new TooManyLeftOut()
      const storing = writer.take(mapped)
      if (storing) await storing
    }
    rowCount += rows.length
    job.onRows?.(rows.length)
  }
  if (mapper.isTimeBound) job.onTimeBound?.()
  await writer.take(mapper.end())
  await writer.flush()
  const { counts } = mapper
  const summary = { number, rowCount, repeatedCount, emptyCount: counts.empty, filtered: { ...counts.filtered } }
  await ensured(database.single((reader) => updateTable(reader, staging, summary)))
  // Nobody knows what a row that cannot be read would have made: it counts for what the table is about.
  const unread = (kind: FileKind) => (kind === mainKind(job) ? unreadCount : 0)
  await insertKinds(database, staging, job, (kind) => ({
    columns: writer.columnsOf(kind),
    rowCount: writer.countOf(kind) + counts.thingsLeftOut[kind] + unread(kind),
    madeCount: counts.made[kind] + unread(kind),
    mergedCount: counts.merged[kind],
  }))
  return true
}

async function scanDates(mapper: TableMapper, table: UploadTable): Promise<void> {
  for await (const rows of table.rows()) for (const row of rows) mapper.scanDates(row)
}

const isOfWholeRow = ({ kind, isWarning }: RowProblem) => kind === undefined && !isWarning
const isAmbiguous = ({ reason }: RowProblem) => reason === 'ambiguous_date'

/** What a table is about: access where it has some, else what its first rule makes. */
function mainKind({ mapping, file }: TableToStage): FileKind | undefined {
  const kinds = (mapping.files[file]?.make ?? []).map(({ kind }) => kind)
  return kinds.includes('grants') ? 'grants' : kinds[0]
}

/** What the rows of a kind came to. */
type Staged = Pick<KindOfTable, 'columns' | 'rowCount' | 'madeCount' | 'mergedCount'>

/** Records which kinds the table has, and which fields of them, so that the others stay as they were. */
async function insertKinds(
  database: Database,
  staging: Staging,
  { table, mapping, file, number }: TableToStage,
  stagedOf: (kind: FileKind) => Staged,
): Promise<void> {
  const part = mapping.files[file]
  const { sha256, shape } = table
  for (const kind of FILE_KINDS.filter((known) => part && kindsOf(part).has(known))) {
    const of = { kind, tableNumber: number, fileName: tableName(shape), sha256 }
    const found = { ...of, ...stagedOf(kind) }
    await ensured(database.single((reader) => insertKind(reader, staging, found)))
  }
}

/** Keeps what is to be said of a whole file with the problems of its sync. */
export async function storeRemarks(
  database: Database,
  staging: Staging,
  number: number,
  { shape }: UploadTable,
  remarks: readonly Remark[],
): Promise<void> {
  if (remarks.length === 0) return
  const about = { isWarning: true, line: shape.headerLine, column: '', value: '', key: '' }
  const problems = remarks.map(({ reason, text }) => ({ ...about, reason, problem: text }))
  const table = { number, name: tableName(shape) }
  await ensured(database.single((reader) => insertRowProblems(reader, staging, table, problems)))
}

async function ensured(count: Promise<number>): Promise<void> {
  if ((await count) === 0) throw new StagingEnded()
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

/** Collects rows by kind; a batch is stored while the next one is read. */
function rowWriter(database: Database, staging: Staging, { number, table, lines, isOwnFiles }: TableToStage) {
  const pending = new Map<string, Batch>()
  const counts = new Map<FileKind, number>()
  const said = new Map<FileKind, boolean[]>()
  let problems: RowProblem[] = []
  let writing: Promise<unknown> = Promise.resolve()
  const name = tableName(table.shape)

  async function store(batch: Batch): Promise<void> {
    await writing
    const { kind, isParent, lines: tableLines, texts } = batch
    batch.lines = []
    batch.texts = []
    if (texts.length === 0) return
    const line = lines.get(kind) ?? 1
    lines.set(kind, line + texts.length)
    counts.set(kind, (counts.get(kind) ?? 0) + texts.length)
    const rows = { kind, tableNumber: number, isParent, line, tableLines, texts }
    writing = ensured(database.single((reader) => insertRows(reader, staging, rows)))
    // Awaited by the next batch; until then a failure must not count as unhandled.
    writing.catch(() => {})
  }
  async function storeProblems(): Promise<void> {
    const found = problems
    problems = []
    if (found.length === 0) return
    await ensured(database.single((reader) => insertRowProblems(reader, staging, { number, name }, found)))
  }
  async function storeFull(): Promise<void> {
    for (const batch of pending.values()) if (batch.texts.length >= BATCH_ROWS) await store(batch)
    if (problems.length >= BATCH_ROWS) await storeProblems()
  }

  /** True when the batch of the row is full. */
  function add({ kind, line, fields, isParent: isNamed }: CanonicalRow): boolean {
    const isParent = isNamed === true
    // In our own files an empty user means that the account is nobody's; elsewhere that the file does not know.
    if (kind === 'accounts' && !isOwnFiles && fields[USER] === '') fields[USER] = null
    const key = isParent ? `${kind} parent` : kind
    let batch = pending.get(key)
    if (!batch) {
      const saidOfKind = said.get(kind) ?? []
      said.set(kind, saidOfKind)
      batch = { kind, isParent, lines: [], texts: [], said: saidOfKind }
      pending.set(key, batch)
    }
    batch.lines.push(line)
    return batch.texts.push(rowText(fields, batch.said)) >= BATCH_ROWS
  }

  return {
    /** A promise only where there is something to wait for: waiting costs more than taking a row. */
    take({ rows, problems: found }: Pick<MappedRow, 'rows' | 'problems'>): Promise<void> | undefined {
      let isFull = false
      for (const row of rows) isFull = add(row) || isFull
      problems.push(...found)
      return isFull || problems.length >= BATCH_ROWS ? storeFull() : undefined
    },
    async flush(): Promise<void> {
      for (const batch of pending.values()) await store(batch)
      await writing
      await storeProblems()
    },
    countOf: (kind: FileKind) => counts.get(kind) ?? 0,
    columnsOf: (kind: FileKind) =>
      fieldsOf(kind)
        .map(([field]) => field)
        .filter((_, at) => said.get(kind)?.[at]),
  }
}
