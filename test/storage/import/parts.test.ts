import { describe, expect, it } from 'vitest'
import { AccessDataLocked, type Tx } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { announceAccessWrite, lockAccessData } from '../../../server/directory/index.ts'
import { applyJob } from '../../../server/imports/syncs/apply-job.ts'
import { endSync } from '../../../server/imports/syncs/import-files.ts'
import { readSync } from '../../../server/imports/syncs/sync.store.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { enginesFor } from '../../engines.ts'
import { IS_LONG } from '../../rounds.ts'
import { COMPANY, LATER } from './company.ts'
import { killing } from './killing.ts'
import { useImports } from './loading.ts'
import { faultsInVersions } from './races.ts'

/** Two rows are a part. */
const SIZES = { first: 2, smallest: 2, largest: 2, chunkMs: 1 }

/** How many writes later than the one before an attempt is killed. */
const STRIDE = IS_LONG ? 2 : 5

describe.each(enginesFor('syncs of several parts'))('a sync of several parts on %s', async (engine) => {
  const imports = await useImports(engine)
  const { database, newTenant, rows } = imports
  const whole = killing(imports)
  const parts = killing(imports, SIZES)
  const importBoth = async (how: typeof whole, tenantId: TenantId) => {
    const results = []
    for (const files of [COMPANY, LATER]) {
      const syncId = await how.queue(tenantId, files)
      await how.run(database, tenantId, syncId)
      results.push(await how.result(tenantId, syncId))
    }
    return results
  }
  const leftSchemas = () => rows(sql`select nspname from pg_namespace where nspname like 'merge%'`)
  const holds = () => rows(sql`select 1 from half_written_sources`)

  it('leaves the same data as one that is applied at once (IMP-169)', async () => {
    const expected = await importBoth(whole, await newTenant())
    expect(expected).toMatchObject([{ state: 'SYNC_STATE_DONE' }, { counts: { grants: { added: 1, removed: 2 } } }])
    const tenantId = await newTenant()
    expect(await importBoth(parts, tenantId)).toEqual(expected)
    expect(await database.read((reader) => faultsInVersions(reader, tenantId))).toEqual([])
    expect([await leftSchemas(), await holds()]).toEqual([[], []])
  })
})

describe('a sync that is written in parts on embedded', async () => {
  const imports = await useImports('embedded')
  const { database, newTenant, rows } = imports
  const { queue, run, runKilled, result } = killing(imports, SIZES)
  const first = async (tenantId: TenantId) => run(database, tenantId, await queue(tenantId, COMPANY))
  const isWhole = (tenantId: TenantId) => database.tx((tx) => lockAccessData(tx, tenantId, 10))
  const edit = (tenantId: TenantId) => database.tx((tx: Tx) => announceAccessWrite(tx, tenantId))
  const leftovers = () =>
    rows(sql`select 'row' from sync_batches union all select 'part' from sync_spool union all select 'progress' from sync_progress
      union all select 'hold' from half_written_sources
      union all select nspname from pg_namespace where nspname like 'merge%'`)
  /** Transactions that write access data; the first of them holds it. */
  const WRITES = 'pg_advisory_xact_lock_shared'
  const killWhileWriting = (tenantId: TenantId, syncId: string) =>
    runKilled({ at: 2, when: 'after', among: WRITES }, tenantId, syncId)

  it('ends as an undisturbed one does, wherever it is killed while it writes (IMP-169)', async () => {
    const undisturbed = await newTenant()
    await first(undisturbed)
    const expectedSync = await queue(undisturbed, LATER)
    await run(database, undisturbed, expectedSync)
    const expected = await result(undisturbed, expectedSync)

    const tenantId = await newTenant()
    await first(tenantId)
    const syncId = await queue(tenantId, LATER)
    // What was written stays. Each attempt goes through the parts again, and is killed in the middle of a later one.
    let kills = 0
    while (await runKilled({ at: kills * STRIDE, when: 'inside', among: WRITES }, tenantId, syncId)) kills++
    expect(kills).toBeGreaterThan(IS_LONG ? 5 : 2)
    expect(await result(tenantId, syncId)).toEqual(expected)
    expect(await database.read((reader) => faultsInVersions(reader, tenantId))).toEqual([])
    expect(await leftovers()).toEqual([])
  })

  it('lets nobody else write, nothing be frozen and nobody cancel it while it is half written (IMP-171)', async () => {
    const tenantId = await newTenant()
    await first(tenantId)
    await edit(tenantId)
    expect(await isWhole(tenantId)).toBe(true)
    const syncId = await queue(tenantId, LATER)
    expect(await killWhileWriting(tenantId, syncId)).toBe(true)
    await expect(edit(tenantId)).rejects.toBeInstanceOf(AccessDataLocked)
    await edit(await newTenant())
    expect(await isWhole(tenantId)).toBe(false)
    await run(database, tenantId, syncId)
    await edit(tenantId)
    expect(await isWhole(tenantId)).toBe(true)
  })

  it('is not reviewed after it was given up half written, until the next sync is done', async () => {
    const tenantId = await newTenant()
    await first(tenantId)
    const syncId = await queue(tenantId, LATER)
    expect(await killWhileWriting(tenantId, syncId)).toBe(true)
    const job = applyJob(database, { maxRemovalPercent: 20, maxBytes: 1e9 })
    await database.tx((tx) => job.givenUp?.(tx, { tenantId, payload: { syncId } }) ?? Promise.resolve())
    const failed = await database.read((reader) => readSync(reader, tenantId, syncId))
    expect(failed).toMatchObject({
      state: 'SYNC_STATE_FAILED',
      problem: expect.stringContaining('part of its changes is here'),
    })
    await edit(tenantId)
    expect(await isWhole(tenantId)).toBe(false)
    const asking = await queue(tenantId, { ...LATER, users: 'id,email\n1,not an address\n' })
    await database.tx((tx) => endSync(tx, tenantId, asking, 'SYNC_STATE_CANCELLED', 'Cancelled.'))
    expect(await isWhole(tenantId)).toBe(false)
    await run(database, tenantId, await queue(tenantId, LATER))
    expect(await isWhole(tenantId)).toBe(true)
    expect(await database.read((reader) => faultsInVersions(reader, tenantId))).toEqual([])
  })

  it('holds nothing when it stops to ask', async () => {
    const tenantId = await newTenant()
    await first(tenantId)
    const syncId = await queue(tenantId, { ...LATER, grants: 'app,entitlement,account\ncrm,access,a1\n' })
    await database.tx((tx) =>
      tx.count(sql`update syncs set allow_removals = false where tenant_id = ${tenantId} and sync_id = ${syncId}`),
    )
    await run(database, tenantId, syncId)
    expect(await database.read((reader) => readSync(reader, tenantId, syncId))).toMatchObject({
      state: 'SYNC_STATE_NEEDS_CONFIRMATION',
      questions: expect.arrayContaining([expect.objectContaining({ code: 'removal_limit' })]),
    })
    await edit(tenantId)
    expect(await isWhole(tenantId)).toBe(true)
  })
})
