export { readCatalog, schemaDrift } from './catalog.ts'
export {
  type Database,
  isLockTimeout,
  isUniqueViolation,
  type Reader,
  StorageUnavailable,
  type Tx,
} from './database.ts'
export { migrate, pendingMigrations, readMigrations, SchemaMismatch } from './migrate.ts'
export { type DatabaseSettings, type OpenDatabase, openDatabase } from './open.ts'
