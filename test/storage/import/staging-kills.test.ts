import { describe, expect, it } from 'vitest'
import type { EngineDatabase } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { applyJob } from '../../../server/imports/apply-job.ts'
import { beginSync, receiveFiles } from '../../../server/imports/import-files.ts'
import { ensureSource } from '../../../server/imports/source.store.ts'
import { readSync, readSyncMapping, updateSync } from '../../../server/imports/sync.store.ts'
import { newId, type TenantId } from '../../../server/lib/ids.ts'
import { ENGINES } from '../../engines.ts'
import { COMPANY } from './company.ts'
import { type Death, dying, Killed } from './dying.ts'
import { useImports } from './loading.ts'
import { faultsInVersions } from './races.ts'

const WHEN = ['before', 'inside', 'after'] as const

describe.each(ENGINES)('a sync whose worker is killed on %s', async (engine) => {
  const { database, newTenant, problemsOf, rows } = await useImports(engine)
  const files = { ...COMPANY, users: `${COMPANY.users}u1,again@corp.example,Again,,,\nu7,no address,Fay,nobody,,\n` }
  const bytesOf = async function* (text: string) {
    yield Buffer.from(text)
  }
  const queue = async (tenantId: TenantId) => {
    const syncId = await database.tx(async (tx) => {
      const source = await ensureSource(tx, tenantId, { id: newId(), displayName: 'Files', kind: 'SOURCE_KIND_FILE' })
      return (await beginSync(tx, tenantId, source.id, { skipBadRows: true, allowRemovals: false })).id
    })
    const uploads = Object.entries(files).map(([kind, text]) => ({ fileName: `${kind}.csv`, bytes: bytesOf(text) }))
    await receiveFiles(database, { tenantId, syncId, maxBytes: 1e9 }, uploads)
    const queued = { state: 'SYNC_STATE_QUEUED' } as const
    await database.tx((tx) => updateSync(tx, tenantId, syncId, ['SYNC_STATE_UPLOADING'], queued))
    return syncId
  }
  const run = (on: EngineDatabase, tenantId: TenantId, syncId: string) =>
    applyJob(on, { maxRemovalPercent: 20, maxBytes: 1e9 }).run({
      tenantId,
      payload: { syncId },
      attempt: 1,
      signal: new AbortController().signal,
      tx: (work) => on.tx((tx) => work(tx, async () => {}), { timeoutMs: 60_000 }),
      read: on.read,
    })
  /** Runs the job in a process that is killed; true when it was, false when the job had ended before. */
  const runKilled = async (death: Death, tenantId: TenantId, syncId: string) => {
    const { dead, isDead } = dying(database, death)
    await run(dead, tenantId, syncId).catch((error) => expect(error).toBeInstanceOf(Killed))
    return isDead()
  }
  const isStaged = async (tenantId: TenantId, syncId: string) =>
    (await database.read((reader) => readSyncMapping(reader, tenantId, syncId)))?.staged === true
  /** Everything that can be seen of a sync and its data, without ids and times. */
  const result = async (tenantId: TenantId, syncId: string) => {
    const sync = await database.read((reader) => readSync(reader, tenantId, syncId))
    const data = await rows(sql`
      select 'user' as kind, external_id as id, display_name || ' ' || email || ' ' || status as what from users
        where tenant_id = ${tenantId} and source_id is not null
      union all select 'account', external_id, username || ' ' || status from accounts where tenant_id = ${tenantId}
      union all select 'entitlement', external_id, display_name from entitlements where tenant_id = ${tenantId}
      union all select 'resource', external_id, display_name from resources where tenant_id = ${tenantId}
      union all select 'grant', e.external_id, coalesce(a.external_id, r.external_id) from grants g
        join entitlements e using (tenant_id, entitlement_key)
        left join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
        left join resources r on r.tenant_id = g.tenant_id and r.resource_key = g.principal_key
        where g.tenant_id = ${tenantId}
      order by 1, 2, 3`)
    const { state, problem, counts, faultCount, leftOutCount, warningCount, tables } = sync ?? {}
    const seen = { state, problem, counts, faultCount, leftOutCount, warningCount, tables, data }
    return { ...seen, problems: await problemsOf(tenantId, syncId), files: sync?.files.map((file) => file.sha256) }
  }
  const leftovers = () => rows(sql`select 'row' from sync_rows union all select 'part' from sync_spool`)
  const entries = (syncId: string) => rows(sql`select 1 from audit_entries where target_id = ${syncId}`)

  it('ends as an undisturbed one does, wherever it was killed while its files were read and applied', async () => {
    const undisturbed = await newTenant()
    const first = await queue(undisturbed)
    await run(database, undisturbed, first)
    const expected = await result(undisturbed, first)
    expect(expected).toMatchObject({ state: 'SYNC_STATE_DONE', leftOutCount: 1, counts: { grants: { added: 5 } } })

    const tenantId = await newTenant()
    const syncId = await queue(tenantId)
    const kills = { reading: 0, applying: 0 }
    // Reading begins anew after a kill, so each attempt is killed a little later than the one before.
    for (let step = 0; ; ) {
      const before = await isStaged(tenantId, syncId)
      const death = { at: Math.floor(step / 3), when: WHEN[step % 3] ?? 'before' }
      if (!(await runKilled(death, tenantId, syncId))) break
      kills[before ? 'applying' : 'reading']++
      step = before === (await isStaged(tenantId, syncId)) ? step + (before ? 1 : 2) : 0
    }
    expect(kills.reading).toBeGreaterThan(30)
    expect(kills.applying).toBeGreaterThan(6)
    expect(await result(tenantId, syncId)).toEqual(expected)
    expect(await database.read((reader) => faultsInVersions(reader, tenantId))).toEqual([])
    expect(await leftovers()).toEqual([])
    expect(await entries(syncId)).toHaveLength((await entries(first)).length)
  })
})
