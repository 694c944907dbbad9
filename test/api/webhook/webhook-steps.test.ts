import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { callbackOf, type Received, saying, startReceiver } from '../../servers/receiver.ts'
import { decidingOn } from '../review/deciding.ts'
import { COMPANY } from '../review/reviewing.ts'

const ITEM = 'access of cid'

describe('a step that a webhook answers', async () => {
  const server = await useServer(API_ENGINE, { jobs: true, env: { OUTBOUND_ALLOW: '127.0.0.0/8' } })
  const on = await decidingOn(server)
  const { call } = server
  const { post, get, load, policy, open, task, as } = on
  await load(COMPANY)

  type Answers = Parameters<typeof startReceiver>
  /** An open campaign whose first step the receiver answers, and what follows. */
  const asked = async (answers: Answers, more: Record<string, unknown> = {}, later: unknown[] = []) => {
    const receiver = await startReceiver(...answers)
    const added = await post('/api/v1/webhooks', { displayName: 'Reviewer', url: receiver.url })
    const webhookId = added.body.webhook.id as string
    const policyId = await policy([{ approval: { webhook: { webhookId }, ...more } }, ...later])
    const id = await open({ policyId })
    return { receiver, webhookId, policyId, id }
  }
  const stored = async (id: string) => {
    const found = (await on.stored(id)).find(({ item }) => item === ITEM)
    if (!found) throw new Error('no task')
    return found
  }
  const reaches = (id: string, expected: Record<string, unknown>) =>
    eventually(async () => {
      const found = await stored(id)
      expect(found).toMatchObject(expected)
      return found
    })
  const bob = await on.idOf('bob@corp.example')

  it('is asked about each task once, and certified or denied by what it says, as nobody', async () => {
    const deny = saying({ deny: { comment: 'Left the company' } })
    const approve = saying({ approve: { comment: 'Checked with HR' } })
    const { receiver, webhookId, id } = await asked([
      ({ text }) => (JSON.parse(text).payload.taskView.task.displayName.includes('Export') ? deny : approve),
    ])
    const count = (await on.stored(id)).length
    await eventually(async () => {
      expect((await on.stored(id)).every(({ state }) => state === 'C')).toBe(true)
    })
    const tasks = await on.stored(id)
    expect(new Set(tasks.map(({ item, outcome, reason }) => `${item.split(' ')[0]} ${outcome}${reason}`))).toEqual(
      new Set(['access CH', 'read CH', 'export DH']),
    )
    expect(receiver.received).toHaveLength(count)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(count)
    const [first] = receiver.received as [Received]
    expect(JSON.parse(first.text)).toMatchObject({
      event: 'svc.webhooks.v1.PayloadPolicyApprovalStep',
      payload: { taskView: { task: { policy: { current: { approval: { approval: { webhook: { webhookId } } } } } } } },
    })
    // Nobody decided it, and nobody signed it.
    const { outcomes, decidedCount } = (await get(`/api/v1/access_review/${id}/summary`)).body
    expect(outcomes.map(({ reason }: { reason: string }) => reason)).toEqual(['WEBHOOK', 'WEBHOOK'])
    expect(decidedCount).toBe(0)
    const { id: taskId } = await task(id, ITEM)
    const { history } = (await get(`/api/v1/tasks/${taskId}`)).body.taskView.task.policy
    expect(history).toMatchObject([{ approval: { approved: { userId: '' } } }])
    const audits = (await post('/api/v1/task/audits', { taskId, pageSize: 100 })).body.list
    expect(audits).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ userId: '', webhookApprovalSuccess: expect.objectContaining({ webhookId }) }),
        expect.objectContaining({ comment: expect.objectContaining({ comment: 'Checked with HR', updatedBy: '' }) }),
      ]),
    )
  })

  it('waits for its callback, is followed by the next step, and is nobody until then', async () => {
    const { receiver, id } = await asked([{ status: 202 }], {}, [{ approval: { users: { userIds: [bob] } } }])
    await eventually(async () => expect(receiver.received.length).toBe((await on.stored(id)).length))
    const at = await stored(id)
    expect(at).toMatchObject({ state: 'O', reviewers: [], step: 0 })
    const { id: taskId } = await task(id, ITEM)
    const view = (await get(`/api/v1/tasks/${taskId}`)).body.taskView.task
    expect(view.stepApproverIds).toEqual([])
    expect(view.assignmentReason).toMatchObject({ code: 'WEBHOOK' })
    // It is asked, so nobody has to find a reviewer.
    expect((await get(`/api/v1/access_review/${id}/summary`)).body).toMatchObject({ unassignedCount: 0, needsYou: [] })
    const of = receiver.received.find(({ text }) => JSON.parse(text).payload.taskView.task.id === taskId) as Received
    const reply = await call('POST', callbackOf(of), { body: { version: 'v1', approve: {} }, token: null })
    expect(reply.status).toBe(200)
    expect(await stored(id)).toMatchObject({ state: 'O', step: 1, reviewers: ['bob'] })
    // A person certifies what the webhook let pass.
    const caller = await as('bob')
    await on.answer(caller, await task(id, ITEM), { approved: true })
    expect(await stored(id)).toMatchObject({ state: 'C', outcome: 'C', reason: 'P' })
  })

  it('that is only skipped after the webhook approved the one before is certified by the webhook', async () => {
    const { id } = await asked([saying({ approve: {} })], {}, [{ approval: { users: { userIds: [bob] } } }])
    await reaches(id, { step: 1 })
    const { id: taskId, policyStepId } = await task(id, ITEM)
    const skipped = await post(`/api/v1/tasks/${taskId}/action/skip-step`, { policyStepId, comment: 'Enough' })
    expect(skipped.status).toBe(200)
    expect(await stored(id)).toMatchObject({ state: 'C', outcome: 'C', reason: 'H' })
  })

  it('gives it to people whom the rules of the step allow: never to the person whose access it is', async () => {
    const cid = await on.idOf('cid@corp.example')
    const { id } = await asked([saying({ reassign: { newStepUserIds: [cid, bob], comment: 'Ask Bob' } })])
    await reaches(id, { state: 'O', reviewers: ['bob'] })
    const only = await asked([saying({ reassign: { newStepUserIds: [cid] } })])
    expect((await reaches(only.id, { state: 'O', seq: 2 })).reviewers).toEqual(['admin'])
  })

  it.each<[string, Answers]>([
    ['refuses', [{ status: 410 }]],
    ['answers with what is no answer to a review', [saying({ complete: {} })]],
  ])('goes to the campaign owners when the receiver %s', async (_, answers) => {
    const { id } = await asked(answers)
    await reaches(id, { state: 'O', reviewers: ['admin'], seq: 2 })
    const { id: taskId } = await task(id, ITEM)
    const { task: view } = (await get(`/api/v1/tasks/${taskId}`)).body.taskView
    expect(view.assignmentReason).toMatchObject({ code: 'CAMPAIGN_OWNER', because: 'WEBHOOK_FAILED' })
    expect(view.policy.history).toMatchObject([{ approval: { reassignedByError: { errorCode: 'WEBHOOK_FAILED' } } }])
  })

  it('is reassigned, skipped and restarted like others; what the receiver says later is refused', async () => {
    const { receiver, id } = await asked([{ status: 202 }])
    await eventually(async () => expect(receiver.received.length).toBe((await on.stored(id)).length))
    const { id: taskId } = await task(id, ITEM)
    const of = () => receiver.received.filter(({ text }) => JSON.parse(text).payload.taskView.task.id === taskId)
    const body = { newStepUserIds: [bob], comment: 'Bob knows' }
    expect((await post(`/api/v1/tasks/${taskId}/action/reassign`, body)).status).toBe(200)
    expect(await stored(id)).toMatchObject({ reviewers: ['bob'] })
    const answer = { body: { version: 'v1', approve: {} }, token: null }
    expect((await call('POST', callbackOf(of()[0] as Received), answer)).status).toBe(409)
    expect((await post(`/api/v1/tasks/${taskId}/action/restart`, { comment: 'Ask again' })).status).toBe(200)
    await eventually(async () => expect(of()).toHaveLength(2))
    expect((await call('POST', callbackOf(of()[1] as Received), answer)).status).toBe(200)
    expect(await stored(id)).toMatchObject({ state: 'C', outcome: 'C', reason: 'H', run: 2 })
  })

  it('is open when the campaign closes, and late callbacks are refused (REV-102)', async () => {
    const { receiver, id } = await asked([{ status: 202 }])
    await eventually(async () => expect(receiver.received.length).toBe((await on.stored(id)).length))
    const { openCount } = (await get(`/api/v1/access_review/${id}/progress`)).body
    expect(openCount).toBe(receiver.received.length)
    await post(`/api/v1/access_review/${id}/action/close`, {
      closeDecision: 'CLOSE_DECISION_REVOKED',
      confirmRevokeCount: openCount,
    })
    await on.until(id, 'CLOSED')
    expect(await stored(id)).toMatchObject({ state: 'C', outcome: 'D', reason: 'F' })
    const late = await call('POST', callbackOf(receiver.received[0] as Received), {
      body: { version: 'v1', approve: {} },
      token: null,
    })
    expect([late.status, late.body.details[0].reason]).toEqual([409, 'CALLBACK_EXPIRED'])
  })

  it('must name a webhook that exists, which then cannot be deleted', async () => {
    const steps = (webhookId: string) => [{ approval: { webhook: { webhookId } } }]
    const body = (webhookId: string) => ({
      displayName: 'Hook',
      policyType: 'POLICY_TYPE_CERTIFY',
      policySteps: { certify: { steps: steps(webhookId) } },
    })
    const refused = await post('/api/v1/policies', body('none'))
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('there is no webhook with this id')
    const { id: webhookId } = (await post('/api/v1/webhooks', { displayName: 'x', url: 'https://a.example.com/' })).body
      .webhook
    const made = await post('/api/v1/policies', body(webhookId))
    expect(made.body.policy.policySteps.certify.steps[0].approval.webhook).toEqual({ webhookId })
    const inUse = await call('DELETE', `/api/v1/webhooks/${webhookId}`)
    expect([inUse.status, inUse.body.details[0].reason]).toEqual([409, 'IN_USE'])
    expect(inUse.text).toContain('Hook')
    expect((await call('DELETE', `/api/v1/policies/${made.body.policy.id}`)).status).toBe(200)
    expect((await call('DELETE', `/api/v1/webhooks/${webhookId}`)).status).toBe(200)
  })
})
