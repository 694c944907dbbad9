import type { Policy, PolicySteps, PolicyUses, SearchPoliciesRequest } from '../../../contract/directory/policy.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { anyOf, containing, join, noneOf, type Sql, sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { PolicyUsage } from './policy.sql.ts'

interface Row extends Omit<Policy, 'createdAt' | 'updatedAt' | 'deletedAt'> {
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
}

const columns = sql`policy_id as id, display_name as "displayName", description, policy_type as "policyType",
  steps as "policySteps", rules, post_actions as "postActions",
  reassign_tasks_to_delegates as "reassignTasksToDelegates", annotations, builtin is not null as "systemBuiltin",
  created_at as "createdAt", updated_at as "updatedAt", deleted_at as "deletedAt"`

const toMessage = ({ deletedAt, ...row }: Row): Policy => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  ...(deletedAt ? { deletedAt: deletedAt.toISOString() } : {}),
})

/** The places in the steps of a policy that name a replacement policy. */
const REPLACEMENTS = sql`'$.*.steps[*].approval.escalation.replacePolicy.policyId'`

export type PolicyFields = Omit<Policy, 'id' | 'systemBuiltin' | 'createdAt' | 'updatedAt' | 'deletedAt'>

export async function insertPolicy(tx: Tx, tenantId: TenantId, id: string, policy: PolicyFields): Promise<Policy> {
  const row = await tx.first<Row>(sql`
    insert into policies (tenant_id, policy_id, display_name, description, policy_type, steps, rules, post_actions,
      reassign_tasks_to_delegates, annotations)
    values (${tenantId}, ${id}, ${policy.displayName}, ${policy.description}, ${policy.policyType},
      ${JSON.stringify(policy.policySteps)}::jsonb, ${JSON.stringify(policy.rules)}::jsonb,
      ${JSON.stringify(policy.postActions)}::jsonb, ${policy.reassignTasksToDelegates},
      ${JSON.stringify(policy.annotations)}::jsonb)
    returning ${columns}`)
  return toMessage(row as Row)
}

export interface BuiltinPolicy {
  id: string
  builtin: string
  displayName: string
  description: string
  policySteps: Record<string, PolicySteps>
}

/** Adds the policies that the tenant has not had before. */
export const insertBuiltinPolicies = (tx: Tx, tenantId: TenantId, policies: readonly BuiltinPolicy[]) =>
  tx.count(sql`
    insert into policies (tenant_id, policy_id, builtin, display_name, description, policy_type, steps)
    select ${tenantId}, p.id, p.builtin, p."displayName", p.description, 'POLICY_TYPE_CERTIFY', p."policySteps"
    from jsonb_to_recordset(${JSON.stringify(policies)}::jsonb)
      as p (id text, builtin text, "displayName" text, description text, "policySteps" jsonb)
    on conflict (tenant_id, builtin) where builtin is not null do nothing`)

export async function findPolicy(reader: Reader, tenantId: TenantId, id: string): Promise<Policy | undefined> {
  const row = await reader.first<Row>(sql`
    select ${columns} from policies where tenant_id = ${tenantId} and policy_id = ${id} and deleted_at is null`)
  return row && toMessage(row)
}

/** The policies with these ids, for expansion, including deleted ones: references may outlive a policy. */
export async function loadPolicies(reader: Reader, tenantId: TenantId, ids: readonly string[]): Promise<Policy[]> {
  if (ids.length === 0) return []
  const rows = await reader.rows<Row>(sql`
    select ${columns} from policies where tenant_id = ${tenantId} and policy_id = any(${ids}::text[])`)
  return rows.map(toMessage)
}

/** The policy, locked until the end of the transaction against changes and new references. */
export async function lockPolicy(tx: Tx, tenantId: TenantId, id: string): Promise<Policy | undefined> {
  const row = await tx.first<Row>(sql`
    select ${columns} from policies where tenant_id = ${tenantId} and policy_id = ${id} and deleted_at is null
    for update`)
  return row && toMessage(row)
}

/** Serializes changes of replacement policies: two at once could close a cycle that neither sees. */
export async function lockReplacements(tx: Tx, tenantId: TenantId): Promise<void> {
  await tx.rows(sql`select 1 from tenants where tenant_id = ${tenantId} for no key update`)
}

export async function updatePolicy(tx: Tx, tenantId: TenantId, id: string, policy: PolicyFields) {
  const row = await tx.first<Row>(sql`
    update policies set display_name = ${policy.displayName}, description = ${policy.description},
      steps = ${JSON.stringify(policy.policySteps)}::jsonb, rules = ${JSON.stringify(policy.rules)}::jsonb,
      post_actions = ${JSON.stringify(policy.postActions)}::jsonb,
      reassign_tasks_to_delegates = ${policy.reassignTasksToDelegates},
      annotations = ${JSON.stringify(policy.annotations)}::jsonb, updated_at = now()
    where tenant_id = ${tenantId} and policy_id = ${id} and deleted_at is null
    returning ${columns}`)
  return row && toMessage(row)
}

