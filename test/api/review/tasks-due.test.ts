import { describe, expect, it } from 'vitest'
import { ASSIGNMENT_BECAUSE, ASSIGNMENT_CODES } from '../../../contract/review/assignment.ts'
import { sql } from '../../../server/db/sql.ts'
import { updateUserStatus } from '../../../server/directory/index.ts'
import { enqueueJob } from '../../../server/jobs/index.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { COMPANY, reviewingOn, type StoredTask } from './reviewing.ts'

type Body = Record<string, unknown>

describe('steps whose time has come', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, policy, open, stored, as, idOf, post, giveRole, tenantId } = await reviewingOn(server)
  await load(COMPANY)
  const ids = await Promise.all(['ann', 'bob', 'eli'].map((name) => idOf(`${name}@corp.example`)))
  const [ann = '', bob = '', eli = ''] = ids
  /** Makes everything that a campaign waits for due, and runs the job. */
  const timePasses = async (id: string, seconds = 1_000_000) => {
    await server.database.tx(async (tx) => {
      await tx.count(sql`
        update tasks t set step_due_at = step_due_at - ${seconds} * interval '1 second',
          step_since = step_since - ${seconds} * interval '1 second'
        from reviews r where r.tenant_id = ${tenantId} and r.campaign_id = ${id} and t.tenant_id = r.tenant_id
          and t.review_key = r.review_key and t.step_due_at is not null`)
      await enqueueJob(tx, { tenantId, kind: 'review.due_steps', payload: {} })
    })
  }
  const run = async (kind: string) => {
    await server.database.tx((tx) => enqueueJob(tx, { tenantId, kind, payload: {} }))
  }
  const idle = (kind: string) =>
    eventually(async () => {
      const kinds = kind === 'review.due_steps' ? [kind, 'review.due'] : [kind]
      const left = await server.database.read((reader) =>
        reader.count(sql`select 1 from jobs where tenant_id = ${tenantId} and kind = any(${kinds})`),
      )
      if (left > 0) throw new Error(`${left} jobs are left`)
    })
  const rows = async (id: string) =>
    Object.fromEntries((await stored(id)).map((task) => [task.item, task])) as Record<string, StoredTask>
  const audits = async (number: string): Promise<Body[]> =>
    (await post('/api/v1/task/audits', { taskId: number })).body.list
  const escalating = (effect: Body) => ({
    approval: {
      manager: {},
      escalationEnabled: true,
      escalation: { ...effect, expiration: '3600', escalationComment: 'Nobody answered in time' },
    },
  })
  const escalated = async (effect: Body) => {
    const id = await open({ policyId: await policy([escalating(effect)]) })
    await timePasses(id, 3_000)
    await idle('review.due_steps')
    expect((await rows(id))['access of cid']).toMatchObject({ seq: 1, state: 'O' })
    await timePasses(id)
    await idle('review.due_steps')
    // A second run finds nothing to do.
    await run('review.due_steps')
    await idle('review.due_steps')
    return id
  }

  it('escalate to other people, once, with the comment (REV-044)', async () => {
    const id = await escalated({ reassignToApprovers: { approverIds: [eli] } })
    const task = (await rows(id))['access of cid']
    expect(task).toMatchObject({ reviewers: ['eli'], seq: 2, why: ASSIGNMENT_CODES.indexOf('ESCALATED') })
    // Eli may not review his own access: the campaign owners do.
    expect((await rows(id))['read of eli']).toMatchObject({
      reviewers: ['admin'],
      seq: 2,
      why: ASSIGNMENT_CODES.indexOf('CAMPAIGN_OWNER'),
      because: ASSIGNMENT_BECAUSE.indexOf('ONLY_SUBJECT'),
    })
    const [event] = await server.database.read((reader) =>
      reader.rows<{ detail: unknown }>(sql`
        select detail from task_events where tenant_id = ${tenantId} and numeric_id = ${task?.number}`),
    )
    expect(event?.detail).toMatchObject({ userIds: [eli], fromUserIds: [bob] })
    expect((await server.call('GET', `/api/v1/tasks/${task?.number}`)).body.taskView.task).toMatchObject({
      assignmentReason: { code: 'ESCALATED', because: 'NONE' },
    })
    const list = await audits(task?.number ?? '')
    expect(list.filter((event) => event.slaEscalation)).toHaveLength(1)
    expect(list.filter((event) => event.comment)).toMatchObject([
      { comment: { comment: 'Nobody answered in time' }, userId: '' },
    ])
  })

  it('escalate to another policy, from its first step (REV-044)', async () => {
    const other = await policy([{ approval: { users: { userIds: [ann] } } }])
    const id = await escalated({ replacePolicy: { policyId: other } })
    const task = (await rows(id))['access of cid']
    expect(task).toMatchObject({ reviewers: ['ann'], seq: 2, run: 2, step: 0 })
    const list = await audits(task?.number ?? '')
    expect(list.find((event) => event.policyChanged)).toMatchObject({ policyChanged: { newPolicyId: other } })
  })

  it('escalate to a cancelled task, or skip the step (REV-044)', async () => {
    const cancelled = await escalated({ cancelTicket: {} })
    expect((await rows(cancelled))['access of cid']).toMatchObject({ state: 'C', outcome: 'X', reason: 'E' })
    const skipped = await escalated({ skipStep: {} })
    expect((await rows(skipped))['access of cid']).toMatchObject({ state: 'C', outcome: 'X', reason: 'S' })
  })

  it('leave a task alone that was answered before (REV-044)', async () => {
    const id = await open({ policyId: await policy([escalating({ cancelTicket: {} })]) })
    const { number } = (await rows(id))['access of cid'] as StoredTask
    const reviewer = await as('bob')
    const policyStepId = (await reviewer.get(`/api/v1/tasks/${number}`)).body.taskView.task.policy.current.id
    expect((await reviewer.post(`/api/v1/tasks/${number}/action/approve`, { policyStepId })).status).toBe(200)
    await timePasses(id)
    await idle('review.due_steps')
    expect((await rows(id))['access of cid']).toMatchObject({ outcome: 'C', reason: 'P' })
  })

  it('are done in one review although another fails (REV-162)', async () => {
    const policyId = await policy([escalating({ cancelTicket: {} })])
    const [broken, sound] = [await open({ policyId }), await open({ policyId })]
    const setSteps = (steps: string) =>
      server.database.tx((tx) =>
        tx.count(sql`
          update review_paths p set steps = ${steps}::jsonb from reviews r where r.tenant_id = ${tenantId}
            and r.campaign_id = ${broken} and p.tenant_id = r.tenant_id and p.review_key = r.review_key`),
      )
    await setSteps('[]')
    await timePasses(broken, 2_000_000)
    await timePasses(sound)
    await eventually(async () =>
      expect((await rows(sound))['access of cid']).toMatchObject({ state: 'C', reason: 'E' }),
    )
    expect((await rows(broken))['access of cid']).toMatchObject({ state: 'O', seq: 1 })
    await setSteps(JSON.stringify([escalating({ cancelTicket: {} })]))
    await eventually(async () =>
      expect((await rows(broken))['access of cid']).toMatchObject({ state: 'C', reason: 'E' }),
    )
  })

  it('escalate to the copy of a policy that was taken with their own, not to a newer one (REV-163)', async () => {
    const other = await policy([{ approval: { users: { userIds: [ann] } } }])
    const id = await open({ policyId: await policy([escalating({ replacePolicy: { policyId: other } })]) })
    const copies = () =>
      server.database.read((reader) =>
        reader.count(sql`
          select 1 from review_policies p join reviews r on r.tenant_id = p.tenant_id and r.review_key = p.review_key
          where r.tenant_id = ${tenantId} and r.campaign_id = ${id}`),
      )
    const reset = async (item: string) => {
      const { number } = (await rows(id))[item] as StoredTask
      const reply = await post(`/api/v1/tasks/${number}/action/reset`, {})
      expect(reply.status, reply.text).toBe(200)
    }
    await reset('export of cid')
    expect(await copies()).toBe(2)
    const changed = await post(`/api/v1/policies/${other}`, {
      policy: { policySteps: { certify: { steps: [{ approval: { users: { userIds: [eli] } } }] } } },
      updateMask: 'policySteps',
    })
    expect(changed.status, changed.text).toBe(200)
    await Promise.all(['read of cid', 'export of cid', 'read of cid'].map(reset))
    expect(await copies()).toBe(4)
    await timePasses(id)
    await idle('review.due_steps')
    expect((await rows(id))['access of cid']).toMatchObject({ reviewers: ['ann'], run: 2 })
    expect((await rows(id))['read of cid']).toMatchObject({ reviewers: ['eli'] })
  })

  it('ask the condition of a wait again when a sync has finished (REV-164)', async () => {
    const condition =
      'size(svc.directory.users.v1.GetManagers(svc.directory.users.v1.FindByEmail("ann@corp.example"))) > 0'
    const wait = { condition: { condition }, timeoutDuration: '864000s' }
    const id = await open({ policyId: await policy([{ wait }, { approval: { users: { userIds: [ann] } } }]) })
    await run('review.due_steps')
    await idle('review.due_steps')
    expect((await rows(id))['access of cid']).toMatchObject({ state: 'W', seq: 1 })
    await load({ ...COMPANY, users: COMPANY.users.replace('Ann Berg,,', 'Ann Berg,u5,') })
    await eventually(async () =>
      expect((await rows(id))['access of cid']).toMatchObject({ state: 'O', reviewers: ['ann'], seq: 2 }),
    )
    await load(COMPANY)
  })

  it('find reviewers for an unassigned task in the same time, and only if there is somebody (REV-165)', async () => {
    const { userId: me } = (await server.call('GET', '/api/v1/auth/introspect')).body
    const escalation = { cancelTicket: {}, expiration: '3600' }
    const second = { approval: { manager: { requireDistinctApprovers: true }, escalationEnabled: true, escalation } }
    const id = await open({ policyId: await policy([{ approval: { users: { userIds: [me] } } }, second]) })
    const { number } = (await rows(id))['access of ann'] as StoredTask
    const current = async () => {
      const { task } = (await server.call('GET', `/api/v1/tasks/${number}`)).body.taskView
      return task.policy.current
    }
    const act = async (action: string, body: Body) => {
      const reply = await post(`/api/v1/tasks/${number}/action/${action}`, body)
      expect(reply.status, reply.text).toBe(200)
    }
    await act('approve', { policyStepId: (await current()).id })
    // Ann has no manager, and the only owner and administrator has approved the first step.
    expect((await rows(id))['access of ann']).toMatchObject({ reviewers: [], seq: 2 })
    const before = await current()
    await act('process', {})
    expect(await current()).toEqual(before)
    await giveRole('dea', 'super_administrator')
    await act('process', {})
    expect((await rows(id))['access of ann']).toMatchObject({ reviewers: ['dea'], seq: 3 })
    const { expiresAt } = before.approval.escalationInstance
    expect(expiresAt).toBeDefined()
    expect((await current()).approval.escalationInstance.expiresAt).toBe(expiresAt)
    await giveRole('dea')
  })

  it('end a wait once, and time out one whose condition never holds (REV-046)', async () => {
    const then = { approval: { users: { userIds: [ann] } } }
    const waiting = await open({ policyId: await policy([{ wait: { duration: { duration: '172800s' } } }, then]) })
    expect((await rows(waiting))['access of cid']).toMatchObject({ state: 'W', reviewers: [] })
    const { number } = (await rows(waiting))['access of cid'] as StoredTask
    expect((await server.call('GET', `/api/v1/tasks/${number}`)).body.taskView.task).toMatchObject({
      processing: 'TASK_PROCESSING_TYPE_PROCESSING',
      policy: { current: { wait: { state: 'WAIT_INSTANCE_STATE_WAITING' } } },
    })
    await timePasses(waiting, 172_000)
    await idle('review.due_steps')
    expect((await rows(waiting))['access of cid']).toMatchObject({ state: 'W' })
    await timePasses(waiting)
    await idle('review.due_steps')
    await run('review.due_steps')
    await idle('review.due_steps')
    expect((await rows(waiting))['access of cid']).toMatchObject({ state: 'O', reviewers: ['ann'], seq: 2, step: 1 })
    const wait = {
      condition: { condition: 'subject.department == "Finance"' },
      timeoutDuration: '7200s',
      commentOnTimeout: 'Too late',
    }
    const conditional = await open({ policyId: await policy([{ wait }, then]) })
    await run('review.due_steps')
    await idle('review.due_steps')
    expect((await rows(conditional))['read of eli']).toMatchObject({ state: 'O', reviewers: ['ann'] })
    expect((await rows(conditional))['access of cid']).toMatchObject({ state: 'W' })
    await timePasses(conditional)
    await idle('review.due_steps')
    const timedOut = (await rows(conditional))['access of cid'] as StoredTask
    expect(timedOut).toMatchObject({ state: 'C', outcome: 'T', reason: 'W' })
    expect((await audits(timedOut.number)).filter((event) => event.waitStepTimedOut || event.comment)).toHaveLength(2)
  })

  it('give the tasks of reviewers who left to the chain, and nothing while a colleague is left (REV-026)', async () => {
    const alone = await open({ policyId: await policy([{ approval: { users: { userIds: [bob] } } }]) })
    const shared = await open({ policyId: await policy([{ approval: { users: { userIds: [bob, ann] } } }]) })
    const delegating = { users: { userIds: [bob] }, allowDelegation: true }
    const delegated = await open({ policyId: await policy([{ approval: delegating }]) })
    const manager = { fallback: true, fallbackUserIds: [eli] }
    const fallback = await open({ policyId: await policy([{ approval: { manager } }]) })
    const dea = await idOf('dea@corp.example')
    await server.database.tx((tx) =>
      tx.count(sql`insert into user_delegations (tenant_id, user_id, delegated_user_id, starts_at)
        values (${tenantId}, ${bob}, ${dea}, now())`),
    )
    const { number } = (await rows(alone))['access of cid'] as StoredTask
    const reviewer = await as('bob')
    const { id: taskId, policy: steps } = (await reviewer.get(`/api/v1/tasks/${number}`)).body.taskView.task
    const pending = await reviewer.post(`/api/v1/access_review/${alone}/pending_decisions`, {
      decisions: [{ taskId, decision: 'APPROVE', policyStepId: steps.current.id }],
    })
    expect(pending.body, pending.text).toMatchObject({ refused: [] })
    await server.database.tx((tx) => updateUserStatus(tx, tenantId, bob, 'DISABLED'))
    await run('review.absent_reviewers')
    await idle('review.absent_reviewers')
    expect((await rows(alone))['access of cid']).toMatchObject({
      reviewers: ['admin'],
      seq: 2,
      why: ASSIGNMENT_CODES.indexOf('CAMPAIGN_OWNER'),
      because: ASSIGNMENT_BECAUSE.indexOf('REVIEWER_DISABLED'),
    })
    expect((await rows(shared))['access of cid']).toMatchObject({ reviewers: ['ann', 'bob'], seq: 1 })
    const because = ASSIGNMENT_BECAUSE.indexOf('REVIEWER_DISABLED')
    expect((await rows(delegated))['access of cid']).toMatchObject({ reviewers: ['dea'], onBehalfOf: ['bob'], because })
    // Dea may not decide about her own access: the chain does.
    expect((await rows(delegated))['access of dea']).toMatchObject({ reviewers: ['admin'], because })
    const why = ASSIGNMENT_CODES.indexOf('FALLBACK_USER')
    expect((await rows(fallback))['access of cid']).toMatchObject({ reviewers: ['eli'], why, because })
    const { task } = (await server.call('GET', `/api/v1/tasks/${number}`)).body.taskView
    expect(task.policy.history).toMatchObject([
      { approval: { reassignedByError: { errorCode: 'REVIEWER_DISABLED', errorUserId: bob } } },
    ])
    const left = await server.database.read((reader) =>
      reader.count(sql`select 1 from pending_decisions where tenant_id = ${tenantId} and user_id = ${bob}`),
    )
    expect(left).toBe(0)
    await server.database.tx((tx) => updateUserStatus(tx, tenantId, bob, 'ENABLED'))
    await run('review.absent_reviewers')
    await idle('review.absent_reviewers')
    expect((await rows(alone))['access of cid']).toMatchObject({ reviewers: ['admin'] })
  })
})
