import { appendEntry } from '../audit/index.ts'
import { chunkedJob, enqueueJob, type JobHandler, type Sizes } from '../jobs/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { currentPreparation, loadChunkContext } from './chunk-context.ts'
import { RESETTING_POLICIES } from './phases.ts'
import { addProgress, finishPolicies, lockCampaignInState } from './preparation.store.ts'

export const POLICIES_JOB = 'campaign.policies'

const RETRY_DELAY_MS = 600_000

/** Gives the items of a campaign their policies again, after a change. */
export const policiesJob = (sizes: Sizes): JobHandler =>
  chunkedJob({
    kind: POLICIES_JOB,
    sizes,
    phases: RESETTING_POLICIES,
    guard: (tx, { tenantId, payload }) =>
      lockCampaignInState(tx, tenantId, String(payload.preparationKey), 'ACCESS_REVIEW_STATE_RESETTING_POLICIES'),
    start: (job) => job.tx(async (tx) => loadChunkContext(tx, job.tenantId, await currentPreparation(tx, job))),
    report: (tx, { scopeContext: { tenantId }, key }, phase, counts) => addProgress(tx, tenantId, key, phase, counts),
    async complete(tx, { scopeContext: { tenantId }, campaignId, key }) {
      await finishPolicies(tx, tenantId, key)
      appendEntry(tx, { ...entryOf(tenantId, campaignId), outcome: 'done' })
    },
    // Some items may already carry the new policies, so retry instead of rolling back.
    async givenUp(tx, { tenantId, payload }) {
      const runAt = new Date(Date.now() + RETRY_DELAY_MS)
      await enqueueJob(tx, { tenantId, kind: POLICIES_JOB, key: String(payload.preparationKey), payload, runAt })
      appendEntry(tx, { ...entryOf(tenantId, String(payload.campaignId)), outcome: 'refused' })
    },
  })

const entryOf = (tenantId: TenantId, campaignId: string) => ({
  tenantId,
  operation: 'campaign.reset_policies',
  targetId: campaignId,
  campaignId,
  detail: {},
})
