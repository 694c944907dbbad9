import { describe, expect, it } from 'vitest'
import { ENGINES } from '../engines.ts'
import { useServer } from '../harness.ts'
import { COMPANY } from '../import/company.ts'
import { preparingOn } from './preparing.ts'

const PATH = '/api/v1/access_review'
// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to find
const held = (items: any[]) =>
  items.map(
    ({ account, holder, entitlement }) => `${account?.displayName ?? holder.displayName} ${entitlement.displayName}`,
  )

describe.each(ENGINES)('preparing a campaign on %s', async (engine) => {
  const server = await useServer(engine, { jobs: true })
  const { load, draft, prepare, items, post, get, campaign } = await preparingOn(server)
  await load(COMPANY)

  it('makes an item of every grant that the scope selects, and books all the others', async () => {
    const id = await draft()
    const validation = await post(`${PATH}/${id}/action/validate`)
    expect(validation.body).toMatchObject({ ready: true, itemCount: 4, grantCount: 5, appCount: 1 })
    const prepared = await prepare(id)
    expect(prepared).toMatchObject({
      state: 'ACCESS_REVIEW_STATE_REVIEW',
      expectedTicketCount: 4,
      hasAccuracySupport: true,
    })
    const found = await items(id)
    expect(held(found)).toEqual(['Ann Access', 'Bob Access', 'Bob Administrator', 'Bob Member of sales'])
    expect(found[3]).toMatchObject({
      app: { displayName: 'CRM' },
      resource: { displayName: 'Sales team', path: [{ displayName: 'All' }] },
      user: { displayName: 'Bob', department: 'Sales', manager: { displayName: 'Ann' } },
      account: { username: 'bob', status: 'STATUS_DISABLED' },
      entitlement: { riskLevel: { value: 'Tier 9' } },
    })
    const ledger = await get(`${PATH}/${id}/ledger`)
    expect(ledger.body).toMatchObject({
      balanced: true,
      grantCount: '5',
      itemCount: '4',
      excludedCount: '1',
      unmatchedCount: '0',
      sources: [{ displayName: 'Files', excluded: [{ rule: 'principal_type', grantCount: '1' }] }],
    })
    const one = await get(`${PATH}/${id}/items/${found[0].id}`)
    expect(one.body.item).toEqual(found[0])
    expect((await campaign(id)).connectorSourcesFrozenAt).toBeDefined()
  })
})
