import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { WEBHOOK_SET } from '../assignment/sets.store.ts'
import type { TaskRow } from '../task.store.ts'

/** The next open tasks at a webhook that was not asked about their current step, by number. */
export async function listUnasked(
  reader: Reader,
  tenantId: TenantId,
  reviewKey: string,
  limit: number,
): Promise<string[]> {
  const rows = await reader.rows<{ number: string }>(sql`
    select t.numeric_id::text as number from tasks t
    where t.tenant_id = ${tenantId} and t.review_key = ${reviewKey} and t.set_key = ${WEBHOOK_SET} and t.state = 'O'
      and not exists (select 1 from webhook_deliveries d where d.tenant_id = t.tenant_id and d.review_key = t.review_key
        and d.numeric_id = t.numeric_id and d.step_seq = t.step_seq)
    order by t.numeric_id limit ${limit}`)
  return rows.map(({ number }) => number)
}

/** Those of the tasks with a step that a webhook approved in their current run. */
export async function listApprovedByWebhook(
  reader: Reader,
  tenantId: TenantId,
  reviewKey: string,
  tasks: readonly Pick<TaskRow, 'numericId' | 'runNo'>[],
): Promise<Set<string>> {
  const rows = await reader.rows<{ number: string }>(sql`
    select distinct e.numeric_id::text as number
    from unnest(${tasks.map((task) => task.numericId)}::bigint[], ${tasks.map((task) => task.runNo)}::int[]) as q (number, run)
    join task_events e on e.tenant_id = ${tenantId} and e.review_key = ${reviewKey} and e.numeric_id = q.number
      and e.run_no = q.run and e.kind = 'WEBHOOK_APPROVED'`)
  return new Set(rows.map(({ number }) => number))
}
