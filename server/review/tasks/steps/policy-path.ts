import type { Reader, Tx } from '../../../db/index.ts'
import { findPolicyNow } from '../../../preparation/index.ts'
import { loadAsked } from '../../assignment/subjects.store.ts'
import type { ReviewScope } from '../../move-tasks.ts'
import { ensurePolicies, listReviewPolicies, loadWithReplacements, type ReviewPolicy } from '../../policies.store.ts'
import { loadPaths } from '../../review.store.ts'
import { choosePaths, rulesOfPolicy } from '../../start/rules.ts'
import type { TaskRow } from '../../task.store.ts'
import { findItemPolicyId } from './policy-path.store.ts'

/** The paths that a policy of the review chooses for tasks, in their order. */
async function choose(reader: Reader, scope: ReviewScope, policy: ReviewPolicy, tasks: readonly TaskRow[], at: Date) {
  const { tenantId, review, paths, frozen, allowance } = scope
  const { preparationKey } = review
  const asked = await loadAsked(reader, tenantId, preparationKey, tasks)
  const context = { tenantId, frozen: { preparationKey, frozen }, at, allowance }
  const chosen = await choosePaths(reader, context, rulesOfPolicy(policy, paths.values()), asked)
  return chosen.map(({ pathKey }) => pathKey)
}

/** The paths by which the copy of a policy in a batch reviews tasks. */
export async function pathsInBatch(
  reader: Reader,
  scope: ReviewScope,
  { policyId, batchNo }: Pick<ReviewPolicy, 'policyId' | 'batchNo'>,
  tasks: readonly TaskRow[],
  at: Date,
): Promise<number[]> {
  const copies = await listReviewPolicies(reader, scope.tenantId, scope.review.key)
  const policy = copies.find((copy) => copy.policyId === policyId && copy.batchNo === batchNo)
  if (!policy) throw new Error(`the batch ${batchNo} has no copy of the policy ${policyId}`)
  return choose(reader, scope, policy, tasks, at)
}

/** Determines the policy of a task anew, and copies it unless the review has it as it is now; the scope with its paths, and the path of the task. */
export async function copyPolicy(
  tx: Tx,
  scope: ReviewScope,
  task: TaskRow,
): Promise<{ scope: ReviewScope; pathKey: number; policyId: string }> {
  const { tenantId, review } = scope
  const policyId =
    (await findPolicyNow(tx, tenantId, scope.campaign, task.entitlementKey)) ??
    (await findItemPolicyId(tx, tenantId, review.preparationKey, task.entitlementKey))
  const policies = await loadWithReplacements(tx, tenantId, [policyId])
  const batchNo = await ensurePolicies(tx, tenantId, review.key, policies)
  const renewed = { ...scope, paths: await loadPaths(tx, tenantId, review.key) }
  const [pathKey = task.pathKey] = await pathsInBatch(tx, renewed, { policyId, batchNo }, [task], await tx.now())
  return { scope: renewed, pathKey, policyId }
}
