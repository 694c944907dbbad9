import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { ACCOUNTS, closingOn } from './closing.ts'

const SEARCH = '/api/v1/search/access_reviews'

describe('the search of campaigns', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, open, draft, policy, idOf, decide, as } = await closingOn(server)
  await load(ACCOUNTS)
  const [ann, bob] = [await idOf('ann@corp.example'), await idOf('bob@corp.example')]
  const policyId = await policy([{ approval: { users: { userIds: [bob] } } }])
  const opened = await open({ policyId, ownerIds: [ann], displayName: 'Finance 100%' })
  await decide('bob', opened, 'APPROVE', 7)
  await decide('bob', opened, 'DENY', 1)
  const drafted = await draft({ policyId, ownerIds: [ann, bob], displayName: 'Engineering', scopeV2: {} })
  const search = async (body: object) => (await server.call('POST', SEARCH, { body })).body

  it('tells how far each review is, how much was denied, who owns it, and what needs the owners (WEB-164)', async () => {
    const { list } = await search({})
    expect(list).toMatchObject([
      {
        accessReview: { id: drafted, state: 'ACCESS_REVIEW_STATE_DRAFT' },
        owners: [{ id: ann, displayName: 'Ann Berg' }, { id: bob }],
        ...{ ownerCount: 2, taskCount: 0, openCount: 0, decidedCount: 0, deniedCount: 0, needsYouCount: 1 },
      },
      {
        accessReview: { id: opened },
        ...{ ownerCount: 1, taskCount: 49, openCount: 41, decidedCount: 8, deniedCount: 1, needsYouCount: 0 },
      },
    ])
  })

  it('finds campaigns by name, state and owner, page by page', async () => {
    const ids = async (body: object) =>
      (await search(body)).list.map((one: { accessReview: { id: string } }) => one.accessReview.id)
    expect(await ids({ query: '100%' })).toEqual([opened])
    expect(await ids({ states: ['ACCESS_REVIEW_STATE_DRAFT'] })).toEqual([drafted])
    expect(await ids({ ownerIds: [bob] })).toEqual([drafted])
    expect(await ids({ ownerIds: [bob], states: ['ACCESS_REVIEW_STATE_OPEN'] })).toEqual([])
  })

  it('counts the campaigns of each state, those that the caller may see', async () => {
    const count = async (body: object) => (await server.call('POST', `${SEARCH}/counts`, { body })).body.counts
    expect(await count({})).toEqual([
      { state: 'ACCESS_REVIEW_STATE_DRAFT', count: 1 },
      { state: 'ACCESS_REVIEW_STATE_OPEN', count: 1 },
    ])
    expect(await count({ query: 'engin' })).toEqual([{ state: 'ACCESS_REVIEW_STATE_DRAFT', count: 1 }])
    const eli = await as('eli')
    expect((await eli.post(`${SEARCH}/counts`)).body.counts).toEqual([])
    expect((await eli.post(SEARCH)).body.list).toEqual([])
  })
})
