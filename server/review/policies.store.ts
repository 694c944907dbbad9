import type { Policy, PolicyStep } from '../../contract/directory/policy.ts'
import type { Reader, Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import { loadPolicies } from '../directory/index.ts'
import { canonicalJson, sha256 } from '../lib/canonical-json.ts'
import type { TenantId } from '../lib/ids.ts'
import type { ReviewPath } from './review.store.ts'

/** The policies that items of a preparation are reviewed by. */
export async function listItemPolicyIds(reader: Reader, tenantId: TenantId, preparationKey: string): Promise<string[]> {
  const rows = await reader.rows<{ id: string }>(sql`
    select distinct policy_id as id from preparation_entitlements
    where tenant_id = ${tenantId} and preparation_key = ${preparationKey} order by policy_id`)
  return rows.map(({ id }) => id)
}

/** These policies and all that may replace them on escalation. */
export async function loadWithReplacements(
  reader: Reader,
  tenantId: TenantId,
  ids: readonly string[],
): Promise<Policy[]> {
  const known = new Map<string, Policy>()
  for (let wanted = [...ids]; wanted.length > 0; ) {
    const loaded = await loadPolicies(reader, tenantId, wanted)
    for (const policy of loaded) known.set(policy.id, policy)
    wanted = [...new Set(loaded.flatMap(replacementsOf))].filter((id) => !known.has(id))
  }
  return [...known.values()]
}

const replacementsOf = ({ policySteps }: Policy): string[] =>
  Object.values(policySteps).flatMap(({ steps = [] }) =>
    steps.flatMap(({ approval }) => approval?.escalation?.replacePolicy?.policyId ?? []),
  )

/** The path of an item for which a rule failed: the owners of the campaign decide, because a guess may be too weak. */
const FAILED_STEPS: PolicyStep[] = [
  { approval: { users: { userIds: [] }, allowReassignment: true, allowDelegation: true } },
]

/** Policies as a review keeps them, with their paths, numbered after those that it has. */
export function copiesOf(policies: readonly Policy[], last = { policyNo: 0, pathKey: 0 }) {
  let { policyNo, pathKey } = last
  const copies: ReviewPolicy[] = []
  const paths: ReviewPath[] = []
  for (const policy of policies) {
    const policyId = policy.id
    copies.push({ policyNo: ++policyNo, policyId, policy, sha256: sha256(canonicalJson(policy)).toString('hex') })
    const lists = Object.entries(policy.policySteps).map(([name, { steps = [] }]) => [name, steps] as const)
    for (const [name, steps] of [...lists, ...(policy.rules.length > 0 ? [['', FAILED_STEPS] as const] : [])])
      paths.push({ key: ++pathKey, policyNo, policyId, name, steps })
  }
  return { copies, paths }
}

/** Copies policies for a review; those that it has already stay as they are. Returns the copies. */
export async function insertPolicies(
  tx: Tx,
  tenantId: TenantId,
  reviewKey: string,
  policies: readonly Policy[],
): Promise<ReviewPolicy[]> {
  const last = await tx.first<{ policyNo: number; pathKey: number }>(sql`
    select coalesce((select max(policy_no) from review_policies
        where tenant_id = ${tenantId} and review_key = ${reviewKey}), 0) as "policyNo",
      coalesce((select max(path_key) from review_paths
        where tenant_id = ${tenantId} and review_key = ${reviewKey}), 0) as "pathKey"`)
  const { copies, paths } = copiesOf(policies, last)
  await tx.count(sql`
    insert into review_policies (tenant_id, review_key, policy_no, policy_id, policy, sha256)
    select ${tenantId}, ${reviewKey}::bigint, c."policyNo", c."policyId", c.policy, c.sha256
    from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
      as c ("policyNo" int, "policyId" text, policy jsonb, sha256 text)`)
  await tx.count(sql`
    insert into review_paths (tenant_id, review_key, path_key, policy_no, name, steps)
    select ${tenantId}, ${reviewKey}::bigint, p.key, p."policyNo", p.name, p.steps
    from jsonb_to_recordset(${JSON.stringify(paths)}::jsonb) as p (key int, "policyNo" int, name text, steps jsonb)`)
  return copies
}

/** A policy as it was copied. */
export interface ReviewPolicy {
  policyNo: number
  policyId: string
  policy: Policy
  sha256: string
}

export const listReviewPolicies = (reader: Reader, tenantId: TenantId, reviewKey: string) =>
  reader.rows<ReviewPolicy>(sql`
    select policy_no as "policyNo", policy_id as "policyId", policy, sha256 from review_policies
    where tenant_id = ${tenantId} and review_key = ${reviewKey} order by policy_no`)
