import { resolve } from 'node:path'
import type { Database } from './database.ts'
import { HeldElsewhere, startEngine } from './embedded/engine.ts'
import { findHolder, SOCKET_PORT, socketDirOf } from './embedded/lock.ts'
import { openPool, type PoolDatabase } from './pool.ts'

export interface DatabaseSettings {
  /** A PostgreSQL address, or undefined for the embedded engine in `dataDir`. */
  url: string | undefined
  dataDir: string
  poolSize: number
  statementTimeoutMs: number
  acquireTimeoutMs: number
}

/** A database whose engine matters to its user. */
export interface EngineDatabase extends Database {
  engine: 'postgresql' | 'embedded'
}

export type OpenDatabase = PoolDatabase & EngineDatabase

export interface OpenOptions {
  /**
   * `own`: the data directory must be free (the server). `share`: use the engine of the live process that holds it, if
   * there is one (commands that work while the server runs).
   */
  mode: 'own' | 'share'
  /** False only in tests that are not about durability: the embedded engine then does not wait for the disk. */
  fsync?: boolean
  onError?: (error: Error) => void
}

/** Opens the configured database. Both engines use the same driver and pool. */
export async function openDatabase(settings: DatabaseSettings, options: OpenOptions): Promise<OpenDatabase> {
  const onError = options.onError ?? (() => {})
  const pool = (connection: Parameters<typeof openPool>[0]['connection']) =>
    openPool({
      connection,
      size: settings.poolSize,
      statementTimeoutMs: settings.statementTimeoutMs,
      acquireTimeoutMs: settings.acquireTimeoutMs,
      onError,
    })
  if (settings.url !== undefined) return { ...pool({ connectionString: settings.url }), engine: 'postgresql' }

  const dataDir = resolve(settings.dataDir)
  const holder = options.mode === 'share' ? await findHolder(dataDir) : undefined
  if (holder) return { ...pool(socketConnection(socketDirOf(dataDir, holder.socketName))), engine: 'embedded' }
  try {
    const engine = await startEngine({
      dataDir: settings.dataDir,
      statementMs: settings.statementTimeoutMs,
      fsync: options.fsync ?? true,
      onRestart: (reason) => onError(new Error(`the embedded database is restarting: ${reason}`)),
    })
    const database = pool(socketConnection(engine.socketDir))
    const close = async () => {
      await database.close()
      await engine.close()
    }
    return { ...database, close, engine: 'embedded' }
  } catch (error) {
    // A server may have taken the directory since findHolder looked.
    if (options.mode === 'share' && error instanceof HeldElsewhere)
      return { ...pool(socketConnection(socketDirOf(dataDir, error.holder.socketName))), engine: 'embedded' }
    throw error
  }
}

const socketConnection = (socketDir: string) => ({
  host: socketDir,
  port: SOCKET_PORT,
  user: 'postgres',
  database: 'postgres',
})
