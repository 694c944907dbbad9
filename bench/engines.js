// The database engines of a run. An engine creates fresh databases; the embedded one needs no URL.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { onEnd } from './ending.js'
import { startCluster } from './postgresql-cluster.js'

const embedded = { name: 'embedded', version: 'PGlite', newDatabase: async () => undefined }

/** The available engines among these names. Reports if PostgreSQL is not available. */
export async function openEngines(names) {
  const engines = names.includes('embedded') ? [embedded] : []
  if (names.includes('postgresql')) {
    try {
      engines.push(await openPostgresql())
    } catch (error) {
      console.error(`PostgreSQL is not available and is skipped: ${error.message}`)
    }
  }
  return engines
}

async function openPostgresql() {
  const given = process.env.BENCH_DATABASE_URL
  const url = given || (await startCluster())
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  // The private cluster is stopped even if clients are connected.
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
