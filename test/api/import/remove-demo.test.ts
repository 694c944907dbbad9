import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { COMPANY_DOMAIN } from '../../../server/demo/people.ts'
import { replaceRoles } from '../../../server/directory/index.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { type Reply, useServer } from '../../harness.ts'
import { COMPANY, reviewingOn } from '../review/reviewing.ts'

const OWN_MONITOR = 'Sell and pay'
const reasonOf = ({ status, body }: Reply) => [status, body.details?.[0]?.reason]

describe('removing the demo company', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const on = await reviewingOn(server)
  const { post, get, tenantId } = on
  const stateNow = async () => (await get('/api/v1/demo')).body.state
  const remove = (body: object = {}) => post('/api/v1/demo/remove', body)
  const loadDemo = async () => {
    expect((await post('/api/v1/demo/load')).status).toBe(200)
    await eventually(async () => expect(await stateNow()).toBe('DEMO_STATE_LOADED'))
  }
  const rows = (statement: ReturnType<typeof sql>) =>
    server.database.read((reader) => reader.rows<{ what: string }>(statement)).then((all) => all.map((one) => one.what))
  /** Everything that is not of the demo company. */
  const ownData = () =>
    rows(sql`
      select 'app ' || display_name as what from apps where tenant_id = ${tenantId}
      union all select 'account ' || username from accounts where tenant_id = ${tenantId}
      union all select 'user ' || email || ' ' || status from users where tenant_id = ${tenantId}
        and email not like ${`%@${COMPANY_DOMAIN}`} and status <> 'DELETED'
      union all select 'grants ' || count(*) from grants where tenant_id = ${tenantId}
      union all select 'monitor ' || display_name from conflict_monitors
        where tenant_id = ${tenantId} and deleted_at is null
      union all select 'domain ' || domain from trusted_domains where tenant_id = ${tenantId}
      order by 1`)
  const demoPerson = async () => {
    const [email] = await rows(sql`select email as what from users
      where tenant_id = ${tenantId} and email like ${`%@${COMPANY_DOMAIN}`} and status = 'ENABLED' order by 1 limit 1`)
    return on.as(email ?? '')
  }
  let campaignId = ''

  it('says that there is nothing to remove (IMP-167)', async () => {
    expect(await stateNow()).toBe('DEMO_STATE_AVAILABLE')
    expect(reasonOf(await remove())).toEqual([409, 'DEMO_NOT_LOADED'])
  })

  it('is said in the preview of an import beside it (IMP-167)', async () => {
    await server.call('PUT', '/api/v1/trusted_domains', { body: { domains: ['corp.example'] } })
    await loadDemo()
    expect((await get('/api/v1/trusted_domains')).body.domains).toContain('corp.example')
    const { id } = (await post('/api/v1/sources', { displayName: 'Files' })).body.source
    const sync = (await post(`/api/v1/sources/${id}/syncs`)).body.sync
    const path = `/api/v1/sources/${id}/syncs/${sync.id}`
    await server.call('PUT', `${path}/files/users.csv`, { body: COMPANY.users })
    expect((await post(`${path}/preview`)).status).toBe(200)
    const preview = await eventually(async () => {
      const reply = await get(`${path}/preview`)
      expect(reply.status).toBe(200)
      return reply.body.preview
    })
    expect(preview.demoLoaded).toBe(true)
    expect((await post(`${path}/cancel`)).status).toBe(200)
  })

  it('names the campaigns with its access first, and changes nothing (IMP-167)', async () => {
    await on.load(COMPANY)
    const monitor = await post('/api/v1/accessconflict', { displayName: OWN_MONITOR })
    expect(monitor.status).toBe(200)
    const [appId] = await rows(sql`select app_id as what from apps a join sources s using (tenant_id, source_id)
      where tenant_id = ${tenantId} and s.kind = 'SOURCE_KIND_DEMO' order by a.display_name limit 1`)
    campaignId = await on.draft({ displayName: 'Quarter' })
    const scope = { accessReview: { singleApp: { appId } }, updateMask: 'singleApp' }
    expect((await post(`/api/v1/access_review/${campaignId}`, scope)).status).toBe(200)
    await on.prepare(campaignId)
    await on.start(campaignId)
    const refused = await remove()
    expect(reasonOf(refused)).toEqual([409, 'DEMO_IN_CAMPAIGNS'])
    expect(refused.body.message).toContain('Quarter')
    expect(refused.body.details[0].metadata).toEqual({ campaigns: 'Quarter' })
    expect(await stateNow()).toBe('DEMO_STATE_LOADED')
    expect((await post('/api/v1/search/accessconflict', {})).body.list).toHaveLength(3)
  })

  it('leaves no made-up Super Administrator behind (IMP-167)', async () => {
    const { userId } = await demoPerson()
    const setRoles = (...roles: string[]) => server.database.tx((tx) => replaceRoles(tx, tenantId, userId, roles))
    await setRoles('super_administrator')
    expect(reasonOf(await remove({ evenWithCampaigns: true }))).toEqual([409, 'DEMO_ADMINISTRATORS'])
    await setRoles('basic_user')
  })

  it('takes all of it and nothing else; an open campaign keeps its items (IMP-167)', async () => {
    const person = await demoPerson()
    expect((await person.get('/api/v1/auth/introspect')).status).toBe(200)
    const items = await on.items(campaignId)
    expect(items.length).toBeGreaterThan(0)
    expect((await remove({ evenWithCampaigns: true })).body.state).toBe('DEMO_STATE_REMOVING')
    // The tenant has data of its own now.
    await eventually(async () => expect(await stateNow()).toBe('DEMO_STATE_UNAVAILABLE'))
    expect(await ownData()).toEqual([
      ...['ann', 'bob', 'cid', 'cid', 'dea', 'eli', 'nightly-sync'].map((name) => `account ${name}`),
      ...['app Customer database', 'app Wiki', 'domain corp.example', 'grants 8', `monitor ${OWN_MONITOR}`],
      'user admin@example.com ENABLED',
      ...['ann', 'bob', 'cid', 'dea', 'eli'].map((name) => `user ${name}@corp.example ENABLED`),
    ])
    expect(await on.items(campaignId)).toHaveLength(items.length)
    expect((await on.campaign(campaignId)).state).toBe('ACCESS_REVIEW_STATE_OPEN')
    await eventually(async () => expect((await person.get('/api/v1/auth/introspect')).status).toBe(401))
    expect(reasonOf(await remove())).toEqual([409, 'DEMO_NOT_LOADED'])
    expect(reasonOf(await post('/api/v1/demo/load'))).toEqual([409, 'ACCESS_DATA_EXISTS'])
  })
})
