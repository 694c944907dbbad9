// Access data of any size: a fictional company as import files, and a database to import it into.
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createTenant } from '../../dist/server/auth/index.js'
import { DurableFS, startParams } from '../../dist/server/db/embedded/durable-fs.js'
import { migrate, openDatabase } from '../../dist/server/db/index.js'
import { sql } from '../../dist/server/db/sql.js'
import { importFiles } from '../../dist/server/imports/index.js'
import { scratchDir } from '../ending.js'

const APPS = 100

/**
 * For N grants: N/20 people, N/10 accounts, N/50 entitlements, as in a million grants of 50,000 people. With `changed`,
 * every so many grants were used on another day.
 */
export function companyFiles(grants, changed = Number.POSITIVE_INFINITY) {
  const people = Math.ceil(grants / 20)
  const accounts = Math.ceil(grants / 10)
  const entitlements = Math.max(APPS * 10, Math.ceil(grants / 50))
  const perApp = entitlements / APPS
  const day = (i) => `2025-${String(1 + (i % 9)).padStart(2, '0')}-${String(1 + (i % 28)).padStart(2, '0')}`
  const file = (fileName, header, count, row) => ({ fileName, bytes: lines(header, count, row) })
  return [
    file('users.csv', 'id,email,name,department,job_title,manager', people, (i) => [
      `u${i}`,
      `person${i}@corp.example`,
      `Person ${i} Number`,
      `Department ${i % 50}`,
      `Title ${i % 200}`,
      i > 0 ? `u${Math.floor(i / 8)}` : '',
    ]),
    file('apps.csv', 'id,name,owners', APPS, (i) => [`app${i}`, `Application ${i}`, `u${i}`]),
    file('entitlements.csv', 'app,id,name,slug,risk_level,app_access', entitlements, (i) => [
      `app${i % APPS}`,
      `e${i}`,
      `Entitlement ${i}`,
      'member',
      i % 2 ? 'Low' : 'High',
      i < APPS ? 'true' : '',
    ]),
    file('accounts.csv', 'app,id,name,username,email,user,status,last_login_at', accounts, (i) => {
      const person = i % people
      return [
        `app${i % APPS}`,
        `a${i}`,
        `Person ${person}`,
        `person${person}`,
        `person${person}@corp.example`,
        `u${person}`,
        'enabled',
        day(i),
      ]
    }),
    file('grants.csv', 'app,entitlement,account,added_at,last_used_at', grants, (i) => {
      const account = i % accounts
      const app = account % APPS
      const entitlement = app + APPS * ((Math.floor(account / APPS) * 10 + Math.floor(i / accounts)) % perApp)
      return [`app${app}`, `e${entitlement}`, `a${account}`, day(i), day(i % changed === 1 ? i + 8 : i + 7)]
    }),
  ]
}

/** The given number of each kind of object, all in one app, next to an empty app. For lists of many pages. */
export function listFiles(count) {
  const file = (fileName, header, row, rows = count) => ({ fileName, bytes: lines(header, rows, row) })
  return [
    file('users.csv', 'id,email,name', (i) => [`u${i}`, `person${i}@corp.example`, `Person ${i}`]),
    file('apps.csv', 'id,name', (i) => [`app${i}`, `Application ${i}`], 2),
    file('resource_types.csv', 'app,id,name,traits', () => ['app0', 'group', 'Group', 'group'], 1),
    file('resources.csv', 'app,id,type,name', (i) => ['app0', `r${i}`, 'group', `Group ${i}`]),
    file('entitlements.csv', 'app,id,name', (i) => ['app0', `e${i}`, `Entitlement ${i}`]),
    file('accounts.csv', 'app,id,name,user', (i) => ['app0', `a${i}`, `Person ${i}`, `u${i}`]),
    file('grants.csv', 'app,entitlement,account', (i) => ['app0', `e${i}`, `a${i}`]),
  ]
}

