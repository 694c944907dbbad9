// Campaigns prepared by a worker in this process, and the bare statement they are compared with.
import { insertCampaign } from '../../dist/server/campaign/campaign.store.js'
import { completeFields } from '../../dist/server/campaign/complete-fields.js'
import { sql } from '../../dist/server/db/sql.js'
import { enqueueJob } from '../../dist/server/jobs/index.js'
import { newId } from '../../dist/server/lib/ids.js'
import { beginPreparation } from '../../dist/server/preparation/preparation.store.js'
import { prepareJob } from '../../dist/server/preparation/prepare-job.js'
import { sizesOf, timedJobs } from './timed-jobs.js'

async function draft(database, tenantId, scopeV2) {
  const id = newId()
  const scopeType = 'ACCESS_REVIEW_SCOPE_TYPE_BY_ENTITLEMENTS'
  const fields = { ...completeFields({}), displayName: 'Bench', scopeV2 }
  const campaign = { id, createdById: 'u0', scopeType, ownerIds: ['u0'], fields }
  await database.tx(async (tx) => {
    // No audit entry, since there is no caller.
    const insert = (statement) => tx.first(statement(() => sql`select 1`))
    if (!(await insertCampaign(insert, tenantId, campaign, 'u0'))) throw new Error('no campaign')
  })
  return id
}

/** Prepares a campaign with this scope; returns duration in seconds, items and peak memory. */
export async function timedPrepare(access, tenantId, scopeV2) {
  const id = await draft(access.database, tenantId, scopeV2)
  const { row, ...times } = await timedJobs(access, {
    handlers: [prepareJob(10_000_000, sizesOf(access))],
    async begin(tx) {
      const preparationKey = await beginPreparation(tx, tenantId, id)
      await enqueueJob(tx, { tenantId, kind: 'campaign.prepare', key: id, payload: { campaignId: id, preparationKey } })
      return { tenantId, id }
    },
    state: 'REVIEW',
    failed: 'DRAFT',
  })
  return { ...times, id, items: row.items }
}

/** Duration in seconds of one statement that inserts the same columns, with both indexes of items or only the primary key. */
export async function timedInsert(database, tenantId, allIndexes) {
  const run = (statement) => database.tx((tx) => tx.count(statement), { timeoutMs: 1_200_000 })
  await run(
    allIndexes
      ? sql`create table bare_items (like items including all)`
      : sql`create table bare_items (like items, primary key (tenant_id, preparation_key, principal_key, entitlement_key))`,
  )
  const begin = performance.now()
  await run(sql`
    insert into bare_items (tenant_id, preparation_key, entitlement_key, principal_key, grant_version)
    select g.tenant_id, 1, g.entitlement_key, g.principal_key, g.version from grant_versions g
    join entitlement_versions e on e.tenant_id = g.tenant_id and e.entitlement_key = g.entitlement_key and e.closed_at is null
    join account_versions a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key and a.closed_at is null
    where g.tenant_id = ${tenantId} and g.closed_at is null`)
  const seconds = (performance.now() - begin) / 1000
  await run(sql`drop table bare_items`)
  return seconds
}
