import { newSync, rightsList, upload } from '../processes/importing.js'

const ROWS = Number(process.env.BENCH_GRANTS ?? 300_000)

/** @type {import('./case.js').Case} */
export default {
  name: 'import-suggest',
  about: 'suggesting a mapping for an uploaded file of 300,000 rows (BENCH_GRANTS) that no preset knows',
  unit: 'ms',
  budget: { atMost: 2_000 },
  engines: ['embedded', 'postgresql'],
  rounds: 3,
  async ours(context) {
    const { startRecert } = await import('../processes/recert.js')
    const site = await startRecert(context.engine)
    context.suggestSite = site
    return {
      cold: true,
      async round() {
        const path = await newSync(site)
        await upload(site, `${path}/files/rights.csv`, rightsList(ROWS))
        const begin = performance.now()
        const { tables } = await site.call('GET', `${path}/files`)
        const value = performance.now() - begin
        const [{ how, fields }] = tables
        if (how !== 'suggestion' || fields.length === 0) throw new Error(`nothing was suggested: ${how}`)
        return { value }
      },
    }
  },
  async notes({ suggestSite }) {
    await suggestSite.stop()
    return []
  },
}
