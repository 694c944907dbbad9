import type { Reader, Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { Outcome } from './codes.ts'
import type { TaskRow } from './task.store.ts'

/** Ends tasks, which are locked. Most answers end theirs; writing only what an end changes takes two thirds of the time. */
export const endTasks = (
  tx: Tx,
  tenantId: TenantId,
  reviewKey: string,
  numbers: readonly string[],
  { outcome, reason }: Outcome,
) =>
  tx.count(sql`
    update tasks t set state = 'C', outcome = ${outcome}::"char", outcome_reason = ${reason}::"char", outcome_at = now(),
      step_due_at = null
    where t.tenant_id = ${tenantId} and t.review_key = ${reviewKey}::bigint and t.numeric_id = any(${numbers}::bigint[])`)

/** Writes everything about tasks that can change. They are locked. */
export async function updateTasks(
  tx: Tx,
  tenantId: TenantId,
  reviewKey: string,
  rows: readonly TaskRow[],
): Promise<void> {
  const column = <T>(pick: (row: TaskRow) => T) => rows.map(pick)
  await tx.count(sql`
    update tasks t set state = m.state::"char", outcome = m.outcome::"char", outcome_reason = m.reason::"char",
      outcome_at = m.outcome_at, step_since = m.since, step_due_at = m.due, path_key = m.path, set_key = m.set,
      step_no = m.step, step_seq = m.seq, run_no = m.run, why = m.why, because = m.because
    from unnest(${column((row) => row.numericId)}::bigint[], ${column((row) => row.state)}::text[],
      ${column((row) => row.outcome)}::text[], ${column((row) => row.outcomeReason)}::text[],
      ${column((row) => row.outcomeAt)}::timestamptz[], ${column((row) => row.stepSince)}::timestamptz[],
      ${column((row) => row.stepDueAt)}::timestamptz[], ${column((row) => row.pathKey)}::int[],
      ${column((row) => row.setKey)}::int[], ${column((row) => row.stepNo)}::int[], ${column((row) => row.stepSeq)}::int[],
      ${column((row) => row.runNo)}::int[], ${column((row) => row.why)}::int[], ${column((row) => row.because)}::int[])
      as m (number, state, outcome, reason, outcome_at, since, due, path, set, step, seq, run, why, because)
    where t.tenant_id = ${tenantId} and t.review_key = ${reviewKey}::bigint and t.numeric_id = m.number`)
}

/** Who approved steps of the current run of these tasks, or had somebody approve for them, by number. */
export async function listApprovers(
  reader: Reader,
  tenantId: TenantId,
  reviewKey: string,
  tasks: readonly Pick<TaskRow, 'numericId' | 'runNo'>[],
): Promise<Map<string, Set<string>>> {
  const rows = await reader.rows<{ number: string; userIds: string[] }>(sql`
    select d.numeric_id::text as number, array_agg(d.user_id) || array_remove(array_agg(d.on_behalf_of), null) as "userIds"
    from unnest(${tasks.map((task) => task.numericId)}::bigint[], ${tasks.map((task) => task.runNo)}::int[]) as q (number, run)
    join decisions d on d.tenant_id = ${tenantId} and d.review_key = ${reviewKey} and d.numeric_id = q.number
      and d.run_no = q.run and d.approved
    group by d.numeric_id`)
  return new Map(rows.map(({ number, userIds }) => [number, new Set(userIds)]))
}
