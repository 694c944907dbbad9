/** Imported on first use: it needs the build, which --list does not. */
const tools = async () => ({
  ...(await import('../processes/access-data.js')),
  ...(await import('../processes/removing.js')),
})

/** A tenth on the embedded engine, where a million takes many minutes. */
const grantsOn = ({ engine }) => Number(process.env.BENCH_GRANTS ?? (engine.name === 'embedded' ? 100_000 : 1_000_000))
const SHARE = 20

/** @type {import('./case.js').Case} */
export default {
  name: 'verify-removal',
  about:
    'verification of 50,000 open revocations after a sync of 1,000,000 grants, of which one in a hundred has changed, embedded a tenth (BENCH_GRANTS), as a share of the time of the sync',
  unit: '% of the sync',
  budget: { atMost: 10 },
  engines: ['embedded', 'postgresql'],
  rounds: 1,
  async ours(context) {
    const { accessDatabase, addRevocations, companyFiles, timedImport, timedVerification } = await tools()
    const access = await accessDatabase(context.engine)
    context.removing = access
    const grants = grantsOn(context)
    return {
      cold: true,
      async round() {
        const tenantId = await access.newTenant()
        await timedImport(access.database, tenantId, companyFiles(grants))
        await addRevocations(access.database, tenantId, grants / SHARE)
        // Files that are all the same would not be read.
        const sync = await timedImport(access.database, tenantId, companyFiles(grants, 100))
        const { seconds, stillThere } = await timedVerification(access.database, tenantId)
        if (stillThere !== grants / SHARE) throw new Error(`${stillThere} of ${grants / SHARE} were found`)
        return { value: (100 * seconds) / sync.seconds, detail: { seconds, syncSeconds: sync.seconds } }
      },
    }
  },
  async notes({ removing }, { ours }) {
    await removing.database.close()
    const { seconds, syncSeconds } = ours.rounds[0].detail
    return [`${seconds.toFixed(1)} s after a sync of ${syncSeconds.toFixed(1)} s`]
  },
}
