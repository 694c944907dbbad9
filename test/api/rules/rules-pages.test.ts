import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { newId } from '../../../server/lib/ids.ts'
import { useTenant } from '../../use-tenant.ts'
import { accessDataOf } from '../data/access-data.ts'
import { fieldsOf } from '../faults.ts'

describe('what rules would do, and what uses them', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
    server.call('POST', `/api/v1${path}`, { body, headers })
  const made = async (path: string, body: unknown) => {
    const reply = await post(path, body)
    expect(reply.status).toBe(200)
    return reply.body
  }
  const steps = (...list: unknown[]) => ({ certify: { steps: list } })
  const byManager = { approval: { manager: {} } }
  const policy = async (displayName: string, policySteps: object = steps(byManager)): Promise<string> =>
    (await made('/policies', { displayName, policyType: 'POLICY_TYPE_CERTIFY', policySteps })).policy.id
  const app: string = (await made('/apps', { displayName: 'Granite' })).app.id
  const [ann, boss] = [await data.user('Ann'), await data.user('Boss')]
  await server.database.tx((tx) =>
    tx.count(sql`update users set manager_ids = ${[boss]}, department = 'Finance' where user_id = ${ann}`),
  )
  const [pay, approve, unused] = [
    await data.entitlement(app, 'Pay'),
    await data.entitlement(app, 'Approve'),
    await data.entitlement(app, 'Unused'),
  ]
  const [account, robot] = [await data.account(app, 'ann', ann), await data.account(app, 'robot')]
  await data.grant(pay, account)
  await data.grant(approve, account)
  await data.grant(pay, robot)

  describe('policies', () => {
    it('have counts of the campaigns, apps, entitlements and policies that use them', async () => {
      const used = await policy('Used')
      const idle = await policy('Idle')
      const escalation = { replacePolicy: { policyId: used }, expiration: '60' }
      await policy('Replaced', steps({ approval: { manager: {}, escalation } }))
      await made(`/apps/${app}`, {
        app: { certifyPolicyId: used, grantPolicyId: used },
        updateMask: 'certifyPolicyId,grantPolicyId',
      })
      await made(`/apps/${app}/entitlements/${pay}`, { entitlement: { certifyPolicyId: used } })
      await made('/access_review', { displayName: 'Q4', ownerIds: [boss], policyId: used })
      const { uses } = await made('/search/policies/uses', { policyIds: [used, idle, 'unknown'] })
      const none = { campaignCount: 0, appCount: 0, entitlementCount: 0, policyCount: 0 }
      expect(new Map(uses.map((one: { policyId: string }) => [one.policyId, one]))).toEqual(
        new Map([
          [used, { policyId: used, campaignCount: 1, appCount: 1, entitlementCount: 1, policyCount: 1 }],
          [idle, { policyId: idle, ...none }],
        ]),
      )
    })

    it('have an ETag, and a change for another version is refused', async () => {
      const id = await policy('Versioned')
      const read = await server.call('GET', `/api/v1/policies/${id}`)
      const etag = read.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"\d+"$/)
      const change = { policy: { displayName: 'Newer' }, updateMask: 'displayName' }
      expect((await post(`/policies/${id}`, change, { 'if-match': '"1"' })).status).toBe(412)
      const saved = await post(`/policies/${id}`, change, { 'if-match': etag })
      expect([saved.status, saved.headers.get('etag') === etag]).toEqual([200, false])
      expect((await post(`/policies/${id}`, change, { 'if-match': etag })).status).toBe(412)
    })

    it('are tried on a grant: which rule is true, which steps follow, and who would review', async () => {
      const grant = { appId: app, appEntitlementId: pay, appUserId: account }
      const draft = {
        policySteps: {
          certify: { steps: [byManager] },
          strict: { steps: [byManager, { approval: { users: { userIds: [ann] } } }, { reject: {} }] },
        },
        rules: [
          { condition: 'subject.department == "Sales"', policyKey: 'certify' },
          { condition: 'subject.department == "Finance" && task.isGrantPermanent', policyKey: 'strict' },
        ],
      }
      const trial = await made('/policies/validate/item', { ...draft, ...grant })
      expect(trial).toMatchObject({ ruleIndex: 1, policyKey: 'strict', problem: '' })
      expect(trial.steps).toMatchObject([
        { kind: 'APPROVAL', code: 'MANAGER', because: 'NONE', reviewers: [{ userId: boss, displayName: 'Boss' }] },
        { kind: 'APPROVAL', code: 'SUPER_ADMINISTRATOR', because: 'ONLY_SUBJECT' },
        { kind: 'REJECT', reviewers: [] },
      ])
      const standard = await made('/policies/validate/item', {
        policySteps: draft.policySteps,
        ...grant,
        appUserId: robot,
      })
      expect(standard).toMatchObject({ ruleIndex: -1, policyKey: 'certify' })
      expect(standard.steps).toMatchObject([{ code: 'SUPER_ADMINISTRATOR', because: 'NO_SUBJECT' }])
      const failing = { ...draft, rules: [{ condition: 'subject.profile.none == "x"', policyKey: 'strict' }] }
      expect(await made('/policies/validate/item', { ...failing, ...grant })).toMatchObject({
        ruleIndex: -1,
        policyKey: '',
        problem: expect.stringContaining('none'),
      })
      const other = { ...draft, ...grant, appEntitlementId: unused }
      expect((await post('/policies/validate/item', other)).status).toBe(404)
      const wrong = { ...draft, ...grant, rules: [{ condition: 'subject.boss', policyKey: 'strict' }] }
      expect(fieldsOf(await post('/policies/validate/item', wrong))).toEqual(['rules[0].condition'])
    })

    it('have expressions for approvers that are checked as such', async () => {
      const check = async (body: object) => (await made('/policies/validate/cel', body)).markers
      expect(await check({ text: 'appOwners', use: 'APPROVERS' })).toEqual([])
      expect(await check({ text: 'appOwners', use: 'CONDITION' })).toHaveLength(1)
    })
  })

  describe('conflict monitors', () => {
    it('are counted before they are saved', async () => {
      const preview = (groupA: string[], groupB: string[], negateGroupB = false) => {
        const refs = (ids: string[]) => ids.map((id) => ({ appId: app, id }))
        return made('/search/accessconflict/preview', { groupA: refs(groupA), groupB: refs(groupB), negateGroupB })
      }
      expect(await preview([pay], [approve])).toEqual({ userCount: 1, accountCount: 0 })
      expect(await preview([pay], [approve], true)).toEqual({ userCount: 0, accountCount: 1 })
      expect(await preview([], [approve])).toEqual({ userCount: 0, accountCount: 0 })
      expect(await preview([pay], ['unknown'])).toEqual({ userCount: 0, accountCount: 0 })
    })

    it('have counts of their violations and entitlements', async () => {
      const monitorId = (await made('/accessconflict', { displayName: 'Pay and approve' })).id
      for (const [appEntitlementId, group] of [
        [pay, 'A'],
        [approve, 'B'],
      ])
        await made('/appentitlementmonitorbinding', {
          monitorId,
          appId: app,
          appEntitlementId,
          entitlementGroup: `ENTITLEMENT_GROUP_${group}`,
        })
      const counts = async () =>
        (await made('/search/accessconflict/counts', { monitorIds: [monitorId, newId()] })).counts
      const groups = { monitorId, groupACount: 1, groupBCount: 1 }
      expect(await counts()).toEqual([{ ...groups, activeCount: 1, exemptedCount: 0, resolvedCount: 0 }])
      const { list } = (await server.call('GET', `/api/v1/accessconflict/${monitorId}/violations`)).body
      await made(`/accessconflict/${monitorId}/violations/${list[0].id}/exempt`, { reason: 'x' })
      expect(await counts()).toEqual([{ ...groups, activeCount: 0, exemptedCount: 1, resolvedCount: 0 }])
      await made(`/accessconflict/${monitorId}`, { enabled: false })
      expect(await counts()).toEqual([{ ...groups, activeCount: 0, exemptedCount: 0, resolvedCount: 1 }])
    })
  })

  describe('tags', () => {
    it('have counts of their entitlements, and those without one are found by their number of grants', async () => {
      const value = async (kind: string, name: string): Promise<string> =>
        (await made(`/attributes/${kind}`, { value: name })).value.id
      const [high, sox] = [await value('risk_levels', 'Very high'), await value('compliance_frameworks', 'SOX 404')]
      await data.entitlements(app, 12)
      const before = await made('/search/attributes/uses', { ids: [high, sox] })
      expect(before.uses.map((use: { entitlementCount: number }) => use.entitlementCount)).toEqual([0, 0])
      const untagged = async (body: object = {}) =>
        made('/search/entitlements/untagged', { attributeTypeId: 'risk_level', appIds: [app], ...body })
      const names = ({ list }: { list: { appEntitlement: { displayName: string } }[] }) =>
        list.map(({ appEntitlement }) => appEntitlement.displayName)
      const first = await untagged({ pageSize: 10 })
      expect(names(first).slice(0, 2)).toEqual(['Pay', 'Approve'])
      const second = await untagged({ pageSize: 10, pageToken: first.nextPageToken })
      // With the one for access to the app.
      expect([new Set([...names(first), ...names(second)]).size, second.nextPageToken]).toEqual([16, ''])

      const entitlement = { riskLevelValueId: high, complianceFrameworkValueIds: [sox] }
      await made(`/apps/${app}/entitlements/${pay}`, { entitlement })
      const after = await made('/search/attributes/uses', { ids: [high, sox] })
      expect(after.uses.map((use: { entitlementCount: number }) => use.entitlementCount)).toEqual([1, 1])
      expect(after).toMatchObject({
        entitlementCount: before.entitlementCount,
        withoutRiskLevelCount: before.withoutRiskLevelCount - 1,
        withoutFrameworkCount: before.withoutFrameworkCount - 1,
      })
      expect(names(await untagged())[0]).toBe('Approve')
      expect(names(await untagged({ attributeTypeId: 'compliance_framework', query: 'app' }))).toEqual(['Approve'])
    })
  })
})
