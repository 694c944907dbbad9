import { afterAll, describe, expect, it, vi } from 'vitest'
import { createTenant } from '../../../server/auth/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { beginSync, cancelSync, importFiles } from '../../../server/imports/import-files.ts'
import { ensureSource } from '../../../server/imports/source.store.ts'
import { stageFile, UploadSuperseded } from '../../../server/imports/stage-file.ts'
import { updateSync } from '../../../server/imports/sync.store.ts'
import { newId } from '../../../server/lib/ids.ts'
import { ENGINES, openStorage } from '../../engines.ts'

describe.each(ENGINES)('the files of a sync on %s', async (engine) => {
  const { database, drop } = await openStorage(engine)
  afterAll(drop)
  const tenant = await database.tx((tx) => createTenant(tx, 't.example', 'T'))
  if (!tenant) throw new Error('no tenant')
  const tenantId = tenant.id
  const newSource = () =>
    database.tx((tx) => ensureSource(tx, tenantId, { id: newId(), displayName: newId(), kind: 'SOURCE_KIND_FILE' }))
  const begin = async (sourceId: string) =>
    (await database.tx((tx) => beginSync(tx, tenantId, sourceId, { skipBadRows: false, allowRemovals: false }))).id
  const stage = (syncId: string, bytes: AsyncIterable<Uint8Array>) =>
    stageFile(
      database,
      { tenantId, syncId, kind: 'users', fileName: 'users.csv', format: 'csv', keepAllFaults: false },
      bytes,
    )
  /** A file that does something between its first line and the rest. */
  async function* withPause(rest: string, pause: () => Promise<unknown>) {
    yield Buffer.from('id,email,name\n')
    await pause()
    yield Buffer.from(rest)
  }
  const file = (rest: string) => withPause(rest, async () => {})
  const count = async (table: 'rows' | 'faults', syncId: string) =>
    (
      await database.read((reader) =>
        reader.first<{ n: number }>(
          table === 'rows'
            ? sql`select count(*)::int as n from sync_rows where sync_id = ${syncId}`
            : sql`select count(*)::int as n from sync_faults where sync_id = ${syncId}`,
        ),
      )
    )?.n
  const age = (syncId: string) =>
    database.tx((tx) =>
      tx.count(sql`update syncs set updated_at = now() - interval '2 hours' where sync_id = ${syncId}`),
    )
  const GOOD = 'u1,a@corp.example,A\nu2,b@corp.example,B\n'
  const BAD = 'u1,no address,A\n'

  it.each(['SYNC_STATE_QUEUED', 'SYNC_STATE_APPLYING', 'SYNC_STATE_CANCELLED'] as const)(
    'nothing is added to one that is %s by now, neither rows nor faults',
    async (state) => {
      for (const rest of [GOOD, BAD, '']) {
        const syncId = await begin((await newSource()).id)
        const goOn = () => database.tx((tx) => updateSync(tx, tenantId, syncId, ['SYNC_STATE_UPLOADING'], { state }))
        await expect(stage(syncId, withPause(rest, goOn))).rejects.toThrow(UploadSuperseded)
        expect([await count('rows', syncId), await count('faults', syncId)]).toEqual([0, 0])
        await expect(stage(syncId, file(GOOD))).rejects.toThrow(UploadSuperseded)
      }
    },
  )

  it('uploads of one file at once never mix: one of them counts, the others are told', async () => {
    for (let round = 0; round < 5; round++) {
      const syncId = await begin((await newSource()).id)
      const ends = await Promise.allSettled([GOOD, GOOD, BAD, GOOD, BAD].map((rest) => stage(syncId, file(rest))))
      for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(UploadSuperseded)
      expect(ends.some(({ status }) => status === 'fulfilled')).toBe(true)
      expect([
        [2, 0],
        [0, 1],
      ]).toContainEqual([await count('rows', syncId), await count('faults', syncId)])
    }
  })

  it('the faults of an upload that was overtaken are dropped', async () => {
    const syncId = await begin((await newSource()).id)
    const again = () => stage(syncId, file(GOOD))
    await expect(stage(syncId, withPause(BAD, again))).rejects.toThrow(UploadSuperseded)
    expect([await count('rows', syncId), await count('faults', syncId)]).toEqual([2, 0])
  })

  it('an upload that goes on for hours is not taken for abandoned', async () => {
    const source = await newSource()
    const syncId = await begin(source.id)
    const now = vi.spyOn(performance, 'now')
    const bytes = (async function* () {
      yield Buffer.from('id,email,name\n')
      await age(syncId)
      now.mockReturnValue(performance.timeOrigin)
      yield Buffer.from(GOOD)
      await expect(begin(source.id)).rejects.toThrow(`sync ${syncId} of this source is still in progress`)
    })()
    await stage(syncId, bytes).finally(() => now.mockRestore())
  })

  it('an import whose sync is cancelled by another says so', async () => {
    const files = withPause(GOOD, async () => {
      const [sync] = await database.read((reader) =>
        reader.rows<{ id: string }>(sql`select y.sync_id as id from syncs y join sources s using (tenant_id, source_id)
          where s.display_name = 'Cancelled'`),
      )
      await database.tx((tx) => cancelSync(tx, tenantId, sync?.id ?? '', 'Cancelled.'))
    })
    const request = { skipBadRows: false, allowRemovals: false, maxRemovalPercent: 20 }
    await expect(
      importFiles(database, {
        tenantId,
        source: { displayName: 'Cancelled', kind: 'SOURCE_KIND_FILE' },
        files: [{ fileName: 'users.csv', bytes: files }],
        ...request,
      }),
    ).rejects.toThrow('This sync was ended')
  })

  it('one that was abandoned leaves no rows behind', async () => {
    const source = await newSource()
    const syncId = await begin(source.id)
    await stage(syncId, file(GOOD))
    await age(syncId)
    await begin(source.id)
    expect(await count('rows', syncId)).toBe(0)
  })
})
