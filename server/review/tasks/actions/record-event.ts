import type { Tx } from '../../../db/index.ts'
import type { ReviewScope } from '../../move-tasks.ts'
import { eventId } from '../history/task-audit-events.ts'
import { insertEvents, type NewEvent } from '../history/task-history.store.ts'

/** Records that something happened to a task; the id that clients know it by. */
export async function recordEvent(tx: Tx, { tenantId, review }: ReviewScope, event: NewEvent): Promise<string> {
  const [id = '0'] = await insertEvents(tx, tenantId, review.key, [event])
  return eventId(review, event.task.numericId, id)
}
