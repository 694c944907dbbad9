import { formatCount } from '../../../parts/values/format.ts'

/** Whom a reminder is for: how many have not begun, have not submitted or have open tasks; or people that were chosen. */
export type Reminded =
  | { notBegunCount: number }
  | { notSubmittedBy: number }
  | { openTasksOf: number }
  | { people: readonly { id: string; displayName: string }[] }

export function remindedCount(whom: Reminded): number {
  if ('people' in whom) return whom.people.length
  if ('openTasksOf' in whom) return whom.openTasksOf
  return 'notSubmittedBy' in whom ? whom.notSubmittedBy : whom.notBegunCount
}

/** On a button: how many, and of which people. */
export function remindLabel(whom: Reminded): string {
  if ('people' in whom) return 'Remind'
  const count = remindedCount(whom)
  const who =
    'openTasksOf' in whom
      ? 'with open tasks'
      : `who ${count === 1 ? 'has' : 'have'} not ${'notSubmittedBy' in whom ? 'submitted' : 'begun'}`
  return `Remind ${formatCount(count)} ${who}`
}
