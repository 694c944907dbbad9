// Prepared campaigns started by a worker in this process, and the bare statement they are compared with.
import { lockCampaign } from '../../dist/server/campaign/campaign.store.js'
import { sql } from '../../dist/server/db/sql.js'
import { beginStart } from '../../dist/server/review/start/begin-start.js'
import { startJob } from '../../dist/server/review/start/start-job.js'
import { sizesOf, timedJobs } from './timed-jobs.js'

/** Starts a prepared campaign; returns duration in seconds, tasks and peak memory. */
export async function timedStart(access, tenantId, id) {
  const { row, ...times } = await timedJobs(access, {
    handlers: [startJob(100, sizesOf(access))],
    async begin(tx) {
      const { message } = await lockCampaign(tx, tenantId, id, { all: true, ownerId: '' })
      await beginStart(tx, tenantId, message, { startedBy: null })
      return { tenantId, id }
    },
    state: 'OPEN',
    failed: 'REVIEW',
  })
  return { ...times, tasks: row.tasks }
}

/** Duration in seconds of one statement that inserts the same rows into a table with the same indexes. */
export async function timedTaskInsert(database, tenantId, id) {
  const run = (statement) => database.tx((tx) => tx.count(statement), { timeoutMs: 1_200_000 })
  await run(sql`create table bare_tasks (like tasks including all)`)
  const begin = performance.now()
  await run(sql`
    insert into bare_tasks select t.* from tasks t
    join campaigns c on c.tenant_id = t.tenant_id and c.review_key = t.review_key
    where t.tenant_id = ${tenantId} and c.campaign_id = ${id} order by t.numeric_id`)
  const seconds = (performance.now() - begin) / 1000
  await run(sql`drop table bare_tasks`)
  return seconds
}
