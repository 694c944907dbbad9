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
    const show = ({ p50, p99, n }) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${n} requests)`
    return [`at rest ${show(detail.idle)}; while preparing ${show(detail.busy)}; server ${detail.rssMb} MB`]
  },
}

/** Durations of sequential calls with a pause between them, in milliseconds. */
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
