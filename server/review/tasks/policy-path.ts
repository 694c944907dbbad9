import { timeAllowance } from '../../cel/index.ts'
import { isUniqueViolation, type Reader, staleRead, type Tx } from '../../db/index.ts'
import { findPolicyNow } from '../../preparation/index.ts'
import { loadAsked } from '../assignment/subjects.store.ts'
import type { ReviewScope } from '../move-tasks.ts'
import { insertPolicies, listReviewPolicies, loadWithReplacements, type ReviewPolicy } from '../policies.store.ts'
import { loadPaths } from '../review.store.ts'
import { choosePaths, rulesOfPolicy } from '../start/rules.ts'
import type { TaskRow } from '../task.store.ts'
import { findItemPolicyId } from './policy-path.store.ts'

/** How long the rules of a policy may be evaluated for the tasks that change to it in one transaction. */
const EVALUATION_MS = 20_000

/** The paths that a policy of the review chooses for tasks, in their order. */
async function choose(reader: Reader, scope: ReviewScope, policy: ReviewPolicy, tasks: readonly TaskRow[], at: Date) {
  const { tenantId, review, paths, frozen } = scope
  const { preparationKey } = review
  const asked = await loadAsked(reader, tenantId, preparationKey, tasks)
  const context = { tenantId, frozen: { preparationKey, frozen }, at, allowance: timeAllowance(EVALUATION_MS) }
  const chosen = await choosePaths(reader, context, rulesOfPolicy(policy, paths.values()), asked)
  return chosen.map(({ pathKey }) => pathKey)
}

/** The paths by which the latest copy of a policy reviews tasks. */
export async function pathsByPolicy(
  reader: Reader,
  scope: ReviewScope,
  policyId: string,
  tasks: readonly TaskRow[],
  at: Date,
): Promise<number[]> {
  const copies = await listReviewPolicies(reader, scope.tenantId, scope.review.key)
  const policy = copies.findLast((copy) => copy.policyId === policyId)
  if (!policy) throw new Error(`the review has no copy of the policy ${policyId}`)
  return choose(reader, scope, policy, tasks, at)
}

/** Determines the policy of a task anew and copies it; the scope with its paths, and the path of the task. */
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
  try {
    await insertPolicies(tx, tenantId, review.key, policies)
  } catch (error) {
    // Another task of the review was reset in the same moment.
    throw isUniqueViolation(error, 'review_policies_pkey') ? staleRead(error) : error
  }
  const renewed = { ...scope, paths: await loadPaths(tx, tenantId, review.key) }
  const [pathKey = task.pathKey] = await pathsByPolicy(tx, renewed, policyId, [task], await tx.now())
  return { scope: renewed, pathKey, policyId }
}
