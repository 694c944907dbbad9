import type { Tx } from '../../db/index.ts'
import type { Range, Work } from './chunks.store.ts'

/** The work with what the expressions of the scope say about the accounts of a range and the people behind them. */
export async function judgeAccounts(_tx: Tx, work: Work, _range: Range): Promise<Work> {
  return work
}
