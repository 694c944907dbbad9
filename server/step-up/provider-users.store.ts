import type { Reader } from '../db/index.ts'
import { join, type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

/** What needs a step-up provider in another domain: a query with the columns kind and name. */
export type ProviderUsage = (tenantId: TenantId, providerId: string) => Sql

export interface ProviderUser {
  kind: 'policy' | 'campaign'
  name: string
  /** Of all of them. */
  count: number
}

/** Policies that need a step-up provider, and what other domains know, some by name. */
export const listProviderUsers = (
  reader: Reader,
  tenantId: TenantId,
  id: string,
  { usages, limit }: { usages: readonly ProviderUsage[]; limit: number },
) => {
  const users = [policyUsage, ...usages].map((usage) => usage(tenantId, id))
  return reader.rows<ProviderUser>(sql`
    select kind, name, count(*) over ()::int as count from (${join(users, ' union ')}) users
    order by kind desc, name limit ${limit}`)
}

const policyUsage: ProviderUsage = (tenantId, providerId) => sql`
  select 'policy' as kind, p.display_name as name from policies p
  where p.tenant_id = ${tenantId} and p.deleted_at is null and exists (
    select 1 from jsonb_path_query(p.steps, '$.*.steps[*].approval.requiresStepUpProviderId') as v (value)
    where v.value #>> '{}' = ${providerId})`
