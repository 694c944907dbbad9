import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { useTenant } from '../../use-tenant.ts'

describe('the demo company', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const get = async (path: string) => (await server.call('GET', path)).body
  const post = (path: string, body: object = {}) => server.call('POST', path, { body })

  it('is loaded into an empty tenant, once (IMP-167)', async () => {
    expect((await get('/api/v1/demo')).state).toBe('DEMO_STATE_AVAILABLE')
    expect((await post('/api/v1/demo/load')).body.state).toBe('DEMO_STATE_LOADING')
    // Asking again while it loads is no second load.
    expect((await post('/api/v1/demo/load')).body.state).toBe('DEMO_STATE_LOADING')
    await expect.poll(async () => (await get('/api/v1/demo')).state).toBe('DEMO_STATE_LOADED')
    const refused = await post('/api/v1/demo/load')
    expect(refused.status).toBe(409)
    expect(refused.body.details[0].reason).toBe('DEMO_LOADED')
    expect((await post('/api/v1/search/accessconflict', {})).body.list).toHaveLength(2)
  })

  it('has owners, risk levels and people who left; a campaign by their status has exactly their grants', async () => {
    const coverage = await get('/api/v1/access_data/coverage')
    expect(coverage.ownedAppCount).toBe(coverage.appCount)
    expect(coverage.ratedEntitlementCount).toBeGreaterThan(0)
    expect(coverage.leaverCount).toBeGreaterThan(0)
    const me = await get('/api/v1/auth/introspect')
    const draft = await post('/api/v1/access_review', {
      displayName: 'Leavers',
      ownerIds: [me.userId],
      scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_USERS',
      scopeV2: { userCriteria: { userStatus: ['DISABLED', 'DELETED'] } },
    })
    const { id } = draft.body.accessReview.accessReview
    const preview = await post(`/api/v1/access_review/${id}/action/validate`)
    expect(preview.body.itemCount).toBe(coverage.leaverGrantCount)
  })

  it('is removed, and can then be loaded again with all it has (IMP-167)', async () => {
    const source = (await get('/api/v1/sources')).list[0]
    await post(`/api/v1/sources/${source.id}`, { source: { displayName: 'Playground' } })
    expect((await post('/api/v1/demo/remove')).body.state).toBe('DEMO_STATE_REMOVING')
    await expect.poll(async () => (await get('/api/v1/demo')).state).toBe('DEMO_STATE_AVAILABLE')
    expect((await post('/api/v1/search/accessconflict', {})).body.list).toEqual([])
    expect((await get('/api/v1/trusted_domains')).domains).toEqual([])
    expect((await post('/api/v1/demo/load')).status).toBe(200)
    await expect.poll(async () => (await get('/api/v1/demo')).state).toBe('DEMO_STATE_LOADED')
    expect((await post('/api/v1/search/accessconflict', {})).body.list).toHaveLength(2)
    expect((await get('/api/v1/access_data/coverage')).leaverCount).toBeGreaterThan(0)
  })

  it('does not take over a source of its name (IMP-167)', async () => {
    const other = await useTenant()
    await other.call('POST', '/api/v1/sources', { body: { displayName: 'demo company' } })
    const refused = await other.call('POST', '/api/v1/demo/load', { body: {} })
    expect([refused.status, refused.body.details[0].reason]).toEqual([409, 'ALREADY_EXISTS'])
  })

  it('is unavailable beside other access data', async () => {
    const other = await useTenant()
    await other.call('POST', '/api/v1/apps', { body: { displayName: 'Harbor' } })
    expect((await other.call('GET', '/api/v1/demo')).body.state).toBe('DEMO_STATE_UNAVAILABLE')
    expect((await other.call('POST', '/api/v1/demo/load', { body: {} })).status).toBe(409)
  })
})
