import pg from 'pg'

/** Imported when it is needed: it uses the build, which listing the cases does not. */
const accessData = () => import('../processes/access-data.js')

/** Embedded a tenth: there a million takes many minutes. */
const grantsOn = ({ engine }) => Number(process.env.BENCH_GRANTS ?? (engine.name === 'embedded' ? 100_000 : 1_000_000))

/** @type {import('./case.js').Case} */
export default {
  name: 'import',
  about:
    'import of 1,000,000 grants, embedded 100,000 (BENCH_GRANTS), with their people, accounts and entitlements, against a bare COPY of the grants',
  unit: 'grants/s',
  budget: { ratio: 0.4 },
  engines: ['embedded', 'postgresql'],
  rounds: 1,
  async ours(context) {
    const { accessDatabase, companyFiles, timedImport } = await accessData()
    context.access = await accessDatabase(context.engine)
    const grants = grantsOn(context)
    return {
      cold: true,
      async round() {
        const { database, newTenant } = context.access
        context.accessTenant = await newTenant()
        const { seconds, rssMb } = await timedImport(database, context.accessTenant, companyFiles(grants))
        return { value: grants / seconds, detail: { rssMb } }
      },
    }
  },
  /** The same rows into a table with the same columns and indexes. */
  async bare({ access }) {
    return {
      cold: true,
      round: () => (access.url === undefined ? access.alone(copyEmbedded) : copyPostgresql(access.url)),
    }
  },
  async notes(context, { ours }) {
    const { companyFiles, timedImport } = await accessData()
    const { database, newTenant } = context.access
    const grants = grantsOn(context)
    const again = await timedImport(database, context.accessTenant, companyFiles(grants))
    const growth = []
    for (const fewer of [10_000, 100_000].filter((size) => size < grants)) {
      const { seconds, rssMb } = await timedImport(database, await newTenant(), companyFiles(fewer))
      growth.push(`${fewer} grants ${seconds.toFixed(1)} s (${rssMb} MB)`)
    }
    const [first] = ours.rounds
    growth.push(`${grants} grants ${(grants / first.value).toFixed(1)} s (${first.detail.rssMb} MB)`)
    await database.close()
    return [
      `the same again: ${again.seconds.toFixed(1)} s, ${again.counts.unchanged} grants unchanged`,
      growth.join('; '),
    ]
  },
}

const LIKE_GRANTS = 'create table bare_grants (like grant_versions including all)'

async function copyPostgresql(url) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(LIKE_GRANTS)
  await client.query(`copy (select * from grant_versions) to program 'cat > /tmp/recert-bench-grants'`)
  const begin = performance.now()
  await client.query(`copy bare_grants from program 'cat /tmp/recert-bench-grants'`)
  const seconds = (performance.now() - begin) / 1000
  const { rows } = await client.query('select count(*)::int as n from bare_grants')
  await client.query(
    `drop table bare_grants; copy (select 1) to program 'cat > /dev/null; rm /tmp/recert-bench-grants'`,
  )
  await client.end()
  return { value: rows[0].n / seconds }
}

/** COPY from memory, by PGlite's own `/dev/blob`: no socket, no driver. */
async function copyEmbedded(engine) {
  await engine.query(LIKE_GRANTS)
  const { blob } = await engine.query(`copy (select * from grant_versions) to '/dev/blob'`)
  const begin = performance.now()
  await engine.query(`copy bare_grants from '/dev/blob'`, [], { blob })
  const seconds = (performance.now() - begin) / 1000
  const { rows } = await engine.query('select count(*)::int as n from bare_grants')
  await engine.query('drop table bare_grants')
  return { value: rows[0].n / seconds }
}
