import { describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../server/db/index.ts'
import { sql } from '../../server/db/sql.ts'
import { newStorage } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { recert, spawnServer } from '../server-process.ts'

/** As if the leases of dead workers had run out. */
const endLeases = (database: Database) =>
  database.tx((tx) => tx.count(sql`update jobs set locked_until = now() where locked_by is not null`))

describe('the demo company', async () => {
  const storage = await newStorage('embedded')

  it('is loaded by the first start with --demo, even when that was killed, and only once (IMP-167)', async () => {
    let server = await spawnServer(await freePort(), storage.env, ['--demo'])
    await server.end('SIGKILL')
    server = await spawnServer(await freePort(), storage.env, ['--demo'])
    const shared = await openDatabase(storage.settings, { mode: 'share' })
    await endLeases(shared)
    const look = () =>
      shared.read((reader) =>
        reader.first<Record<string, number>>(sql`select (select count(*)::int from grants) as grants,
          (select count(*)::int from apps) as apps, (select count(*)::int from conflict_monitors) as monitors,
          (select count(*)::int from conflict_violations) as violations,
          (select count(*)::int from conflict_violations where exempted_at is not null) as exempted,
          (select count(*)::int from jobs where kind = 'demo.load') as jobs`),
      )
    await eventually(async () => expect((await look())?.jobs).toBe(0))
    expect(await look()).toMatchObject({ apps: 12, monitors: 2, violations: 11, exempted: 2 })
    expect((await look())?.grants).toBeGreaterThan(5_500)
    await shared.close()
    await server.end('SIGTERM')
  })

  it('is removed by a command, even when the server is killed in between (IMP-167)', async () => {
    const demo = (...args: string[]) => recert(['demo', ...args], storage.env)
    let server = await spawnServer(await freePort(), storage.env)
    expect(await demo('load')).toMatchObject({
      code: 1,
      stderr: 'The demo company is already loaded. To load it again, remove it first.\n',
    })
    expect(JSON.parse((await demo('remove', '--json')).stdout)).toEqual({ state: 'DEMO_STATE_REMOVING' })
    await server.end('SIGKILL')
    server = await spawnServer(await freePort(), storage.env, ['--no-demo'])
    const shared = await openDatabase(storage.settings, { mode: 'share' })
    await endLeases(shared)
    const left = () =>
      shared.read((reader) =>
        reader.first(sql`select (select count(*)::int from grants) as grants, (select count(*)::int from apps) as apps,
          (select count(*)::int from users where status <> 'DELETED') as people,
          (select count(*)::int from conflict_monitors where deleted_at is null) as monitors,
          (select count(*)::int from trusted_domains) as domains,
          (select count(*)::int from sources where deleted_at is null) as sources`),
      )
    const nothing = { grants: 0, apps: 0, people: 1, monitors: 0, domains: 0, sources: 0 }
    await eventually(async () => expect(await left()).toEqual(nothing))
    await shared.close()
    expect(await demo('remove')).toMatchObject({
      code: 1,
      stderr: 'The demo company is not loaded, so there is nothing to remove.\n',
    })
    expect((await demo('load')).stdout).toMatch(/^The demo company is being loaded\./)
    await server.end('SIGKILL')
  })
})
