import { describe, expect, it } from 'vitest'
import type { Reply } from '../../harness.ts'
import { useTenant } from '../../use-tenant.ts'
import { accessDataOf } from './access-data.ts'

describe('an update with what was just read', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const post = async (path: string, body: unknown): Promise<Reply['body']> => {
    const reply = await server.call('POST', path, { body })
    expect([path, reply.status, reply.status === 200 ? '' : reply.text]).toEqual([path, 200, ''])
    return reply.body
  }
  const user = await data.user('Ana')
  const { app } = await post('/api/v1/apps', { displayName: 'Mail' })
  const type = await post(`/api/v1/apps/${app.id}/resource_types`, { displayName: 'Roles', resourceType: 'ROLE' })
  const typePath = `/api/v1/apps/${app.id}/resource_types/${type.appResourceType.id}`
  const resource = await post(`${typePath}/resources`, { displayName: 'Reader' })
  const entitlement = await data.entitlement(app.id, 'Read')
  const account = await data.account(app.id, 'ana', user)
  const profile = await post('/api/v1/access_profiles', { displayName: 'Everybody' })
  const steps = { policySteps: { certify: { steps: [{ approval: { manager: {} } }] } } }
  const { policy } = await post('/api/v1/policies', {
    displayName: 'Mine',
    policyType: 'POLICY_TYPE_CERTIFY',
    ...steps,
  })
  const { client } = await post('/api/v1/iam/personal_clients', { displayName: 'x', expires: '2592000s' })
  const campaign = await post('/api/v1/access_review', { displayName: 'Q1', ownerIds: [user] })
  const id = (body: Reply['body'], ...keys: string[]) => keys.reduce((part, key) => part[key], body).id

  // what it is, its path, the member of the update, a writable field, where the reply has it
  const table: [string, string, string, string, (body: Reply['body']) => unknown][] = [
    ['an app', `/api/v1/apps/${app.id}`, 'app', 'displayName', (body) => body.app],
    [
      'a resource type',
      typePath,
      'appResourceType',
      'displayName',
      (body) => body.appResourceTypeView?.appResourceType ?? body.appResourceType,
    ],
    [
      'a resource',
      `${typePath}/resources/${(resource.appResource ?? resource.appResourceView.appResource).id}`,
      'appResource',
      'displayName',
      (body) => body.appResourceView.appResource,
    ],
    [
      'an entitlement',
      `/api/v1/apps/${app.id}/entitlements/${entitlement}`,
      'entitlement',
      'displayName',
      (body) => body.appEntitlementView.appEntitlement,
    ],
    [
      'an access profile',
      `/api/v1/access_profiles/${profile.id ?? id(profile, 'accessProfile')}`,
      'accessProfile',
      'displayName',
      (body) => body.accessProfile ?? body,
    ],
    ['a policy', `/api/v1/policies/${policy.id}`, 'policy', 'displayName', (body) => body.policy],
    ['a credential', `/api/v1/iam/personal_clients/${client.id}`, 'client', 'displayName', (body) => body.client],
    [
      'a campaign',
      `/api/v1/access_review/${id(campaign, 'accessReview', 'accessReview')}`,
      'accessReview',
      'displayName',
      (body) => body.accessReview.accessReview,
    ],
  ]
  it.each(table)('is accepted: %s (API-134)', async (_name, path, member, field, of) => {
    const read = of((await server.call('GET', path)).body)
    const { updatedAt: _, ...same } = of(await post(path, { [member]: read, updateMask: field })) as {
      updatedAt: string
    }
    expect(read).toMatchObject(same)
    await post(path, { [member]: read })
  })

  it('is accepted: an account (API-134)', async () => {
    const path = `/api/v1/apps/${app.id}/app_users`
    const { appUser } =
      (await server.call('GET', path)).body.list[0].appUserView ?? (await server.call('GET', path)).body.list[0]
    expect(appUser.id).toBe(account)
    for (const updateMask of ['appUserType', undefined]) {
      const { appUserView } = await post(`${path}/${account}`, { appUser, ...(updateMask ? { updateMask } : {}) })
      expect(appUserView.appUser).toEqual({ ...appUser, updatedAt: appUserView.appUser.updatedAt })
    }
    await post(`${path}/${account}`, { appUser: { appUserType: 'APP_USER_TYPE_USER', status: {} } })
  })
})
