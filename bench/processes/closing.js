// Started campaigns closed by a worker in this process, and the bare statement they are compared with.
import pino from 'pino'
import { lockCampaign } from '../../dist/server/campaign/campaign.store.js'
import { sql } from '../../dist/server/db/sql.js'
import { enqueueJob, SIZES, startWorker } from '../../dist/server/jobs/index.js'
import { beginClose, holdToClose } from '../../dist/server/review/close/begin-close.js'
import { closeJob } from '../../dist/server/review/close/close-job.js'

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
    sql`update bare_tasks set state = 'C', outcome = 'D', outcome_reason = 'F', outcome_at = now(), step_due_at = null`,
  )
  const seconds = (performance.now() - begin) / 1000
  await run(database, sql`drop table bare_tasks`)
  return seconds
}

/** Closes an open campaign by denying what is open; returns duration in seconds, closed tasks and peak memory. */
export async function timedClose({ database, url }, tenantId, id) {
  const handlers = [closeJob(SIZES[url === undefined ? 'embedded' : 'postgresql'])]
  const worker = await startWorker({ database, handlers, schedules: [], log: pino({ level: 'warn' }), pollMs: 20 })
  let rss = 0
  const watch = setInterval(() => {
    rss = Math.max(rss, process.memoryUsage.rss())
  }, 50)
  const begin = performance.now()
  await database.tx(async (tx) => {
    const jobs = { enqueue: (kind, payload, options) => enqueueJob(tx, { tenantId, kind, payload, ...options }) }
    const closer = { tx, tenant: { id: tenantId }, jobs }
    const campaign = await lockCampaign(tx, tenantId, id, { all: true, ownerId: '' })
    const wish = { decision: 'CLOSE_DECISION_REVOKED', comment: '', closedBy: null }
    await beginClose(closer, await holdToClose(closer, campaign), wish)
  })
  worker.wake()
  const tasks = await closed(database, tenantId, id)
  const seconds = (performance.now() - begin) / 1000
  clearInterval(watch)
  await worker.stop(10_000)
  return { seconds, tasks, rssMb: Math.round(rss / 1e6) }
}

async function closed(database, tenantId, id) {
  for (let phase = ''; ; ) {
    const row = await database.read((reader) =>
      reader.first(sql`select c.state, r.done::int as tasks, r.phase from campaigns c
        left join reviews r using (tenant_id, review_key) where c.tenant_id = ${tenantId} and c.campaign_id = ${id}`),
    )
    if (process.env.BENCH_PHASES && row.phase !== phase) console.error(new Date().toISOString(), row.phase)
    phase = row.phase
    if (row.state === 'ACCESS_REVIEW_STATE_CLOSED') return row.tasks
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
