import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { enqueueJob } from '../../../server/jobs/index.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { accessDataOf } from '../data/access-data.ts'
import { preparingOn } from './preparing.ts'

const PATH = '/api/v1/access_review'
const REVIEW = 'ACCESS_REVIEW_STATE_REVIEW'

describe('policies of items', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { draft, prepare, items, post, campaign } = await preparingOn(server)
  const data = await accessDataOf(server)
  const [ofCampaign, ofApp, ofEntitlement, own, other] = await Promise.all(
    ['Campaign', 'App', 'Entitlement', 'Own', 'Other'].map((name) => data.policy(name)),
  )
  const newApp = async (displayName: string, fields = {}): Promise<string> =>
    (await post('/api/v1/apps', { displayName, ...fields })).body.app.id
  const [plain, governed] = [await newApp('Plain'), await newApp('Governed', { certifyPolicyId: ofApp })]
  const entitlements = {
    plain: await data.entitlement(plain, 'Plain'),
    app: await data.entitlement(governed, 'By app'),
    entitlement: await data.entitlement(governed, 'By entitlement'),
    chosen: await data.entitlement(governed, 'Chosen'),
  }
  const policyOf = (id: string, certifyPolicyId: string | undefined) =>
    post(`/api/v1/apps/${governed}/entitlements/${id}`, {
      entitlement: { certifyPolicyId },
      updateMask: 'certifyPolicyId',
    })
  await policyOf(entitlements.entitlement, ofEntitlement)
  await policyOf(entitlements.chosen, ofEntitlement)
  for (const [appId, ids] of [
    [plain, [entitlements.plain]],
    [governed, [entitlements.app, entitlements.entitlement, entitlements.chosen]],
  ] as const)
    for (const id of ids) await data.grant(id, await data.account(appId, 'Somebody'))

  const select = (id: string) =>
    post(`${PATH}/${id}/scope_and_entitlements`, {
      entitlements: Object.entries(entitlements).map(([name, appEntitlementId]) => ({
        ...{ appId: name === 'plain' ? plain : governed, appEntitlementId },
        ...(name === 'chosen' && { customPolicyId: own }),
      })),
    })
  const policies = async (id: string) =>
    Object.fromEntries((await items(id)).map(({ entitlement, policyId }) => [entitlement.displayName, policyId]))

  it('are the one chosen for the entitlement, and where policies override those of entitlement and app', async () => {
    for (const usePolicyOverride of [false, true]) {
      const id = await draft({ policyId: ofCampaign, scopeV2: { specificResources: {} } })
      await select(id)
      await post(`${PATH}/${id}`, { accessReview: { usePolicyOverride } })
      await prepare(id)
      expect(await policies(id)).toEqual({
        Plain: ofCampaign,
        'By app': usePolicyOverride ? ofApp : ofCampaign,
        'By entitlement': usePolicyOverride ? ofEntitlement : ofCampaign,
        Chosen: own,
      })
    }
  })

  it('cannot be deleted while items refer to them, and a preview shows the same', async () => {
    const id = await draft({ policyId: ofCampaign, scopeV2: { specificResources: {} } })
    await select(id)
    await post(`${PATH}/${id}`, { accessReview: { usePolicyOverride: true } })
    const { sample } = (await post(`${PATH}/${id}/action/validate`)).body
    await prepare(id)
    const shown = Object.fromEntries(
      sample.map((item: Record<'entitlement' | 'policyId', { displayName: string }>) => [
        item.entitlement.displayName,
        item.policyId,
      ]),
    )
    expect(shown).toEqual(await policies(id))
    await policyOf(entitlements.entitlement, '')
    await policyOf(entitlements.chosen, '')
    expect((await server.call('DELETE', `/api/v1/policies/${ofEntitlement}`)).status).toBe(409)
    await policyOf(entitlements.entitlement, ofEntitlement)
  })

  it('a change of policy counts though a job of an earlier preparation waits', async () => {
    const id = await draft({ policyId: ofCampaign, scopeV2: { specificResources: {} } })
    await select(id)
    await prepare(id)
    await server.database.tx((tx) =>
      enqueueJob(tx, {
        ...{ tenantId: data.tenantId, kind: 'campaign.policies', key: id, runAt: new Date(Date.now() + 600_000) },
        payload: { campaignId: id, preparationKey: '0' },
      }),
    )
    await post(`${PATH}/${id}`, { accessReview: { policyId: other } })
    await eventually(async () => expect((await campaign(id)).state).toBe(REVIEW))
    expect((await policies(id)).Plain).toBe(other)
  })

  it('are made anew when the policy of a prepared campaign changes, and stay when it is not', async () => {
    const id = await draft({ policyId: ofCampaign, scopeV2: { specificResources: {} } })
    await select(id)
    await prepare(id)
    const before = (await items(id)).map(({ id: item }) => item)
    const renamed = await post(`${PATH}/${id}`, { accessReview: { displayName: 'Another name' } })
    expect(renamed.body.accessReview.accessReview.state).toBe(REVIEW)
    const changed = await post(`${PATH}/${id}`, { accessReview: { policyId: other, usePolicyOverride: true } })
    expect(changed.body.accessReview.accessReview.state).toBe('ACCESS_REVIEW_STATE_RESETTING_POLICIES')
    await eventually(async () => expect((await campaign(id)).state).toBe(REVIEW))
    expect(await policies(id)).toEqual({ Plain: other, 'By app': ofApp, 'By entitlement': ofEntitlement, Chosen: own })
    expect((await items(id)).map(({ id: item }) => item)).toEqual(before)
    const entries = await server.database.read((reader) =>
      reader.rows(sql`
        select outcome, campaign_id as "campaignId" from audit_entries
        where operation = 'campaign.reset_policies' and target_id = ${id}`),
    )
    expect(entries).toEqual([{ outcome: 'done', campaignId: id }])
  })
})
