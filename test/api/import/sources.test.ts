import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { GROUPS, removingOn } from '../removal/removing.ts'

describe('a source', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const on = await removingOn(server)
  const { post, get, load, tenantId } = on
  const sourceNamed = async (name: string) =>
    (await get('/api/v1/sources')).body.list.find((one: { displayName: string }) => one.displayName === name)
  const update = (id: string, source: object, updateMask?: string) =>
    post(`/api/v1/sources/${id}`, { source, ...(updateMask && { updateMask }) })
  const remove = (id: string, expectedGrantCount: number) =>
    server.call('DELETE', `/api/v1/sources/${id}`, { body: { expectedGrantCount } })
  const preview = async (id: string) => (await get(`/api/v1/sources/${id}/delete_preview`)).body
  await load(GROUPS, 'Files')
  const other = (await post('/api/v1/sources', { displayName: 'Other' })).body.source
  const { id } = await sourceNamed('Files')

  it('is renamed unless another has the name, in any letter case (IMP-163)', async () => {
    const taken = await update(id, { displayName: 'OTHER' })
    expect([taken.status, taken.body.details[0].reason]).toEqual([409, 'ALREADY_EXISTS'])
    expect((await update(id, { displayName: 'FILES' })).body.source.displayName).toBe('FILES')
    expect((await update(id, { displayName: 'Files' })).status).toBe(200)
    expect((await update(id, { displayName: ' ' })).status).toBe(400)
    expect((await update('nothing', { displayName: 'x' })).status).toBe(404)
  })

  it('has owners, an interval and a time zone, which the mask sets and clears', async () => {
    const owner = await on.idOf('bob@corp.example')
    const set = { ownerIds: [owner], expectedEvery: '86400s', zone: 'Europe/Berlin' }
    expect((await update(id, set)).body.source).toMatchObject({ ...set, displayName: 'Files', stale: false })
    const cleared = await update(id, {}, 'ownerIds,expectedEvery,zone')
    expect(cleared.body.source).toMatchObject({ ownerIds: [], expectedEvery: '604800s', zone: '' })
    for (const wrong of [{ ownerIds: ['nobody'] }, { expectedEvery: '60s' }, { zone: 'Here' }])
      expect((await update(id, wrong)).status).toBe(400)
  })

  it('is stale in the list, in validate and in accuracy once its interval has passed (IMP-166)', async () => {
    const age = (by: string) =>
      server.database.tx((tx) =>
        tx.count(sql`update syncs set finished_at = now() - ${by}::interval where tenant_id = ${tenantId}`),
      )
    const campaign = await on.draft()
    const warned = async () =>
      (await post(`/api/v1/access_review/${campaign}/action/validate`)).body.warnings
        .map(({ code }: { code: string }) => code)
        .includes('STALE')
    await update(id, { expectedEvery: '86400s' })
    await age('23 hours 59 minutes')
    expect([(await sourceNamed('Files')).stale, await warned()]).toEqual([false, false])
    await age('24 hours 1 minute')
    expect([(await sourceNamed('Files')).stale, await warned()]).toEqual([true, true])
    await on.prepare(campaign)
    const accuracy = async () => (await get(`/api/v1/access_review/${campaign}/accuracy`)).body.list
    expect(await accuracy()).toMatchObject([{ issues: ['STALE'] }])
    const metrics = (await server.call('GET', '/metrics')).text
    expect(
      Number(new RegExp(`recert_source_age_seconds{source="${id}"} ([0-9.]+)`).exec(metrics)?.[1]),
    ).toBeGreaterThan(86_400)
    expect(metrics).toContain(`recert_source_info{source="${id}",name="Files",kind="SOURCE_KIND_FILE"} 1`)
    expect(metrics).toContain(`recert_source_last_sync_ok{source="${id}"} 1`)
    expect(metrics).toContain(`recert_source_left_out_rows{source="${id}"} 0`)
    // What was true when the campaign was prepared stays.
    await update(id, { expectedEvery: '604800s' })
    expect((await sourceNamed('Files')).stale).toBe(false)
    expect(await accuracy()).toMatchObject([{ issues: ['STALE'] }])
    await age('0 seconds')
  })

  it('is not deleted with another number of grants, or while one of its syncs is in progress (IMP-164)', async () => {
    expect(await preview(id)).toMatchObject({ grantCount: 8, userCount: 5, appCount: 3, accountCount: 5 })
    const wrong = await remove(id, 7)
    expect([wrong.status, wrong.body.details[0]]).toMatchObject([
      409,
      { reason: 'COUNT_CHANGED', metadata: { count: '8' } },
    ])
    const sync = (await post(`/api/v1/sources/${other.id}/syncs`)).body.sync
    expect((await remove(other.id, 0)).body.details[0].reason).toBe('SYNC_UNDER_WAY')
    await post(`/api/v1/sources/${other.id}/syncs/${sync.id}/cancel`)
  })

  it('is deleted; open campaigns keep their tasks, and no removal is verified by it (IMP-164)', async () => {
    const campaign = await on.reviewed()
    await on.decide(campaign, false, 'access of cid', 'access of dea')
    const [cid, dea] = [await on.revocation(campaign, 'access of cid'), await on.revocation(campaign, 'access of dea')]
    await on.change('complete', [cid.id])
    const [items, ledger, progress] = [
      await on.items(campaign),
      (await get(`/api/v1/access_review/${campaign}/ledger`)).body,
      (await get(`/api/v1/access_review/${campaign}/progress`)).body,
    ]
    const { grantCount, campaigns } = await preview(id)
    expect(campaigns).toContainEqual({ state: 'ACCESS_REVIEW_STATE_OPEN', campaignCount: 1 })
    const { sync } = (await remove(id, grantCount)).body
    expect(sync).toMatchObject({ deletesSource: true })
    await eventually(async () => expect((await get(`/api/v1/sources/${id}`)).status).toBe(404))
    await on.settled()
    expect((await get(`/api/v1/sources/${id}/syncs/${sync.id}`)).body.sync.state).toBe('SYNC_STATE_DONE')
    expect((await get('/api/v1/apps')).body.list).toEqual([])
    for (const { numericId } of [cid, dea]) {
      expect((await on.events(numericId)).at(-1)).toBe('loseSource NEEDS_ATTENTION')
    }
    await on.daily()
    expect((await on.revocations(campaign)).map(({ state }: { state: string }) => state)).toEqual([
      'NEEDS_ATTENTION',
      'NEEDS_ATTENTION',
    ])
    expect(await on.items(campaign)).toEqual(items)
    expect((await get(`/api/v1/access_review/${campaign}/ledger`)).body).toEqual(ledger)
    expect((await get(`/api/v1/access_review/${campaign}/progress`)).body.openCount).toBe(progress.openCount)
    expect((await post('/api/v1/sources', { displayName: 'Files' })).status).toBe(200)
  })
})
