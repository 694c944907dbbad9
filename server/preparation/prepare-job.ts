import { setTimeout as pause } from 'node:timers/promises'
import { appendEntry } from '../audit/index.ts'
import { findCampaign, type Transition } from '../campaign/index.ts'
import type { Tx } from '../db/index.ts'
import { enqueueJob, type JobContext, type JobHandler } from '../jobs/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { scopeOfCampaign } from './chunk-context.ts'
import { PREPARING, RESETTING_POLICIES } from './phases.ts'
import { deleteSome, dropPreparation, finishPolicies, finishPreparation, holdCampaign } from './preparation.store.ts'
import { currentPreparation, QuotaExceeded, runPhases, type Sizes, type Step, Stopped, stepOf } from './run-phases.ts'
import { freeze, holdAccessData } from './snapshot.store.ts'

export const PREPARE_JOB = 'campaign.prepare'
export const POLICIES_JOB = 'campaign.policies'
export const PURGE_JOB = 'campaign.purge'

const LONGEST_MS = 24 * 3_600_000
const STATEMENT_MS = 300_000
/** Between two looks whether an import has ended; how long a look waits, and every how many it waits longer. */
const RETRY_MS = 250
const LOOK_MS = 10
const LONG_LOOK = { every: 20, ms: 1_500 }
const PURGED_ROWS = 20_000
const AGAIN_MS = 600_000

/** Turns the scope of a campaign into its items. */
export const prepareJob = (maxItems: number, sizes: Sizes): JobHandler => ({
  kind: PREPARE_JOB,
  timeoutMs: LONGEST_MS,
  statementMs: STATEMENT_MS,
  async run(job) {
    const step = stepOf(job.payload, sizes)
    const state = 'ACCESS_REVIEW_STATE_PREPARING'
    try {
      await takeMoment(job, step, state)
      const preparation = await currentPreparation(job, step, state)
      await runPhases(job, PREPARING, { step, state, preparation, maxItems }, sizes)
      await job.tx(async (tx) => {
        if (!(await holdCampaign(tx, job.tenantId, step.preparationKey, state))) throw new Stopped()
        await finishPreparation(tx, job.tenantId, step.preparationKey)
        appendEntry(tx, entryOf(job, 'done', { preparation: step.preparationKey }))
      })
    } catch (error) {
      if (error instanceof Stopped) return
      if (error instanceof QuotaExceeded) return job.tx((tx) => giveUp(tx, job, { reason: 'quota', maxItems }, 'quota'))
      const { name } = error as Error
      if (name !== 'StorageUnavailable' && name !== 'LeaseLost' && !job.signal.aborted)
        await job.tx((tx) => giveUp(tx, job, { reason: 'defect' }))
      throw error
    }
  },
  givenUp: (tx, job) => giveUp(tx, job, { reason: 'given up' }),
})

const entryOf = ({ tenantId, payload }: Given, outcome: 'done' | 'refused', detail: Record<string, unknown>) => ({
  tenantId,
  operation: 'campaign.prepare',
  outcome,
  targetId: String(payload.campaignId),
  detail,
})

/** Fixes the moment that the items show, as soon as nobody is in the middle of changing access data. */
async function takeMoment(job: JobContext, step: Step, state: string): Promise<void> {
  const { tenantId } = job
  const attempt = (waitMs: number) =>
    job.tx(async (tx) => {
      if (!(await holdCampaign(tx, tenantId, step.preparationKey, state))) throw new Stopped()
      const campaign = await findCampaign(tx, tenantId, step.campaignId, { all: true, ownerId: '' })
      if (!campaign) throw new Stopped()
      if (!(await holdAccessData(tx, waitMs))) return false
      await freeze(tx, tenantId, step.preparationKey, await scopeOfCampaign(tx, tenantId, campaign.message))
      return true
    })
  const { snapshot } = await currentPreparation(job, step, state)
  if (snapshot) return
  for (let look = 1; !(await attempt(look % LONG_LOOK.every === 0 ? LONG_LOOK.ms : LOOK_MS)); look++)
    await pause(RETRY_MS, undefined, { signal: job.signal })
}

/** Back to a draft; what was made so far goes. */
async function giveUp(
  tx: Tx,
  job: Given,
  detail: Record<string, unknown>,
  by: 'failed' | 'quota' = 'failed',
): Promise<void> {
  const { campaignId, preparationKey } = job.payload
  if (!(await holdCampaign(tx, job.tenantId, String(preparationKey), 'ACCESS_REVIEW_STATE_PREPARING'))) return
  const move = { from: 'ACCESS_REVIEW_STATE_PREPARING', to: 'ACCESS_REVIEW_STATE_DRAFT', by } as const
  await backToDraft(tx, job.tenantId, String(campaignId), move)
  appendEntry(tx, entryOf(job, 'refused', detail))
}
type Given = Pick<JobContext, 'tenantId' | 'payload'>

/** Makes a campaign a draft again, without its items: these are deleted after that. */
export async function backToDraft(tx: Tx, tenantId: TenantId, campaignId: string, move: Transition): Promise<void> {
  const key = await dropPreparation(tx, tenantId, campaignId, move)
  if (key !== undefined) await enqueueJob(tx, { tenantId, kind: PURGE_JOB, key, payload: { preparationKey: key } })
}

/** Gives the items the policies that are right after a change. */
export const policiesJob = (sizes: Sizes): JobHandler => ({
  kind: POLICIES_JOB,
  timeoutMs: LONGEST_MS,
  statementMs: STATEMENT_MS,
  async run(job) {
    const step = stepOf(job.payload, sizes)
    const state = 'ACCESS_REVIEW_STATE_RESETTING_POLICIES'
    try {
      const preparation = await currentPreparation(job, step, state)
      await runPhases(job, RESETTING_POLICIES, { step, state, preparation, maxItems: Number.POSITIVE_INFINITY }, sizes)
      await job.tx(async (tx) => {
        if (!(await holdCampaign(tx, job.tenantId, step.preparationKey, state))) throw new Stopped()
        await finishPolicies(tx, job.tenantId, step.preparationKey)
        appendEntry(tx, { ...entryOf(job, 'done', {}), operation: 'campaign.reset_policies' })
      })
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
    }
  },
  // Half of the items may have their policies: the only way is on.
  async givenUp(tx, { tenantId, payload }) {
    const runAt = new Date(Date.now() + AGAIN_MS)
    await enqueueJob(tx, { tenantId, kind: POLICIES_JOB, key: String(payload.preparationKey), payload, runAt })
    appendEntry(tx, { ...entryOf({ tenantId, payload }, 'refused', {}), operation: 'campaign.reset_policies' })
  },
})

/** Deletes what is left of a preparation that its campaign has let go of. */
export const purgePreparationJob: JobHandler = {
  kind: PURGE_JOB,
  timeoutMs: LONGEST_MS,
  async run({ tx, tenantId, payload, signal }) {
    const key = String(payload.preparationKey)
    const some = () =>
      tx(async (now, save) => {
        await save(payload)
        return deleteSome(now, tenantId, key, PURGED_ROWS)
      })
    while (await some()) signal.throwIfAborted()
  },
}
