import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { enqueueJob } from '../../../server/jobs/index.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { callbackOf, type Received, startReceiver } from '../../servers/receiver.ts'
import { decidingOn } from '../review/deciding.ts'
import { COMPANY } from '../review/reviewing.ts'

const PATH = '/api/v1/access_review'
const TOO_MANY = 10_001
const lines = (head: string, line: (n: number) => string) =>
  [head, ...Array.from({ length: TOO_MANY }, (_, n) => line(n)), ''].join('\n')

describe('steps that webhooks answer', async () => {
  const server = await useServer(API_ENGINE, { jobs: true, env: { OUTBOUND_ALLOW: '127.0.0.0/8' } })
  const on = await decidingOn(server)
  const { tenantId, post, get, policy } = on
  const receiver = await startReceiver({ status: 202 })
  const added = await post('/api/v1/webhooks', { displayName: 'Reviewer', url: receiver.url })
  const webhookId = added.body.webhook.id as string
  await on.load(COMPANY)

  it('escalate when the receiver does not answer in time, and its late answer is refused', async () => {
    const bob = await on.idOf('bob@corp.example')
    const escalation = {
      reassignToApprovers: { approverIds: [bob] },
      expiration: '3600',
      escalationComment: 'Too late',
    }
    const policyId = await policy([{ approval: { webhook: { webhookId }, escalationEnabled: true, escalation } }])
    const id = await on.open({ policyId })
    await eventually(async () => expect(receiver.received.length).toBe((await on.stored(id)).length))
    await server.database.tx(async (tx) => {
      await tx.count(sql`update tasks set step_due_at = now() where tenant_id = ${tenantId}`)
      await enqueueJob(tx, { tenantId, kind: 'review.due_steps', payload: {} })
    })
    const item = 'access of cid'
    await eventually(async () => expect(await on.task(id, item)).toMatchObject({ state: 'O', reviewers: ['bob'] }))
    const { id: taskId, ...task } = await on.task(id, item)
    const { assignmentReason } = (await get(`/api/v1/tasks/${taskId}`)).body.taskView.task
    expect(assignmentReason).toMatchObject({ code: 'ESCALATED' })
    const of = receiver.received.find(({ text }) => JSON.parse(text).payload.taskView.task.id === taskId) as Received
    const late = await server.call('POST', callbackOf(of), { body: { version: 'v1', deny: {} }, token: null })
    expect([late.status, late.body.details[0].reason]).toEqual([409, 'CALLBACK_EXPIRED'])
    expect((await on.answer(await on.as('bob'), { id: taskId, ...task }, { approved: true })).status).toBe(200)
    expect(await on.task(id, item)).toMatchObject({ state: 'C', outcome: 'C' })
  })

  it('are at most 10,000 in a campaign: with more it does not start, says why, and nothing is sent', async () => {
    await on.load({
      ...COMPANY,
      accounts: lines('app,id,username,user', (n) => `crm,m${n},many${n},u3`),
      grants: lines('app,entitlement,account', (n) => `crm,access,m${n}`),
    })
    const before = receiver.received.length
    const id = await on.draft({ policyId: await policy([{ approval: { webhook: { webhookId } } }]) })
    await on.prepare(id)
    expect((await on.start(id)).state).toBe('ACCESS_REVIEW_STATE_REVIEW')
    expect((await get(`${PATH}/${id}/progress`)).body.heldReason).toBe(
      'The campaign has not started, because its policies would send 10,001 tasks to webhooks, and a campaign can send 10,000. Let people review some of them, or make several campaigns of it.',
    )
    const deliveries = await server.database.read((reader) =>
      reader.count(sql`select 1 from webhook_deliveries where tenant_id = ${tenantId}`),
    )
    expect([deliveries, receiver.received.length]).toEqual([before, before])
  })
})
