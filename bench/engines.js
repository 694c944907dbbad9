// The database engines a run can use. An engine hands out fresh databases; the embedded one needs no address.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { onEnd } from './ending.js'
import { startCluster } from './postgresql-cluster.js'

const embedded = { name: 'embedded', version: 'PGlite', newDatabase: async () => undefined }

/** The engines of these names that can be had; says so when PostgreSQL cannot. */
export async function openEngines(names) {
  const engines = names.includes('embedded') ? [embedded] : []
  if (names.includes('postgresql')) {
    try {
      engines.push(await openPostgresql())
    } catch (error) {
      console.error(`No PostgreSQL, so it is left out: ${error.message}`)
    }
  }
  return engines
}

async function openPostgresql() {
  const given = process.env.BENCH_DATABASE_URL
  const url = given || (await startCluster())
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  // The private cluster is stopped without asking whether somebody is connected.
  admin.on('error', () => {})
  const { rows } = await admin.query('show server_version')
  const made = []
  onEnd({
    async close() {
      if (given) for (const name of made) await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
    },
  })
  return {
    name: 'postgresql',
    version: rows[0].server_version,
    async newDatabase(label) {
      const name = `recert_bench_${label}_${randomBytes(4).toString('hex')}`
      await admin.query(`create database ${name}`)
      made.push(name)
      const address = new URL(url)
      address.pathname = `/${name}`
      return address.href
    },
  }
}
