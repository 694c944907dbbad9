import { newSync, upload } from '../processes/importing.js'
import { sample, show } from '../processes/latency.js'

const GRANTS = Number(process.env.BENCH_GRANTS ?? 1_000_000)

/** @type {import('./case.js').Case} */
export default {
  name: 'import-latency',
  about: 'the 99th percentile of a read and of /readyz while 1,000,000 grants (BENCH_GRANTS) are imported over HTTP',
  unit: 'ms',
  budget: { atMost: 1_500 },
  engines: ['embedded', 'postgresql'],
  rounds: 1,
  async ours(context) {
    const { companyFiles } = await import('../processes/access-data.js')
    const { mostMemory } = await import('../processes/preparing-site.js')
    const { startRecert } = await import('../processes/recert.js')
    const site = await startRecert(context.engine)
    context.importSite = site
    const { call } = site
    return {
      cold: true,
      async round() {
        const begin = performance.now()
        const path = await newSync(site)
        for (const { fileName, bytes } of companyFiles(GRANTS)) await upload(site, `${path}/files/${fileName}`, bytes)
        await call('POST', `${path}/finish`, {})
        let state = ''
        const isImporting = async () => {
          ;({ state } = (await call('GET', path)).sync)
          return !['DONE', 'FAILED', 'CANCELLED', 'NEEDS_CONFIRMATION'].some((end) => state.endsWith(end))
        }
        const health = []
        const reads = await sample(async () => {
          await call('POST', '/api/v1/search/users', { pageSize: 25 })
          const asked = performance.now()
          const { status } = await fetch(`${site.url}/readyz`)
          if (status !== 200) throw new Error(`/readyz: ${status}`)
          health.push(performance.now() - asked)
        }, isImporting)
        if (!state.endsWith('DONE')) throw new Error(`the import ended as ${state}`)
        const seconds = (performance.now() - begin) / 1000
        const ready = await sample(
          async () => {},
          async () => false,
          health,
        )
        const detail = { reads, ready, seconds, rssMb: mostMemory(site.pid) }
        return { value: Math.max(reads.p99, ready.p99), detail }
      },
    }
  },
  async notes({ importSite }, { ours: { rounds } }) {
    await importSite.stop()
    const [{ detail }] = rounds
    return [
      `a search of people and /readyz: ${show(detail.reads)}`,
      `/readyz alone: ${show(detail.ready)}`,
      `${GRANTS} grants in ${detail.seconds.toFixed(0)} s; server ${detail.rssMb} MB`,
    ]
  },
}
