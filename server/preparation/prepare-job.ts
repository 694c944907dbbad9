import { appendEntry } from '../audit/index.ts'
import { findCampaign, mailOwners, type Transition } from '../campaign/index.ts'
import type { Tx } from '../db/index.ts'
import {
  Abandoned,
  chunkedJob,
  enqueueJob,
  type GuardedJob,
  type JobHandler,
  type JobIdentity,
  type Sizes,
} from '../jobs/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { loadLimit } from '../tenant-settings/index.ts'
import { currentPreparation, loadCampaignScope, loadChunkContext } from './chunk-context.ts'
import { preparationDigests } from './ledger/preparation-digests.ts'
import { ExpressionsTooSlow, PREPARING } from './phases.ts'
import { addProgress, dropPreparation, finishPreparation, lockCampaignInState } from './preparation.store.ts'
import { PURGE_JOB } from './purge-job.ts'
import { takeSnapshot } from './snapshot.store.ts'
import { withStillData } from './still-data.ts'

export const PREPARE_JOB = 'campaign.prepare'

class QuotaExceeded extends Abandoned {
  override readonly name = 'QuotaExceeded'
  readonly maxItems: number
  constructor(maxItems: number) {
    super()
    this.maxItems = maxItems
  }
}

/** Turns the scope of a campaign into its items. */
export const prepareJob = (serverMaxItems: number, sizes: Sizes): JobHandler =>
  chunkedJob({
    kind: PREPARE_JOB,
    sizes,
    phases: PREPARING,
    guard: (tx, { tenantId, payload }) =>
      lockCampaignInState(tx, tenantId, String(payload.preparationKey), 'ACCESS_REVIEW_STATE_PREPARING'),
    async start(job) {
      await takeSnapshotWhenIdle(job)
      return job.tx(async (tx) => loadChunkContext(tx, job.tenantId, await currentPreparation(tx, job)))
    },
    async report(tx, { scopeContext: { tenantId }, key }, phase, counts) {
      const maxItems = await loadLimit(tx, tenantId, 'campaignMaxItems', serverMaxItems)
      if ((await addProgress(tx, tenantId, key, phase, counts)) > maxItems) throw new QuotaExceeded(maxItems)
    },
    async complete(tx, { scopeContext: { tenantId }, campaignId, key }) {
      await finishPreparation(tx, tenantId, key)
      const digests = await preparationDigests(tx, tenantId, campaignId)
      appendEntry(tx, { ...entryOf(tenantId, campaignId), outcome: 'done', detail: { preparation: key, ...digests } })
    },
    abandon(tx, job, error) {
      if (error instanceof QuotaExceeded)
        return abandonPreparation(tx, job, { reason: 'quota', maxItems: error.maxItems }, 'quota')
      if (error instanceof ExpressionsTooSlow)
        return abandonPreparation(tx, job, { reason: 'expression timeout', problem: error.message })
      return abandonPreparation(tx, job, { reason: 'defect' })
    },
    givenUp: (tx, job) => abandonPreparation(tx, job, { reason: 'given up' }),
  })

const entryOf = (tenantId: TenantId, campaignId: string) => ({
  tenantId,
  operation: 'campaign.prepare',
  targetId: campaignId,
  campaignId,
})

/** Takes the snapshot that items are built from, once no import is in flight. */
async function takeSnapshotWhenIdle(job: GuardedJob): Promise<void> {
  await withStillData(job, async (tx, lock) => {
    const { key, campaignId, snapshot } = await currentPreparation(tx, job)
    if (snapshot) return true
    const campaign = await findCampaign(tx, job.tenantId, campaignId, { all: true, ownerId: '' })
    if (!campaign) throw new Error('a preparation without its campaign')
    if (!(await lock())) return false
    await takeSnapshot(tx, job.tenantId, key, await loadCampaignScope(tx, job.tenantId, campaign.message))
    return true
  })
}

/** Makes the campaign a draft again, and records why. */
async function abandonPreparation(
  tx: Tx,
  { tenantId, payload }: JobIdentity,
  detail: Record<string, unknown>,
  by: 'failed' | 'quota' = 'failed',
): Promise<void> {
  const campaignId = String(payload.campaignId)
  const move = { from: 'ACCESS_REVIEW_STATE_PREPARING', to: 'ACCESS_REVIEW_STATE_DRAFT', by } as const
  await endPreparation(tx, tenantId, campaignId, move)
  await mailOwners(tx, tenantId, campaignId, 'NOT_STARTED', { reason: reasonText(detail) })
  appendEntry(tx, { ...entryOf(tenantId, campaignId), outcome: 'refused', detail })
}

/** Why a campaign is a draft again, for its owners. */
function reasonText({ maxItems, problem }: Record<string, unknown>): string {
  const because = (reason: string) => `The campaign has not started, because ${reason}`
  if (maxItems !== undefined)
    return because(
      `it would have more than ${maxItems} items, which is the limit. Narrow its scope, then prepare it again.`,
    )
  if (problem !== undefined) return because(`its expressions take too long. ${problem}`)
  return because(
    'it could not be prepared. Prepare it again. If that fails too, ask whoever runs the server to look at its log.',
  )
}

/** Moves a campaign to a state in which it has no items; a job deletes them after that. */
export async function endPreparation(tx: Tx, tenantId: TenantId, campaignId: string, move: Transition): Promise<void> {
  const key = await dropPreparation(tx, tenantId, campaignId, move)
  if (key !== undefined) await enqueueJob(tx, { tenantId, kind: PURGE_JOB, key, payload: { preparationKey: key } })
}
