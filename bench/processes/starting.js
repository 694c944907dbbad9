// Prepared campaigns started by a worker in this process, and the bare statement they are compared with.
import pino from 'pino'
import { lockCampaign } from '../../dist/server/campaign/campaign.store.js'
import { sql } from '../../dist/server/db/sql.js'
import { SIZES, startWorker } from '../../dist/server/jobs/index.js'
import { FACT_PHASES } from '../../dist/server/review/facts/fact-phases.js'
import { beginStart } from '../../dist/server/review/start/begin-start.js'
import { startJob } from '../../dist/server/review/start/start-job.js'

/** Starts a prepared campaign; returns duration in seconds, tasks and peak memory. */
export async function timedStart({ database, url }, tenantId, id) {
  const handlers = [startJob(100, SIZES[url === undefined ? 'embedded' : 'postgresql'], FACT_PHASES)]
  const worker = await startWorker({ database, handlers, schedules: [], log: pino({ level: 'warn' }), pollMs: 20 })
  let rss = 0
  const watch = setInterval(() => {
    rss = Math.max(rss, process.memoryUsage.rss())
  }, 50)
  const begin = performance.now()
  await database.tx(async (tx) => {
    const { message } = await lockCampaign(tx, tenantId, id, { all: true, ownerId: '' })
    await beginStart(tx, tenantId, message, { startedBy: null })
  })
  worker.wake()
  const tasks = await opened(database, tenantId, id)
  const seconds = (performance.now() - begin) / 1000
  clearInterval(watch)
  await worker.stop(10_000)
  return { seconds, tasks, rssMb: Math.round(rss / 1e6) }
}

async function opened(database, tenantId, id) {
  for (let phase = ''; ; ) {
    const row = await database.read((reader) =>
      reader.first(sql`select c.state, r.task_count as tasks, r.phase from campaigns c
        left join reviews r using (tenant_id, review_key) where c.tenant_id = ${tenantId} and c.campaign_id = ${id}`),
    )
    if (process.env.BENCH_PHASES && row.phase !== phase) console.error(new Date().toISOString(), row.phase)
    phase = row.phase
    if (row.state === 'ACCESS_REVIEW_STATE_OPEN') return row.tasks
    if (row.state === 'ACCESS_REVIEW_STATE_REVIEW') throw new Error('not started')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
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
