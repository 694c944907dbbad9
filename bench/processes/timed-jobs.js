// Jobs on a campaign, run by a worker in this process until the campaign has reached a state.
import pino from 'pino'
import { sql } from '../../dist/server/db/sql.js'
import { SIZES, startWorker } from '../../dist/server/jobs/index.js'

/** Seldom: on two cores, looking takes time from the work. */
const POLL_MS = 200

/** Chunk sizes of the engine. */
export const sizesOf = ({ url }) => SIZES[url === undefined ? 'embedded' : 'postgresql']

/**
 * Begins work on a campaign and runs its jobs; returns what `begin` returned, the campaign's row, duration in seconds and
 * peak memory. `state` ends it, `failed` is the state of a campaign whose work was given up.
 */
export async function timedJobs({ database }, { handlers, begin, state, failed }) {
  const worker = await startWorker({ database, handlers, schedules: [], log: pino({ level: 'warn' }), pollMs: 1_000 })
  let rss = 0
  const watch = setInterval(() => {
    rss = Math.max(rss, process.memoryUsage.rss())
  }, POLL_MS)
  const start = performance.now()
  const campaign = await database.tx(begin)
  worker.wake()
  const row = await reached(database, campaign, state, failed)
  const seconds = (performance.now() - start) / 1000
  clearInterval(watch)
  await worker.stop(10_000)
  return { row, seconds, rssMb: Math.round(rss / 1e6) }
}

async function reached(database, { tenantId, id }, state, failed) {
  for (let phase = ''; ; ) {
    const row = await database.read((reader) =>
      reader.first(sql`select c.state, c.expected_count as items, r.task_count as tasks, r.done::int as done,
          coalesce(r.phase, p.phase) as phase
        from campaigns c left join reviews r using (tenant_id, review_key)
        left join preparations p on p.tenant_id = c.tenant_id and p.preparation_key = c.preparation_key
        where c.tenant_id = ${tenantId} and c.campaign_id = ${id}`),
    )
    if (process.env.BENCH_PHASES && row.phase !== phase) console.error(new Date().toISOString(), row.phase)
    phase = row.phase
    if (row.state === `ACCESS_REVIEW_STATE_${state}`) return row
    if (row.state === `ACCESS_REVIEW_STATE_${failed}`) throw new Error(`the campaign went to ${failed}`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
