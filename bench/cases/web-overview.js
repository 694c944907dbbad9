import { timed } from '../processes/latency.js'

const TASKS = Number(process.env.BENCH_GRANTS ?? 1_000_000)

/** What the overview of a campaign asks for. */
const PATHS = ['', '/progress', '/summary', '/burn_down', '/reviewers?page_size=25', '/apps?page_size=25']

/** @type {import('./case.js').Case} */
export default {
  name: 'web-overview',
  about:
    'all that the overview of a campaign with 1,000,000 tasks (BENCH_GRANTS) asks for, one request after the other',
  unit: 'ms',
  budget: { atMost: 300 },
  engines: ['embedded', 'postgresql'],
  rounds: 1,
  async ours(context) {
    const { preparingSite } = await import('../processes/preparing-site.js')
    const { call, openCampaign } = await preparingSite(context, TASKS)
    const campaign = await openCampaign()
    return {
      cold: true,
      async round() {
        const detail = {}
        for (const path of PATHS) detail[path || '/'] = await timed(() => call('GET', campaign + path))
        return { value: Object.values(detail).reduce((sum, ms) => sum + ms, 0), detail }
      },
    }
  },
  async notes(_context, { ours: { rounds } }) {
    return [
      Object.entries(rounds[0].detail)
        .map(([path, ms]) => `${path} ${ms.toFixed(1)} ms`)
        .join(', '),
    ]
  },
}
