// Started campaigns closed by a worker in this process, and the bare statement they are compared with.
import { lockCampaign } from '../../dist/server/campaign/campaign.store.js'
import { sql } from '../../dist/server/db/sql.js'
import { enqueueJob } from '../../dist/server/jobs/index.js'
import { beginClose, lockToClose } from '../../dist/server/review/close/begin-close.js'
import { closeJob } from '../../dist/server/review/close/close-job.js'
import { sizesOf, timedJobs } from './timed-jobs.js'

const run = (database, statement) => database.tx((tx) => tx.count(statement), { timeoutMs: 1_200_000 })

/** Copies the open tasks of a campaign into a table with the same indexes, for the bare statement. */
export async function copyTasks(database, tenantId, id) {
  await run(database, sql`create table bare_tasks (like tasks including all)`)
  await run(
    database,
    sql`insert into bare_tasks select t.* from tasks t
      join campaigns c on c.tenant_id = t.tenant_id and c.review_key = t.review_key
      where t.tenant_id = ${tenantId} and c.campaign_id = ${id} order by t.numeric_id`,
  )
  await run(database, sql`analyze bare_tasks`)
}

/** Duration in seconds of one statement that closes all of them. */
export async function timedUpdate(database) {
  const begin = performance.now()
  await run(
    database,
    sql`update bare_tasks set state = 'C', outcome = 'X', outcome_reason = 'N', outcome_at = now(), step_due_at = null`,
  )
  const seconds = (performance.now() - begin) / 1000
  await run(database, sql`drop table bare_tasks`)
  return seconds
}

/** Closes an open campaign without denying what is open, which would also list it for removal; returns duration in seconds, closed tasks and peak memory. */
export async function timedClose(access, tenantId, id) {
  const { row, ...times } = await timedJobs(access, {
    handlers: [closeJob(sizesOf(access))],
    async begin(tx) {
      const jobs = { enqueue: (kind, payload, options) => enqueueJob(tx, { tenantId, kind, payload, ...options }) }
      const closer = { tx, tenant: { id: tenantId }, jobs }
      const campaign = await lockCampaign(tx, tenantId, id, { all: true, ownerId: '' })
      const wish = { decision: 'CLOSE_DECISION_NO_ACTION', comment: '', closedBy: null }
      await beginClose(closer, await lockToClose(closer, campaign), wish)
      return { tenantId, id }
    },
    state: 'CLOSED',
  })
  return { ...times, tasks: row.done }
}
