import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { lockReplacements } from '../../../server/directory/policies/policy.store.ts'
import { type Reply, useServer } from '../../harness.ts'
import { useTenant } from '../../use-tenant.ts'
import { accessDataOf } from '../data/access-data.ts'
import { violationsOf } from '../faults.ts'

const reasonOf = ({ body }: Reply) => body.details[0].reason
const names = ({ body }: Reply): string[] => body.list.map((policy: { displayName: string }) => policy.displayName)
const BUILTIN = ['Manager', 'App owner', 'Entitlement owner', 'Manager, then app owner']
const steps = (...list: unknown[]) => ({ certify: { steps: list } })
const byManager = steps({ approval: { manager: {} } })
const replacedBy = (policyId: string) =>
  steps({ approval: { manager: {}, escalation: { replacePolicy: { policyId }, expiration: '60' } } })

describe('policies', async () => {
  const server = await useTenant()
  const data = await accessDataOf(server)
  const post = (path: string, body: unknown) => server.call('POST', path, { body })
  const create = (body: Record<string, unknown> = {}) =>
    post('/api/v1/policies', {
      displayName: 'Quarterly',
      policyType: 'POLICY_TYPE_CERTIFY',
      policySteps: byManager,
      ...body,
    })
  const created = async (body: Record<string, unknown> = {}) => (await create(body)).body.policy
  const get = (id: string) => server.call('GET', `/api/v1/policies/${id}`)
  const update = (id: string, body: unknown) => post(`/api/v1/policies/${id}`, body)
  const remove = (id: string) => server.call('DELETE', `/api/v1/policies/${id}`)
  const search = (body: unknown) => post('/api/v1/search/policies', body)
  /** Policies that a test creates within the second in which the tenant was made may sort before the built-in ones. */
  const builtin = async (): Promise<Record<string, string>[]> =>
    (await search({ pageSize: 100 })).body.list.filter((policy: { systemBuiltin: boolean }) => policy.systemBuiltin)

  it('every tenant has the built-in review policies first, without fallbacks and self-approval', async () => {
    const { body } = await server.call('GET', '/api/v1/policies')
    expect(body.list.map((policy: { displayName: string }) => policy.displayName)).toEqual(BUILTIN)
    for (const policy of body.list)
      expect(policy).toMatchObject({
        systemBuiltin: true,
        policyType: 'POLICY_TYPE_CERTIFY',
        rules: [],
        postActions: [],
      })
    const kinds = body.list.map((policy: { policySteps: { certify: { steps: { approval: object }[] } } }) =>
      policy.policySteps.certify.steps.map(({ approval }) =>
        Object.entries(approval).filter(([, value]) => typeof value === 'object' && !Array.isArray(value)),
      ),
    )
    const nobody = { allowSelfApproval: false, requireDistinctApprovers: false }
    const found = { fallback: false, fallbackUserIds: [], fallbackGroupIds: [], isGroupFallbackEnabled: false }
    const manager = ['manager', { ...nobody, ...found, assignedUserIds: [] }]
    expect(kinds).toEqual([
      [[manager]],
      [[['appOwners', nobody]]],
      [[['entitlementOwners', { ...nobody, ...found }]]],
      [[manager], [['appOwners', nobody]]],
    ])
  })

  it('a new policy is shown with every flag, text and list, and nothing null', async () => {
    const reply = await post('/api/v1/policies', {
      display_name: ' Yearly ',
      policy_type: 'POLICY_TYPE_CERTIFY',
      policy_steps: {
        certify: { steps: [{ approval: { app_owners: { allow_self_approval: true }, assigned: true } }] },
        by_hand: { steps: [{ accept: {} }] },
      },
      rules: [{ condition: 'subject.status == UserStatus.DISABLED', policy_key: 'by_hand' }],
      post_actions: [{ certify_remediate_immediately: true }, {}],
      annotations: { managed_by: 'terraform', none: '' },
    })
    expect(reply.status, reply.text).toBe(200)
    const { id, createdAt, updatedAt, ...policy } = reply.body.policy
    expect(policy).toEqual({
      displayName: 'Yearly',
      description: '',
      policyType: 'POLICY_TYPE_CERTIFY',
      policySteps: {
        certify: {
          steps: [
            {
              approval: {
                appOwners: { allowSelfApproval: true, requireDistinctApprovers: false },
                allowDelegation: false,
                allowReassignment: false,
                allowedReassignees: [],
                assigned: false,
                escalationEnabled: false,
                requireApprovalReason: false,
                requireDenialReason: false,
                requireReassignmentReason: false,
                requiresStepUpProviderId: '',
              },
            },
          ],
        },
        by_hand: { steps: [{ accept: { acceptMessage: '' } }] },
      },
      rules: [{ condition: 'subject.status == UserStatus.DISABLED', policyKey: 'by_hand' }],
      postActions: [{ certifyRemediateImmediately: true }, { certifyRemediateImmediately: false }],
      reassignTasksToDelegates: false,
      annotations: { managed_by: 'terraform' },
      systemBuiltin: false,
    })
    expect([createdAt, id.length]).toEqual([updatedAt, 27])
    expect((await get(id)).body).toEqual(reply.body)
    // What was read can be sent back.
    const sent = await update(id, { policy: reply.body.policy })
    expect(sent.status, sent.text).toBe(200)
    expect({ ...sent.body.policy, updatedAt }).toEqual(reply.body.policy)
  })

  it('an update changes what the mask names, clears what it names and is absent, and merges annotations', async () => {
    const { id } = await created({ description: 'old', annotations: { a: '1', b: '2' }, postActions: [{}] })
    const named = await update(id, {
      policy: { displayName: 'New', annotations: { b: '', c: '3' }, description: 'not named' },
      updateMask: 'display_name,annotations',
    })
    expect(named.body.policy).toMatchObject({ displayName: 'New', description: 'old', annotations: { a: '1', c: '3' } })
    const cleared = await update(id, { policy: {}, updateMask: { paths: ['description', 'post_actions'] } })
    expect(cleared.body.policy).toMatchObject({ displayName: 'New', description: '', postActions: [] })
    const given = await update(id, { policy: { reassignTasksToDelegates: true } })
    expect(given.body.policy).toMatchObject({ displayName: 'New', reassignTasksToDelegates: true })
    expect(Date.parse(given.body.policy.updatedAt)).toBeGreaterThan(Date.parse(given.body.policy.createdAt))
    expect((await get(id)).body).toEqual(given.body)
  })

  it('an update is checked like a new policy, and changes nothing when it is refused', async () => {
    const before = await created({
      policySteps: { ...byManager, other: { steps: [{ accept: {} }] } },
      rules: [{ condition: 'true', policyKey: 'other' }],
    })
    const reply = await update(before.id, {
      policy: { displayName: '', policyType: 'POLICY_TYPE_GRANT', policySteps: { certify: { steps: [{}] } } },
      updateMask: 'displayName,policyType,policySteps,id',
    })
    expect(violationsOf(reply).map(({ field }) => field)).toEqual([
      'updateMask',
      'policy.displayName',
      'policy.policyType',
      'policy.policySteps.certify.steps[0]',
      'policy.rules[0].policyKey',
    ])
    const rules = await update(before.id, { policy: { rules: [{ condition: '1 +', policyKey: 'other' }] } })
    expect(violationsOf(rules)).toEqual([
      {
        field: 'policy.rules[0].condition',
        description: 'line 1, column 4: Unexpected token: end of the expression',
      },
    ])
    expect((await get(before.id)).body.policy).toEqual(before)
  })

  it('a person who was disabled since does not stand in the way of another name', async () => {
    const reviewer = await data.user('Reviewer')
    const { id } = await created({ policySteps: steps({ approval: { users: { userIds: [reviewer] } } }) })
    await server.database.tx((tx) => tx.count(sql`update users set status = 'DISABLED' where user_id = ${reviewer}`))
    expect((await update(id, { policy: { displayName: 'Renamed' } })).status).toBe(200)
    expect((await update(id, { policy: { rules: [] } })).status).toBe(200)
    const sent = await update(id, { policy: { policySteps: steps({ approval: { users: { userIds: [reviewer] } } }) } })
    expect(violationsOf(sent).map(({ field }) => field)).toEqual([
      'policy.policySteps.certify.steps[0].approval.users.userIds[0]',
    ])
  })

  it('of a built-in policy only the post actions can be changed, and it cannot be deleted', async () => {
    const [manager] = await builtin()
    const id = manager?.id ?? ''
    const refused = await update(id, { policy: { displayName: 'Mine', postActions: [] } })
    expect([refused.status, reasonOf(refused)]).toEqual([409, 'BUILTIN_POLICY'])
    const postActions = [{ certifyRemediateImmediately: true }]
    const allowed = await update(id, { policy: { ...manager, postActions }, updateMask: 'postActions' })
    expect(allowed.body.policy).toMatchObject({ displayName: 'Manager', postActions, systemBuiltin: true })
    expect([(await remove(id)).status, reasonOf(await remove(id))]).toEqual([409, 'BUILTIN_POLICY'])
  })

  it('a circle of policies that replace each other is refused, however long', async () => {
    const a = await created({ displayName: 'A' })
    const b = await created({ displayName: 'B', policySteps: replacedBy(a.id) })
    const c = await created({ displayName: 'C', policySteps: replacedBy(b.id) })
    for (const target of [a, b, c]) {
      const reply = await update(a.id, { policy: { policySteps: replacedBy(target.id) } })
      expect(violationsOf(reply)).toEqual([
        {
          field: 'policy.policySteps.certify.steps[0].approval.escalation.replacePolicy.policyId',
          description: 'leads back to this policy, directly or through its replacements',
        },
      ])
    }
    const d = await created({ displayName: 'D' })
    expect((await update(a.id, { policy: { policySteps: replacedBy(d.id) } })).status).toBe(200)
  })

  it('a policy in use is not deleted, and the error names who uses it', async () => {
    const { id } = await created({ displayName: 'Used' })
    const app = (await post('/api/v1/apps', { displayName: 'Payroll', certifyPolicyId: id })).body.app.id
    expect(await remove(id)).toMatchObject({
      status: 409,
      body: { message: 'This policy cannot be deleted while it is used by the app Payroll.' },
    })
    const other = await created({ displayName: 'Escalating', policySteps: replacedBy(id) })
    for (const name of ['E1', 'E2', 'E3', 'E4', 'E5']) {
      const entitlement = await data.entitlement(app, name)
      await server.database.tx((tx) =>
        tx.count(sql`update entitlements set revoke_policy_id = ${id} where entitlement_id = ${entitlement}`),
      )
    }
    const many = await remove(id)
    expect([reasonOf(many), many.body.message]).toEqual([
      'IN_USE',
      'This policy cannot be deleted while it is used by the app Payroll, the entitlement E1, the entitlement E2, the entitlement E3, the entitlement E4 and 2 more.',
    ])
    // The same through the escalation alone; a deleted policy uses nothing.
    await server.call('DELETE', `/api/v1/apps/${app}`)
    expect((await remove(id)).body.message).toContain('used by the policy Escalating.')
    expect((await remove(other.id)).status).toBe(200)
    expect((await remove(id)).status).toBe(200)
  })

  it('a deleted policy is gone, except for a search that asks for deleted ones', async () => {
    const { id } = await created({ displayName: 'Short-lived' })
    expect((await server.call('DELETE', `/api/v1/policies/${id}`, { body: {} })).body).toEqual({})
    for (const reply of [await get(id), await update(id, { policy: { displayName: 'x' } }), await remove(id)])
      expect([reply.status, reasonOf(reply)]).toEqual([404, 'NOT_FOUND'])
    expect(names(await search({ refs: [{ id }] }))).toEqual([])
    const { list } = (await search({ refs: [{ id }], includeDeleted: true })).body
    expect(list).toMatchObject([{ id, deletedAt: expect.any(String) }])
    const replacing = await create({ policySteps: replacedBy(id) })
    expect(violationsOf(replacing).map(({ description }) => description)).toEqual([
      'there is no review policy with this id',
    ])
  })

  it('a search finds by parts of names in any letter case, types and references', async () => {
    const id = (await created({ displayName: 'Ünïque 100%_sure' })).id
    const [manager, owner] = await builtin()
    const found = async (body: unknown) => names(await search(body))
    expect(await found({ query: 'ünïQUE' })).toEqual(['Ünïque 100%_sure'])
    expect(await found({ display_name: '%_s' })).toEqual(['Ünïque 100%_sure'])
    expect(await found({ query: '0_%' })).toEqual([])
    expect(await found({ query: 'MANAGER', displayName: 'then' })).toEqual(['Manager, then app owner'])
    expect(await found({ query: 'manager', excludePolicyIds: [manager?.id] })).toEqual(['Manager, then app owner'])
    expect(await found({ refs: [{ id: owner?.id }, { id }], policyTypes: ['POLICY_TYPE_CERTIFY'] })).toEqual([
      'App owner',
      'Ünïque 100%_sure',
    ])
    expect(await found({ policyTypes: ['POLICY_TYPE_GRANT'] })).toEqual([])
    expect((await search({ policyTypes: ['CERTIFY'] })).status).toBe(400)
  })

  it('pages hold every policy once while others are added', async () => {
    for (let i = 0; i < 25; i++) await created({ displayName: `Paged ${i}` })
    const seen: string[] = []
    let pageToken = ''
    do {
      const { body } = await search({ query: 'paged', pageSize: 10, pageToken })
      seen.push(...body.list.map((policy: { id: string }) => policy.id))
      pageToken = body.nextPageToken
      await created({ displayName: 'Added meanwhile' })
    } while (pageToken !== '')
    expect([seen.length, new Set(seen).size]).toEqual([25, 25])
    expect(seen).toEqual([...seen].sort())
    const { nextPageToken } = (await search({ query: 'paged', pageSize: 10 })).body
    expect(reasonOf(await search({ query: 'other', pageToken: nextPageToken }))).toBe('INVALID_PAGE_TOKEN')
    expect(reasonOf(await server.call('GET', `/api/v1/policies?page_token=${nextPageToken}`))).toBe(
      'INVALID_PAGE_TOKEN',
    )
  })

  it('one may read policies or change them, or neither, by role', async () => {
    const [reader, nobody] = [await data.tokenWith(['read_only_administrator']), await data.tokenWith(['basic_user'])]
    const { id } = await created()
    const statuses = async (token: string) => [
      (await server.call('GET', `/api/v1/policies/${id}`, { token })).status,
      (await server.call('POST', '/api/v1/policies/validate/cel', { token, body: { text: 'true' } })).status,
      (await server.call('POST', '/api/v1/policies', { token, body: { bad: 1 } })).status,
      (await server.call('POST', `/api/v1/policies/${id}`, { token, body: {} })).status,
      (await server.call('DELETE', `/api/v1/policies/${id}`, { token })).status,
    ]
    expect(await statuses(reader)).toEqual([200, 200, 403, 403, 403])
    expect(await statuses(nobody)).toEqual([403, 403, 403, 403, 403])
  })

  it('creating with the same Idempotency-Key makes one policy, and each change has an audit entry', async () => {
    const send = () =>
      server.call('POST', '/api/v1/policies', {
        body: { displayName: 'Once', policyType: 'POLICY_TYPE_CERTIFY', policySteps: byManager },
        headers: { 'idempotency-key': 'policy-1' },
      })
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    const { id } = first.body.policy
    await update(id, { policy: { description: 'x' } })
    await remove(id)
    const entries = await server.database.read((reader) =>
      reader.rows(sql`select operation, detail from audit_entries where target_id = ${id} order by entry_id`),
    )
    expect(entries).toEqual([
      { operation: 'svc.api.policy.v1.Policies.Create', detail: { displayName: 'Once' } },
      { operation: 'svc.api.policy.v1.Policies.Update', detail: { fields: ['description'] } },
      { operation: 'svc.api.policy.v1.Policies.Delete', detail: { displayName: 'Once' } },
    ])
  })
})

