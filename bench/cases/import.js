import pg from 'pg'

/** Imported when it is needed: it uses the build, which listing the cases does not. */
const accessData = () => import('../processes/access-data.js')

const GRANTS = Number(process.env.BENCH_GRANTS ?? 1_000_000)

/** @type {import('./case.js').Case} */
export default {
  name: 'import',
  about:
    'import of 1,000,000 grants (BENCH_GRANTS) with their people, accounts and entitlements, against a bare COPY of the grants',
  unit: 'grants/s',
  budget: { ratio: 0.4 },
  engines: ['postgresql'],
  rounds: 1,
  async ours(context) {
    const { accessDatabase, timedImport } = await accessData()
    context.access = await accessDatabase(context.engine)
    const { database, newTenant } = context.access
    return {
      cold: true,
      async round() {
        const tenantId = await newTenant()
        const { seconds, rssMb } = await timedImport(database, tenantId, GRANTS)
        context.accessTenant = tenantId
        return { value: GRANTS / seconds, detail: { rssMb } }
      },
    }
  },
  /** The same rows into a table with the same columns and indexes. */
  async bare({ access }) {
    return {
      cold: true,
      async round() {
        const client = new pg.Client(access.url)
        await client.connect()
        await client.query('create table bare_grants (like grant_versions including all)')
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
      },
    }
  },
  async notes(context, { ours }) {
    const { timedImport } = await accessData()
    const { database, newTenant } = context.access
    const again = await timedImport(database, context.accessTenant, GRANTS)
    const growth = []
    for (const grants of [10_000, 100_000].filter((size) => size < GRANTS)) {
      const { seconds, rssMb } = await timedImport(database, await newTenant(), grants)
      growth.push(`${grants} grants ${seconds.toFixed(1)} s (${rssMb} MB)`)
    }
    const [first] = ours.rounds
    growth.push(`${GRANTS} grants ${(GRANTS / first.value).toFixed(1)} s (${first.detail.rssMb} MB)`)
    return [
      `the same again: ${again.seconds.toFixed(1)} s, ${again.counts.unchanged} grants unchanged`,
      growth.join('; '),
      ...(await readNotes(database, context.accessTenant)),
    ]
  },
}

/** Pages and searches, in milliseconds of the database. */
async function readNotes(database, tenantId) {
  const { sql, timedRead } = await accessData()
  const page = (after) => (reader) =>
    reader.rows(
      sql`select account_id from accounts where tenant_id = ${tenantId} and account_id > ${after} order by account_id limit 101`,
    )
  const skipped = await database.read((reader) =>
    reader.first(
      sql`select account_id as id from accounts where tenant_id = ${tenantId} order by account_id offset ${Math.min(99_900, GRANTS / 10 - 101)} limit 1`,
    ),
  )
  const search = (reader) =>
    reader.rows(sql`select user_id from users where tenant_id = ${tenantId} and user_id > ''
      and lower(display_name || ' ' || email) like ${'%person 4711 %'} order by user_id limit 26`)
  const [one, thousand, found] = [
    await timedRead(database, page('')),
    await timedRead(database, page(skipped.id)),
    await timedRead(database, search),
  ]
  return [
    `accounts: page 1 ${one.toFixed(2)} ms, page 1,000 ${thousand.toFixed(2)} ms (${(thousand / one).toFixed(2)} x); people by name ${found.toFixed(2)} ms`,
  ]
}