async function* lines(header, count, row) {
  let text = `${header}\n`
  for (let i = 0; i < count; i++) {
    text += `${row(i).join(',')}\n`
    if (text.length < 65_536) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}

/** A fresh, migrated database on the engine, with a function that creates tenants. */
export async function accessDatabase(engine) {
  const url = await engine.newDatabase('access')
  const limits = { poolSize: 4, statementTimeoutMs: 600_000, acquireTimeoutMs: 60_000 }
  const dataDir = join(scratchDir('access'), 'data')
  const open = () => openDatabase({ url, dataDir, ...limits }, { mode: 'own' })
  let tenants = 0
  const access = {
    url,
    database: await open(),
    newTenant: async () => (await access.database.tx((tx) => createTenant(tx, `t${tenants++}.example`, 'Bench'))).id,
    /** Embedded: use the data with a separate engine while ours is closed. */
    async alone(work) {
      await access.database.close()
      const fs = new DurableFS(join(dataDir, 'pgdata'))
      const engine = await PGlite.create({
        fs,
        startParams: startParams(PGlite.defaultStartParams),
        extensions: { pg_trgm },
      })
      const result = await work(engine)
      await engine.close()
      access.database = await open()
      return result
    },
  }
  await migrate(access.database)
  return access
}

/** Seconds in which an upload is read and mapped, both passes, by the preset that knows it. */
export async function timedReading({ name, bytes }) {
  const { findTables, openUpload } = await import('../../dist/server/imports/read/read-upload.js')
  const { spoolOfBytes } = await import('../../dist/server/imports/read/spool.js')
  const { presetOf } = await import('../../dist/server/imports/map/index.js')
  const { TableMapper } = await import('../../dist/server/imports/map/rows/table-mapper.js')
  const maxBytes = 4 * 1024 ** 3
  const begin = performance.now()
  const [content] = await openUpload({ name, spool: spoolOfBytes(bytes) }, maxBytes)
  const [table] = await findTables(content, {}, maxBytes)
  const mapper = new TableMapper(presetOf('access-list').document, 0, table.shape, { now: new Date() })
  for await (const rows of table.rows()) for (const row of rows) mapper.scanDates(row)
  for await (const rows of table.rows()) for (const row of rows) mapper.map(row)
  if (mapper.counts.taken === 0) throw new Error('no row was taken')
  return (performance.now() - begin) / 1000
}

/** The same company, its grants in an export with columns and words of its own, and the mapping that reads it. */
export async function mappedCompany(grants) {
  const { presetOf } = await import('../../dist/server/imports/map/index.js')
  const { document } = presetOf('recert')
  const fields = {
    app: 'System',
    entitlement: 'Right',
    account: 'Login',
    added_at: 'Given on',
    last_used_at: 'Last use',
  }
  const exported = { part: 'rights', match: ['rights.csv'], make: [{ kind: 'grants', fields }] }
  const parts = document.files.map((file) => (file.part === 'grants' ? exported : file))
  const files = companyFiles(grants).map((file) =>
    file.fileName === 'grants.csv'
      ? { fileName: 'rights.csv', bytes: withHeader(file.bytes, 'System,Right,Login,Given on,Last use') }
      : file,
  )
  return { files, mapping: { document: { ...document, files: parts }, presetId: '' } }
}

/** A plain list of so many rows about people that nobody knows, a tenth as many as rows. */
export async function strangersList(rows) {
  const { presetOf } = await import('../../dist/server/imports/map/index.js')
  const line = (n) => `p${n % Math.ceil(rows / 10)}@else.example,App ${n % 40},Role ${n % 12}\n`
  const text = `user,application,role\n${Array.from({ length: rows }, (_, n) => line(n)).join('')}`
  const mapping = { document: presetOf('access-list').document, presetId: 'access-list' }
  return { files: [{ fileName: 'access.csv', bytes: [Buffer.from(text)] }], mapping }
}

async function* withHeader(bytes, header) {
  let isFirst = true
  for await (const chunk of bytes) {
    yield isFirst ? Buffer.from(chunk.toString().replace(/^.*/, header)) : chunk
    isFirst = false
  }
}

/** The files on disk, where those that somebody imports are. */
async function storeFiles(files) {
  const directory = scratchDir('files')
  for (const { fileName, bytes } of files) await pipeline(bytes, createWriteStream(join(directory, fileName)))
  return files.map(({ fileName }) => ({ fileName, bytes: createReadStream(join(directory, fileName)) }))
}

/** Imports files; returns the duration in seconds and the peak memory. */
export async function timedImport(database, tenantId, generated, mapping) {
  const files = await storeFiles(generated)
  let rss = 0
  const watch = setInterval(() => {
    rss = Math.max(rss, process.memoryUsage.rss())
  }, 100)
  const begin = performance.now()
  const sync = await importFiles(database, {
    tenantId,
    source: { displayName: 'Bench', kind: 'SOURCE_KIND_FILE' },
    files,
    ...(mapping && { mapping }),
    skipBadRows: false,
    allowRemovals: false,
    maxRemovalPercent: 20,
  })
  clearInterval(watch)
  if (sync.state !== 'SYNC_STATE_DONE') throw new Error(`${sync.state}: ${sync.problem}`)
  return { seconds: (performance.now() - begin) / 1000, rssMb: Math.round(rss / 1e6), counts: sync.counts.grants }
}

/** Median duration of a statement in milliseconds, after one warm-up run. */
export async function timedRead(database, work, times = 9) {
  const values = []
  for (let i = 0; i <= times; i++) {
    const begin = performance.now()
    await database.read(work)
    if (i > 0) values.push(performance.now() - begin)
  }
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
}

export { sql }
