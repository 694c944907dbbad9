/** Imported on first use: it needs the build, which --list does not. */
const tools = async () => ({
  ...(await import('../processes/access-data.js')),
  ...(await import('../processes/access-rows.js')),
  ...(await import('../processes/preparing.js')),
  ...(await import('../processes/starting.js')),
})

const GRANTS = Number(process.env.BENCH_GRANTS ?? 1_000_000)

/** @type {import('./case.js').Case} */
export default {
  name: 'start-review',
  about:
    'start a campaign of 1,000,000 items (BENCH_GRANTS) by the policy Manager, against one bare INSERT ... SELECT of the same tasks into a table with the same indexes',
  unit: 'tasks/s',
  budget: { ratio: 0.6 },
  engines: ['embedded', 'postgresql'],
  rounds: Number(process.env.BENCH_ROUNDS ?? 1),
  async ours(context) {
    const { accessDatabase, addAccess, timedPrepare, timedStart } = await tools()
    const access = await accessDatabase(context.engine)
    const tenantId = await access.newTenant()
    await addAccess(access.database, tenantId, GRANTS)
    context.starting = { access, tenantId }
    return {
      cold: true,
      async round() {
        const { id } = await timedPrepare(access, tenantId, { appSelectionCriteria: {} })
        const { seconds, tasks, rssMb } = await timedStart(access, tenantId, id)
        if (tasks !== GRANTS) throw new Error(`${tasks} tasks of ${GRANTS} grants`)
        context.starting.id = id
        return { value: GRANTS / seconds, detail: { rssMb } }
      },
    }
  },
  async bare({ starting }) {
    const { timedTaskInsert } = await tools()
    return {
      cold: true,
      async round() {
        const { access, tenantId, id } = starting
        return { value: GRANTS / (await timedTaskInsert(access.database, tenantId, id)) }
      },
    }
  },
  async notes({ starting: { access } }, { ours }) {
    await access.database.close()
    return [`peak memory ${ours.rounds[0].detail.rssMb} MB`]
  },
}
