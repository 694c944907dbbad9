import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { GAPS } from './gaps.ts'
import { preparingOn } from './preparing.ts'

const PATH = '/api/v1/access_review'

interface Warning {
  code: string
  description: string
  count: number
  link: string
  examples: string[]
}

describe('warnings before a start', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, draft, post, get, tenantId } = await preparingOn(server)
  await load(GAPS)
  const policies: { id: string; displayName: string }[] = (await get('/api/v1/policies')).body.list
  const policyId = (name: string) => policies.find(({ displayName }) => displayName === name)?.id
  const warnings = async ({ usePolicyOverride, ...fields }: Record<string, unknown>): Promise<Warning[]> => {
    const id = await draft(fields)
    if (usePolicyOverride)
      await post(`${PATH}/${id}`, { accessReview: { usePolicyOverride }, updateMask: 'usePolicyOverride' })
    const reply = await post(`${PATH}/${id}/action/validate`)
    expect(reply.status).toBe(200)
    return reply.body.warnings
  }
  const warned = async (policy: string, fields: Record<string, unknown> = {}) =>
    new Map((await warnings({ policyId: policyId(policy), ...fields })).map((one) => [one.code, one]))

  it('count the people whose managers are missing or gone, where a policy asks managers', async () => {
    const found = await warned('Manager')
    expect(found.get('MANAGER_MISSING')).toMatchObject({ count: 1, link: '/data/people' })
    expect(found.get('MANAGER_MISSING')?.description).toMatch(/^1 person has no manager .* choose another policy\.$/)
    // Cid has only a manager who left; Dan has another one as well.
    expect(found.get('MANAGER_GONE')).toMatchObject({ count: 1 })
    const others = await warned('App owner')
    expect([others.has('MANAGER_MISSING'), others.has('MANAGER_GONE')]).toEqual([false, false])
  })

  it('count only people with access that a policy by managers reviews', async () => {
    const [crm] = (await post('/api/v1/search/apps', { query: 'CRM' })).body.list
    await post(`/api/v1/apps/${crm.id}`, {
      app: { certifyPolicyId: policyId('App owner') },
      updateMask: 'certifyPolicyId',
    })
    const found = await warned('Manager', { usePolicyOverride: true })
    expect(found.get('MANAGER_MISSING')).toMatchObject({ count: 1 })
    expect(found.has('MANAGER_GONE')).toBe(false)
  })

  it('name the apps and entitlements that nobody active owns, where a policy asks owners', async () => {
    const byApp = await warned('App owner')
    expect(byApp.get('APP_WITHOUT_OWNER')).toMatchObject({ count: 2, examples: ['SAP', 'Site'], link: '/data/apps' })
    expect(byApp.has('ENTITLEMENT_WITHOUT_OWNER')).toBe(false)
    const byEntitlement = await warned('Entitlement owner')
    expect(byEntitlement.get('ENTITLEMENT_WITHOUT_OWNER')).toMatchObject({
      count: 2,
      examples: ['Supervisor', 'Write'],
      link: '/data/entitlements',
    })
    expect(byEntitlement.has('APP_WITHOUT_OWNER')).toBe(false)
    const both = await warned('Manager, then app owner')
    expect([both.get('APP_WITHOUT_OWNER')?.count, both.get('MANAGER_MISSING')?.count]).toEqual([2, 1])
  })

  it('count the accounts without an owner that criteria about people leave out', async () => {
    const scopeV2 = { appSelectionCriteria: {}, userCriteria: { userStatus: ['ENABLED'] } }
    expect((await warned('Manager', { scopeV2 })).get('OWNERLESS_IN_CRITERIA')).toMatchObject({
      count: 2,
      link: '/data/accounts?unowned=1',
    })
    const expression = { appSelectionCriteria: {}, celExpression: { expression: 'subject.department == "Sales"' } }
    expect((await warned('Manager', { scopeV2: expression })).get('OWNERLESS_IN_CRITERIA')?.count).toBe(2)
    const all = await warned('Manager')
    expect([all.has('OWNERLESS_IN_CRITERIA'), all.get('OWNERLESS_ACCOUNTS')?.count]).toEqual([false, 2])
  })

  it('name entitlements of one app whose names look alike (IMP-159)', async () => {
    expect((await warned('Manager')).get('LOOK_ALIKE_ENTITLEMENTS')).toMatchObject({
      count: 1,
      examples: ['SAP: Supervlsor (2 items), Supervisor (1 item)'],
    })
  })

  it('say how old a source is, and how old it may be (IMP-166)', async () => {
    const age = (by: string) =>
      server.database.tx((tx) =>
        tx.count(sql`update syncs set finished_at = now() - ${by}::interval where tenant_id = ${tenantId}`),
      )
    await age('7 days -1 minutes')
    expect((await warned('Manager')).has('STALE')).toBe(false)
    await age('7 days 1 minute')
    const stale = (await warned('Manager')).get('STALE')
    expect(stale?.description).toMatch(
      /^The source Files was last imported 7 days ago, and should be imported every 7 days\./,
    )
    expect(stale?.link).toMatch(/^\/data\/sources\/\w+$/)
  })

  it('count the items of the demo company', async () => {
    expect((await warned('Manager')).has('DEMO_DATA')).toBe(false)
    await server.database.tx((tx) =>
      tx.count(sql`update sources set kind = 'SOURCE_KIND_DEMO' where tenant_id = ${tenantId}`),
    )
    expect((await warned('Manager')).get('DEMO_DATA')).toMatchObject({ count: 10 })
  })
})
