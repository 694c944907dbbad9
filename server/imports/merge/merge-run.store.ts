import { type Reader, staleRead, type Tx } from '../../db/index.ts'
import { name, type Sql, sql } from '../../db/sql.ts'
import { nextSize, SIZES, type Sizes } from '../../jobs/index.ts'
import type { FileKind } from '../columns.ts'
import type { ArrivingGrants } from '../stage/arriving-grants.ts'
import { dropWorkingSchema, workingSchema } from '../syncs/sync.sql.ts'
import type { SyncRef } from './merge-rows.sql.ts'

/** Runs work in a transaction without the usual time limit; again when another one changed the same data. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * How a merge runs its statements: all in one transaction, or each in one of its own, where others would have to wait
 * for the one transaction (docs/adr/0074).
 */
export interface MergeRun {
  isInParts: boolean
  reader: Reader
  /** For statements that belong together. */
  transact: Transact
  /** Told how many rows a statement took. */
  onRows?: (rows: number) => void
  /** Rows that one statement takes. */
  sizes: Sizes
  /** How a working table is created, and when it ends by itself. */
  working: { create: Sql; lasting: Sql; view: Sql }
}

export const inOneTransaction = (tx: Tx, sizes: Sizes = SIZES.postgresql): MergeRun => ({
  isInParts: false,
  reader: tx,
  transact: (work) => work(tx),
  sizes,
  working: { create: sql`create temp table`, lasting: sql`on commit drop`, view: sql`create temp view` },
})

/** How long one transaction may take statements. Each waits for requests before it begins, up to a second. */
const BATCH_MS = 300

/** Runs consecutive short statements in one transaction, which ends as soon as none follows. */
class Batches {
  readonly #transact: Transact
  #tx: Tx | undefined
  #until = 0
  #close: () => void = () => {}
  #done: Promise<unknown> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined

  constructor(transact: Transact) {
    this.#transact = transact
  }

  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    clearTimeout(this.#timer)
    const tx = this.#tx ?? (await this.#begin())
    try {
      const result = await work(tx)
      if (performance.now() > this.#until) await this.end()
      else this.#timer = setTimeout(() => this.end().catch(() => {}), 0)
      return result
    } catch (error) {
      await this.end().catch(() => {})
      throw error
    }
  }

  /** Commits what has been done; rejects when that fails. */
  async end(): Promise<void> {
    clearTimeout(this.#timer)
    this.#tx = undefined
    this.#close()
    await this.#done
  }

  async #begin(): Promise<Tx> {
    await this.#done
    this.#until = performance.now() + BATCH_MS
    const closed = new Promise<void>((resolve) => {
      this.#close = resolve
    })
    return new Promise((begun, failed) => {
      let isAgain = false
      this.#done = this.#transact(async (tx) => {
        // The earlier statements of the transaction cannot be repeated here, so the whole merge starts over.
        if (isAgain) throw staleRead()
        isAgain = true
        this.#tx = tx
        begun(tx)
        await closed
      })
      this.#done.catch(failed)
    })
  }
}

/** Short statements share a transaction, long ones have their own. Call `endParts` at the end. */
export async function inManyTransactions(transact: Transact, ref: SyncRef, sizes: Sizes): Promise<MergeRun> {
  await endParts(transact, ref)
  const schema = workingSchema(ref.syncId)
  await transact((tx) => tx.count(sql`create schema ${name(schema)}`))
  const within: Transact = (work) =>
    transact(async (tx) => {
      await tx.count(sql`select set_config('search_path', ${`${schema}, public`}, true)`)
      return work(tx)
    })
  const batches = new Batches(within)
  return {
    isInParts: true,
    reader: {
      rows: (statement) => batches.run((tx) => tx.rows(statement)),
      first: (statement) => batches.run((tx) => tx.first(statement)),
      count: (statement) => batches.run((tx) => tx.count(statement)),
    },
    async transact(work) {
      await batches.end()
      return within(work)
    },
    sizes,
    working: { create: sql`create unlogged table`, lasting: sql``, view: sql`create view` },
  }
}

/** Drops the working tables, also those that a killed process has left. */
export const endParts = (transact: Transact, ref: SyncRef) => transact((tx) => tx.count(dropWorkingSchema(ref.syncId)))

type Running = Pick<MergeRun, 'reader' | 'working'>

/** Creates an empty working table with these columns. */
export const createWorking = ({ reader, working }: Running, table: string, columns: Sql) =>
  reader.count(sql`${working.create} ${name(table)} (${columns}) ${working.lasting}`)

/** Creates a working table with what the query finds. */
export const createWorkingAs = ({ reader, working }: Running, table: string, query: Sql) =>
  reader.count(sql`${working.create} ${name(table)} ${working.lasting} as ${query}`)

/** Creates a view of working tables, which ends with them. */
export const createWorkingView = ({ reader, working }: Running, view: string, query: Sql) =>
  reader.count(sql`${working.view} ${name(view)} as ${query}`)

/** The staged rows of a kind in ranges of lines; returns the sum of what `work` returns. */
export async function inParts<M extends MergeRun & SyncRef>(
  merge: M,
  file: FileKind,
  work: (part: M) => Promise<number>,
): Promise<number> {
  const last = await lastLine(merge, file)
  let size = merge.sizes.first
  let sum = 0
  for (let after = 0, upTo = 0; after < last; after = upTo) {
    upTo = Math.min(after + size, last)
    const begunAt = performance.now()
    sum += await work({ ...merge, lines: { after, upTo } })
    merge.onRows?.(upTo - after)
    size = nextSize(size, performance.now() - begunAt, merge.sizes)
  }
  return sum
}

/** Lets the transaction wait for rows that are read meanwhile, as long as that takes. */
export const stayOpen = (reader: Reader) =>
  reader.count(sql`select set_config('idle_in_transaction_session_timeout', '0', true)`)

/** The same for grants that are still being staged, one range after the other as they arrive. */
export async function inArrivingParts<M extends MergeRun & SyncRef>(
  merge: M,
  grants: ArrivingGrants,
  work: (part: M) => Promise<unknown>,
  takeBack: (line: number) => Promise<unknown>,
): Promise<void> {
  let done = 0
  // Statistics are of the few rows that were there when they were gathered: 200,000 rows took 2.9 s instead of 1.1 with
  // nested loops, and sorting them for a merge join took as long as all the rest.
  const allow = (value: 'off' | null) =>
    merge.reader.count(
      sql`select set_config('enable_nestloop', ${value}, true), set_config('enable_mergejoin', ${value}, true)`,
    )
  await allow('off')
  for (let lines = await grants.next(done, merge.sizes); lines; lines = await grants.next(done, merge.sizes)) {
    if (lines.after < done) await takeBack(lines.after)
    await work({ ...merge, lines })
    merge.onRows?.(lines.upTo - lines.after)
    done = lines.upTo
  }
  await allow(null)
}

/** Lines are numbered from 1; repetitions that were removed leave a few gaps. */
async function lastLine({ reader, tenantId, syncId }: MergeRun & SyncRef, file: FileKind): Promise<number> {
  const row = await reader.first<{ line: number | null }>(sql`
    select max(first_line + row_count - 1) as line from sync_batches
    where tenant_id = ${tenantId} and sync_id = ${syncId} and kind = ${file}`)
  return row?.line ?? 0
}
