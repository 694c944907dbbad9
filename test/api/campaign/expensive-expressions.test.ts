import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { COMPANY } from '../../storage/import/company.ts'
import { preparingOn } from './preparing.ts'

const PATH = '/api/v1/access_review'
const FOUR_HUNDRED = `[${Array(400).fill(1).join(',')}]`
const EXPENSIVE = `${FOUR_HUNDRED}.all(a, ${FOUR_HUNDRED}.all(b, time.end_of(now(), "year", "Europe/Berlin") > now()))`

/** A server with so many people that evaluating takes far longer than an answer. */
async function usePeople(count: number, env: Record<string, string> = {}) {
  const server = await useServer(API_ENGINE, { jobs: true, env })
  const preparing = await preparingOn(server)
  const lines = (line: (n: number) => string) => Array.from({ length: count }, (_, n) => `${line(n)}\n`).join('')
  await preparing.load({
    ...COMPANY,
    users: `id,email,name\n${lines((n) => `p${n},p${n}@corp.example,P${n}`)}`,
    apps: 'id,name\ncrm,CRM\n',
    accounts: `app,id,name,user\n${lines((n) => `crm,a${n},A${n},p${n}`)}`,
    grants: `app,entitlement,account\n${lines((n) => `crm,access,a${n}`)}`,
  })
  return { server, ...preparing }
}
const scopeV2 = { appSelectionCriteria: {}, celExpression: { expression: EXPENSIVE } }

describe('an expensive expression', async () => {
  const COUNT = 20
  const { server, draft, post, prepare, items } = await usePeople(COUNT)

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
    expect(body.expressionFaults).toHaveLength(COUNT)
    for (const { rule, problem } of body.expressionFaults)
      expect([rule, problem]).toEqual(['users_failed', 'The expression takes too long to evaluate; simplify it'])
  })

  it('a preparation with an expensive expression ends, with the same results', async () => {
    const id = await draft({ scopeV2 })
    const campaign = await prepare(id)
    expect(campaign.state).toBe('ACCESS_REVIEW_STATE_REVIEW')
    expect(await items(id)).toEqual([])
  })
})

it('a preview whose expressions take too long is refused, without a result (CEL-004)', async () => {
  const { draft, post, server } = await usePeople(100, { PREVIEW_EXPRESSION_SECONDS: '1' })
  const { status, body } = await post(`${PATH}/${await draft({ scopeV2 })}/action/validate`)
  expect([status, body.details[0].reason, body.message]).toEqual([
    422,
    'EXPRESSION_TIMEOUT',
    expect.stringContaining('Evaluating took more than 1 second.'),
  ])
  await server.stop()
})
