/** Imported on first use: it needs the build, which --list does not. */
const tools = async () => ({
  ...(await import('../processes/access-data.js')),
  ...(await import('../processes/access-rows.js')),
  ...(await import('../processes/preparing.js')),
})

const GRANTS = Number(process.env.BENCH_GRANTS ?? 1_000_000)
const EVERYTHING = { appSelectionCriteria: {} }
/** The same accounts, expressed in two ways. */
const CRITERIA = { ...EVERYTHING, accountCriteria: { appUserStatuses: ['APP_USER_STATUS_ENABLED'] } }
const EXPRESSION = { ...EVERYTHING, accountCelExpression: { expression: 'subject.status.status == Status.ENABLED' } }

/** @type {import('./case.js').Case} */
export default {
  name: 'prepare',
  about:
    'prepare a campaign over 1,000,000 grants (BENCH_GRANTS) of 50,000 people, against one bare INSERT ... SELECT of the same columns into a table with the same indexes',
  unit: 'grants/s',
  budget: { ratio: 0.6 },
  engines: ['embedded', 'postgresql'],
  rounds: Number(process.env.BENCH_ROUNDS ?? 1),
  async ours(context) {
    const { accessDatabase, addAccess, timedPrepare } = await tools()
    const access = await accessDatabase(context.engine)
    const tenantId = await access.newTenant()
    await addAccess(access.database, tenantId, GRANTS)
    context.preparing = { access, tenantId }
    return {
      cold: true,
      async round() {
        const { seconds, items, rssMb } = await timedPrepare(access, tenantId, EVERYTHING)
        if (items !== GRANTS) throw new Error(`${items} items of ${GRANTS} grants`)
        return { value: GRANTS / seconds, detail: { rssMb } }
      },
    }
  },
  async bare({ preparing: { access, tenantId } }) {
    const { timedInsert } = await tools()
    return { cold: true, round: async () => ({ value: GRANTS / (await timedInsert(access.database, tenantId, true)) }) }
  },
  async notes({ preparing: { access, tenantId } }, { ours }) {
    const { addAccess, timedInsert, timedPrepare } = await tools()
    const { database, newTenant } = access
    const [first] = ours.rounds
    const alone = await timedInsert(database, tenantId, false)
    const criteria = await timedPrepare(access, tenantId, CRITERIA)
    const expression = await timedPrepare(access, tenantId, EXPRESSION)
    const times = []
    for (const fewer of [10_000, 100_000].filter((size) => size < GRANTS)) {
      const smaller = await newTenant()
      await addAccess(database, smaller, fewer)
      const { seconds, rssMb } = await timedPrepare(access, smaller, EVERYTHING)
      times.push({ grants: fewer, seconds, rssMb })
    }
    times.push({ grants: GRANTS, seconds: GRANTS / first.value, rssMb: first.detail.rssMb })
    await database.close()
    const [from, to] = [times.at(-2), times.at(-1)]
    const exponent = from && Math.log(to.seconds / from.seconds) / Math.log(to.grants / from.grants)
    return [
      times.map(({ grants, seconds, rssMb }) => `${grants} grants ${seconds.toFixed(1)} s (${rssMb} MB)`).join('; '),
      ...(from
        ? [`time grows with grants to the power of ${exponent.toFixed(2)} from ${from.grants} to ${to.grants}`]
        : []),
      `the bare statement without the second index: ${alone.toFixed(1)} s`,
      `by an expression over ${GRANTS / 10} accounts ${expression.seconds.toFixed(1)} s, by the same in criteria ${criteria.seconds.toFixed(1)} s (${(expression.seconds / criteria.seconds).toFixed(2)} x)`,
    ]
  },
}
