import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { SyncState } from '../../../contract/imports/source.ts'
import type { Database } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { ensureSource } from '../../../server/imports/sources/source.store.ts'
import { receiveUpload, UploadSuperseded } from '../../../server/imports/stage/receive-upload.ts'
import { storedParts, storedSpool } from '../../../server/imports/stage/stored-spool.ts'
import { beginUpload, insertPart, listUploads, purgeSpool } from '../../../server/imports/stage/upload.store.ts'
import { beginSync, cancelSync, endSync, importFiles } from '../../../server/imports/syncs/import-files.ts'
import { lockSync, updateSync } from '../../../server/imports/syncs/sync.store.ts'
import { newId } from '../../../server/lib/ids.ts'
import { ENGINES } from '../../engines.ts'
import { COMPANY } from './company.ts'
import { type Death, dying, Killed } from './dying.ts'
import { useImports } from './loading.ts'
import { untilBlocked } from './races.ts'

const REQUEST = { skipBadRows: false, allowRemovals: false }
const HEADER = 'id,email,name\n'
/** Rows that fill a part of the spool and a little more, so that the part is stored before the file has ended. */
const PART_OF_ROWS = Array.from({ length: 36 }, (_, n) => `p${n},p${n}@corp.example,${'P'.repeat(30_000)}\n`).join('')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe.each(ENGINES)('the uploads of a sync on %s', async (engine) => {
  const { database, newTenant, load, rows } = await useImports(engine)
  const tenantId = await newTenant()
  const newSource = () =>
    database.tx((tx) => ensureSource(tx, tenantId, { id: newId(), displayName: newId(), kind: 'SOURCE_KIND_FILE' }))
  const begin = async (sourceId: string) => (await database.tx((tx) => beginSync(tx, tenantId, sourceId, REQUEST))).id
  const beginNew = async () => begin((await newSource()).id)
  const upload = (syncId: string, bytes: AsyncIterable<Uint8Array>, into: Database = database) =>
    receiveUpload(into, { tenantId, syncId, fileName: 'users.csv', maxBytes: 1e9 }, bytes)
  /** A file that does something after its first part was stored. */
  async function* withPause(rest: string, pause: () => Promise<unknown>) {
    yield Buffer.from(HEADER + PART_OF_ROWS)
    await pause()
    yield Buffer.from(rest)
  }
  async function* file(text: string) {
    yield Buffer.from(text)
  }
  const uploadsOf = (syncId: string) => database.read((reader) => listUploads(reader, tenantId, syncId))
  /** The hash of the bytes that are stored for each file. */
  const storedBytes = async (syncId: string) => {
    const hashes: string[] = []
    for (const stored of await uploadsOf(syncId)) {
      const hash = createHash('sha256')
      for await (const piece of storedSpool(stored, storedParts(database, tenantId)).stream()) hash.update(piece)
      hashes.push(hash.digest('hex'))
    }
    return hashes
  }
  const partsOf = async (syncId: string) =>
    (
      await rows(sql`select 1 from sync_spool p join sync_uploads u using (tenant_id, upload_id)
        where u.sync_id = ${syncId}`)
    ).length
  const staged = async (syncId: string) =>
    (await rows(sql`select 1 from sync_batches where sync_id = ${syncId}`)).length
  /** Parts of uploads that no sync knows: nothing would ever delete them. */
  const lostParts = async () =>
    (
      await rows(sql`select 1 from sync_spool p where not exists (
        select 1 from sync_uploads u where u.tenant_id = p.tenant_id and u.upload_id = p.upload_id)`)
    ).length
  const age = (syncId: string) =>
    database.tx((tx) =>
      tx.count(sql`update syncs set updated_at = now() - interval '2 hours' where sync_id = ${syncId}`),
    )
  const moveTo = (syncId: string, state: SyncState) =>
    database.tx((tx) => updateSync(tx, tenantId, syncId, ['SYNC_STATE_UPLOADING'], { state }))
  const GOOD = 'u1,a@corp.example,A\nu2,b@corp.example,B\n'

  it.each([
    'SYNC_STATE_QUEUED',
    'SYNC_STATE_CHECKING',
    'SYNC_STATE_PREVIEWED',
    'SYNC_STATE_APPLYING',
    'SYNC_STATE_NEEDS_CONFIRMATION',
    'SYNC_STATE_CANCELLED',
  ] as const)('add nothing to one that is %s by now', async (state) => {
    for (const rest of [PART_OF_ROWS, GOOD, '']) {
      const syncId = await beginNew()
      let before: number | undefined
      const goOn = async () => {
        await moveTo(syncId, state)
        before = await partsOf(syncId)
      }
      await expect(upload(syncId, withPause(rest, goOn))).rejects.toThrow(UploadSuperseded)
      await expect(upload(syncId, file(HEADER + GOOD))).rejects.toThrow(UploadSuperseded)
      expect([await partsOf(syncId), await uploadsOf(syncId)]).toEqual([before, []])
    }
  })

  it('never mix when one file is uploaded several times at once: one of them counts, the others are told', async () => {
    const texts = [GOOD, PART_OF_ROWS, `${PART_OF_ROWS}${GOOD}`, 'u3,c@corp.example,C\n'].map((rest) => HEADER + rest)
    for (let round = 0; round < 5; round++) {
      const syncId = await beginNew()
      const ends = await Promise.allSettled(texts.map((text) => upload(syncId, file(text))))
      for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(UploadSuperseded)
      const [counted, ...others] = await uploadsOf(syncId)
      expect(others).toEqual([])
      expect(texts.map(sha256)).toContain(counted?.sha256)
      expect(await storedBytes(syncId)).toEqual([counted?.sha256])
      expect(await lostParts()).toBe(0)
    }
  })

  it('leave no bytes behind when they are overtaken', async () => {
    const syncId = await beginNew()
    const again = () => upload(syncId, file(HEADER + GOOD))
    await expect(upload(syncId, withPause(PART_OF_ROWS, again))).rejects.toThrow(UploadSuperseded)
    expect(await storedBytes(syncId)).toEqual([sha256(HEADER + GOOD)])
    expect([await partsOf(syncId), await lostParts()]).toEqual([1, 0])
  })

  // The embedded engine has one connection, so no statement waits there for a lock.
  if (engine === 'postgresql')
    it('leave no bytes behind when they are overtaken while a part waits to be stored', async () => {
      const syncId = await beginNew()
      const [first, second] = [newId(), newId()].map((uploadId) => ({ tenantId, syncId, fileName: 'a.csv', uploadId }))
      if (!first || !second) throw new Error('no uploads')
      await database.tx((tx) => beginUpload(tx, first))
      const part = { part: 0, isPacked: false, bytes: Buffer.from(HEADER) }
      let late: Promise<number> = Promise.resolve(-1)
      await database.tx(async (tx) => {
        await lockSync(tx, tenantId, syncId)
        late = database.single((reader) => insertPart(reader, first, part))
        await untilBlocked(database, late)
        await beginUpload(tx, second)
      })
      expect([await late, await lostParts()]).toEqual([0, 0])
    })

  it('are not taken for abandoned while they go on for hours', async () => {
    const source = await newSource()
    const syncId = await begin(source.id)
    const now = vi.spyOn(performance, 'now')
    const bytes = (async function* () {
      await age(syncId)
      now.mockReturnValue(performance.timeOrigin)
      yield Buffer.from(HEADER + PART_OF_ROWS)
      await expect(begin(source.id)).rejects.toThrow(`sync ${syncId} of this source is still in progress`)
    })()
    await upload(syncId, bytes).finally(() => now.mockRestore())
  })

  it('say that their sync was cancelled by another', async () => {
    const source = { displayName: 'Cancelled', kind: 'SOURCE_KIND_FILE' } as const
    const bytes = withPause(GOOD, async () => {
      const [sync] = await rows<{ id: string }>(sql`select y.sync_id as id from syncs y
        join sources s using (tenant_id, source_id) where s.display_name = 'Cancelled'`)
      await database.tx((tx) => cancelSync(tx, tenantId, sync?.id ?? '', 'Cancelled.'))
    })
    const files = [{ fileName: 'users.csv', bytes }]
    await expect(importFiles(database, { tenantId, source, files, maxRemovalPercent: 20, ...REQUEST })).rejects.toThrow(
      'This import was ended',
    )
    expect(await lostParts()).toBe(0)
  })

  it('leave neither rows nor bytes behind when they were abandoned', async () => {
    const source = await newSource()
    const syncId = await begin(source.id)
    await upload(syncId, file(HEADER + GOOD))
    expect(await partsOf(syncId)).toBe(1)
    await age(syncId)
    await begin(source.id)
    expect([await partsOf(syncId), await staged(syncId)]).toEqual([0, 0])
  })

  it('IMP-118: are kept until the sync has ended, and no longer', async () => {
    const own = await newTenant()
    const bad = { ...COMPANY, users: `${COMPANY.users}u1,again@corp.example,Again,,,\n` }
    const waiting = await load(own, bad)
    expect([waiting.state, await partsOf(waiting.id)]).toEqual(['SYNC_STATE_NEEDS_CONFIRMATION', 7])
    expect(await staged(waiting.id)).toBeGreaterThan(0)
    await database.tx((tx) => cancelSync(tx, own, waiting.id, 'Cancelled.'))
    const done = await load(own, COMPANY)
    const stopped = await load(own, bad)
    await database.tx((tx) => endSync(tx, own, stopped.id, 'SYNC_STATE_FAILED', 'Failed.'))
    expect(done.state).toBe('SYNC_STATE_DONE')
    for (const { id } of [waiting, done, stopped]) expect([await partsOf(id), await staged(id)]).toEqual([0, 0])
    expect(await lostParts()).toBe(0)
  })

  it('IMP-118: are kept for the days that the server is set to, and are gone on the day after', async () => {
    const own = await newTenant()
    const { id, state } = await load(own, COMPANY, { keepFilesDays: 30 })
    expect([state, await partsOf(id), await staged(id)]).toEqual(['SYNC_STATE_DONE', 7, 0])
    const purge = async (age: string) => {
      await database.tx((tx) =>
        tx.count(sql`update syncs set finished_at = now() - ${age}::interval where sync_id = ${id}`),
      )
      await database.tx((tx) => purgeSpool(tx, own, 100))
      return partsOf(id)
    }
    expect(await purge('29 days 23 hours')).toBe(7)
    expect(await purge('30 days 1 minute')).toBe(0)
  })

  it('are as if nothing had happened when they are repeated after a kill at any transaction', async () => {
    const text = HEADER + PART_OF_ROWS + GOOD
    const syncId = await beginNew()
    const die = async (death: Death) => {
      const { dead, isDead } = dying(database, death)
      await upload(syncId, file(text), dead).catch((error) => expect(error).toBeInstanceOf(Killed))
      return isDead()
    }
    let kills = 0
    for (const when of ['before', 'inside', 'after'] as const)
      for (let at = 0; await die({ at, when }); at++) {
        kills++
        expect(await lostParts()).toBe(0)
      }
    expect(kills).toBeGreaterThan(9)
    expect(await storedBytes(syncId)).toEqual([sha256(text)])
    expect(await partsOf(syncId)).toBe(2)
  })
})
