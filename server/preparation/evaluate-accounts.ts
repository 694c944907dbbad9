import type { Reader } from '../db/index.ts'
import { accountsOf, type Range, type Work } from './chunks.store.ts'

/** The work with what the expressions of the scope say about the accounts of a range and the people behind them. */
export async function judgeAccounts(reader: Reader, work: Work, range: Range): Promise<Work> {
  return { ...work, ...(await work.judge(reader, work.frame, accountsOf(work, range))) }
}
