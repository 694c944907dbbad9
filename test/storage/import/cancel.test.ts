import { describe, expect, it } from 'vitest'
import type { SyncState } from '../../../contract/imports/source.ts'
import { type Database, staleRead } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { ensureSource } from '../../../server/imports/sources/source.store.ts'
import { applyJob } from '../../../server/imports/syncs/apply-job.ts'
import { beginSync, cancelSync, receiveFiles } from '../../../server/imports/syncs/import-files.ts'
import { readSync, updateSync } from '../../../server/imports/syncs/sync.store.ts'
import { newId, type TenantId } from '../../../server/lib/ids.ts'
import { ENGINES } from '../../engines.ts'
import { COMPANY } from './company.ts'
import { useImports } from './loading.ts'
import { faultsInVersions, pausing, writtenBy } from './races.ts'

const NOTHING = { added: 0, changed: 0, removed: 0 }

describe.each(ENGINES)('a sync that is applied by a job on %s', async (engine) => {
  const { database, newTenant, load, rows } = await useImports(engine)
  async function* bytesOf(text: string) {
    yield Buffer.from(text)
  }
  /** A sync whose files have been uploaded, and whose job is about to run. */
  const queue = async (tenantId: TenantId) => {
    const request = { skipBadRows: false, allowRemovals: false }
    const sync = await database.tx(async (tx) => {
      const source = await ensureSource(tx, tenantId, { id: newId(), displayName: 'Files', kind: 'SOURCE_KIND_FILE' })
      return beginSync(tx, tenantId, source.id, request)
    })
    const files = Object.entries(COMPANY).map(([kind, text]) => ({ fileName: `${kind}.csv`, bytes: bytesOf(text) }))
    await receiveFiles(database, { tenantId, syncId: sync.id, maxBytes: 1e9 }, files)
    await database.tx((tx) =>
      updateSync(tx, tenantId, sync.id, ['SYNC_STATE_UPLOADING'], { state: 'SYNC_STATE_QUEUED' }),
    )
    return sync.id
  }
  const job = applyJob(database, { maxRemovalPercent: 20, maxBytes: 1e9 })
  const run = (on: Database, tenantId: TenantId, syncId: string) =>
    job.run({
      tenantId,
      payload: { syncId },
      attempt: 1,
      signal: new AbortController().signal,
      tx: (work) => on.tx((tx) => work(tx, async () => {}), { timeoutMs: 60_000 }),
      read: on.read,
    })
  const read = (tenantId: TenantId, syncId: string) => database.read((reader) => readSync(reader, tenantId, syncId))
  const cancel = (tenantId: TenantId, syncId: string) =>
    database.tx((tx) => cancelSync(tx, tenantId, syncId, 'Cancelled.'))
  const stagedRows = (syncId: string) => rows(sql`select 1 from sync_batches where sync_id = ${syncId}`)
  const expectNothingOf = async (tenantId: TenantId, syncId: string) => {
    expect(await read(tenantId, syncId)).toMatchObject({ state: 'SYNC_STATE_CANCELLED', counts: {}, faultCount: 0 })
    expect(Object.values(await database.read((reader) => writtenBy(reader, tenantId, syncId)))).toEqual(
      Array.from({ length: 7 }, () => NOTHING),
    )
    expect(await stagedRows(syncId)).toEqual([])
    expect((await load(tenantId, COMPANY)).state).toBe('SYNC_STATE_DONE')
    expect(await database.read((reader) => faultsInVersions(reader, tenantId))).toEqual([])
  }

  it('can be cancelled while it waits, and its job then changes nothing (IMP-003)', async () => {
    const tenantId = await newTenant()
    const syncId = await queue(tenantId)
    expect(await cancel(tenantId, syncId)).toBe(true)
    await run(database, tenantId, syncId)
    await expectNothingOf(tenantId, syncId)
  })

  it.each(['SYNC_STATE_CHECKING', 'SYNC_STATE_APPLYING'] as const)(
    'can be cancelled after its worker was killed in %s, and the next attempt changes nothing (IMP-003)',
    async (state) => {
      const tenantId = await newTenant()
      const syncId = await queue(tenantId)
      await expect(runUntilKilled(state, tenantId, syncId)).rejects.toThrow(Killed)
      expect(await read(tenantId, syncId)).toMatchObject({ state })
      expect(await cancel(tenantId, syncId)).toBe(true)
      await run(database, tenantId, syncId)
      await expectNothingOf(tenantId, syncId)
    },
  )
  class Killed extends Error {}
  /** The worker commits that the sync is in a state, and never speaks again. */
  const runUntilKilled = (state: SyncState, tenantId: TenantId, syncId: string) => {
    const dieIn = async () => {
      if ((await read(tenantId, syncId))?.state === state) throw new Killed()
    }
    // On PostgreSQL the transaction that applies the sync has begun before that.
    const isInside = engine === 'postgresql' && state === 'SYNC_STATE_APPLYING'
    const tx: Parameters<typeof job.run>[0]['tx'] = async (work) => {
      const result = await database.tx((now) => {
        const count: typeof now.count = async (statement) => {
          if (isInside) await dieIn()
          return now.count(statement)
        }
        return work({ ...now, count }, async () => {})
      })
      await dieIn()
      return result
    }
    const signal = AbortSignal.abort()
    return job.run({ tenantId, payload: { syncId }, attempt: 1, signal, tx, read: database.read })
  }

  it('cannot be cancelled once it is done', async () => {
    const tenantId = await newTenant()
    const syncId = await queue(tenantId)
    await run(database, tenantId, syncId)
    expect(await cancel(tenantId, syncId)).toBe(false)
    expect(await read(tenantId, syncId)).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { grants: { added: 5 } } })
  })

  it('keeps its upload when others changed the same data in every try, and is applied by the next attempt (IMP-002)', async () => {
    const tenantId = await newTenant()
    const syncId = await queue(tenantId)
    let tries = 0
    const unlucky: Database = {
      ...database,
      tx: (work, options) =>
        database.tx((tx) => {
          const count: typeof tx.count = (statement) => {
            if (!statement.compile().text.includes('create temp table known_user')) return tx.count(statement)
            tries++
            throw staleRead()
          }
          return work({ ...tx, count })
        }, options),
    }
    await expect(run(unlucky, tenantId, syncId)).rejects.toMatchObject({ code: '40001' })
    expect(tries).toBeGreaterThan(1)
    expect(await read(tenantId, syncId)).toMatchObject({ state: 'SYNC_STATE_APPLYING' })
    expect((await stagedRows(syncId)).length).toBeGreaterThan(0)
    await run(database, tenantId, syncId)
    expect(await read(tenantId, syncId)).toMatchObject({ state: 'SYNC_STATE_DONE', counts: { grants: { added: 5 } } })
  })

  it('has failed when its job is given up, and no longer blocks its source', async () => {
    const tenantId = await newTenant()
    const syncId = await queue(tenantId)
    await database.tx((tx) => job.givenUp?.(tx, { tenantId, payload: { syncId } }) ?? Promise.resolve())
    expect(await read(tenantId, syncId)).toMatchObject({ state: 'SYNC_STATE_FAILED' })
    expect((await load(tenantId, COMPANY)).state).toBe('SYNC_STATE_DONE')
  })

  // The embedded engine has one connection, so whoever cancels waits for the end of a statement's transaction.
  if (engine === 'postgresql')
    it('can be cancelled at any time while it is applied, without waiting for it (IMP-003)', async () => {
      for (const before of [0, 20, 50, 80, 110]) {
        const tenantId = await newTenant()
        const syncId = await queue(tenantId)
        let cancelled: boolean | undefined
        const { racing } = pausing(database, {
          before,
          async meanwhile() {
            cancelled = await cancel(tenantId, syncId)
          },
        })
        await run(racing, tenantId, syncId)
        expect({ before, cancelled }).toEqual({ before, cancelled: true })
        await expectNothingOf(tenantId, syncId)
      }
    })
})
