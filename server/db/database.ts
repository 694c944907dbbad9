import type { Sql } from './sql.ts'

/** Runs statements. Every row type is the caller's claim about its own SQL. */
export interface Reader {
  rows<Row>(statement: Sql): Promise<Row[]>
  /** The first row, or undefined when there is none. */
  first<Row>(statement: Sql): Promise<Row | undefined>
  /** How many rows the statement touched. */
  count(statement: Sql): Promise<number>
}

/** A Reader inside a transaction, which begins with its first statement. */
export interface Tx extends Reader {
  /** The database's time at the start of the transaction: what leases, tokens and dates go by. */
  now(): Promise<Date>
  /**
   * The first row of a statement that makes the whole change, or none and then no change. When it is the first and has a
   * row, it has been a transaction by itself, in one round trip instead of three: another statement is refused, and
   * nothing that may fail should follow.
   */
  last<Row>(statement: Sql): Promise<Row | undefined>
  /** Adds a statement that goes with the commit, in one round trip; when it fails, so does the transaction. */
  atCommit(statement: Sql): void
}

export interface Database {
  /**
   * Runs `work` in one transaction: all of it is durable when the promise fulfils, none of it when it rejects. A
   * serialization failure or deadlock runs `work` again, at most three times, so `work` has no effects of its own.
   * Rejects with StorageUnavailable when the database cannot be reached or does not answer in time.
   */
  tx<T>(work: (tx: Tx) => Promise<T>, options?: { timeoutMs?: number }): Promise<T>
  /** `tx` for a single statement, which is a transaction by itself: one round trip instead of three. */
  single<T>(work: (reader: Reader) => Promise<T>): Promise<T>
  /** Runs statements that only read, each on its own snapshot, on one connection. */
  read<T>(work: (reader: Reader) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The database could not be reached, went away or took too long: worth trying again in a moment. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = error as { code?: string; constraint?: string }
  return code === '23505' && violated === constraint
}

/** Whether a statement failed because it did not get a lock in the time that it had for that. */
export const isLockTimeout = (error: unknown): boolean =>
  (error as { cause?: { code?: string } }).cause?.code === '55P03'
