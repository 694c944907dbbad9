import { type Sql, sql } from '../../db/sql.ts'

/** For a `from` clause: the review policies of a tenant; `tenantId` is a value or an expression. */
export const reviewPolicies = (
  tenantId: Sql,
): Sql => sql`(select tenant_id, policy_id, display_name, builtin from policies
  where tenant_id = ${tenantId} and deleted_at is null and policy_type = 'POLICY_TYPE_CERTIFY')`
