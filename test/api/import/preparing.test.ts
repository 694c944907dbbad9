import { describe, expect, it } from 'vitest'
import { eventually, nextLook } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { COMPANY, LATER } from '../../storage/import/company.ts'
import { killingOn } from '../../storage/import/killing.ts'
import { preparingOn } from '../campaign/preparing.ts'

/** Two rows are a part. */
const SIZES = { first: 2, smallest: 2, largest: 2, chunkMs: 1 }
/** Transactions that write access data; the first of them holds it. */
const WRITES = 'pg_advisory_xact_lock_shared'

describe('a campaign that is prepared while a sync is half written on embedded', async () => {
  const server = await useServer('embedded', { jobs: true })
  const { load, draft, prepare, items, get, campaign, tenantId } = await preparingOn(server)
  const { queue, run, runKilled } = killingOn(server.database, SIZES)
  const shown = async (id: string) =>
    (await items(id)).map(({ entitlement, account }) => `${entitlement.displayName}: ${account.displayName}`).sort()

  it('waits, and then shows the sync as a whole (IMP-171)', async () => {
    await load(COMPANY)
    const syncId = await queue(tenantId, LATER)
    expect(await runKilled({ at: 2, when: 'after', among: WRITES }, tenantId, syncId)).toBe(true)

    const id = await draft()
    await prepare(id, ['ACCESS_REVIEW_STATE_PREPARING'])
    // Long enough for several looks at whether the data is whole.
    for (let look = 0; look < 50; look++) {
      expect((await get(`/api/v1/access_review/${id}/progress`)).body).toMatchObject({ phase: 'WAITING', itemCount: 0 })
      await nextLook()
    }
    await run(server.database, tenantId, syncId)
    await eventually(async () => expect(await campaign(id)).toMatchObject({ state: 'ACCESS_REVIEW_STATE_REVIEW' }))
    expect(await shown(id)).toEqual(['Access: Ann', 'Access: Dan', 'Member of sales: Bob'])
  })
})