export const deletePolicy = (tx: Tx, tenantId: TenantId, id: string) =>
  tx.count(sql`
    update policies set deleted_at = now(), updated_at = now()
    where tenant_id = ${tenantId} and policy_id = ${id} and deleted_at is null`)

export type PolicyFilter = Omit<SearchPoliciesRequest, 'pageSize' | 'pageToken'>

/** Policies in order of creation, after a given id. */
export async function listPolicies(
  reader: Reader,
  tenantId: TenantId,
  page: { after: string; limit: number },
  filter: PolicyFilter = {},
): Promise<Policy[]> {
  const names = [filter.query, filter.displayName].flatMap((text) => text || [])
  const conditions: Sql[] = [
    sql`tenant_id = ${tenantId} and policy_id > ${page.after}`,
    ...(filter.includeDeleted ? [] : [sql`deleted_at is null`]),
    ...names.map((text) => sql`lower(display_name) like ${containing(text)}`),
    ...anyOf(sql`policy_type`, filter.policyTypes),
    ...anyOf(
      sql`policy_id`,
      filter.refs?.map(({ id }) => id),
    ),
    ...noneOf(sql`policy_id`, filter.excludePolicyIds),
  ]
  const rows = await reader.rows<Row>(sql`
    select ${columns} from policies where ${join(conditions, ' and ')} order by policy_id limit ${page.limit}`)
  return rows.map(toMessage)
}

/** What refers to these policies, in this domain and in others (`usages`). */
const usersOf = (tenantId: TenantId, ids: readonly string[], usages: readonly PolicyUsage[]): Sql => sql`(
      select p, 'app', app_id, display_name
      from apps, unnest(array[certify_policy_id, grant_policy_id, revoke_policy_id]) as p
      where tenant_id = ${tenantId} and p = any(${ids}::text[])
      union
      select p, 'entitlement', entitlement_id, display_name
      from entitlements, unnest(array[certify_policy_id, grant_policy_id, revoke_policy_id]) as p
      where tenant_id = ${tenantId} and p = any(${ids}::text[])
      union
      select p #>> '{}', 'policy', policy_id, display_name from policies, jsonb_path_query(steps, ${REPLACEMENTS}) as p
      where tenant_id = ${tenantId} and deleted_at is null and p #>> '{}' = any(${ids}::text[])
        and p #>> '{}' <> policy_id
      ${usages.reduce((queries, usage) => sql`${queries} union ${usage(tenantId, ids)}`, sql``)}
    ) as users (policy_id, kind, id, name)`

/** What refers to a policy: the first by kind and name, and how many there are. `usages` are those of other domains. */
export const listPolicyUsers = (
  reader: Reader,
  tenantId: TenantId,
  id: string,
  limit: number,
  usages: readonly PolicyUsage[],
) =>
  reader.rows<{ kind: string; name: string; count: number }>(sql`
    select kind, name, count(*) over ()::int as count from ${usersOf(tenantId, [id], usages)}
    order by kind, name limit ${limit}`)

/** How many campaigns, apps, entitlements and policies refer to each of these policies. */
export const countPolicyUsers = (
  reader: Reader,
  tenantId: TenantId,
  ids: readonly string[],
  usages: readonly PolicyUsage[],
) => {
  const count = (kind: string) => sql`count(*) filter (where u.kind = ${kind})::int`
  return reader.rows<PolicyUses>(sql`
    select p.policy_id as "policyId", ${count('campaign')} as "campaignCount", ${count('app')} as "appCount",
      ${count('entitlement')} as "entitlementCount", ${count('policy')} as "policyCount"
    from policies p
    left join (select policy_id, kind from ${usersOf(tenantId, ids, usages)}) u on u.policy_id = p.policy_id
    where p.tenant_id = ${tenantId} and p.policy_id = any(${ids}::text[]) and p.deleted_at is null
    group by p.policy_id order by p.policy_id`)
}

/** The policies among these that the target replaces, directly or indirectly. */
export const policiesReplacedBy = (reader: Reader, tenantId: TenantId, ids: readonly string[], target: string) =>
  reader.rows<{ id: string }>(sql`
    with recursive reached (start, policy_id) as (
      select id, id from unnest(${ids}::text[]) as id
      union
      select r.start, next #>> '{}' from reached r
      join policies p on p.tenant_id = ${tenantId} and p.policy_id = r.policy_id and p.deleted_at is null,
        jsonb_path_query(p.steps, ${REPLACEMENTS}) as next
      where r.policy_id <> ${target}
    )
    select distinct start as id from reached where policy_id = ${target}`)
