/** Imported on first use: it needs the build, which --list does not. */
const tools = async () => ({
  ...(await import('../processes/access-data.js')),
  ...(await import('../processes/access-rows.js')),
  ...(await import('../processes/closing.js')),
  ...(await import('../processes/preparing.js')),
  ...(await import('../processes/starting.js')),
})

const TASKS = Number(process.env.BENCH_TASKS ?? 500_000)

/** @type {import('./case.js').Case} */
export default {
  name: 'close-review',
  about:
    'close a campaign with 500,000 open tasks (BENCH_TASKS), check and insights included, against one bare UPDATE of the same rows in a table with the same indexes',
  unit: 'tasks/s',
  budget: { ratio: 0.4 },
  engines: ['embedded', 'postgresql'],
  rounds: Number(process.env.BENCH_ROUNDS ?? 1),
  async ours(context) {
    const { accessDatabase, addAccess, copyTasks, timedClose, timedPrepare, timedStart } = await tools()
    const access = await accessDatabase(context.engine)
    const tenantId = await access.newTenant()
    await addAccess(access.database, tenantId, TASKS)
    context.closing = { access }
    return {
      cold: true,
      async round() {
        const { id } = await timedPrepare(access, tenantId, { appSelectionCriteria: {} })
        await timedStart(access, tenantId, id)
        await copyTasks(access.database, tenantId, id)
        const { seconds, tasks, rssMb } = await timedClose(access, tenantId, id)
        if (tasks !== TASKS) throw new Error(`${tasks} of ${TASKS} tasks were closed`)
        return { value: TASKS / seconds, detail: { rssMb } }
      },
    }
  },
  async bare({ closing: { access } }) {
    const { timedUpdate } = await tools()
    return { cold: true, round: async () => ({ value: TASKS / (await timedUpdate(access.database)) }) }
  },
  async notes({ closing: { access } }, { ours }) {
    await access.database.close()
    return [`peak memory ${ours.rounds[0].detail.rssMb} MB`]
  },
}
