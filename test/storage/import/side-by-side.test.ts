import { afterAll, describe, expect, it } from 'vitest'
import { createTenant } from '../../../server/auth/index.ts'
import { type EngineDatabase, openDatabase } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { importFiles } from '../../../server/imports/syncs/import-files.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { newStorage } from '../../engines.ts'

/** The embedded engine has one connection, and does one thing after the other. */
describe('imports of several sources at once on postgresql', async () => {
  const storage = await newStorage('postgresql')
  const database = await openDatabase({ ...storage.settings, statementTimeoutMs: 2_000 }, { mode: 'own' })
  afterAll(async () => {
    await database.close()
    await storage.drop()
  })
  const tenant = await database.tx((tx) => createTenant(tx, 't.example', 'T'))
  const load = (on: EngineDatabase, name: string) => {
    const texts = {
      users: `id,email,name\n1,${name}@corp.example,P\n`,
      apps: 'id,name\ncrm,CRM\n',
      entitlements: 'app,id,name\ncrm,e,E\n',
      accounts: 'app,id,user\ncrm,a,1\n',
      grants: 'app,entitlement,account\ncrm,e,a\n',
    }
    return importFiles(on, {
      tenantId: tenant?.id ?? ('' as TenantId),
      source: { displayName: name, kind: 'SOURCE_KIND_FILE' },
      files: Object.entries(texts).map(([kind, text]) => ({ fileName: `${kind}.csv`, bytes: bytesOf(text) })),
      skipBadRows: false,
      allowRemovals: false,
      maxRemovalPercent: 20,
    })
  }
  async function* bytesOf(text: string) {
    yield Buffer.from(text)
  }
  /** The same database, in which each long transaction that has written grants waits before its end. */
  const pausing = (until: Promise<unknown>, onPause: () => void): EngineDatabase => ({
    ...database,
    tx: (work, options) =>
      database.tx(async (tx) => {
        const result = await work(tx)
        const wrote = await tx.first(sql`select 1 from pg_class where relname = 'changed_grant'`)
        if (options && wrote) {
          // It waits for the others however long they take.
          await tx.first(sql`select set_config('idle_in_transaction_session_timeout', '0', true)`)
          onPause()
          await until
        }
        return result
      }, options),
  })

  it('one that is being written does not hold up the others, nor do its rows stay', async () => {
    let goOn = () => {}
    const gate = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let slow: ReturnType<typeof load> | undefined
    await new Promise<void>((resolve, reject) => {
      slow = load(pausing(gate, resolve), 'slow')
      slow.catch(reject)
    })
    for (const name of ['quick', 'quicker'])
      expect(await load(database, name)).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { grants: { added: 1 } } })
    goOn()
    expect(await slow).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { grants: { added: 1 } } })
    expect(await database.read((reader) => reader.rows(sql`select 1 from sync_batches`))).toEqual([])
  })
})
