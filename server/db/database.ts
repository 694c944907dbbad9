import type { Sql } from './sql.ts'

/** Runs statements. Row types are the caller's claim about its own SQL. */
export interface Reader {
  rows<Row>(statement: Sql): Promise<Row[]>
  /** The first row, or undefined when there is none. */
  first<Row>(statement: Sql): Promise<Row | undefined>
  /** How many rows the statement touched. */
  count(statement: Sql): Promise<number>
}

/** A Reader inside a transaction, which begins with its first statement. */
export interface Tx extends Reader {
  /** The database's time at the start of the transaction, which leases, tokens and dates are based on. */
  now(): Promise<Date>
  /**
   * The first row of a statement that makes the whole change; without a row it changes nothing. When it is the first
   * statement and returns a row, it was a transaction by itself, in one round trip instead of three: further statements
   * are refused, and nothing that may fail should follow.
   */
  last<Row>(statement: Sql): Promise<Row | undefined>
  /** Sends a statement together with the commit, in one round trip; when it fails, so does the transaction. */
  atCommit(statement: Sql): void
}

export interface Database {
  /**
   * Runs `work` in one transaction: all of it is durable when the promise fulfils, none of it when it rejects. After a
   * serialization failure or deadlock `work` runs again, three times at most, so it must have no other effects.
   * Rejects with StorageUnavailable when the database cannot be reached or does not answer in time.
   */
  tx<T>(work: (tx: Tx) => Promise<T>, options?: { timeoutMs?: number }): Promise<T>
  /** `tx` for a single statement, which is a transaction by itself: one round trip instead of three. */
  single<T>(work: (reader: Reader) => Promise<T>): Promise<T>
  /** Runs read-only statements on one connection, each with its own snapshot. */
  read<T>(work: (reader: Reader) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The database could not be reached, went away or took too long; the caller may retry. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}

/** A long write in several transactions has the data; the caller may retry after some seconds. */
export class AccessDataLocked extends Error {
  override readonly name = 'AccessDataLocked'
}

/**
 * Thrown by work that finds that another transaction has changed what it read: the transaction is run again, as after a
 * serialization failure.
 */
export const staleRead = (cause?: unknown): Error =>
  Object.assign(new Error('another transaction changed the same data', { cause }), { code: '40001' })

/** Whether a transaction failed only because of another one at the same time: serialization failure or deadlock. */
export const isSerializationFailure = (error: unknown): boolean =>
  ['40001', '40P01'].includes((error as { code?: string }).code ?? '')

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = error as { code?: string; constraint?: string }
  return code === '23505' && violated === constraint
}

/** Whether a statement failed because of `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean =>
  (error as { cause?: { code?: string } }).cause?.code === '55P03'
