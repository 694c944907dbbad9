import pg from 'pg'
import { sha256 } from '../lib/canonical-json.ts'
import { type Database, type Reader, StorageUnavailable, type Tx } from './database.ts'
import type { Sql } from './sql.ts'

export interface PoolSettings {
  connection: pg.PoolConfig
  size: number
  /** Longest time one statement of a request may take. */
  statementTimeoutMs: number
  /** Longest wait for a free connection before the caller is told to try again. */
  acquireTimeoutMs: number
  onError: (error: Error) => void
}

export interface PoolDatabase extends Database {
  stats(): { total: number; idle: number; waiting: number }
}

type Ask = (query: string | pg.QueryConfig) => Promise<pg.QueryResult>

const RETRIES = 3

export function openPool(settings: PoolSettings): PoolDatabase {
  const { statementTimeoutMs } = settings
  const pool = new pg.Pool({
    ...settings.connection,
    max: settings.size,
    // Statements are sent without waiting for the answers of those before; each still ends in a Sync of its own.
    pipeline: true,
    connectionTimeoutMillis: settings.acquireTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // The server stops a long statement; the driver's own limit, a little later, covers a server that has gone silent
    // (half-open connection) and the embedded engine, which cannot stop one.
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs * 2,
    lock_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1_000,
    application_name: 'recert',
  })
  pool.on('error', settings.onError)

  async function withClient<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw classify(error)
    })
    let broken = false
    // A connection that fails between two statements reports here; without a listener the process would end.
    const onError = () => {
      broken = true
    }
    client.on('error', onError)
    const ask: Ask = (query) =>
      client.query(query).catch((error: unknown) => {
        const fault = classify(error)
        broken ||= fault instanceof StorageUnavailable
        throw fault
      })
    try {
      return await work(ask)
    } finally {
      client.off('error', onError)
      client.release(broken)
    }
  }

  const transaction = <T>(work: (tx: Tx) => Promise<T>, timeoutMs: number | undefined): Promise<T> =>
    withClient(async (ask) => {
      // A transaction with a limit of its own works on many rows in large statements. Compiling them (JIT) took 2 to 3 s
      // for each, several times longer than running them (import of 100,000 grants, PostgreSQL 15); and joins of a million
      // rows should not have to go through files. Another of them that holds what this one needs is waited for: it takes
      // its time as well.
      const begin =
        timeoutMs === undefined
          ? 'begin'
          : `begin; set local statement_timeout = ${Math.round(timeoutMs)}; set local lock_timeout = 0; set local jit = off; set local work_mem = '64MB'`
      // One round trip: several statements in one simple query.
      const results = (await ask(`${begin}; select now()`)) as unknown as pg.QueryResult<{ now: Date }>[]
      const now = results.at(-1)?.rows[0]?.now ?? new Date()
      const reader = readerOn(ask, timeoutMs === undefined ? undefined : timeoutMs + 1_000)
      const last: Sql[] = []
      try {
        const result = await work({ ...reader, now, atCommit: (statement) => void last.push(statement) })
        // After a failed statement the server answers a commit with a rollback, so all of this may be sent at once. CPU of
        // driver and PostgreSQL 15 for begin, insert, audit entry, commit: 0.55 ms, and 0.50 ms with the last two together.
        // Sending begin with the insert as well would come to 0.49 ms, and `now` could not be known before the first answer.
        await allInOrder([...last.map((statement) => reader.count(statement)), commit(ask)])
        return result
      } catch (error) {
        if (!(error instanceof StorageUnavailable)) await ask('rollback')
        throw error
      }
    })

  return {
    tx: (work, options) => withRetries(() => transaction(work, options?.timeoutMs)),
    single: (work) => withRetries(() => withClient((ask) => work(readerOn(ask)))),
    read: (work) => withClient((ask) => work(readerOn(ask))),
    close: () => pool.end(),
    stats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/** Rejects with the failure of the first that failed, when none is under way any more. */
async function allInOrder(work: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(work)) if (outcome.status === 'rejected') throw outcome.reason
}

async function commit(ask: Ask): Promise<void> {
  const { command } = await ask('commit')
  if (command !== 'COMMIT')
    throw new Error('rolled back at the commit: a statement had failed, and its error was ignored')
}

async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt >= RETRIES || !isSerializationFailure(error)) throw error
    }
  }
}

function readerOn(ask: Ask, timeoutMs?: number): Reader {
  const run = (statement: Sql) => {
    const { text, values } = statement.compile()
    const name = values.length > 0 ? statementName(text) : undefined
    // `query_timeout` of one query overrides the client's; the types do not know it.
    const limit = timeoutMs === undefined ? {} : { query_timeout: timeoutMs }
    return ask({ text, values, ...(name === undefined ? {} : { name }), ...limit } as pg.QueryConfig)
  }
  return {
    rows: async <Row>(statement: Sql) => (await run(statement)).rows as Row[],
    first: async <Row>(statement: Sql) => (await run(statement)).rows[0] as Row | undefined,
    count: async (statement) => (await run(statement)).rowCount ?? 0,
  }
}

/**
 * Statements with values are prepared under a name, so that each connection plans them once: the look-up of an access
 * token takes 0.75 ms parsed anew and 0.21 ms prepared (PostgreSQL 15). A hash of the text is the name, which the
 * embedded engine relies on. Searches put together from many filters could go on forever, so there is a limit.
 */
const names = new Map<string, string>()
const MAX_NAMES = 500

function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMES) return known
  const name = `q_${sha256(text).toString('hex', 0, 12)}`
  names.set(text, name)
  return name
}

const isSerializationFailure = (error: unknown) => ['40001', '40P01'].includes((error as { code?: string }).code ?? '')

// SQLSTATE classes 08 (connection), 53 (resources, disk full), 57 (operator intervention: shutdown, statement timeout),
// 58 (system error), XX (internal error, as after a lost disk), plus lock timeout and refusal to write on a standby.
const UNAVAILABLE_SQLSTATE = /^(08...|53...|57...|58...|XX...|55P03|25006)$/

/**
 * What a failed statement means. The server's own errors carry an SQLSTATE and say whether the statement or the database
 * is at fault; an error without one comes from the driver or the socket, so the answer never arrived.
 */
function classify(error: unknown): unknown {
  const statementAtFault = error instanceof pg.DatabaseError && !UNAVAILABLE_SQLSTATE.test(error.code ?? '')
  return statementAtFault ? error : new StorageUnavailable('the database does not answer', { cause: error })
}
