import type { Database } from '../../db/index.ts'
import type { FileKind } from '../columns.ts'
import { tableName } from '../map/document/completeness.ts'
import type { RowProblem } from '../map/index.ts'
import type { Remark } from '../read/found-table.ts'
import type { ArrivingGrants } from './arriving-grants.ts'
import type { MapJob, MappedBatch, MappedSink, MapTables } from './map-table.ts'
import {
  dropTableRows,
  insertKind,
  insertRowProblems,
  insertRows,
  insertTable,
  type Staging,
  updateTable,
} from './staging.store.ts'
import type { UploadTable } from './upload-tables.ts'

/** The sync was cancelled, or another process reads it by now. */
export class StagingEnded extends Error {
  override readonly name = 'StagingEnded'
}

/** A table to be staged, and the number of the next row of each kind. */
export interface TableToStage extends Omit<MapJob, 'isScanned'> {
  /** Counted from 1. */
  number: number
  table: UploadTable
  map: MapTables['map']
  lines: Map<FileKind, number>
  /** Told which grants are stored. */
  grants: ArrivingGrants
  /** Told how many more rows have been read. */
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
  job.grants.restart((first.get('grants') ?? 1) - 1)
  if (!(await database.tx((tx) => dropTableRows(tx, staging, number)))) throw new StagingEnded()
  await readTable(database, staging, job, true)
}

/** False when a date can be read both ways and the whole column was not searched for the order. */
async function readTable(
  database: Database,
  staging: Staging,
  job: TableToStage,
  isScanned: boolean,
): Promise<boolean> {
  const { mapping, file, now, zone, isOwnFiles, number, table } = job
  const writer = new Writer(database, staging, job)
  const mapped = await job.map(number - 1, { mapping, file, now, zone, isOwnFiles, isScanned }, writer)
  await writer.end()
  if (!mapped) return false
  const { kinds, isTimeBound, ...counts } = mapped
  if (isTimeBound) job.onTimeBound?.()
  await ensured(database.single((reader) => updateTable(reader, staging, { number, ...counts })))
  // Which kinds the table has, and which fields of them, so that the others stay as they were.
  const of = { tableNumber: number, fileName: tableName(table.shape), sha256: table.sha256 }
  for (const kind of kinds) await ensured(database.single((reader) => insertKind(reader, staging, { ...of, ...kind })))
  return true
}

/** Records the remarks about a whole file among the problems of its sync. */
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

/** Stores a batch while the next one is mapped. */
class Writer implements MappedSink {
  readonly #database: Database
  readonly #staging: Staging
  readonly #job: TableToStage
  #writing: Promise<unknown> = Promise.resolve()

  constructor(database: Database, staging: Staging, job: TableToStage) {
    this.#database = database
    this.#staging = staging
    this.#job = job
  }

  async rows(batch: MappedBatch): Promise<void> {
    await this.#writing
    const { lines, number, grants } = this.#job
    const line = lines.get(batch.kind) ?? 1
    lines.set(batch.kind, line + batch.count)
    const rows = { ...batch, line, tableNumber: number }
    this.#writing = ensured(this.#database.single((reader) => insertRows(reader, this.#staging, rows))).then(() => {
      if (batch.kind === 'grants') grants.reach(line + batch.count - 1)
    })
    // Awaited by the next batch; until then a failure must not count as unhandled.
    this.#writing.catch(() => {})
  }

  async problems(problems: RowProblem[]): Promise<void> {
    const { number, table } = this.#job
    const of = { number, name: tableName(table.shape) }
    await ensured(this.#database.single((reader) => insertRowProblems(reader, this.#staging, of, problems)))
  }

  read(rows: number): void {
    this.#job.onRows?.(rows)
  }

  async end(): Promise<void> {
    await this.#writing
  }
}
