const GRANTS = Number(process.env.BENCH_GRANTS ?? 1_000_000)
const EVERY_MS = 200

/** @type {import('./case.js').Case} */
export default {
  name: 'prepare-memory',
  about:
    'peak memory of our server while it prepares a campaign of 1,000,000 grants (BENCH_GRANTS), including the embedded engine',
  unit: 'MB',
  budget: { atMost: 300 },
  engines: ['embedded', 'postgresql'],
  rounds: 1,
  async ours(context) {
    const { preparingSite, mostMemory } = await import('../processes/preparing-site.js')
    const { pid, call, draft, isPreparing } = await preparingSite(context, GRANTS)
    const prepared = await draft()
    return {
      cold: true,
      async round() {
        const before = mostMemory(pid)
        await call('POST', `${prepared}/action/prepare`, {})
        while (await isPreparing(prepared)) await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
        const { accessReview } = (await call('GET', prepared)).accessReview
        if (accessReview.expectedTicketCount !== GRANTS) throw new Error(`${accessReview.expectedTicketCount} items`)
        return { value: mostMemory(pid), detail: { before } }
      },
    }
  },
  async notes(_context, { ours: { rounds } }) {
    return [`before it ${rounds[0].detail.before} MB`]
  },
}
