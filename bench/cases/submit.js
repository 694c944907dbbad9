/** Imported on first use: it needs the build, which --list does not. */
const tools = async () => ({
  ...(await import('../processes/access-data.js')),
  ...(await import('../processes/access-rows.js')),
  ...(await import('../processes/preparing.js')),
  ...(await import('../processes/starting.js')),
  ...(await import('../processes/submitting.js')),
})

const DECISIONS = Number(process.env.BENCH_DECISIONS ?? 100_000)
const SIZE = 10_000

/** @type {import('./case.js').Case} */
export default {
  name: 'submit',
  about:
    'submit 100,000 decisions (BENCH_DECISIONS) in submissions of 10,000, against bare batched statements that write the same rows of tasks, decisions and pending decisions',
  unit: 'decisions/s',
  budget: { ratio: 0.5 },
  engines: ['embedded', 'postgresql'],
  rounds: 1,
  async ours(context) {
    const { accessDatabase, addAccess, chooseAll, timedPrepare, timedStart, timedSubmissions } = await tools()
    const access = await accessDatabase(context.engine)
    const tenantId = await access.newTenant()
    await addAccess(access.database, tenantId, DECISIONS)
    const { id } = await timedPrepare(access, tenantId, { appSelectionCriteria: {} })
    await timedStart(access, tenantId, id)
    const chosen = await chooseAll(access.database, tenantId, id)
    context.submitting = { access, chosen }
    return {
      cold: true,
      round: async () => ({
        value: DECISIONS / (await timedSubmissions(access.database, tenantId, id, chosen, SIZE)),
        detail: { rssMb: Math.round(process.memoryUsage.rss() / 1e6) },
      }),
    }
  },
  async bare({ submitting: { access, chosen } }) {
    const { timedUpdates } = await tools()
    return {
      cold: true,
      round: async () => ({ value: DECISIONS / (await timedUpdates(access.database, chosen, SIZE)) }),
    }
  },
  async notes({ submitting: { access } }, { ours }) {
    await access.database.close()
    return [`memory afterwards ${ours.rounds[0].detail.rssMb} MB`]
  },
}
