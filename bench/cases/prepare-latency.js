import { sample, show } from '../processes/latency.js'

const GRANTS = Number(process.env.BENCH_GRANTS ?? 1_000_000)
const IDLE_MS = 5_000

/** @type {import('./case.js').Case} */
export default {
  name: 'prepare-latency',
  about:
    'the 99th percentile of reading a campaign while another of 1,000,000 grants (BENCH_GRANTS) is prepared, against the same at rest',
  unit: 'x',
  budget: { atMost: 3 },
  // The embedded engine runs one statement at a time: a request waits for the current chunk, up to a second.
  engines: ['postgresql'],
  rounds: 1,
  async ours(context) {
    const { preparingSite, mostMemory } = await import('../processes/preparing-site.js')
    const { pid, call, draft, isPreparing } = await preparingSite(context, GRANTS)
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
          async () => ++asked % 50 > 0 || (await isPreparing(prepared)),
        )
        return { value: busy.p99 / idle.p99, detail: { idle, busy, rssMb: mostMemory(pid) } }
      },
    }
  },
  async notes(_context, { ours: { rounds } }) {
    const [{ detail }] = rounds
    return [`at rest ${show(detail.idle)}; while preparing ${show(detail.busy)}; server ${detail.rssMb} MB`]
  },
}
