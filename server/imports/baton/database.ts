import sqlite, { type Database as Connection, type SQLiteValue } from 'node-sqlite3-wasm'
import { incomplete, LIMITS, unreadable } from '../read/limits.ts'

/** One run of a connector. */
export interface Run {
  id: string
  startedAt: string
  endedAt: string
}

export interface ChosenRun {
  run: Run
  /** A newer full run, which has not ended. */
  unfinished?: Run
}

/** A row of a table in the file. Values that no row of a Baton file has are empty. */
export interface StoredRow {
  text(column: string): string
  number(column: string): number
  /** Undefined if a value of the row is longer than a record may be. */
  data: Uint8Array | undefined
}

const TABLES = ['v1_resource_types', 'v1_resources', 'v1_entitlements', 'v1_grants', 'v1_sync_runs'] as const
export type TableName = (typeof TABLES)[number]
type Values = Record<string, SQLiteValue>

/**
 * Nothing in the file is trusted. It is locked once, because its directory is removed when it is open, and because a
 * database that was written with a write-ahead log can only be read so.
 */
const SETTINGS = `pragma trusted_schema = off; pragma cell_size_check = on; pragma temp_store = memory;
  pragma locking_mode = exclusive`

/** The database in a Baton file, read-only. */
export class BatonDatabase {
  readonly #name: string
  readonly #db: Connection
  readonly #columns = new Map<TableName, Set<string>>()

  constructor(name: string, path: string) {
    this.#name = name
    this.#db = this.#try(() => new sqlite.Database(path, { readOnly: true }))
    this.#try(() => this.#db.exec(SETTINGS))
    for (const table of TABLES) this.#columns.set(table, this.#columnsOf(table))
  }

  close(): void {
    this.#db.close()
  }

  /** The newest full run that has ended, as Baton itself chooses it. */
  chooseRun(): ChosenRun {
    const columns = this.#columns.get('v1_sync_runs')
    const isFull = [
      ...(columns?.has('sync_type') ? [`sync_type = 'full'`] : []),
      ...(columns?.has('is_partial') ? ['not is_partial'] : []),
    ]
    const where = ['true', ...isFull].join(' and ')
    const shown =
      'id, substr(sync_id, 1, 1000) as sync_id, substr(started_at, 1, 19) as started_at, substr(ended_at, 1, 19) as ended_at'
    const chosen = this.#first(
      `select ${shown} from v1_sync_runs where ${where} and ended_at is not null order by ended_at desc, id desc limit 1`,
    )
    if (!chosen)
      throw unreadable(
        this.#name,
        'has no full run that has ended; run the connector again, and upload the file it leaves',
      )
    const unfinished = this.#first(
      `select ${shown} from v1_sync_runs where ${where} and ended_at is null and id > ? order by id desc limit 1`,
      [chosen.id ?? 0],
    )
    return { run: runOf(chosen), ...(unfinished && { unfinished: runOf(unfinished) }) }
  }

  /** The rows of a run in the order in which they were written. Columns that older files lack are empty. */
  *rows(table: TableName, run: Run, columns: readonly string[]): Generator<StoredRow> {
    yield* this.#select(table, columns, 'sync_id = ? order by id', [run.id])
  }

  /** One resource of each type. */
  *resourceOfEachType(run: Run): Generator<StoredRow> {
    const firsts = 'id in (select min(id) from v1_resources where sync_id = ? group by resource_type_id)'
    yield* this.#select('v1_resources', ['resource_type_id'], firsts, [run.id])
  }

  /** Finds the grants of one entitlement that a principal holds. */
  grantFinder(run: Run): (entitlement: string, principalType: string, principal: string) => Uint8Array[] {
    const statement = this.#try(() =>
      this.#db.prepare(
        `select ${guarded('data')} from v1_grants where entitlement_id = ? and principal_resource_type_id = ?
          and principal_resource_id = ? and sync_id = ? limit 10`,
      ),
    )
    return (...key) =>
      this.#try(() => statement.all([...key, run.id]) as Values[]).flatMap(({ data }) =>
        data instanceof Uint8Array ? data : [],
      )
  }

  *#select(table: TableName, columns: readonly string[], where: string, values: SQLiteValue[]): Generator<StoredRow> {
    const known = columns.filter((column) => this.#columns.get(table)?.has(column))
    const lengths = [...known, 'data'].map((column) => `coalesce(octet_length(${column}), 0)`).join(' + ')
    const statement = this.#try(() =>
      this.#db.prepare(
        `select ${[...known, 'data'].map(guarded).join(', ')}, ${lengths} > ${LIMITS.recordBytes} as is_too_long
          from ${table} where ${where}`,
      ),
    )
    try {
      const rows = this.#try(() => statement.iterate(values) as IterableIterator<Values>)
      for (;;) {
        const next = this.#try(() => rows.next())
        if (next.done) return
        yield storedRow(next.value)
      }
    } finally {
      // It reports an error of the last step once more.
      this.#try(() => statement.finalize())
    }
  }

  #first(text: string, values: SQLiteValue[] = []): Values | undefined {
    return (this.#try(() => this.#db.get(text, values)) as Values | null) ?? undefined
  }

  /** The columns of a table. A view or a virtual table could compute without end. */
  #columnsOf(table: TableName): Set<string> {
    const found = this.#first(
      `select 1 as n from sqlite_schema where name = ? and type = 'table' and sql not like 'create virtual%'`,
      [table],
    )
    if (!found) throw unreadable(this.#name, `is a Baton file without the table ${table}; run the connector again`)
    const rows = this.#try(() => this.#db.all('select name from pragma_table_info(?)', [table])) as Values[]
    return new Set(rows.map(({ name }) => String(name)))
  }

  /** What SQLite cannot read is damaged. Some damage ends its program instead of being an error of it. */
  #try<T>(read: () => T): T {
    try {
      return read()
    } catch {
      throw incomplete(this.#name, 'has a damaged database; copy or upload it again, or run the connector again')
    }
  }
}

/** A value that is too long is not loaded. */
const guarded = (column: string) =>
  `iif(octet_length(${column}) <= ${LIMITS.recordBytes}, ${column}, null) as ${column}`

const textOf = (value: SQLiteValue | undefined) =>
  value === null || value === undefined || value instanceof Uint8Array ? '' : String(value)

const runOf = ({ sync_id, started_at, ended_at }: Values): Run => ({
  id: textOf(sync_id),
  startedAt: textOf(started_at),
  endedAt: textOf(ended_at),
})

const NO_DATA = new Uint8Array()

const storedRow = (values: Values): StoredRow => ({
  text: (column) => textOf(values[column]),
  number: (column) => Number(textOf(values[column])) || 0,
  data: values.is_too_long ? undefined : values.data instanceof Uint8Array ? values.data : NO_DATA,
})
