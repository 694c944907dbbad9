import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { COMPANY } from '../../storage/import/company.ts'
import { accessDataOf } from '../data/access-data.ts'
import { fieldReasonsOf } from '../faults.ts'
import { preparingOn } from './preparing.ts'

const PATH = '/api/v1/access_review'
const type = (name: string) => `ACCESS_REVIEW_SCOPE_TYPE_${name}`
const state = (name: string) => `ACCESS_REVIEW_STATE_${name}`

describe('actions on a campaign', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, draft, prepare, items, post, get, campaign, tenantId } = await preparingOn(server)
  const data = await accessDataOf(server)
  await load(COMPANY)
  const act = (id: string, name: string, token?: string) =>
    server.call('POST', `${PATH}/${id}/action/${name}`, { body: {}, ...(token && { token }) })
  const update = (id: string, accessReview: object) => post(`${PATH}/${id}`, { accessReview })
  const setState = (id: string, name: string) =>
    server.database.tx((tx) =>
      tx.count(sql`update campaigns set state = ${state(name)} where tenant_id = ${tenantId} and campaign_id = ${id}`),
    )

  it('an unnamed draft is not prepared, and the answer names the field (API-029)', async () => {
    for (const displayName of [undefined, '', '   ']) {
      const reply = await act(await draft({ displayName: displayName ?? null }), 'prepare')
      expect([reply.status, ...fieldReasonsOf(reply)]).toEqual([400, ['displayName', 'REQUIRED']])
    }
  })

  it.each([
    ['BY_ENTITLEMENTS', { allUsers: {} }, { appAccess: {} }],
    ['BY_ACCESS_CONFLICTS', { appAccess: {} }, { allAccessConflicts: {} }],
    ['BY_RESOURCE', { appAccess: {} }, { resourceSelection: {} }],
    ['BY_INHERITANCE', { appAccess: {} }, { scopeRoleSelection: {} }],
    ['BY_USERS', { appAccess: {} }, { allUsers: {} }],
  ])('a campaign %s needs what its type is about', async (scopeType, wrong, right) => {
    const refused = await act(await draft({ scopeType: type(scopeType), scopeV2: wrong }), 'prepare')
    expect([refused.status, ...fieldReasonsOf(refused)]).toEqual([400, ['scopeV2', 'REQUIRED']])
    expect(refused.body.message).toContain(type(scopeType))
    expect((await prepare(await draft({ scopeType: type(scopeType), scopeV2: right }))).state).toBe(state('REVIEW'))
  })

  it('what is reviewed of entitlements may be said by the setup choice', async () => {
    const id = await draft({ scopeV2: { allUsers: {} } })
    const app = (await get('/api/v1/apps')).body.list[0].id
    await update(id, { singleApp: { appId: app } })
    expect(await prepare(id)).toMatchObject({ state: state('REVIEW'), expectedTicketCount: 4 })
  })

  it('a scope that selects nothing is prepared with no items, and the preview warns of it (API-081)', async () => {
    const id = await draft({ scopeV2: { specificResources: {} } })
    const { body } = await act(id, 'validate')
    expect(body.warnings.map(({ code }: { code: string }) => code)).toEqual(['NO_ITEMS', 'EMPTY_SELECTION'])
    expect(await prepare(id)).toMatchObject({ state: state('REVIEW'), expectedTicketCount: 0 })
    expect((await get(`${PATH}/${id}/ledger`)).body).toMatchObject({ balanced: true, itemCount: '0', grantCount: '5' })
  })

  it('each is possible in its states only, and the answer names the state (API-099)', async () => {
    const id = await draft()
    const possible: Record<string, string[]> = {
      prepare: ['DRAFT'],
      validate: ['DRAFT'],
      reset: ['PREPARING', 'REVIEW', 'PENDING', 'RESETTING_POLICIES'],
    }
    const states = ['DRAFT', 'PREPARING', 'REVIEW', 'PENDING', 'RESETTING_POLICIES', 'STARTING', 'OPEN', 'CLOSED']
    for (const [name, where] of Object.entries(possible))
      for (const now of states) {
        if (where.includes(now)) continue
        await setState(id, now)
        const reply = await act(id, name)
        expect([reply.status, reply.body.details[0].reason], `${name} in ${now}`).toEqual([409, 'INVALID_STATE'])
        expect(reply.body.message).toContain(state(now))
      }
  })

  it('deletes what has not started, with its items: DELETE of a prepared campaign', async () => {
    for (const now of ['REVIEW', 'PENDING']) {
      const id = await draft()
      await prepare(id)
      await setState(id, now)
      expect((await server.call('DELETE', `${PATH}/${id}`)).status).toBe(200)
      expect((await get(`${PATH}/${id}`)).status).toBe(404)
      await eventually(async () => {
        const left = await server.database.read((reader) =>
          reader.rows(sql`select 1 from preparations where tenant_id = ${tenantId} and campaign_id = ${id}`),
        )
        expect(left).toEqual([])
      })
    }
  })

  it('names what a scope by entitlements may have, and says where apps are set', async () => {
    const { message } = (await act(await draft({ scopeV2: { allUsers: {} } }), 'prepare')).body
    expect(message).toMatch(/must have one of appAccess, specificResources/)
    expect(message).not.toMatch(/one of [^.]*singleApp/)
    expect(message).toContain('singleApp, multiApp, bindings are fields beside scopeV2')
  })

  it('setting the state is the action that leads there', async () => {
    const id = await draft()
    expect((await update(id, { state: state('OPEN') })).status).toBe(409)
    const unnamed = await draft({ displayName: null })
    expect(fieldReasonsOf(await update(unnamed, { state: state('PREPARING') }))).toEqual([
      ['accessReview.displayName', 'REQUIRED'],
    ])
    const reply = await update(id, { state: state('PREPARING'), description: 'Now' })
    expect(reply.body.accessReview.accessReview).toMatchObject({ state: state('PREPARING'), description: 'Now' })
    await eventually(async () => expect((await campaign(id)).state).toBe(state('REVIEW')))
    expect(await items(id)).toHaveLength(4)
    const reset = await update(id, { state: state('DRAFT') })
    expect(reset.body.accessReview.accessReview).toMatchObject({ state: state('DRAFT'), expectedTicketCount: 0 })
    expect(await items(id)).toEqual([])
    expect((await get(`${PATH}/${id}/ledger`)).status).toBe(409)
  })

  it('what is prepared with a change is what the change says: a cleared scope is refused', async () => {
    const id = await draft({ scopeV2: { specificResources: {} } })
    const reply = await post(`${PATH}/${id}`, {
      accessReview: { state: state('PREPARING') },
      updateMask: 'state,scopeV2',
    })
    expect([reply.status, ...fieldReasonsOf(reply)]).toEqual([400, ['accessReview.scopeV2', 'REQUIRED']])
    expect(await campaign(id)).toMatchObject({ state: state('DRAFT'), scopeV2: { specificResources: {} } })
  })

  it('is for owners and administrators; who only sees a campaign may look, and others find nothing', async () => {
    const id = await draft()
    const reader = await data.tokenWith(['read_only_administrator'])
    const stranger = await data.tokenWith(['basic_user'])
    expect((await act(id, 'validate', reader)).status).toBe(200)
    expect((await act(id, 'prepare', reader)).status).toBe(403)
    expect((await act(id, 'prepare', stranger)).status).toBe(404)
    for (const path of ['progress', 'ledger', 'accuracy', 'items'])
      expect((await server.call('GET', `${PATH}/${id}/${path}`, { token: stranger })).status).toBe(404)
    const may = (await get(`${PATH}/${id}`)).body.accessReview.objectPermissions.extra
    expect(may).toEqual({ prepare: true, reset: false, start: false, close: false, validate: true })
    const seen = (await server.call('GET', `${PATH}/${id}`, { token: reader })).body.accessReview.objectPermissions
    expect(seen.extra).toEqual({ prepare: false, reset: false, start: false, close: false, validate: true })
  })

  it('says how far it is, and what it was when it is done', async () => {
    const id = await draft()
    expect((await get(`${PATH}/${id}/progress`)).body).toMatchObject({ phase: '', totalCount: 0 })
    await prepare(id)
    expect((await get(`${PATH}/${id}/progress`)).body).toMatchObject({
      ...{ state: state('REVIEW'), phase: 'DONE', totalCount: 5, doneCount: 5, itemCount: 4 },
      ...{ startedAt: expect.any(String), finishedAt: expect.any(String) },
    })
  })

  it('a prepared campaign keeps its scope, and shows the same whatever is imported later', async () => {
    const id = await draft()
    const before = await prepare(id).then(() => items(id))
    expect((await update(id, { scopeV2: { appAccess: {} } })).status).toBe(409)
    await load({
      ...COMPANY,
      users: COMPANY.users.replace('Sales', 'Exile').replace('Bob', 'Robert'),
      grants: `${COMPANY.grants.split('\n').slice(0, 3).join('\n')}\n`,
    })
    expect(await items(id)).toEqual(before)
    const later = await draft()
    expect(await prepare(later)).toMatchObject({ expectedTicketCount: 2 })
    expect((await items(later))[1].user).toMatchObject({ displayName: 'Robert', department: 'Exile' })
    await load(COMPANY)
  })
})
