import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { GROUPS, removingOn } from './removing.ts'

describe('who removes access', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const on = await removingOn(server)
  const { post, idOf } = on
  await on.sync(GROUPS)
  const person = (name: string) => idOf(`${name}@corp.example`)
  const [ann, bob, cid, dea, eli] = await Promise.all(['ann', 'bob', 'cid', 'dea', 'eli'].map(person))
  const find = async (query: string) =>
    (await post('/api/v1/search/entitlements', { query })).body.list[0].appEntitlement
  const vault = await find('Vault')
  const path = `/api/v1/apps/${vault.appId}/entitlements/${vault.id}`
  const save = (deprovisionerPolicy: Record<string, unknown>) =>
    post(path, { entitlement: { deprovisionerPolicy }, updateMask: 'deprovisionerPolicy' })
  /** The removal of Cid's access to the vault under this policy. */
  const madeWith = async (deprovisionerPolicy: Record<string, unknown>) => {
    const saved = await save(deprovisionerPolicy)
    if (saved.status !== 200) throw new Error(saved.text)
    const wanted = { appId: vault.appId, appEntitlementId: vault.id, identityUserId: cid }
    const { id } = (await post('/api/v1/task/revoke', wanted)).body.taskView.task
    const [made] = (await post('/api/v1/search/revocations', { taskIds: [id] })).body.list
    await on.change('cancel', [id], { comment: 'Test' })
    return made
  }
  const assignedBy = async (assignee: Record<string, unknown>) => (await madeWith({ manual: { assignee } })).assigneeIds

  it('goes by how the entitlement says that it is removed', async () => {
    expect(await madeWith({ manual: { userIds: [ann], instructions: 'Ask the vault team' } })).toMatchObject({
      ...{ channel: 'MANUAL', assigneeIds: [ann], instructions: 'Ask the vault team' },
    })
    expect(await madeWith({ externalTicket: { instructions: 'Open a ticket' } })).toMatchObject({
      ...{ channel: 'TICKET', assigneeIds: [], instructions: 'Open a ticket' },
    })
    expect(await madeWith({ connector: {} })).toMatchObject({ channel: 'MANUAL', assigneeIds: [] })
  })

  it('goes through a ticket where the organization says so and the entitlement says nothing (REV-184)', async () => {
    await server.call('POST', '/api/v1/settings', { body: { removalChannel: 'TICKET' } })
    expect(await madeWith({ unconfigured: {} })).toMatchObject({ channel: 'TICKET' })
    expect(await madeWith({ manual: { userIds: [ann] } })).toMatchObject({ channel: 'MANUAL' })
    await server.call('POST', '/api/v1/settings', { body: { removalChannel: 'MANUAL' } })
  })

  it('goes through the webhook of the organization where the entitlement says nothing, and keeps it from deletion (REV-184)', async () => {
    const added = await post('/api/v1/webhooks', { displayName: 'Remover', url: 'https://hooks.example.com/remove' })
    const { id: removalWebhookId } = added.body.webhook
    const set = (body: unknown) => server.call('POST', '/api/v1/settings', { body })
    expect((await set({ removalChannel: 'WEBHOOK', removalWebhookId })).status).toBe(200)
    expect(await madeWith({ unconfigured: {} })).toMatchObject({ channel: 'WEBHOOK' })
    expect(await madeWith({ manual: { userIds: [ann] } })).toMatchObject({ channel: 'MANUAL' })
    const refused = await server.call('DELETE', `/api/v1/webhooks/${removalWebhookId}`)
    expect([refused.status, refused.text.includes('the setting removalWebhookId')]).toEqual([409, true])
    expect((await set({ removalChannel: 'MANUAL' })).body.settings.removalWebhookId).toBe('')
    expect((await server.call('DELETE', `/api/v1/webhooks/${removalWebhookId}`)).status).toBe(200)
  })

  it('cannot be a webhook that does not exist, or does no more (REV-185)', async () => {
    const unknown = await save({ webhook: { webhookId: 'none' } })
    expect([unknown.status, unknown.text.includes('there is no webhook with this id')]).toEqual([400, true])
    const added = await post('/api/v1/webhooks', { displayName: 'Gone', url: 'https://hooks.example.com/gone' })
    const { id: webhookId } = added.body.webhook
    expect((await save({ webhook: { webhookId } })).status).toBe(200)
    const refused = await server.call('DELETE', `/api/v1/webhooks/${webhookId}`)
    expect([refused.status, refused.text.includes('the entitlement Vault')]).toEqual([409, true])
    await save({ manual: { userIds: [ann] } })
    expect((await server.call('DELETE', `/api/v1/webhooks/${webhookId}`)).status).toBe(200)
    expect((await save({ webhook: { webhookId } })).status).toBe(400)
  })

  it('is each kind of people that an entitlement can name (REV-182)', async () => {
    const sales = await find('Sales')
    expect(await assignedBy({ users: { userIds: [ann, eli] } })).toEqual([ann, eli].sort())
    expect(await assignedBy({ manager: {} })).toEqual([bob])
    expect(await assignedBy({ appOwners: {} })).toEqual([bob])
    expect(await assignedBy({ entitlementOwners: { fallbackUserIds: [dea] } })).toEqual([dea])
    expect(await assignedBy({ group: { appId: sales.appId, appGroupId: sales.id } })).toEqual([cid])
    const expressions = ['subject.email == "nobody" ? [subject] : []', 'svc.directory.users.v1.GetManagers(subject)']
    expect(await assignedBy({ expression: { expressions } })).toEqual([bob])
    expect(await assignedBy({ expression: { expressions: ['appOwners'] } })).toEqual([bob])
    const failing = { expressions: ['[subject][7]'], fallbackUserIds: [eli] }
    expect(await assignedBy({ expression: failing })).toEqual([eli])
  })

  it('leaves out people who are not active, and falls back to others', async () => {
    await server.database.tx((tx) =>
      tx.count(sql`update user_versions set status = 'DISABLED' where user_id = ${bob} and closed_at is null`),
    )
    expect(await assignedBy({ manager: { fallbackUserIds: [ann] } })).toEqual([ann])
    expect(await assignedBy({ manager: {} })).toEqual([])
    await server.database.tx((tx) =>
      tx.count(sql`update user_versions set status = 'ENABLED' where user_id = ${bob} and closed_at is null`),
    )
  })

  it.each([
    ['two kinds', { users: { userIds: ['x'] }, manager: {} }, 'it has users and manager'],
    ['no kind', {}, 'it has none'],
    ['no people', { users: { userIds: [] } }, 'users.userIds'],
    ['somebody who does not exist', { users: { userIds: ['nobody'] } }, 'there is no user with this id'],
    ['a group that does not exist', { group: { appId: 'x', appGroupId: 'y' } }, 'there is no entitlement'],
    ['no expression', { expression: { expressions: [] } }, 'must not be empty'],
    ['an expression that returns no people', { expression: { expressions: ['true'] } }, 'must return a User'],
  ])('cannot be %s (REV-182)', async (_, assignee, text) => {
    const refused = await save({ manual: { assignee } })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain(text)
  })

  it('is overdue by the deadline of the organization, which goes before that of the server (REV-184)', async () => {
    const id = await on.reviewed()
    await on.decide(id, false, 'access of cid')
    const { numericId } = await on.revocation(id, 'access of cid')
    await on.age(numericId, 10)
    const overdue = async () => (await on.revocations(id, '&overdue=true')).length
    expect(await overdue()).toBe(0)
    await server.call('POST', '/api/v1/settings', { body: { removalDeadlineDays: 9 } })
    expect(await overdue()).toBe(1)
    await on.daily()
    expect((await on.notices()).at(-1)).toMatchObject({ campaignId: id, detail: { event: 'overdue', count: 1 } })
    await server.call('POST', '/api/v1/settings', { body: { removalDeadlineDays: 14 } })
    await on.change('cancel', [numericId], { comment: 'Test' })
  })
})
