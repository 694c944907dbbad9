import { type Sql, sql } from '../db/sql.ts'

/** The columns of a TaskRow, of tasks `t`. */
export const taskColumns: Sql = sql`t.numeric_id::text as "numericId", t.principal_key::text as "principalKey",
  t.entitlement_key::text as "entitlementKey", t.step_since as "stepSince", t.step_due_at as "stepDueAt",
  t.outcome_at as "outcomeAt", t.path_key as "pathKey", t.set_key as "setKey",
  t.step_no as "stepNo", t.step_seq as "stepSeq", t.run_no as "runNo", t.why,
  t.because, t.state, t.outcome, t.outcome_reason as "outcomeReason"`
