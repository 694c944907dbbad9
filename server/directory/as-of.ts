import type { Reader } from '../db/index.ts'
import { statementAt } from './as-of.sql.ts'

/** Reads access data as it was at a time. */
export const asOf = (db: Reader, at: Date): Reader => ({
  rows: (statement) => db.rows(statementAt(statement, at)),
  first: (statement) => db.first(statementAt(statement, at)),
  count: (statement) => db.count(statementAt(statement, at)),
})
