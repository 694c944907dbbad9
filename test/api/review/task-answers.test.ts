import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { rounds } from '../../rounds.ts'
import { COMPANY, reviewingOn } from './reviewing.ts'

type Body = Record<string, unknown>

describe('answering a task', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, policy, open, stored, as, idOf } = await reviewingOn(server)
  await load(COMPANY)
  const [ann, bob, eli] = await Promise.all(['ann', 'bob', 'eli'].map((name) => as(name)))
  if (!ann || !bob || !eli) throw new Error('somebody is missing')
  const path = (number: string) => `/api/v1/tasks/${number}`
  const task = async (number: string) => (await server.call('GET', path(number))).body.taskView.task
  const numberOf = async (id: string, item: string) => (await stored(id)).find((one) => one.item === item)?.number ?? ''
  const reasonOf = ({ status, body }: { status: number; body: { details?: Body[] } }) => [
    status,
    body.details?.[0]?.reason,
  ]
  const managers = [{ approval: { manager: {}, allowReassignment: true } }]

  it('approve: certifies after one step, and leaves no current step (REV-031)', async () => {
    const id = await open({ policyId: await policy(managers) })
    const number = await numberOf(id, 'access of cid')
    const policyStepId = (await task(number)).policy.current.id
    const { status, body } = await bob.post(`${path(number)}/action/approve`, { policyStepId, comment: 'Needed' })
    expect(status).toBe(200)
    expect(body.ticketActionId).toMatch(/^.{27}$/)
    const shown = body.taskView.task
    expect(shown).toMatchObject({
      state: 'TASK_STATE_CLOSED',
      processing: 'TASK_PROCESSING_TYPE_DONE',
      approverIds: [bob.userId],
      actions: [],
      type: { certify: { outcome: 'CERTIFY_OUTCOME_CERTIFIED', outcomeTime: expect.any(String) } },
    })
    expect(shown.policy).not.toHaveProperty('current')
    expect(shown.policy.history).toMatchObject([{ id: policyStepId, approval: { approved: { userId: bob.userId } } }])
    const { list } = (await bob.post('/api/v1/task/audits', { taskId: number })).body
    expect(
      list.map((event: Body) => Object.keys(event).find((key) => key !== 'metadata' && typeof event[key] === 'object')),
    ).toEqual([...['taskCreated', 'actionSubmitted', 'comment', 'certifyOutcome', 'stateChange']])
    const found = await bob.post('/api/v1/search/tasks', {
      assignedOrStepApproverUserId: bob.userId,
      taskStates: ['TASK_STATE_CLOSED'],
    })
    expect(found.body.list.map((view: { task: { numericId: string } }) => view.task.numericId)).toEqual([number])
    const acted = await bob.post('/api/v1/search/tasks', {
      ...{ accessReviewIds: [id], assigneesInIds: [bob.userId], includeActedAfter: '2020-01-01T00:00:00Z' },
    })
    expect(acted.body.list).toHaveLength(4)
  })

  it('approve: refuses a missing, foreign or earlier policyStepId (REV-032)', async () => {
    const id = await open({ policyId: await policy(managers) })
    const [number, other] = [await numberOf(id, 'access of cid'), await numberOf(id, 'export of cid')]
    const approve = (body: Body) => bob.post(`${path(number)}/action/approve`, body)
    const before = (await task(number)).policy.current.id
    expect((await approve({})).status).toBe(400)
    expect((await approve({ policyStepId: 'nonsense' })).status).toBe(400)
    expect((await approve({ policyStepId: (await task(other)).policy.current.id })).status).toBe(400)
    await bob.post(`${path(number)}/action/reassign`, { newStepUserIds: [bob.userId, ann.userId] })
    expect(reasonOf(await approve({ policyStepId: before }))).toEqual([409, 'STEP_CHANGED'])
    expect((await bob.post(`${path(number)}/action/approve-with-step-up`, {})).status).toBe(400)
    const stepUp = await bob.post(`${path(number)}/action/approve-with-step-up`, { policyStepId: before })
    expect(reasonOf(stepUp)).toEqual([409, 'NO_STEP_UP_PROVIDER'])
  })

  it('deny: ends the task at the first of three steps, and nobody else is asked (REV-033)', async () => {
    const users = { approval: { users: { userIds: [ann.userId] } } }
    const id = await open({ policyId: await policy([...managers, users, users]) })
    const number = await numberOf(id, 'access of cid')
    const { body } = await bob.post(`${path(number)}/action/deny`, { comment: 'Left the team' })
    expect(body.taskView.task).toMatchObject({
      type: { certify: { outcome: 'CERTIFY_OUTCOME_DECERTIFIED' } },
      approverIds: [bob.userId],
    })
    expect((await stored(id)).find((one) => one.number === number)).toMatchObject({
      seq: 1,
      step: 0,
      reviewers: ['bob'],
    })
    expect((await ann.get(path(number))).status).toBe(404)
  })

  it('is possible once: the second hears who was first (REV-036, REV-037)', async () => {
    const users = { userIds: [ann.userId, bob.userId] }
    const policyId = await policy([{ approval: { users } }])
    for (let round = 0; round < rounds(3); round++) {
      const id = await open({ policyId })
      const number = await numberOf(id, 'access of cid')
      const policyStepId = (await task(number)).policy.current.id
      const replies = await Promise.all([
        ann.post(`${path(number)}/action/approve`, { policyStepId }),
        bob.post(`${path(number)}/action/deny`, { policyStepId }),
      ])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      const lost = replies.find(({ status }) => status === 409)
      expect(lost?.body.details[0].reason).toBe('ALREADY_DECIDED')
      expect(lost?.body.message).toMatch(/^(Ann Berg approved|Bob Chen denied) this on \d+ \w+ 20\d\d \d\d:\d\d UTC/)
      expect((await task(number)).policy.history).toHaveLength(1)
    }
    const id = await open({ policyId })
    const number = await numberOf(id, 'access of cid')
    const policyStepId = (await task(number)).policy.current.id
    const approve = (headers: Record<string, string>) =>
      ann.call('POST', `${path(number)}/action/approve`, { body: { policyStepId }, headers })
    const first = await approve({ 'idempotency-key': 'once' })
    const again = await approve({ 'idempotency-key': 'once' })
    expect([first.status, again.text]).toEqual([200, first.text])
    expect(reasonOf(await approve({}))).toEqual([409, 'ALREADY_DECIDED'])
  })

  it('asks one person twice who reviews both steps (REV-047)', async () => {
    const users = { approval: { users: { userIds: [ann.userId] } } }
    const id = await open({ policyId: await policy([users, users]) })
    const number = await numberOf(id, 'access of cid')
    const step = async () => (await task(number)).policy.current?.id
    const [one] = [await step()]
    const reply = await ann.post(`${path(number)}/action/approve`, { policyStepId: one })
    expect(reply.body.taskView.task).toMatchObject({ state: 'TASK_STATE_OPEN', stepApproverIds: [ann.userId] })
    const two = await step()
    expect(two).not.toBe(one)
    await ann.post(`${path(number)}/action/approve`, { policyStepId: two })
    expect((await task(number)).type.certify.outcome).toBe('CERTIFY_OUTCOME_CERTIFIED')
  })

  it('wants a reason where the step does; white space is none (REV-048)', async () => {
    const id = await open({ policyId: await policy([{ approval: { manager: {}, requireDenialReason: true } }]) })
    const number = await numberOf(id, 'access of cid')
    const deny = (comment: string) => bob.post(`${path(number)}/action/deny`, { comment })
    expect(reasonOf(await deny(' \n '))).toEqual([400, 'REASON_REQUIRED'])
    expect((await deny('x'.repeat(4001))).status).toBe(400)
    expect((await deny('a\u0000b')).status).toBe(400)
    const requiring = await bob.post('/api/v1/search/tasks', { accessReviewIds: [id], requireDenialReason: true })
    expect(requiring.body.list.length).toBeGreaterThan(0)
    expect((await deny('No longer needed')).status).toBe(200)
  })

  it('wants another person for a step that says so (REV-024)', async () => {
    const owners = { approval: { appOwners: { requireDistinctApprovers: true }, allowReassignment: true } }
    const users = { approval: { users: { userIds: [eli.userId, bob.userId] } } }
    const id = await open({ policyId: await policy([users, owners]) })
    const number = await numberOf(id, 'access of cid')
    await bob.post(`${path(number)}/action/approve`, { policyStepId: (await task(number)).policy.current.id })
    expect((await stored(id)).find((one) => one.number === number)?.reviewers).toEqual(['eli'])
    const reply = await eli.post(`${path(number)}/action/reassign`, { newStepUserIds: [bob.userId] })
    expect(reasonOf(reply)).toEqual([400, 'REASSIGNEE_NOT_ALLOWED'])
  })

  it('is refused to owners and to credentials without the right (REV-069, REV-072)', async () => {
    const id = await open({ policyId: await policy(managers) })
    const number = await numberOf(id, 'access of cid')
    const policyStepId = (await task(number)).policy.current.id
    const byOwner = await server.call('POST', `${path(number)}/action/approve`, { body: { policyStepId } })
    expect(reasonOf(byOwner)).toEqual([403, 'TASK_NOT_ASSIGNED'])
    const limited = await as('bob', { scopedRoles: ['read_only_system_log'] })
    expect(reasonOf(await limited.post(`${path(number)}/action/approve`, { policyStepId }))).toEqual([
      403,
      'PERMISSION_DENIED',
    ])
    const self = await idOf('bob@corp.example')
    expect(self).toBe(bob.userId)
  })
})
