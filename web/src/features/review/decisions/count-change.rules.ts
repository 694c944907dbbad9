import type { Choice } from './outbox.ts'

/** By how much this page's decisions change the counts that the server gave. */
export interface CountChange {
  left: number
  approve: number
  deny: number
}

/** What a task is for its reader: undecided, chosen, or no longer theirs. */
export type Standing = Choice | 'GONE'

export const ZERO: CountChange = { left: 0, approve: 0, deny: 0 }

const weightOf = (choice: Standing): CountChange => ({
  left: choice === 'UNSPECIFIED' ? 1 : 0,
  approve: choice === 'APPROVE' ? 1 : 0,
  deny: choice === 'DENY' ? 1 : 0,
})

/** How many were decided. */
export const stagedOf = ({ approve, deny }: CountChange): number => approve + deny

/** How many tasks the reader has more or less. */
export const allOf = (change: CountChange): number => change.left + stagedOf(change)

/** The change after one more task went from one standing to another. */
export function counted(change: CountChange, from: Standing, to: Standing): CountChange {
  const [old, now] = [weightOf(from), weightOf(to)]
  return {
    left: change.left + now.left - old.left,
    approve: change.approve + now.approve - old.approve,
    deny: change.deny + now.deny - old.deny,
  }
}
