/** Imported on first use: it needs the build, which --list does not. */
const tools = async () => ({
  ...(await import('../processes/access-data.js')),
  ...(await import('../processes/access-rows.js')),
  ...(await import('../processes/mailing.js')),
  ...(await import('../processes/preparing.js')),
  ...(await import('../processes/starting.js')),
})

const MAILS = Number(process.env.BENCH_MAILS ?? 10_000)

/** Mails per second, and the CPU time of this process for each, which hardly changes when the machine is busy. */
const measured = (run) => async () => {
  const before = process.cpuUsage()
  const value = MAILS / (await run())
  const { user, system } = process.cpuUsage(before)
  return { value, detail: { cpuMs: (user + system) / 1000 / MAILS } }
}
const cpuOf = ({ rounds }) => Math.min(...rounds.map(({ detail }) => detail.cpuMs)).toFixed(2)

/** @type {import('./case.js').Case} */
export default {
  name: 'mail',
  about:
    'send 10,000 kickoffs (BENCH_MAILS) from the outbox, each with its own counts and sign-in link, against a bare nodemailer loop over as many pooled connections',
  unit: 'mails/s',
  budget: { ratio: 0.5 },
  engines: ['embedded', 'postgresql'],
  rounds: 3,
  async ours(context) {
    const { accessDatabase, addAccess, spreadTasks, startSink, timedMails, timedPrepare, timedStart } = await tools()
    const access = await accessDatabase(context.engine)
    const tenantId = await access.newTenant()
    await addAccess(access.database, tenantId, 2 * MAILS)
    const { id } = await timedPrepare(access, tenantId, { appSelectionCriteria: {} })
    await timedStart(access, tenantId, id)
    await spreadTasks(access.database, tenantId, id, MAILS)
    context.mailing = { access, smtpUrl: await startSink() }
    return {
      cold: true,
      round: measured(() => timedMails(access, tenantId, id, context.mailing.smtpUrl, MAILS)),
    }
  },
  async bare({ mailing: { smtpUrl } }) {
    const { timedLoop } = await tools()
    return { cold: true, round: measured(() => timedLoop(smtpUrl, MAILS)) }
  },
  async notes({ mailing: { access } }, { ours, bare }) {
    await access.database.close()
    return [`CPU time of the sending process for each mail: ours ${cpuOf(ours)} ms, bare ${cpuOf(bare)} ms`]
  },
}
