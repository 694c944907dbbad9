import type { TaskRow } from '../../task.store.ts'
import type { DecisionRow, EventRow, InstanceRow, TaskHistory } from './task-history.store.ts'

/** One opening of a step, and how it ended. */
export interface Instance extends Omit<InstanceRow, 'numericId'> {
  /** Whether it waits for an answer, a time or a condition. */
  isCurrent: boolean
  decision?: DecisionRow
  event?: EventRow
}

/** Outcomes of tasks that were open when their campaign closed: nobody ended their last instance. */
const ENDED_BY_CLOSE: readonly (string | null)[] = ['F', 'S', 'N']

/** Every opening of a step of a task, oldest first. The steps that need nobody have none. */
export function instancesOf(task: TaskRow, { decisions, events }: TaskHistory): Instance[] {
  const ended: Instance[] = [
    ...decisions.map((decision) => ({ ...decision, isCurrent: false, decision })),
    // A closed task that is restarted has an event on an instance that was answered before.
    ...events
      .filter(({ kind, stepSeq }) => kind !== 'COMMENT' && !decisions.some((decision) => decision.stepSeq === stepSeq))
      .map((event) => ({ ...event, isCurrent: false, event })),
  ]
  const bySeq = new Map<number, Instance>()
  // Of several events on one instance the first ended it.
  for (const instance of ended) if (!bySeq.has(instance.stepSeq)) bySeq.set(instance.stepSeq, instance)
  const isOpen = task.state !== 'C'
  if (isOpen || (!bySeq.has(task.stepSeq) && ENDED_BY_CLOSE.includes(task.outcomeReason)))
    bySeq.set(task.stepSeq, { ...task, isCurrent: isOpen })
  return [...bySeq.values()].sort((a, b) => a.stepSeq - b.stepSeq)
}

/** When an instance ended; undefined while it is current or if only the close of the campaign ended it. */
export const endedAt = ({ decision, event }: Instance): Date | undefined => decision?.decidedAt ?? event?.at
