import { recertSite, startSite } from '../processes/recert.js'

const SCRIPT = 'bin/recert.js'

/** @type {import('./case.js').Case} */
export default {
  name: 'start',
  about: 'from `node bin/recert.js serve` on existing data to the first 200 of /readyz',
  unit: 's',
  budget: { atMost: 3 },
  engines: ['embedded', 'postgresql'],
  async ours({ engine }) {
    const site = await recertSite(engine)
    const once = async () => {
      const { node, seconds } = await startSite(site, SCRIPT)
      await node.stop()
      return seconds
    }
    const first = await once()
    return { cold: true, round: async () => ({ value: await once(), detail: { firstStart: first } }) }
  },
  notes: async (_context, { ours }) => [
    `first start, for information: ${ours.rounds[0].detail.firstStart.toFixed(2)} s`,
  ],
}
