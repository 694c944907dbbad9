import { type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'

const isReviewPolicy = sql`deleted_at is null and policy_type = 'POLICY_TYPE_CERTIFY'`

/** For a `from` clause: the review policies of a tenant; `tenantId` is an expression. */
export const reviewPolicies = (tenantId: Sql): Sql =>
  sql`(select policy_id, display_name from policies where tenant_id = ${tenantId} and ${isReviewPolicy})`

/** The id of the review policy with this id, or of the built-in one by which managers review when it is empty. */
export const reviewPolicy = (tenantId: TenantId, policyId: string): Sql => sql`
  select policy_id from policies where tenant_id = ${tenantId} and ${isReviewPolicy}
    and ${policyId === '' ? sql`builtin = 'manager'` : sql`policy_id = ${policyId}`}`

/**
 * A query for what uses these policies, contributed by other domains: its columns are the id of the policy, kind, id and
 * name, without aliases.
 */
export type PolicyUsage = (tenantId: TenantId, policyIds: readonly string[]) => Sql
