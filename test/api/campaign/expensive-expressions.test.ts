import { expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { COMPANY } from '../../storage/import/company.ts'
import { preparingOn } from './preparing.ts'

const PATH = '/api/v1/access_review'
const FOUR_HUNDRED = `[${Array(400).fill(1).join(',')}]`
const EXPENSIVE = `${FOUR_HUNDRED}.all(a, ${FOUR_HUNDRED}.all(b, time.end_of(now(), "year", "Europe/Berlin") > now()))`

const server = await useServer(API_ENGINE, { jobs: true })
const { load, draft, post, prepare, items } = await preparingOn(server)

/** Twenty people, so that evaluating takes far longer than an answer. */
const PEOPLE = Array.from({ length: 20 }, (_, n) => n)
await load({
  ...COMPANY,
  users: `id,email,name\n${PEOPLE.map((n) => `p${n},p${n}@corp.example,P${n}\n`).join('')}`,
  apps: 'id,name\ncrm,CRM\n',
  accounts: `app,id,name,user\n${PEOPLE.map((n) => `crm,a${n},A${n},p${n}\n`).join('')}`,
  grants: `app,entitlement,account\n${PEOPLE.map((n) => `crm,access,a${n}\n`).join('')}`,
})
const scopeV2 = { appSelectionCriteria: {}, celExpression: { expression: EXPENSIVE } }

it('requests are answered while an expensive expression is previewed, and the preview says what failed (CEL-002)', async () => {
  const id = await draft({ scopeV2 })
  const order: string[] = []
  const preview = post(`${PATH}/${id}/action/validate`).finally(() => order.push('preview'))
  for (let n = 0; n < 5; n++) {
    expect((await server.call('GET', '/healthz', { token: null })).status).toBe(200)
    order.push('health')
  }
  const { status, body } = await preview
  expect(status).toBe(200)
  expect(order).toEqual([...Array(5).fill('health'), 'preview'])
  expect(body.itemCount).toBe(0)
  expect(body.expressionFaults).toHaveLength(PEOPLE.length)
  for (const { rule, problem } of body.expressionFaults)
    expect([rule, problem]).toEqual(['users_failed', 'The expression takes too long to evaluate; simplify it'])
})

it('a preparation with an expensive expression ends, with the same results', async () => {
  const id = await draft({ scopeV2 })
  const campaign = await prepare(id)
  expect(campaign.state).toBe('ACCESS_REVIEW_STATE_REVIEW')
  expect(await items(id)).toEqual([])
})