describe('two updates at once', async () => {
  const server = await useServer('postgresql')
  const { tenantId } = await accessDataOf(server)
  const post = async (path: string, body: unknown) => server.call('POST', `/api/v1/policies${path}`, { body })
  const created = async (displayName: string, policySteps: object): Promise<string> =>
    (await post('', { displayName, policyType: 'POLICY_TYPE_CERTIFY', policySteps })).body.policy.id

  it('do not close a circle, even if they have no policy in common: the second waits and sees the first', async () => {
    const [a, c] = [await created('A', byManager), await created('C', byManager)]
    const [b, d] = [await created('B', replacedBy(c)), await created('D', replacedBy(a))]
    let settled = false
    const second = await server.database.tx(async (tx) => {
      await lockReplacements(tx, tenantId)
      const reply = post(`/${a}`, { policy: { policySteps: replacedBy(b) } }).finally(() => {
        settled = true
      })
      const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      while (!settled && !(await server.database.read((reader) => reader.first(waits))));
      const steps = JSON.stringify(replacedBy(d))
      await tx.count(
        sql`update policies set steps = ${steps}::jsonb where tenant_id = ${tenantId} and policy_id = ${c}`,
      )
      return { reply }
    })
    expect((await second.reply).status).toBe(400)
  })
})

describe('a new tenant', async () => {
  const server = await useTenant()

  it('has risk levels and compliance frameworks from the start, in their order', async () => {
    const values = async (kind: string) =>
      (await server.call('GET', `/api/v1/attributes/${kind}`)).body.list.map(({ value }: { value: string }) => value)
    expect(await values('risk_levels')).toEqual(['Low', 'Medium', 'High', 'Critical'])
    expect(await values('compliance_frameworks')).toEqual(['SOC 2', 'ISO 27001', 'PCI DSS', 'HIPAA', 'SOX', 'GDPR'])
  })
})
