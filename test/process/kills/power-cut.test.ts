import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { sealAll, verifyChain } from '../../../server/audit/index.ts'
import { listTenants } from '../../../server/auth/index.ts'
import { openDatabase } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { newDirectory, newStorage, type TestStorage } from '../../engines.ts'
import { freePort } from '../../free-port.ts'
import { fetchToken } from '../../harness.ts'
import { type ServerProcess, spawnServer } from '../../server-process.ts'

const PRELOAD = new URL('./unsafe-disk.mjs', import.meta.url).href
const CREATES = 10

/** A server on the embedded engine whose disk loses what was not synced (unsafe-disk.mjs). */
async function startOnUnsafeDisk(storage: TestStorage, from: 'migrated' | 'empty') {
  const { dataDir } = storage.settings
  const scratch = newDirectory()
  const survivors = join(scratch, 'survivors')
  if (from === 'migrated') cpSync(dataDir, survivors, { recursive: true })
  const server = await spawnServer(await freePort(), {
    ...storage.env,
    NODE_OPTIONS: `--import ${PRELOAD}`,
    DISK_UNDER_TEST: dataDir,
    DISK_SURVIVORS: survivors,
    DISK_FAULTS: scratch,
  })
  const [id = '', secret = ''] = [/Client ID: +(\S+)/, /Client Secret: +(\S+)/].map(
    (label) => label.exec(server.output())?.[1] ?? '',
  )
  const token = await fetchToken(server.url, id, secret)
  return {
    server,
    survivors,
    fault: (name: 'lying' | 'full', on: boolean) =>
      on ? writeFileSync(join(scratch, name), '') : rmSync(join(scratch, name)),
    create: (value: string) =>
      fetch(`${server.url}/api/v1/attributes/risk_levels`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ value }),
      }),
  }
}

/** Whether the synced part of the write-ahead log holds this text. */
const isInSyncedLog = (dataDir: string, text: string) => {
  const dir = join(dataDir, 'pgdata/pg_wal')
  return readdirSync(dir)
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .some((name) => readFileSync(join(dir, name)).includes(text))
}

/** The values in a data directory after its engine has recovered; its audit chain must verify. */
async function recoveredValues(dataDir: string, settings: TestStorage['settings']): Promise<string[]> {
  const database = await openDatabase({ ...settings, dataDir }, { mode: 'own' })
  const rows = await database.read((reader) =>
    reader.rows<{ value: string }>(sql`select value from attribute_values where value like 'value-%'`),
  )
  const [tenant] = await database.read(listTenants)
  await sealAll(database, tenant?.id ?? ('' as TenantId))
  expect(await verifyChain(database, tenant?.id ?? ('' as TenantId))).toMatchObject({ unsealed: 0 })
  await database.close()
  return rows.map(({ value }) => value).sort()
}

const values = Array.from({ length: CREATES }, (_, i) => `value-${i}`)

describe.each(['migrated', 'empty'] as const)('a power cut on the embedded engine, started from %s', (from) => {
  let storage: TestStorage
  let site: Awaited<ReturnType<typeof startOnUnsafeDisk>>
  let server: ServerProcess
  beforeAll(async () => {
    storage = await newStorage('embedded', from)
    if (from === 'empty') rmSync(join(storage.settings.dataDir, 'pgdata'), { recursive: true, force: true })
    site = await startOnUnsafeDisk(storage, from)
    server = site.server
  })

  it('syncs the write-ahead log before a create is acknowledged (DUR-006)', async () => {
    for (const value of values) {
      expect((await site.create(value)).status).toBe(200)
      expect(isInSyncedLog(site.survivors, value)).toBe(true)
    }
  })

  it('finds every acknowledged create in what was synced, and nothing that was not (DUR-007)', async () => {
    site.fault('lying', true)
    expect((await site.create('value-unsynced')).status).toBe(200)
    expect(isInSyncedLog(site.survivors, 'value-unsynced')).toBe(false)
    await server.end('SIGKILL')
    expect(await recoveredValues(site.survivors, storage.settings)).toEqual([...values].sort())
  })
})

describe('a full disk on the embedded engine (DUR-009)', async () => {
  const storage = await newStorage('embedded')
  const site = await startOnUnsafeDisk(storage, 'migrated')

  it('answers 503, works again when there is space, and loses nothing that it acknowledged', async () => {
    const acknowledged: string[] = []
    let n = 0
    const create = async () => {
      const value = `value-${n++}-${'x'.repeat(150)}`
      const reply = await site.create(value)
      if (reply.status === 200) acknowledged.push(value)
      else expect([reply.status, await reply.text()]).toEqual([503, expect.stringContaining('STORAGE_UNAVAILABLE')])
      return reply.status
    }
    expect(await create()).toBe(200)
    site.fault('full', true)
    // Pages that are there already take some more rows.
    while ((await create()) === 200);
    expect(await create()).toBe(503)
    site.fault('full', false)
    while ((await create()) !== 200);
    await site.server.end('SIGTERM')
    const { dataDir } = storage.settings
    expect(await recoveredValues(dataDir, storage.settings)).toEqual(expect.arrayContaining(acknowledged))
  })
})
