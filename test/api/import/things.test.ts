import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { importingOn } from './importing.ts'

/** Ann is told by two spellings, one grant by two rows that differ, one by two that do not, one account is bad. */
const SHEET = `user,application,role,granted on
ann@corp.example,Wiki,Editor,2025-01-01
ann,Wiki,Reader,
bob@corp.example,Wiki,Editor,2025-01-01
bob@corp.example,Wiki,Editor,2024-01-01
bob@corp.example,Wiki,Reader,
bob@corp.example,Wiki,Reader,
,Wiki,Reader,
`

describe('what rows made', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { get, newSync, upload, preview, apply, load } = importingOn(server)
  await load(
    { 'users.csv': 'id,email,username\nu1,ann@corp.example,ann\nu2,bob@corp.example,bob\n' },
    { name: 'People' },
  )

  it('is applied, merged or left out, by kind, in the preview and afterwards (IMP-209)', async () => {
    const { path } = await newSync('Sheet')
    await upload(path, 'access.csv', SHEET)
    const { previewToken } = await preview(path)
    const expected = {
      apps: { madeCount: 1, appliedCount: 1, mergedCount: 0, leftOutCount: 0, unaccountedCount: 0 },
      accounts: { madeCount: 3, appliedCount: 2, mergedCount: 1, leftOutCount: 0, unaccountedCount: 0 },
      grants: { madeCount: 7, appliedCount: 4, mergedCount: 2, leftOutCount: 1, unaccountedCount: 0 },
    }
    expect((await get(path)).sync.things).toMatchObject(expected)
    const done = await apply(path, { previewToken, leftOutCount: 1 })
    expect(done).toMatchObject({ state: 'SYNC_STATE_DONE', things: expected })
  })

  it('counts people whom another source has as merged, and files that are not read again as before (IMP-209)', async () => {
    const users = { 'users.csv': 'id,email\nx1,ann@corp.example\nx2,new@corp.example\n' }
    const { source, sync } = await load(users, { name: 'Others' })
    const { things } = sync
    expect(things).toEqual({
      users: { madeCount: 2, appliedCount: 1, mergedCount: 1, leftOutCount: 0, unaccountedCount: 0 },
    })
    expect((await load(users, { source })).sync.things).toEqual(things)
  })

  it('says how much is unaccounted for when a row was lost on the way (IMP-209)', async () => {
    const { path } = await newSync('Lost')
    await upload(
      path,
      'access.csv',
      'user,application,role\nann@corp.example,Mail,Editor\nbob@corp.example,Mail,Editor\n',
    )
    await preview(path)
    await server.database.tx((tx) =>
      tx.count(sql`update sync_files set made_count = made_count + 1 where kind = 'grants' and sync_id in (
        select sync_id from syncs where state = 'SYNC_STATE_PREVIEWED')`),
    )
    await expect(preview(path)).rejects.toThrow('unaccountedCount')
    expect((await get(path)).sync.things.grants).toMatchObject({ madeCount: 3, appliedCount: 2, unaccountedCount: 1 })
  })
})
