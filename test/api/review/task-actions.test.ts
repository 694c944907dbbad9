import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { beginCloseByHand, finishCloseByHand } from '../../storage/campaign/by-hand.ts'
import { COMPANY, reviewingOn } from './reviewing.ts'

const TASKS = '/api/v1/tasks'
const SEARCH = '/api/v1/search/tasks'
const AUDITS = '/api/v1/task/audits'
type Body = Record<string, unknown>

describe('actions on tasks', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const on = await reviewingOn(server)
  const { load, policy, open, stored, as, giveRole, post } = on
  /** The accounts with two attributes each. */
  const accounts = COMPANY.accounts
    .trim()
    .split('\n')
    .map((line, n) => `${line},${n === 0 ? 'profile.floor,profile.badge' : '4,B17'}\n`)
    .join('')
  await load({ ...COMPANY, accounts })
  await giveRole('eli', 'read_only_administrator')
  const person = async (name: string) => {
    const caller = await as(name)
    const task = async (number: string) => (await caller.get(`${TASKS}/${number}`)).body.taskView?.task
    return {
      ...caller,
      task,
      act: (number: string, action: string, body: Body = {}) =>
        caller.post(`${TASKS}/${number}/action/${action}`, body),
      search: (body: Body = {}) => caller.post(SEARCH, body),
      names: async (body: Body = {}) => {
        const reply = await caller.post(SEARCH, body)
        if (reply.status !== 200) throw new Error(reply.text)
        return reply.body.list.map((view: { task: { numericId: string } }) => view.task.numericId) as string[]
      },
    }
  }
  const [bob, ann, cid, dea, eli] = await Promise.all(['bob', 'ann', 'cid', 'dea', 'eli'].map(person))
  const ROOT = {
    act: (number: string, action: string, body: Body = {}) => post(`${TASKS}/${number}/action/${action}`, body),
    search: (body: Body = {}) => post(SEARCH, body),
    task: async (number: string) => (await server.call('GET', `${TASKS}/${number}`)).body.taskView.task,
  }
  if (!bob || !ann || !cid || !dea || !eli) throw new Error('somebody is missing')
  const numberOf = async (id: string, item: string) => {
    const found = (await stored(id)).find((task) => task.item === item)
    if (!found) throw new Error(`no task for ${item}`)
    return found.number
  }
  const row = async (id: string, item: string) => (await stored(id)).find((task) => task.item === item)
  const kindsOf = (list: Body[]) =>
    list
      .map((event) => Object.keys(event).find((key) => key !== 'metadata' && typeof event[key] === 'object'))
      .filter(Boolean)
  const reassignable = { manager: {}, allowReassignment: true }
  let managed = ''
  beforeAll(async () => {
    managed = await open({ policyId: await policy([{ approval: reassignable }]), displayName: 'By managers' })
  })

  describe('actions', () => {
    it('comment: kept as sent, and listed in the audit (REV-082)', async () => {
      const number = await numberOf(managed, 'export of cid')
      const comment = '<script>alert(1)</script>'
      const { status, body } = await bob.act(number, 'comment', { comment })
      expect([status, body.taskView.task.commentCount]).toEqual([200, 1])
      const { list } = (await bob.post(AUDITS, { taskId: number, commentsOnly: true })).body
      expect(list).toMatchObject([{ comment: { comment, updatedBy: bob.userId }, userId: bob.userId }])
      for (const bad of ['  ', 'x'.repeat(4001), 'a\u0000b'])
        expect((await bob.act(number, 'comment', { comment: bad })).status).toBe(400)
      expect((await eli.act(number, 'comment', { comment })).status).toBe(403)
      expect((await cid.act(number, 'comment', { comment })).status).toBe(404)
    })

    it('reassign: refuses what the step and the rules forbid, naming field and index (REV-038)', async () => {
      const [a, b] = [ann.userId, bob.userId]
      const strict = await open({
        policyId: await policy([{ approval: { users: { userIds: [b] }, allowedReassignees: [a, cid.userId] } }]),
      })
      const number = await numberOf(strict, 'access of cid')
      const to = (...newStepUserIds: string[]) => ({ newStepUserIds, comment: 'On leave' })
      expect((await bob.act(number, 'reassign', to(a))).body).toMatchObject({
        code: 7,
        message: expect.stringContaining('does not let reviewers'),
      })
      const field = async (body: Body) => {
        const reply = await ROOT.act(number, 'reassign', body)
        const violation = reply.body.details?.find((one: Body) => one.fieldViolations)?.fieldViolations[0]
        return [reply.status, violation?.field, violation?.reason]
      }
      expect(await field(to(a, dea.userId))).toEqual([400, 'newStepUserIds[1]', 'REASSIGNEE_NOT_ALLOWED'])
      expect(await field(to(cid.userId))).toEqual([400, 'newStepUserIds[0]', 'REASSIGNEE_NOT_ALLOWED'])
      expect(await field(to('nobody'))).toEqual([400, 'newStepUserIds[0]', 'NOT_FOUND'])
      expect(await field(to())).toEqual([400, 'newStepUserIds', 'REQUIRED'])
      expect(await field(to(...Array.from({ length: 33 }, (_, n) => `u${n}`)))).toEqual([
        400,
        'newStepUserIds',
        'INVALID_VALUE',
      ])
      expect(await field({ newStepUserIds: [a] })).toEqual([400, 'comment', 'REASON_REQUIRED'])
      expect(await row(strict, 'access of cid')).toMatchObject({ reviewers: ['bob'], seq: 1 })
      expect((await ROOT.act(number, 'reassign', to(a))).status).toBe(200)
      expect(await row(strict, 'access of cid')).toMatchObject({ reviewers: ['ann'], seq: 2 })
    })

    it('reassign: the former reviewer hears who changed the step (REV-039)', async () => {
      const number = await numberOf(managed, 'access of dea')
      const before = (await bob.task(number)).policy.current.id
      const reply = await bob.act(number, 'reassign', {
        newStepUserIds: [ann.userId],
        policyStepId: before,
        comment: 'Ann knows',
      })
      expect(reply.body.taskView.task.stepApproverIds ?? reply.text).toEqual([ann.userId])
      expect(reply.body.ticketActionId).toMatch(/^.{27}$/)
      expect((await bob.get(`${TASKS}/${number}`)).status).toBe(404)
      for (const [action, body] of [
        ['reassign', { newStepUserIds: [bob.userId] }],
        ['approve', {}],
        ['deny', {}],
      ] as const) {
        const late = await bob.act(number, action, { ...body, policyStepId: before })
        expect([late.status, late.body.details[0].reason]).toEqual([409, 'STEP_CHANGED'])
        expect(late.body.message).toMatch(/reassigned.* on \d+ \w+ 20\d\d \d\d:\d\d UTC\./)
        expect(late.body.message).toMatch(/Bob Chen|You/)
      }
      const task = await ann.task(number)
      expect(task.policy.history).toMatchObject([
        { id: before, approval: { reassigned: { userId: bob.userId, newPolicyStepId: task.policy.current.id } } },
      ])
      const { list } = (await ann.post(AUDITS, { taskId: number })).body
      expect(kindsOf(list)).toEqual(['taskCreated', 'approvalReassigned', 'comment'])
      expect(list[1]).toMatchObject({
        metadata: { user: { id: bob.userId, displayName: 'Bob Chen' } },
        approvalReassigned: { newUsers: [ann.userId], users: [{ id: ann.userId }] },
      })
    })

    it('reassign: an owner takes a task over; nobody takes their own access (REV-072, REV-073)', async () => {
      const number = await numberOf(managed, 'read of cid')
      const self = (await ROOT.task(number)).createdByUserId
      expect((await ROOT.task(number)).actions).not.toContain('TASK_ACTION_TYPE_APPROVE')
      const reply = await ROOT.act(number, 'reassign', { newStepUserIds: [self], comment: 'I take it' })
      expect(reply.body.taskView.task.actions).toContain('TASK_ACTION_TYPE_APPROVE')
      await giveRole('dea', 'super_administrator')
      const own = await open({ policyId: await policy([{ approval: reassignable }]) })
      const ofDea = await numberOf(own, 'access of dea')
      const refused = await dea.act(ofDea, 'reassign', { newStepUserIds: [dea.userId], comment: 'mine' })
      expect(refused.status).toBe(400)
      expect(refused.text).toContain('may not decide about their own access')
      const policyStepId = (await dea.task(ofDea)).policy.current.id
      for (const action of ['approve', 'deny']) {
        const decided = await dea.act(ofDea, action, { policyStepId })
        expect([decided.status, decided.body.details[0].reason]).toEqual([403, 'SELF_REVIEW'])
      }
      await giveRole('dea')
    })

    it('skip: passes the step; what nobody approved is cancelled, not certified', async () => {
      const two = await open({
        policyId: await policy([{ approval: reassignable }, { approval: { users: { userIds: [ann.userId] } } }]),
      })
      const number = await numberOf(two, 'access of cid')
      const skip = async () => {
        const policyStepId = (await ROOT.task(number)).policy.current.id
        return ROOT.act(number, 'skip-step', { policyStepId, comment: 'No time' })
      }
      expect((await ROOT.act(number, 'skip-step', { comment: 'x' })).status).toBe(400)
      expect((await ROOT.act(number, 'skip-step', { policyStepId: 'nonsense', comment: 'x' })).status).toBe(400)
      const first = await skip()
      expect(first.body.taskView.task).toMatchObject({ stepApproverIds: [ann.userId], state: 'TASK_STATE_OPEN' })
      const second = await skip()
      expect(second.body.taskView.task).toMatchObject({
        state: 'TASK_STATE_CLOSED',
        processing: 'TASK_PROCESSING_TYPE_DONE',
        type: { certify: { outcome: 'CERTIFY_OUTCOME_CANCELLED' } },
        actions: expect.not.arrayContaining(['TASK_ACTION_TYPE_SKIP_STEP']),
      })
      expect(second.body.taskView.task.policy).not.toHaveProperty('current')
      expect((await skip().catch(() => undefined))?.status).not.toBe(200)
    })

    it('close and restart: the outcome is cleared, history stays (REV-041)', async () => {
      const number = await numberOf(managed, 'access of cid')
      expect((await bob.act(number, 'close', { comment: 'x' })).status).toBe(403)
      const closed = await ROOT.act(number, 'close', { comment: 'Not needed' })
      expect(closed.body.taskActionId).toMatch(/^.{27}$/)
      expect(closed.body.taskView.task.type.certify).toMatchObject({
        outcome: 'CERTIFY_OUTCOME_CANCELLED',
        outcomeTime: expect.any(String),
      })
      expect((await ROOT.act(number, 'close', { comment: 'Again' })).body.details[0].reason).toBe('TASK_CLOSED')
      const again = await ROOT.act(number, 'restart', { comment: 'Needed after all' })
      const { task } = again.body.taskView
      expect(task.type.certify).not.toHaveProperty('outcomeTime')
      expect(task).toMatchObject({ state: 'TASK_STATE_OPEN', stepApproverIds: [bob.userId] })
      expect(task.policy.history).toHaveLength(1)
      expect(await row(managed, 'access of cid')).toMatchObject({ run: 2, seq: 2, step: 0 })
      const { list } = (await ROOT.search({ query: number })).body
      expect(list).toHaveLength(1)
      const kinds = kindsOf((await bob.post(AUDITS, { taskId: number })).body.list)
      expect(kinds).toEqual(expect.arrayContaining(['taskCreated', 'comment', 'taskRestarted']))
    })

    it('restart: refused while the campaign is being closed, and after that (REV-041)', async () => {
      const id = await open({ policyId: await policy([{ approval: reassignable }]) })
      const number = await numberOf(id, 'access of cid')
      const policyStepId = (await bob.task(number)).policy.current.id
      expect((await bob.act(number, 'approve', { policyStepId, comment: 'x' })).status).toBe(200)
      const again = await ROOT.act(number, 'restart', { comment: 'x' })
      expect(again.body.taskView.task).toMatchObject({ state: 'TASK_STATE_OPEN', stepApproverIds: [bob.userId] })
      const kinds = kindsOf((await bob.post(AUDITS, { taskId: number })).body.list)
      expect(kinds).toEqual(expect.arrayContaining(['actionSubmitted', 'taskRestarted']))
      await beginCloseByHand(server.database, on.tenantId, id)
      const restart = async () => {
        const reply = await ROOT.act(number, 'restart', { comment: 'x' })
        return [reply.status, reply.body.details[0].reason]
      }
      expect(await restart()).toEqual([409, 'CAMPAIGN_CLOSING'])
      await finishCloseByHand(server.database, on.tenantId, id)
      expect(await restart()).toEqual([409, 'INVALID_STATE'])
    })

    it('what its policy alone decided can be restarted, and shows what passed', async () => {
      const policyId = await policy([{ accept: { acceptMessage: 'Harmless' } }])
      const id = await open({ policyId })
      const number = await numberOf(id, 'access of cid')
      const passed = { state: 'POLICY_STEP_STATE_DONE', accept: { acceptMessage: 'Harmless' } }
      expect((await ROOT.task(number)).policy.history).toMatchObject([passed])
      const steps = { certify: { steps: [{ approval: reassignable }] } }
      await post(`/api/v1/policies/${policyId}`, { policy: { policySteps: steps }, updateMask: 'policySteps' })
      const reset = await ROOT.act(number, 'reset', { comment: 'x' })
      expect(reset.body.taskView.task).toMatchObject({
        state: 'TASK_STATE_OPEN',
        stepApproverIds: [bob.userId],
        policy: { history: [passed] },
      })
    })

    it('hard reset: one task gets the policy as it is now (REV-043)', async () => {
      const policyId = await policy([{ approval: reassignable }, { approval: reassignable }])
      const id = await open({ policyId })
      const number = await numberOf(id, 'access of cid')
      const before = await ROOT.task(number)
      expect(before.policy.next).toHaveLength(1)
      const updated = await post(`/api/v1/policies/${policyId}`, {
        policy: { policySteps: { certify: { steps: [{ approval: reassignable }] } } },
        updateMask: 'policySteps',
      })
      expect(updated.status, updated.text).toBe(200)
      const { body } = await ROOT.act(number, 'reset', { comment: 'Corrected' })
      const { task } = body.taskView
      expect(task.policy.next).toEqual([])
      expect(task.policyGenerationId).not.toBe(before.policyGenerationId)
      expect((await ROOT.task(await numberOf(id, 'export of cid'))).policy.next).toHaveLength(1)
      expect(kindsOf((await post(AUDITS, { taskId: number })).body.list)).toContain('hardReset')
    })

    it('escalate, update-grant-duration, update-request-data are for other tasks (REV-049)', async () => {
      const number = await numberOf(managed, 'export of cid')
      for (const [action, body] of [
        ['escalate', {}],
        ['update-grant-duration', { duration: '60s' }],
        ['update-request-data', { data: {} }],
      ] as const) {
        const reply = await bob.act(number, action, body)
        expect([reply.status, reply.body.details[0].reason]).toEqual([409, 'WRONG_TASK_TYPE'])
      }
    })

    it('are allowed and refused as the table of rights says (REV-071)', async () => {
      const id = await open({ policyId: await policy([{ approval: { manager: {} } }]) })
      const number = await numberOf(id, 'access of cid')
      const bodies: Record<string, Body> = {
        comment: { comment: 'x' },
        reassign: { newStepUserIds: [ann.userId], comment: 'x' },
        restart: {},
        close: { comment: '' },
        process: {},
        reset: {},
        'skip-step': { policyStepId: 'x', comment: '' },
      }
      const statuses = async (who: { act: typeof ROOT.act }) =>
        Promise.all(Object.entries(bodies).map(async ([action, body]) => (await who.act(number, action, body)).status))
      const [refused, unseen] = [403, 404]
      // App owner, subject, stranger: nothing exists. Auditor: seen, not allowed.
      expect(await statuses(cid)).toEqual(Object.keys(bodies).map(() => unseen))
      expect(await statuses(dea)).toEqual(Object.keys(bodies).map(() => unseen))
      expect(await statuses(eli)).toEqual([refused, refused, refused, refused, refused, refused, 400])
      // Reviewer of a step that cannot be reassigned.
      expect(await statuses(bob)).toEqual([200, refused, refused, refused, refused, refused, 400])
      expect((await server.call('GET', `${TASKS}/${number}`)).body.taskView.objectPermissions).toMatchObject({
        read: true,
        edit: true,
        extra: { approve: false, restart: true, hardReset: true, skipStep: true },
      })
    })
  })

  describe('reassigning many', () => {
    const PATH = (id: string) => `/api/v1/access_review/${id}/tasks/reassign`

    it('moves one person’s own tasks, and says what was refused', async () => {
      const id = await open({ policyId: await policy([{ approval: reassignable }]) })
      const bobs = (await stored(id)).filter(({ reviewers }) => reviewers.includes('bob'))
      expect(
        (await bob.post(PATH(id), { fromUserId: bob.userId, newStepUserIds: [ann.userId], expectedCount: 1 })).body
          .details[0],
      ).toMatchObject({ reason: 'COUNT_CHANGED', metadata: { count: String(bobs.length) } })
      expect((await bob.post(PATH(id), { fromUserId: ann.userId, newStepUserIds: [bob.userId] })).status).toBe(403)
      expect((await cid.post(PATH(id), { fromUserId: cid.userId, newStepUserIds: [bob.userId] })).status).toBe(404)
      const { body } = await bob.post(PATH(id), { fromUserId: bob.userId, newStepUserIds: [dea.userId] })
      expect(body).toMatchObject({ requestedCount: bobs.length, reassignedCount: bobs.length - 1 })
      expect(body.refused).toMatchObject([
        { index: -1, reason: 'REASSIGNEE_NOT_ALLOWED', description: 'Dea Eder may not decide about their own access.' },
      ])
      const after = await stored(id)
      expect(after.filter(({ reviewers }) => reviewers.includes('dea'))).toHaveLength(bobs.length - 1)
      const tasks = [await numberOf(id, 'read of eli'), 'nonsense', await numberOf(id, 'read of eli')]
      const named = await post(PATH(id), { taskIds: tasks, newStepUserIds: [bob.userId], comment: 'x' })
      expect(named.body).toMatchObject({
        reassignedCount: 1,
        refused: [
          { index: 1, reason: 'NOT_FOUND' },
          { index: 2, reason: 'DUPLICATE_ENTRY' },
        ],
      })
      const filtered = await post(PATH(id), {
        filter: { subjectIds: [cid.userId] },
        newStepUserIds: [ann.userId],
        comment: 'x',
      })
      expect(filtered.body).toMatchObject({ reassignedCount: 3, refused: [] })
      expect((await post(PATH(id), { newStepUserIds: [ann.userId] })).status).toBe(400)
    })

    it('goes on after a number, and tells how many it looked at', async () => {
      const id = await open({ policyId: await policy([{ approval: reassignable }]) })
      const numbers = (await stored(id)).filter(({ item }) => item.endsWith(' of cid')).map(({ number }) => number)
      const body = { filter: { subjectIds: [cid.userId] }, newStepUserIds: [ann.userId], comment: 'x' }
      const rest = await post(PATH(id), { ...body, afterNumericId: numbers[0], expectedCount: numbers.length - 1 })
      expect(rest.body).toMatchObject({
        requestedCount: numbers.length - 1,
        reassignedCount: numbers.length - 1,
        remainingCount: 0,
        lastNumericId: numbers.at(-1),
      })
      const none = await post(PATH(id), { ...body, afterNumericId: rest.body.lastNumericId })
      expect(none.body).toMatchObject({ requestedCount: 0, remainingCount: 0 })
    })

    it('keeps for whom and until when those stand in who stay', async () => {
      const both = { users: { userIds: [ann.userId, bob.userId] }, allowReassignment: true }
      const id = await open({ policyId: await policy([{ approval: both }]) })
      const membersOf = (member: string) =>
        server.database.read((reader) =>
          reader.rows(sql`
            select distinct m.on_behalf_of, m.delegated_from, m.delegated_until from reviewer_set_members m
            join tasks t using (tenant_id, review_key, set_key) join reviews r using (tenant_id, review_key)
            where r.campaign_id = ${id} and m.user_id = ${member}`),
        )
      await server.database.tx((tx) =>
        tx.count(sql`
          update reviewer_set_members m set on_behalf_of = ${cid.userId}, delegated_from = '2026-01-01',
            delegated_until = '2027-01-01'
          from reviews r where r.campaign_id = ${id} and m.tenant_id = r.tenant_id and m.review_key = r.review_key
            and m.user_id = ${ann.userId}`),
      )
      const before = await membersOf(ann.userId)
      expect(before).toMatchObject([{ on_behalf_of: cid.userId, delegated_until: expect.any(Date) }])
      const { body } = await bob.post(PATH(id), { fromUserId: bob.userId, newStepUserIds: [eli.userId], comment: 'x' })
      expect(body.reassignedCount).toBeGreaterThan(0)
      expect(await membersOf(eli.userId)).toHaveLength(1)
      expect(await membersOf(ann.userId)).toEqual(before)
    })

    it('lists the people whom a task can be given to, by name and address only', async () => {
      const number = await numberOf(managed, 'export of cid')
      const { body } = await bob.get(`${TASKS}/${number}/reassignees?query=corp`)
      expect(body.list.map(({ displayName }: Body) => displayName).sort()).toEqual([
        'Ann Berg',
        'Bob Chen',
        'Dea Eder',
        'Eli Fuchs',
      ])
      expect(Object.keys(body.list[0])).toEqual(['id', 'displayName', 'email'])
      expect((await eli.get(`${TASKS}/${number}/reassignees`)).status).toBe(403)
      expect((await cid.get(`${TASKS}/${number}/reassignees`)).status).toBe(404)
    })
  })
})
