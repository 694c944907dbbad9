import { listOwnerIds } from '../../campaign/index.ts'
import { timeAllowance } from '../../cel/index.ts'
import type { Tx } from '../../db/index.ts'
import type { GuardedJob } from '../../jobs/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { findPreparation, withStillData } from '../../preparation/index.ts'
import { loadSuperAdministrators } from '../assignment/candidates.store.ts'
import type { AssignmentContext } from '../assignment/resolve.ts'
import { insertPolicies, listItemPolicyIds, listReviewPolicies, loadWithReplacements } from '../policies.store.ts'
import { findReview, loadPaths, type Review } from '../review.store.ts'
import { setSnapshot } from './begin-start.store.ts'
import { entriesOf } from './entries.ts'
import type { Group, GroupStep } from './groups.ts'
import type { TaskSource } from './make-tasks.store.ts'
import { type ChosenPath, rulesOfPolicy } from './rules.ts'
import type { Tuple } from './tuples.store.ts'

/** How long the expressions of a start may be evaluated in all, in one attempt of its job. */
const EVALUATION_MS = 10 * 60_000

/** What every chunk of a start needs to know. */
export interface StartContext extends TaskSource {
  review: Review
  steps: readonly GroupStep[]
  failedPaths: readonly number[]
  /** Paths with a step that a webhook answers. */
  webhookPaths: readonly number[]
  assignment: AssignmentContext
  loaded?: { tuples: readonly Tuple[]; chosen?: readonly ChosenPath[]; groups?: readonly Group[] }
}

/** Copies the policies and takes the snapshot that reviewers are assigned by, once no import is in flight. */
export const takeSnapshot = (job: GuardedJob) =>
  withStillData(job, async (tx, lock) => {
    const { tenantId } = job
    const review = await findReview(tx, tenantId, String(job.payload.campaignId))
    if (!review) throw new Error('a campaign without its review')
    if (review.snapshot) return true
    if (!(await lock())) return false
    const policyIds = await listItemPolicyIds(tx, tenantId, review.preparationKey)
    await insertPolicies(tx, tenantId, review.key, await loadWithReplacements(tx, tenantId, policyIds))
    await setSnapshot(tx, tenantId, review.key)
    return true
  })

/** What all chunks share. */
export async function loadStart(tx: Tx, tenantId: TenantId, campaignId: string): Promise<StartContext> {
  const started = await findReview(tx, tenantId, campaignId)
  if (!started) throw new Error('a campaign without its review')
  const policyIds = await listItemPolicyIds(tx, tenantId, started.preparationKey)
  const preparation = await findPreparation(tx, tenantId, campaignId)
  if (!preparation?.snapshot || !started.snapshot) throw new Error('a review without its snapshots')
  const paths = await loadPaths(tx, tenantId, started.key)
  const copied = await listReviewPolicies(tx, tenantId, started.key)
  const at = new Date(started.snapshot.at)
  const frozen = { preparationKey: started.preparationKey, frozen: preparation.snapshot }
  const policies = copied
    .filter(({ policyId }) => policyIds.includes(policyId))
    .map((policy) => rulesOfPolicy(policy, paths.values()))
  return {
    ...startSource(tenantId, started),
    ...entriesOf(paths.values(), policies, at),
    at,
    review: started,
    policies,
    failedPaths: [...paths.values()].filter(({ name }) => name === '').map(({ key }) => key),
    webhookPaths: [...paths.values()]
      .filter(({ steps }) => steps.some(({ approval }) => approval?.webhook))
      .map(({ key }) => key),
    assignment: {
      directory: { tenantId, snapshot: started.snapshot, at },
      frozen,
      ownerIds: await listOwnerIds(tx, tenantId, campaignId),
      superAdministratorIds: await loadSuperAdministrators(tx, tenantId),
      allowance: timeAllowance(EVALUATION_MS),
    },
  }
}

const startSource = (tenantId: TenantId, { key, preparationKey, firstNumber }: Review) => ({
  tenantId,
  reviewKey: key,
  preparationKey,
  firstNumber,
})
