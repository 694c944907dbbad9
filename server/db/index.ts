import { dbSettings } from './db.settings.ts'
import { poolMetrics } from './pool-metrics.ts'

export { readCatalog, schemaDrift } from './catalog.ts'
export {
  AccessDataLocked,
  type Database,
  isLockTimeout,
  isSerializationFailure,
  isUniqueViolation,
  type Reader,
  StorageUnavailable,
  staleRead,
  type Tx,
} from './database.ts'
export { DATA_DIR, DATABASE_POOL_SIZE, DATABASE_TIMEOUT_MS, DATABASE_URL } from './db.settings.ts'
export { migrate, pendingMigrations, readMigrations, SchemaMismatch } from './migrate.ts'
export { type DatabaseSettings, type EngineDatabase, type OpenDatabase, openDatabase } from './open.ts'

export const db = { name: 'db', settings: dbSettings, metrics: [poolMetrics] }
