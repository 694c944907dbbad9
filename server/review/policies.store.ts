import type { Policy, PolicyStep } from '../../contract/directory/policy.ts'
import type { Reader, Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import { loadPolicies } from '../directory/index.ts'
import { groupBy } from '../lib/group-by.ts'
import type { TenantId } from '../lib/ids.ts'
import { canonicalJson, sha256 } from '../lib/json/canonical-json.ts'
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

/** Policies as a review keeps them, as a batch, with their paths, numbered after those that it has. */
export function copiesOf(policies: readonly Policy[], last = { batchNo: 0, policyNo: 0, pathKey: 0 }) {
  let { policyNo, pathKey } = last
  const batchNo = last.batchNo + 1
  const copies: ReviewPolicy[] = []
  const paths: ReviewPath[] = []
  for (const policy of policies) {
    const policyId = policy.id
    copies.push({ batchNo, policyNo: ++policyNo, policyId, policy, sha256: digestOf(policy) })
    const removesAtOnce = policy.postActions.some((action) => action.certifyRemediateImmediately === true)
    const lists = Object.entries(policy.policySteps).map(([name, { steps = [] }]) => [name, steps] as const)
    for (const [name, steps] of [...lists, ...(policy.rules.length > 0 ? [['', FAILED_STEPS] as const] : [])])
      paths.push({ key: ++pathKey, batchNo, policyNo, policyId, name, steps, removesAtOnce })
  }
  return { copies, paths }
}

const digestOf = (policy: Policy): string => sha256(canonicalJson(policy)).toString('hex')

/**
 * The number of the batch in which a review has all of these policies as they are now; copied if there is none. One
 * transaction at a time copies policies for a review.
 */
export async function ensurePolicies(
  tx: Tx,
  tenantId: TenantId,
  reviewKey: string,
  policies: readonly Policy[],
): Promise<number> {
  await tx.rows(sql`select pg_advisory_xact_lock(${COPYING}::int, hashtext(${`${tenantId} ${reviewKey}`}))`)
  const batches = groupBy(await listReviewPolicies(tx, tenantId, reviewKey), ({ batchNo }) => batchNo)
  const digests = policies.map((policy) => `${policy.id} ${digestOf(policy)}`)
  for (const [batchNo, copies] of batches) {
    const copied = new Set(copies.map((copy) => `${copy.policyId} ${copy.sha256}`))
    if (digests.every((digest) => copied.has(digest))) return batchNo
  }
  return insertPolicies(tx, tenantId, reviewKey, policies)
}
/** First key of the advisory lock; the second is the hash of tenant and review. */
const COPYING = 0x72706f6c

/** Copies policies for a review as a new batch; returns its number. */
export async function insertPolicies(
  tx: Tx,
  tenantId: TenantId,
  reviewKey: string,
  policies: readonly Policy[],
): Promise<number> {
  const last = await tx.first<{ batchNo: number; policyNo: number; pathKey: number }>(sql`
    select coalesce((select max(batch_no) from review_policies
        where tenant_id = ${tenantId} and review_key = ${reviewKey}), 0) as "batchNo",
      coalesce((select max(policy_no) from review_policies
        where tenant_id = ${tenantId} and review_key = ${reviewKey}), 0) as "policyNo",
      coalesce((select max(path_key) from review_paths
        where tenant_id = ${tenantId} and review_key = ${reviewKey}), 0) as "pathKey"`)
  const { copies, paths } = copiesOf(policies, last)
  await tx.count(sql`
    insert into review_policies (tenant_id, review_key, batch_no, policy_no, policy_id, policy, sha256)
    select ${tenantId}, ${reviewKey}::bigint, c."batchNo", c."policyNo", c."policyId", c.policy, c.sha256
    from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
      as c ("batchNo" int, "policyNo" int, "policyId" text, policy jsonb, sha256 text)`)
  await tx.count(sql`
    insert into review_paths (tenant_id, review_key, path_key, policy_no, name, steps)
    select ${tenantId}, ${reviewKey}::bigint, p.key, p."policyNo", p.name, p.steps
    from jsonb_to_recordset(${JSON.stringify(paths)}::jsonb) as p (key int, "policyNo" int, name text, steps jsonb)`)
  return (last?.batchNo ?? 0) + 1
}

/** A policy as it was copied. */
export interface ReviewPolicy {
  /** Of the policies that were copied together. */
  batchNo: number
  policyNo: number
  policyId: string
  policy: Policy
  sha256: string
}

export const listReviewPolicies = (reader: Reader, tenantId: TenantId, reviewKey: string) =>
  reader.rows<ReviewPolicy>(sql`
    select batch_no as "batchNo", policy_no as "policyNo", policy_id as "policyId", policy, sha256 from review_policies
    where tenant_id = ${tenantId} and review_key = ${reviewKey} order by policy_no`)
