import { readFileSync } from 'node:fs'

const GRANTS = Number(process.env.BENCH_GRANTS ?? 1_000_000)
const IDLE_MS = 5_000
const EVERY_MS = 10

/** @type {import('./case.js').Case} */
export default {
  name: 'prepare-latency',
  about:
    'the 99th percentile of reading a campaign while another of 1,000,000 grants (BENCH_GRANTS) is prepared, against the same at rest',
  unit: 'x',
  budget: { atMost: 3 },
  // The embedded engine does one thing at a time: a request waits for the chunk that is being done.
  engines: ['postgresql'],
  rounds: 1,
  async ours(context) {
    const site = await context.recert()
    const { addAccess } = await import('../processes/access-rows.js')
    const { openDatabase } = await import('../../dist/server/db/index.js')
    const { sql } = await import('../../dist/server/db/sql.js')
    const limits = { poolSize: 2, statementTimeoutMs: 600_000, acquireTimeoutMs: 60_000 }
    const database = await openDatabase({ url: site.databaseUrl, dataDir: '', ...limits }, { mode: 'own' })
    const tenant = await database.read((reader) => reader.first(sql`select tenant_id as id from tenants`))
    await addAccess(database, tenant.id, GRANTS)
    await database.close()
    const headers = { authorization: `Bearer ${site.bearer}`, 'content-type': 'application/json' }
    const call = async (method, path, body) => {
      const reply = await fetch(`${site.url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
      return reply.json()
    }
    const { userId } = await call('GET', '/api/v1/auth/introspect')
    const draft = async () => {
      const body = { displayName: 'Bench', ownerIds: [userId], scopeV2: { appSelectionCriteria: {} } }
      const { accessReview } = await call('POST', '/api/v1/access_review', body)
      return `/api/v1/access_review/${accessReview.accessReview.id}`
    }
    const read = await draft()
    return {
      cold: true,
      async round() {
        const until = performance.now() + IDLE_MS
        const idle = await sample(
          () => call('GET', read),
          () => performance.now() < until,
        )
        const prepared = await draft()
        await call('POST', `${prepared}/action/prepare`, {})
        let asked = 0
        const busy = await sample(
          () => call('GET', read),
          async () =>
            ++asked % 50 > 0 || (await call('GET', prepared)).accessReview.accessReview.state.endsWith('PREPARING'),
        )
        return { value: busy.p99 / idle.p99, detail: { idle, busy, rssMb: rssOf(site.pid) } }
      },
    }
  },
  async notes(_context, { ours: { rounds } }) {
    const [{ detail }] = rounds
    const show = ({ p50, p99, n }) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${n} requests)`
    return [`at rest ${show(detail.idle)}; while preparing ${show(detail.busy)}; server ${detail.rssMb} MB`]
  },
}

/** Milliseconds of calls, one after the other with a pause between them. */
async function sample(work, goOn) {
  const times = []
  while (await goOn()) {
    const begin = performance.now()
    await work()
    times.push(performance.now() - begin)
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  return { p50: at(0.5), p99: at(0.99), n: times.length }
}

/** Most memory that a process has had, from the kernel. */
const rssOf = (pid) =>
  Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000)
