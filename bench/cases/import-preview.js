import { newSync, rightsList, settled, upload } from '../processes/importing.js'
import { timed } from '../processes/latency.js'

const ROWS = Number(process.env.BENCH_GRANTS ?? 300_000)

/** @type {import('./case.js').Case} */
export default {
  name: 'import-preview',
  about: 'the first page of a preview of 300,000 rows (BENCH_GRANTS): its counts and the first 25 changes',
  unit: 'ms',
  budget: { atMost: 100 },
  engines: ['embedded', 'postgresql'],
  rounds: 1,
  async ours(context) {
    const { startRecert } = await import('../processes/recert.js')
    const site = await startRecert(context.engine)
    context.previewSite = site
    const path = await newSync(site)
    await upload(site, `${path}/files/rights.csv`, rightsList(ROWS))
    await site.call('POST', `${path}/preview`, {})
    const { state, problem } = await settled(site, path)
    if (!state.endsWith('PREVIEWED')) throw new Error(`the preview ended as ${state}: ${problem}`)
    return {
      cold: true,
      async round() {
        const counts = await timed(() => site.call('GET', `${path}/preview`))
        const changes = await timed(() => site.call('POST', `${path}/preview/search`, { pageSize: 25 }))
        return { value: counts + changes, detail: { counts, changes } }
      },
    }
  },
  async notes({ previewSite }, { ours: { rounds } }) {
    await previewSite.stop()
    const { counts, changes } = rounds[0].detail
    return [`counts ${counts.toFixed(1)} ms, changes ${changes.toFixed(1)} ms`]
  },
}
