import type { Choice } from './outbox.ts'

/** By how much this page's decisions change the counts that the server gave. */
export interface CountChange {
  left: number
  approve: number
  deny: number
}

export const ZERO: CountChange = { left: 0, approve: 0, deny: 0 }

const weightOf = (choice: Choice): CountChange => ({
  left: choice === 'UNSPECIFIED' ? 1 : 0,
  approve: choice === 'APPROVE' ? 1 : 0,
  deny: choice === 'DENY' ? 1 : 0,
})

/** The change after one more task went from one choice to another. */
export function counted(change: CountChange, from: Choice, to: Choice): CountChange {
  const [old, now] = [weightOf(from), weightOf(to)]
  return {
    left: change.left + now.left - old.left,
    approve: change.approve + now.approve - old.approve,
    deny: change.deny + now.deny - old.deny,
  }
}
