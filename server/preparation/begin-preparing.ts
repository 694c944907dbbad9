import type { ActionContext } from '../campaign/index.ts'
import { enqueueJob } from '../jobs/index.ts'
import { beginPreparation, findPreparation } from './preparation.store.ts'
import { PREPARE_JOB } from './prepare-job.ts'
import { PURGE_JOB } from './purge-job.ts'

/** A transaction that also adds jobs; a schedule has no more than that. */
export type Preparer = Pick<ActionContext, 'tx' | 'jobs'> & { tenant: Pick<ActionContext['tenant'], 'id'> }

/** Begins to prepare a draft in the background. */
export async function beginPreparing({ tx, tenant, jobs }: Preparer, campaignId: string): Promise<void> {
  const preparationKey = await beginPreparation(tx, tenant.id, campaignId)
  // Keyed by preparation, because a job of the one before may still be queued and would take the place of this one.
  await jobs.enqueue(PREPARE_JOB, { campaignId, preparationKey }, { key: preparationKey })
}

/** Prepares a campaign that waits for its start anew, from newer data. */
export async function renewPreparation({ tx, tenant, jobs }: Preparer, campaignId: string): Promise<void> {
  const before = await findPreparation(tx, tenant.id, campaignId)
  const move = { from: 'ACCESS_REVIEW_STATE_PENDING', to: 'ACCESS_REVIEW_STATE_PREPARING', by: 'renew' } as const
  const preparationKey = await beginPreparation(tx, tenant.id, campaignId, move)
  await jobs.enqueue(PREPARE_JOB, { campaignId, preparationKey }, { key: preparationKey })
  if (before)
    await enqueueJob(tx, {
      tenantId: tenant.id,
      kind: PURGE_JOB,
      key: before.key,
      payload: { preparationKey: before.key },
    })
}
