import type { Tx } from '../../db/index.ts'
import { accountsOf, insertFaults, type Range, type Work } from './chunks.store.ts'

/** The work with what the expressions of the scope say about the accounts of a range and the people behind them. */
export async function judgeAccounts(tx: Tx, work: Work, range: Range): Promise<Work> {
  const { frame, faults } = await work.judge(tx, work.frame, accountsOf(work, range))
  await insertFaults(tx, work, faults)
  return { ...work, frame }
}
