import { formatCount } from '../../../parts/values/format.ts'
import type { DecidedTask, ReviewDecision } from '../decisions/decisions.store.ts'
import type { PendingSummary } from '../queries.ts'

/** "3 will be certified, 1 denied.", and nothing of what there is none of. */
export const willBecome = (approve: number, deny: number): string =>
  approve === 0
    ? `${formatCount(deny)} will be denied.`
    : `${formatCount(approve)} will be certified${deny > 0 ? `, ${formatCount(deny)} denied` : ''}.`

/** Decisions that wait for a reason are not on the server yet: they are added to what it counts. */
export function withHeld(
  { apps, conflicts }: PendingSummary,
  held: readonly { task: Pick<DecidedTask, 'app' | 'hasConflict'>; choice: ReviewDecision }[],
): PendingSummary {
  const byApp = new Map(apps.map((app) => [app.id, app]))
  for (const { task } of held) {
    const { id, displayName } = task.app
    byApp.set(id, { id, displayName, count: (byApp.get(id)?.count ?? 0) + 1 })
  }
  const certified = held.filter(({ task, choice }) => task.hasConflict && choice === 'APPROVE')
  return {
    apps: [...byApp.values()].sort((a, b) => b.count - a.count || a.displayName.localeCompare(b.displayName)),
    conflicts: conflicts + certified.length,
  }
}
