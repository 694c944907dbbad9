// Campaigns that are prepared by a worker in this process.
import pino from 'pino'
import { NEW_CAMPAIGN } from '../../dist/server/campaign/campaign.rules.js'
import { insertCampaign } from '../../dist/server/campaign/campaign.store.js'
import { prepareJob, purgePreparationJob } from '../../dist/server/campaign/index.js'
import { beginPreparation } from '../../dist/server/campaign/prepare/preparation.store.js'
import { sql } from '../../dist/server/db/sql.js'
import { addBuiltins, insertUser } from '../../dist/server/directory/index.js'
import { enqueueJob, startWorker } from '../../dist/server/jobs/index.js'
import { newId } from '../../dist/server/lib/ids.js'

/** Prepares a campaign with this scope; returns the seconds, the items and the most memory that was in use. */
export async function timedPrepare(
  database,
  tenantId,
  scopeV2,
  scopeType = 'ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS',
) {
  const id = newId()
  const [owner] = await database.read((reader) =>
    reader.rows(sql`select user_id as id from users where tenant_id = ${tenantId} limit 1`),
  )
  const fields = { ...NEW_CAMPAIGN, displayName: 'Bench', scopeV2 }
  const campaign = await database.tx((tx) =>
    insertCampaign(tx, tenantId, { id, createdById: owner.id, scopeType, ownerIds: [owner.id], fields }, owner.id),
  )
  if (!campaign) throw new Error('no campaign')
  const log = pino({ level: 'warn' })
  const worker = await startWorker({
    database,
    handlers: [prepareJob(10_000_000), purgePreparationJob],
    schedules: [],
    log,
    pollMs: 20,
  })
  const before = process.memoryUsage.rss()
  let rss = 0
  const watch = setInterval(() => {
    rss = Math.max(rss, process.memoryUsage.rss())
  }, 50)
  const begin = performance.now()
  await database.tx(async (tx) => {
    const preparationKey = await beginPreparation(tx, tenantId, id)
    await enqueueJob(tx, { tenantId, kind: 'campaign.prepare', key: id, payload: { campaignId: id, preparationKey } })
  })
  worker.wake()
  for (;;) {
    const [row] = await database.read((reader) =>
      reader.rows(sql`select c.state, c.expected_count as items, p.phase, p.preparation_key::text as key from campaigns c
        left join preparations p using (tenant_id, preparation_key)
        where c.tenant_id = ${tenantId} and c.campaign_id = ${id}`),
    )
    if (process.env.BENCH_PHASES && row.phase !== timedPrepare.phase) {
      timedPrepare.phase = row.phase
      console.error(row.phase, Math.round(performance.now() - begin))
    }
    if (row.state === 'ACCESS_REVIEW_STATE_REVIEW') {
      const seconds = (performance.now() - begin) / 1000
      clearInterval(watch)
      await worker.stop(10_000)
      return {
        seconds,
        items: row.items,
        key: row.key,
        campaignId: id,
        rssMb: Math.round(rss / 1e6),
        before: Math.round(before / 1e6),
      }
    }
    if (row.state === 'ACCESS_REVIEW_STATE_DRAFT') throw new Error('not prepared')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
export { addBuiltins, insertUser }
