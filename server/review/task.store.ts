import type { Reader, Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { OutcomeLetter, ReasonLetter, TaskState } from './codes.ts'
import { taskColumns } from './task.sql.ts'

/** A row of `tasks`. Numbers that may be large are texts. */
export interface TaskRow {
  numericId: string
  principalKey: string
  entitlementKey: string
  stepSince: Date
  stepDueAt: Date | null
  outcomeAt: Date | null
  pathKey: number
  setKey: number
  stepNo: number
  stepSeq: number
  runNo: number
  why: number
  because: number
  state: TaskState
  outcome: OutcomeLetter | null
  outcomeReason: ReasonLetter | null
}

const ofReview = (tenantId: TenantId, reviewKey: string, numbers: readonly string[]) => sql`
  t.tenant_id = ${tenantId} and t.review_key = ${reviewKey} and t.numeric_id = any(${numbers}::bigint[])`

/** The tasks with these numbers, in number order. */
export const findTasks = (reader: Reader, tenantId: TenantId, reviewKey: string, numbers: readonly string[]) =>
  reader.rows<TaskRow>(sql`
    select ${taskColumns} from tasks t where ${ofReview(tenantId, reviewKey, numbers)} order by t.numeric_id`)

/** The same, locked in this order until the end of the transaction. */
export const lockTasks = (tx: Tx, tenantId: TenantId, reviewKey: string, numbers: readonly string[]) =>
  tx.rows<TaskRow>(sql`
    select ${taskColumns} from tasks t where ${ofReview(tenantId, reviewKey, numbers)} order by t.numeric_id for update`)
