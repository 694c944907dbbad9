import type { Reader } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

export interface ProviderUser {
  kind: 'policy' | 'campaign'
  name: string
  /** Of all of them. */
  count: number
}

/**
 * Policies and campaigns that need a step-up provider, some by name. A campaign that was started has its own copy of the
 * steps of its policies, and its submissions keep what they have to be signed with.
 */
export const listProviderUsers = (reader: Reader, tenantId: TenantId, id: string, limit: number) =>
  reader.rows<ProviderUser>(sql`
    select kind, name, count(*) over ()::int as count from (
      select 'policy' as kind, p.display_name as name from policies p
      where p.tenant_id = ${tenantId} and p.deleted_at is null and exists (
        select 1 from jsonb_path_query(p.steps, '$.*.steps[*].approval.requiresStepUpProviderId') as v (value)
        where v.value #>> '{}' = ${id})
      union all
      select 'campaign', c.display_name from campaigns c
      where c.tenant_id = ${tenantId} and c.deleted_at is null and c.state <> 'ACCESS_REVIEW_STATE_CLOSED' and (
        c.settings #>> '{signatureConfig,stepUpProviderId}' = ${id}
        or exists (
          select 1 from review_paths r, jsonb_path_query(r.steps, '$[*].approval.requiresStepUpProviderId') as v (value)
          where r.tenant_id = c.tenant_id and r.review_key = c.review_key and v.value #>> '{}' = ${id})
        or exists (
          select 1 from submissions s
          join submission_signatures g on g.tenant_id = s.tenant_id and g.submission_key = s.submission_key
          where s.tenant_id = c.tenant_id and s.review_key = c.review_key and s.state = 'AWAITING_SIGNATURE'
            and g.step_up_provider_id = ${id}))) users
    order by kind desc, name limit ${limit}`)
