import pg from 'pg'

/** Imported on first use: it needs the build, which --list does not. */
const accessData = () => import('../processes/access-data.js')

/** A tenth on the embedded engine, where a million takes many minutes. */
const grantsOn = ({ engine }) => Number(process.env.BENCH_GRANTS ?? (engine.name === 'embedded' ? 100_000 : 1_000_000))

/** @type {import('./case.js').Case} */
export default {
  name: 'import',
  about:
    'import of 1,000,000 grants, embedded 100,000 (BENCH_GRANTS), with their people, accounts and entitlements, against a bare COPY of the same rows',
  unit: 'grants/s',
  budget: { ratio: 0.5 },
  engines: ['embedded', 'postgresql'],
  rounds: 1,
  async ours(context) {
    const { accessDatabase, companyFiles, timedImport } = await accessData()
    context.access = await accessDatabase(context.engine)
    const grants = grantsOn(context)
    const { database, newTenant } = context.access
    // Before the million: memory that a process has taken it seldom gives back.
    context.importGrowth = []
    for (const fewer of [10_000, 100_000].filter((size) => size < grants)) {
      const { seconds, rssMb } = await timedImport(database, await newTenant(), companyFiles(fewer))
      context.importGrowth.push(`${fewer} grants ${seconds.toFixed(1)} s (${rssMb} MB)`)
    }
    return {
      cold: true,
      async round() {
        context.accessTenant = await newTenant()
        const { seconds, rssMb } = await timedImport(database, context.accessTenant, companyFiles(grants))
        return { value: grants / seconds, detail: { rssMb } }
      },
    }
  },
  /** Loads the same rows into a table with the same columns and indexes. */
  async bare({ access }) {
    return {
      cold: true,
      round: () => (access.url === undefined ? access.alone(copyEmbedded) : copyPostgresql(access.url)),
    }
  },
  async notes(context, { ours }) {
    const { companyFiles, mappedCompany, strangersList, timedImport } = await accessData()
    const { database, newTenant } = context.access
    const grants = grantsOn(context)
    const again = await timedImport(database, context.accessTenant, companyFiles(grants))
    const some = await timedImport(database, context.accessTenant, companyFiles(grants, 100))
    const { files, mapping } = await mappedCompany(grants)
    const mapped = await timedImport(database, await newTenant(), files, mapping)
    const [few, unknown] = [Math.min(60_000, grants), await newTenant()]
    const list = await strangersList(few)
    const strangers = await timedImport(database, unknown, list.files, list.mapping)
    const [first] = ours.rounds
    const growth = context.importGrowth
    growth.push(`${grants} grants ${(grants / first.value).toFixed(1)} s (${first.detail.rssMb} MB)`)
    await database.close()
    return [
      `the same again: ${again.seconds.toFixed(1)} s, ${again.counts.unchanged} grants unchanged`,
      `an export with a mapping of its own: ${mapped.seconds.toFixed(1)} s, ${mapped.counts.added} grants added`,
      `one in a hundred changed: ${some.seconds.toFixed(1)} s, ${some.counts.changed} grants`,
      `${few} rows about people that nobody knows: ${strangers.seconds.toFixed(1)} s`,
      growth.join('; '),
    ]
  },
}

/** The tables that a bare COPY loads. */
const KINDS = ['user', 'app', 'entitlement', 'account', 'grant']
/** All columns except generated ones. */
const columnsOf = (kind) => `select string_agg(column_name, ', ' order by ordinal_position) as names
  from information_schema.columns where table_name = '${kind}_versions' and is_generated = 'NEVER'`

/** Copies the tables out, then measures copying them into tables with the same columns and indexes. */
async function copyAll(query, { out, back, end }) {
  let seconds = 0
  for (const kind of KINDS) {
    await query(`create table bare_${kind} (like ${kind}_versions including all)`)
    const { names } = (await query(columnsOf(kind))).rows[0]
    const file = await out(`copy (select ${names} from ${kind}_versions)`)
    const begin = performance.now()
    await back(`copy bare_${kind} (${names})`, file)
    seconds += (performance.now() - begin) / 1000
  }
  const { rows } = await query('select count(*)::int as n from bare_grant')
  await query(KINDS.map((kind) => `drop table bare_${kind}`).join('; '))
  await end()
  return { value: rows[0].n / seconds }
}

async function copyPostgresql(url) {
  const client = new pg.Client(url)
  await client.connect()
  const FILE = '/tmp/recert-bench-rows'
  return copyAll((text) => client.query(text), {
    out: (copy) => client.query(`${copy} to program 'cat > ${FILE}'`),
    back: (copy) => client.query(`${copy} from program 'cat ${FILE}'`),
    async end() {
      await client.query(`copy (select 1) to program 'cat > /dev/null; rm ${FILE}'`)
      await client.end()
    },
  })
}

/** COPY from memory through PGlite's `/dev/blob`: no socket, no driver. */
const copyEmbedded = (engine) =>
  copyAll(async (text) => (await engine.exec(text)).at(-1), {
    out: async (copy) => (await engine.query(`${copy} to '/dev/blob'`)).blob,
    back: (copy, blob) => engine.query(`${copy} from '/dev/blob'`, [], { blob }),
    async end() {},
  })
