import { describe, expect, it } from 'vitest'
import { sealAll } from '../../server/audit/index.ts'
import { useTenant } from '../use-tenant.ts'
import { accessDataOf } from './data/access-data.ts'

interface Entry {
  id: string
  at: string
  operation: string
  outcome: string
  targetId: string
  targetDisplayName: string
  actorUserId: string
  actorDisplayName: string
  accessReviewId: string
  requestId: string
  isSealed: boolean
  detail: Record<string, unknown>
}

describe('the audit log', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const SEARCH = '/api/v1/search/audit_entries'
  const search = async (body: object, token?: string): Promise<Entry[]> =>
    (await server.call('POST', SEARCH, { body: { pageSize: 100, ...body }, ...(token && { token }) })).body.list
  const post = async (path: string, body: object) => (await server.call('POST', path, { body })).body
  const admin = (await server.call('GET', '/api/v1/auth/introspect')).body.userId as string
  const basic = await data.tokenWith(['basic_user'])
  const basicId = (await server.call('GET', '/api/v1/auth/introspect', { token: basic })).body.userId as string

  const app = (await post('/api/v1/apps', { displayName: 'Harbor' })).app.id as string
  const newCampaign = async (displayName: string, ownerIds: string[]): Promise<string> =>
    (await post('/api/v1/access_review', { displayName, ownerIds })).accessReview.accessReview.id
  const [own, other] = [await newCampaign('Own', [basicId]), await newCampaign('Other', [admin])]
  await server.call('POST', '/api/v1/apps', { body: { displayName: 'Not mine' }, token: basic })

  it('shows who did what, with names, latest first', async () => {
    const [entry] = await search({ targetIds: [app] })
    expect(entry).toMatchObject({
      operation: 'svc.api.app.v1.Apps.Create',
      outcome: 'AUDIT_OUTCOME_DONE',
      actorUserId: admin,
      targetDisplayName: 'Harbor',
      detail: { displayName: 'Harbor' },
    })
    expect(entry?.actorDisplayName).not.toBe('')
    const ids = (await search({})).map(({ id }) => BigInt(id))
    expect(ids).toEqual([...ids].sort((a, b) => (a < b ? 1 : -1)))
  })

  it('has the refused attempts, by person, outcome and request', async () => {
    const refused = await search({ actorUserIds: [basicId], outcomes: ['AUDIT_OUTCOME_DENIED'] })
    expect(refused).toMatchObject([{ operation: 'svc.api.app.v1.Apps.Create', outcome: 'AUDIT_OUTCOME_DENIED' }])
    expect(await search({ requestIds: [refused[0]?.requestId] })).toEqual(refused)
  })

  it('finds operations by the beginning of their names, and campaigns', async () => {
    const found = await search({ operations: ['svc.api.accessreview.'] })
    expect(found.map(({ accessReviewId }) => accessReviewId)).toEqual([other, own])
    expect(await search({ accessReviewIds: [own], operations: ['svc.api.app.'] })).toEqual([])
    expect(await search({ accessReviewIds: [own] })).toMatchObject([{ accessReviewId: own }])
  })

  it('finds what happened between two times', async () => {
    const all = await search({})
    const [oldest, middle] = [all.at(-1) as Entry, all[Math.floor(all.length / 2)] as Entry]
    expect(await search({ from: oldest.at })).toEqual(all)
    expect((await search({ from: middle.at })).map(({ id }) => id)).toEqual(
      all.filter(({ at }) => at >= middle.at).map(({ id }) => id),
    )
    expect((await search({ until: middle.at })).every(({ at }) => at < middle.at)).toBe(true)
    expect(await search({ until: '2001-01-01T00:00:00Z' })).toEqual([])
    expect(await search({ from: '2999-01-01T00:00:00Z' })).toEqual([])
  })

  it('is paged to its end, each entry once', async () => {
    const seen: string[] = []
    for (let pageToken: string | undefined = ''; pageToken !== undefined; ) {
      const { body } = await server.call('POST', SEARCH, {
        body: { pageSize: 10, pageToken, until: '2999-01-01T00:00:00Z' },
      })
      seen.push(...body.list.map(({ id }: Entry) => id))
      pageToken = body.nextPageToken || undefined
    }
    expect(seen).toEqual((await search({})).map(({ id }) => id).slice(-seen.length))
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('shows owners the entries of their campaigns, and nobody else anything', async () => {
    const seen = await search({}, basic)
    expect(seen.map(({ accessReviewId }) => accessReviewId)).toEqual([own])
    expect(await search({}, await data.tokenWith(['campaign_administrator']))).toEqual([])
    expect((await search({}, await data.tokenWith(['read_only_administrator']))).length).toBeGreaterThan(3)
  })

  it('says where its chain ends', async () => {
    await sealAll(server.database, server.tenant.id)
    const { body } = await server.call('GET', '/api/v1/audit/chain')
    expect(body).toMatchObject({ headHash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(Number(body.sealedCount)).toBeGreaterThan(3)
    expect((await search({ targetIds: [app] }))[0]?.isSealed).toBe(true)
    expect((await server.call('GET', '/api/v1/audit/chain', { token: basic })).status).toBe(403)
  })

  it('WEB-092 is verified over the API', async () => {
    await sealAll(server.database, server.tenant.id)
    const path = '/api/v1/audit/chain/verification'
    const { sealedCount } = (await server.call('GET', '/api/v1/audit/chain')).body
    expect((await server.call('GET', path)).body).toEqual({
      verifiedCount: sealedCount,
      isComplete: true,
      unsealedCount: 0,
    })
    expect((await server.call('GET', `${path}?after=${sealedCount}`)).body).toMatchObject({
      verifiedCount: sealedCount,
    })
    expect((await server.call('GET', `${path}?after=-1`)).status).toBe(400)
    expect((await server.call('GET', path, { token: basic })).status).toBe(403)
  })
})
