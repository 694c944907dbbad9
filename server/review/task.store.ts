import type { Reader, Tx } from '../db/index.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import type { OutcomeLetter, ReasonLetter, TaskState } from './codes.ts'

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
  appRank: number
  resourceRank: number
  stepNo: number
  stepSeq: number
  runNo: number
  why: number
  because: number
  state: TaskState
  outcome: OutcomeLetter | null
  outcomeReason: ReasonLetter | null
}

/** The columns of a TaskRow, of tasks `t`. */
export const taskColumns: Sql = sql`t.numeric_id::text as "numericId", t.principal_key::text as "principalKey",
  t.entitlement_key::text as "entitlementKey", t.step_since as "stepSince", t.step_due_at as "stepDueAt",
  t.outcome_at as "outcomeAt", t.path_key as "pathKey", t.set_key as "setKey", t.app_rank as "appRank",
  t.resource_rank as "resourceRank", t.step_no as "stepNo", t.step_seq as "stepSeq", t.run_no as "runNo", t.why,
  t.because, t.state, t.outcome, t.outcome_reason as "outcomeReason"`

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
