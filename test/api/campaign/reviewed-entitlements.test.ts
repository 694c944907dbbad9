import { describe, expect, it } from 'vitest'
import { createCredential } from '../../../server/auth/index.ts'
import { API_ENGINE } from '../../engines.ts'
import { noteSecret, useServer } from '../../harness.ts'
import { COMPANY } from '../../storage/import/company.ts'
import { accessDataOf } from '../data/access-data.ts'
import { preparingOn } from './preparing.ts'

const PATH = '/api/v1/access_review'
type View = { appEntitlement: { id: string; appId: string; displayName: string } }

describe('entitlements found by the campaign that reviews them', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, draft, prepare, items, post } = await preparingOn(server)
  const data = await accessDataOf(server)
  await load(COMPANY)
  const search = async (body: object, token?: string) => {
    const reply = await server.call('POST', '/api/v1/search/entitlements', { body, ...(token && { token }) })
    expect(reply.status).toBe(200)
    return reply.body.list as View[]
  }
  const namesIn = async (accessReviewId: string, token?: string) =>
    (await search({ accessReviewId }, token)).map(({ appEntitlement }) => appEntitlement.displayName).sort()
  const all = await search({})
  const refOf = (name: string) => {
    const found = all.find(({ appEntitlement }) => appEntitlement.displayName === name)?.appEntitlement
    if (!found) throw new Error(`no entitlement ${name}`)
    return { appId: found.appId, appEntitlementId: found.id }
  }
  const select = (id: string, ...names: string[]) =>
    post(`${PATH}/${id}/scope_and_entitlements`, {
      entitlements: names.map(refOf),
      scopeV2: { specificResources: {} },
    })
  const tokenOf = async (role: string) => {
    const userId = await data.user(role, { roles: [role] })
    const tenant = { id: data.tenantId, host: new URL(server.url).host }
    const { clientId, clientSecret } = await server.database.tx((tx) =>
      createCredential(tx, tenant, 'recert', {
        ...{ userId, displayName: 'x', lifespan: 'never', allowedCidrs: [], scopedRoles: [] },
      }),
    )
    noteSecret(clientSecret)
    return { userId, token: await server.token(clientId, clientSecret) }
  }

  it('are those of its items once it is prepared', async () => {
    const id = await draft()
    await prepare(id)
    const reviewed = (await items(id)).map((item: { entitlement: { displayName: string } }) => item.entitlement)
    const names = [...new Set(reviewed.map(({ displayName }) => displayName))].sort()
    expect(names).toEqual(['Access', 'Administrator', 'Member of sales'])
    expect(await namesIn(id)).toEqual(names)
  })

  it('are the selected ones while it is a draft', async () => {
    const id = await draft()
    expect(await namesIn(id)).toEqual([])
    await select(id, 'Administrator', 'Access')
    expect(await namesIn(id)).toEqual(['Access', 'Administrator'])
    expect(await search({ accessReviewId: id, query: 'admin' })).toHaveLength(1)
    await prepare(id)
    expect(await namesIn(id)).toEqual(['Access', 'Administrator'])
    await post(`${PATH}/${id}/action/reset`)
    expect(await namesIn(id)).toEqual(['Access', 'Administrator'])
  })

  it('are none for a caller who may not see the campaign', async () => {
    const [owner, other, auditor] = [
      await tokenOf('campaign_administrator'),
      await tokenOf('application_administrator'),
      await tokenOf('read_only_administrator'),
    ]
    const [selected, prepared] = [await draft({ ownerIds: [owner.userId] }), await draft({ ownerIds: [owner.userId] })]
    await select(selected, 'Access')
    await select(prepared, 'Access')
    await prepare(prepared)
    for (const id of [selected, prepared]) {
      expect(await namesIn(id, owner.token)).toEqual(['Access'])
      expect(await namesIn(id, auditor.token)).toEqual(['Access'])
      expect(await namesIn(id, other.token)).toEqual([])
    }
  })

  it('are none for a campaign that is deleted or not there', async () => {
    const id = await draft()
    await select(id, 'Access')
    await server.call('DELETE', `${PATH}/${id}`)
    expect(await namesIn(id)).toEqual([])
    expect(await namesIn('unknown')).toEqual([])
  })
})
