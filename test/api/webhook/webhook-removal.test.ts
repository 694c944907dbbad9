import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { enqueueJob } from '../../../server/jobs/index.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { type Answer, callbackOf, type Received, saying, startReceiver } from '../../servers/receiver.ts'
import { GROUPS, grantsWith, removingOn } from '../removal/removing.ts'

const COMPLETE = saying({ complete: { comment: 'Ticket 7' } })

describe('access that a webhook removes', async () => {
  const server = await useServer(API_ENGINE, { jobs: true, env: { OUTBOUND_ALLOW: '127.0.0.0/8' } })
  const on = await removingOn(server)
  const { call, database, tenant } = server
  const { post, revocation, decide, reviewed, change, sync } = on
  await sync(GROUPS)

  const entitlement = async (query: string) =>
    (await post('/api/v1/search/entitlements', { query })).body.list[0].appEntitlement as { appId: string; id: string }
  const setPolicy = async (name: string, deprovisionerPolicy: Record<string, unknown>) => {
    const { appId, id } = await entitlement(name)
    const body = { entitlement: { deprovisionerPolicy }, updateMask: 'deprovisionerPolicy' }
    expect((await post(`/api/v1/apps/${appId}/entitlements/${id}`, body)).status).toBe(200)
  }
  const webhookOf = async (url: string): Promise<string> =>
    (await post('/api/v1/webhooks', { displayName: 'Remover', url })).body.webhook.id
  const deliveryOf = async (webhookId: string) =>
    (await call('GET', `/api/v1/webhooks/${webhookId}/deliveries`)).body.list[0]
  const reaches = (id: string, item: string, state: string) =>
    eventually(async () => {
      const found = await revocation(id, item)
      expect(found.state).toBe(state)
      return found
    })
  /** A denied grant whose removal a receiver with these answers is asked for. */
  const denied = async (...answers: Parameters<typeof startReceiver>) => {
    const receiver = await startReceiver(...answers)
    const webhookId = await webhookOf(receiver.url)
    await setPolicy('Access', { webhook: { webhookId } })
    const id = await reviewed()
    await decide(id, false, 'access of cid')
    return { receiver, webhookId, id, state: (state: string) => reaches(id, 'access of cid', state) }
  }
  const cancel = async (id: string) =>
    change('cancel', [(await revocation(id, 'access of cid')).id], { comment: 'Next test' })

  it('is asked of it once it is ready, with the task, and CLAIMED when it says that it is done (REV-123)', async () => {
    const { receiver, webhookId, id, state } = await denied(COMPLETE)
    const claimed = await state('CLAIMED')
    expect(claimed).toMatchObject({ channel: 'WEBHOOK', claimedByUserId: '', claimedAt: expect.any(String) })
    expect(receiver.received).toHaveLength(1)
    const { payload, event } = JSON.parse((receiver.received[0] as Received).text)
    expect(event).toBe('svc.webhooks.v1.PayloadProvisionStep')
    expect(payload).toMatchObject({
      '@type': 'type.googleapis.com/svc.webhooks.v1.PayloadProvisionStep',
      taskView: { task: { id: claimed.id, type: { revoke: {} } } },
      revocation: { username: 'cid', entitlementDisplayName: 'Access', reason: 'Not needed' },
    })
    expect(await deliveryOf(webhookId)).toMatchObject({ source: { provisionStep: { ticketId: claimed.id } } })
    expect(await on.events(claimed.numericId)).toEqual(['made READY', 'complete CLAIMED'])
    // Only a sync proves it.
    await sync(grantsWith({ 'crm,access,c3,': undefined }))
    expect((await revocation(id, 'access of cid')).state).toBe('VERIFIED')
    await sync(GROUPS)
  })

  it('is SENT with 202, and CLAIMED by the callback, which works once (REV-123)', async () => {
    const { receiver, id, state } = await denied({ status: 202 })
    const sent = await state('SENT')
    expect((await call('GET', `/api/v1/tasks/${sent.id}`)).body.taskView.task.processing).toBe(
      'TASK_PROCESSING_TYPE_PROCESSING',
    )
    const path = callbackOf(receiver.received[0] as Received)
    const answer = (member: Record<string, unknown>) =>
      call('POST', path, { body: { version: 'v1', ...member }, token: null })
    expect((await answer({ approve: {} })).status).toBe(400)
    expect((await revocation(id, 'access of cid')).state).toBe('SENT')
    expect((await answer({ complete: { comment: 'Done' } })).status).toBe(200)
    expect((await revocation(id, 'access of cid')).state).toBe('CLAIMED')
    const again = await answer({ complete: {} })
    expect([again.status, again.body.details[0].reason]).toEqual([400, 'CALLBACK_USED'])
    await cancel(id)
  })

  it('is FAILED when the receiver does not call back in time, and late callbacks are refused (REV-123)', async () => {
    const { receiver, webhookId, id, state } = await denied({ status: 202 })
    await state('SENT')
    await database.tx((tx) =>
      tx.count(sql`update webhook_deliveries set expires_at = now() where tenant_id = ${tenant.id}
        and webhook_id = ${webhookId}`),
    )
    const expire = { tenantId: tenant.id, kind: 'webhook.expire', payload: {} }
    await database.tx((tx) => enqueueJob(tx, expire))
    await state('FAILED')
    const late = await call('POST', callbackOf(receiver.received[0] as Received), {
      body: { version: 'v1', complete: {} },
      token: null,
    })
    expect([late.status, late.body.details[0].reason]).toEqual([409, 'CALLBACK_EXPIRED'])
    await cancel(id)
  })

  it.each<[string, Answer, RegExp]>([
    ['410', { status: 410 }, /takes no more/],
    ['errored', saying({ errored: { comment: 'No such account' } }), /^$/],
    ['an answer that is none of a removal', saying({ approve: {} }), /takes complete, errored/],
  ])('is FAILED with %s, and not asked for again (REV-123)', async (_, answer, problem) => {
    const { receiver, webhookId, id, state } = await denied(answer)
    const failed = await state('FAILED')
    const delivery = await deliveryOf(webhookId)
    expect(delivery).toMatchObject({ attempts: 1, problem: expect.stringMatching(problem) })
    expect(delivery.nextAttemptAt).toBeUndefined()
    expect(receiver.received).toHaveLength(1)
    // By hand now: on the work list, which it was not before.
    const { text } = await call('GET', `/api/v1/access_review/${id}/work_list`)
    expect(text).toContain('Access')
    expect(await on.events(failed.numericId)).toEqual(['made READY', 'fail FAILED'])
    await cancel(id)
  })

  it.each([
    ['CLAIMED by the fiftieth answer', COMPLETE, 'CLAIMED', ['made READY', 'complete CLAIMED']],
    ['FAILED after the fiftieth failure', { status: 500 }, 'FAILED', ['made READY', 'fail FAILED']],
  ])('is asked for up to 50 times, and %s (REV-123)', async (_, last, state, events) => {
    const { receiver, webhookId, id, state: reached } = await denied(...Array(49).fill({ status: 500 }), last)
    for (let attempts = 1; attempts < 50; attempts++) {
      const { id: deliveryId } = await eventually(async () => {
        const delivery = await deliveryOf(webhookId)
        expect(delivery).toMatchObject({ attempts, state: 'WEBHOOK_STATE_ERROR', nextAttemptAt: expect.any(String) })
        return delivery
      })
      // As if the time until the next attempt had passed.
      await post(`/api/v1/webhooks/${webhookId}/deliveries/${deliveryId}/retry`)
    }
    const { numericId } = await reached(state)
    const delivery = await deliveryOf(webhookId)
    expect(delivery.attempts).toBe(50)
    expect(delivery.nextAttemptAt).toBeUndefined()
    expect(receiver.received).toHaveLength(50)
    expect(await on.events(numericId)).toEqual(events)
    await cancel(id)
  })

  it('is CLAIMED by an answer of exactly 250,000 bytes (REV-123)', async () => {
    const { id, state } = await denied({ status: 200, body: (COMPLETE.body ?? '').padEnd(250_000) })
    await state('CLAIMED')
    await cancel(id)
  })

  it('gives the receiver its whole window again when it is asked once more after it (REV-186)', async () => {
    const { receiver, webhookId, id, state } = await denied({ status: 410 }, { status: 202 })
    await state('FAILED')
    await database.tx((tx) =>
      tx.count(sql`update webhook_deliveries set created_at = created_at - interval '9 days',
          expires_at = expires_at - interval '9 days'
        where tenant_id = ${tenant.id} and webhook_id = ${webhookId}`),
    )
    const { id: deliveryId, createdAt } = await deliveryOf(webhookId)
    const { delivery } = (await post(`/api/v1/webhooks/${webhookId}/deliveries/${deliveryId}/retry`)).body
    expect(delivery.createdAt).toBe(createdAt)
    const windowDays = Math.round((Date.parse(delivery.expiresAt) - Date.now()) / 86_400_000)
    expect(windowDays).toBe(8)
    await state('SENT')
    const body = { version: 'v1', complete: {} }
    const answered = await call('POST', callbackOf(receiver.received[1] as Received), { body, token: null })
    expect(answered.status).toBe(200)
    await state('CLAIMED')
    await cancel(id)
  })

  it.each([
    ['251 KB', { status: 200, body: `"${'x'.repeat(251_000)}"` }],
    ['no JSON', { status: 200, body: 'ok' }],
  ])('stays READY and is asked for again with %s (REV-123)', async (_, answer) => {
    const { webhookId, id, state } = await denied(answer, COMPLETE)
    const failed = await eventually(async () => {
      const delivery = await deliveryOf(webhookId)
      expect(delivery?.state).toBe('WEBHOOK_STATE_ERROR')
      return delivery
    })
    expect(failed.nextAttemptAt).toBeDefined()
    await state('READY')
    await post(`/api/v1/webhooks/${webhookId}/deliveries/${failed.id}/retry`)
    await state('CLAIMED')
    await cancel(id)
  })

  it('is asked for again by process, as a new delivery, and the old callback URL no longer works', async () => {
    const { receiver, id, state } = await denied({ status: 202 }, COMPLETE)
    const { id: taskId } = await state('SENT')
    expect((await post(`/api/v1/tasks/${taskId}/action/process`)).status).toBe(200)
    await state('CLAIMED')
    const [first, second] = receiver.received as [Received, Received]
    expect(second.headers['webhook-id']).not.toBe(first.headers['webhook-id'])
    const late = await call('POST', callbackOf(first), { body: { version: 'v1', errored: {} }, token: null })
    expect(late.status).toBe(409)
    expect((await revocation(id, 'access of cid')).state).toBe('CLAIMED')
    await cancel(id)
  })

  it('is not asked for when it was cancelled before it could be sent, nor when the webhook is gone', async () => {
    const { webhookId, id, state } = await denied({ status: 500 })
    await eventually(async () => expect((await deliveryOf(webhookId))?.state).toBe('WEBHOOK_STATE_ERROR'))
    await state('READY')
    // The restart of the denied task cancels what nobody has begun.
    const { id: taskId } = await on.task(id, 'access of cid')
    expect((await post(`/api/v1/tasks/${taskId}/action/restart`, { comment: 'Again' })).status).toBe(200)
    expect((await revocation(id, 'access of cid')).state).toBe('CANCELLED')
    const { id: deliveryId } = await deliveryOf(webhookId)
    await post(`/api/v1/webhooks/${webhookId}/deliveries/${deliveryId}/retry`)
    await eventually(async () =>
      expect(await deliveryOf(webhookId)).toMatchObject({
        state: 'WEBHOOK_STATE_FATAL_ERROR',
        problem: 'It is no longer needed.',
        attempts: 2,
        lastAttempts: [{ number: 1 }],
      }),
    )
  })

  it('refuses the restart of its task once the receiver has taken it', async () => {
    const { id, state } = await denied({ status: 202 })
    await state('SENT')
    const { id: taskId } = await on.task(id, 'access of cid')
    const refused = await post(`/api/v1/tasks/${taskId}/action/restart`, { comment: 'Again' })
    expect([refused.status, refused.body.details[0].reason]).toEqual([409, 'REMOVAL_UNDER_WAY'])
    await cancel(id)
  })

  it('goes to the webhook of the entitlement that it delegates to, and by hand when that webhook is deleted', async () => {
    const receiver = await startReceiver({ status: 202 })
    const webhookId = await webhookOf(receiver.url)
    const sales = await entitlement('Sales')
    await setPolicy('Sales', { webhook: { webhookId } })
    await setPolicy('Access', { delegated: { appId: sales.appId, entitlementId: sales.id } })
    const id = await reviewed()
    await decide(id, false, 'access of cid')
    expect(await reaches(id, 'access of cid', 'SENT')).toMatchObject({ channel: 'WEBHOOK' })
    await setPolicy('Sales', { manual: { instructions: 'Ask' } })
    expect((await call('DELETE', `/api/v1/webhooks/${webhookId}`)).status).toBe(200)
    await reaches(id, 'access of cid', 'FAILED')
    await cancel(id)
  })
})
