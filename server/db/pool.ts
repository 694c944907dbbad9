import pg from 'pg'
import { type Database, isSerializationFailure, StorageUnavailable } from './database.ts'
import { type Ask, readerOn } from './reader.ts'
import { runTransaction } from './transaction.ts'

export interface PoolSettings {
  connection: pg.PoolConfig
  size: number
  /** Limit for one statement of a request. */
  statementTimeoutMs: number
  /** Limit for waiting for a free connection; then StorageUnavailable. */
  acquireTimeoutMs: number
  onError: (error: Error) => void
}

export interface PoolDatabase extends Database {
  stats(): { total: number; idle: number; waiting: number }
}

const RETRIES = 3

export function openPool(settings: PoolSettings): PoolDatabase {
  const { statementTimeoutMs } = settings
  const pool = new pg.Pool({
    ...settings.connection,
    max: settings.size,
    // Statements are sent without waiting for earlier answers; each still ends in a Sync of its own.
    pipeline: true,
    connectionTimeoutMillis: settings.acquireTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // The server cancels a long statement. The driver's own limit, a little later, covers a server that has gone silent
    // (half-open connection) and the embedded engine, which cannot cancel statements.
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs * 2,
    lock_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1_000,
    application_name: 'recert',
    // JIT compilation took 1 to 3 s for each statement of an import or a preview, several times longer than running it.
    options: '-c jit=off',
  })
  pool.on('error', settings.onError)

  async function withClient<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw classify(error)
    })
    let broken = false
    // A connection that fails between statements emits an error; without a listener the process would end.
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

  return {
    tx: (work, options) => withRetries(() => withClient((ask) => runTransaction(ask, work, options?.timeoutMs))),
    single: (work) => withRetries(() => withClient((ask) => work(readerOn(ask)))),
    read: (work) => withClient((ask) => work(readerOn(ask))),
    close: () => pool.end(),
    stats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
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

// SQLSTATE classes 08 (connection), 53 (resources, disk full), 57 (operator intervention: shutdown, statement timeout),
// 58 (system error), XX (internal error, as after a lost disk), plus lock timeout and refusal to write on a standby.
const UNAVAILABLE_SQLSTATE = /^(08...|53...|57...|58...|XX...|55P03|25006)$/

/**
 * Tells a faulty statement from an unavailable database. Errors of the server carry an SQLSTATE; an error without one
 * comes from the driver or the socket, so the answer never arrived.
 */
function classify(error: unknown): unknown {
  const statementAtFault = error instanceof pg.DatabaseError && !UNAVAILABLE_SQLSTATE.test(error.code ?? '')
  return statementAtFault ? error : new StorageUnavailable('the database does not answer', { cause: error })
}
