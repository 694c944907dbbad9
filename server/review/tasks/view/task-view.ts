import type { TaskView } from '../../../../contract/review/task.ts'
import type { Reader } from '../../../db/index.ts'
import type { Actor } from '../../../http/index.ts'
import type { Expansion } from '../../../http/wire/expand.ts'
import { groupBy } from '../../../lib/group-by.ts'
import type { TenantId } from '../../../lib/ids.ts'
import { factsOfTasks } from '../../facts/facts-of-tasks.ts'
import { loadReviewScope } from '../../move-tasks.ts'
import type { Review } from '../../review.store.ts'
import type { TaskRow } from '../../task.store.ts'
import { expandTasks } from './expand-tasks.ts'
import { loadTasks } from './load-tasks.ts'

export interface ReviewedTask {
  review: Review
  task: TaskRow
}

/** Tasks as the API shows them, in the order of the rows. Related objects that the caller asked for are in `expansion`. */
export async function taskViews(
  reader: Reader,
  tenantId: TenantId,
  actor: Actor,
  rows: readonly ReviewedTask[],
  expansion: Expansion,
): Promise<TaskView[]> {
  const views = new Map<string, TaskView>()
  for (const group of groupBy(rows, ({ review }) => review.key).values()) {
    const review = group[0]?.review as Review
    const scope = await loadReviewScope(reader, tenantId, review)
    const tasks = group.map(({ task }) => task)
    const loaded = await loadTasks(reader, scope, actor, tasks)
    const insights = await factsOfTasks(reader, scope, tasks)
    for (const view of await expandTasks(reader, loaded, insights, actor, expansion))
      views.set(view.task.numericId, view)
  }
  return rows.flatMap(({ task }) => views.get(task.numericId) ?? [])
}

/** One task, as a reply. */
export async function taskReply(
  reader: Reader,
  tenantId: TenantId,
  actor: Actor,
  row: ReviewedTask,
  expansion: Expansion,
) {
  const [taskView] = await taskViews(reader, tenantId, actor, [row], expansion)
  if (!taskView) throw new Error('a task without a view')
  return { taskView, expanded: expansion.expanded }
}
