import { describe, expect, it } from 'vitest'
import { demoJob } from '../../../server/demo/load-demo.ts'
import { API_ENGINE } from '../../engines.ts'
import { type Reply, useServer } from '../../harness.ts'
import { reviewingOn } from './reviewing.ts'

const PATH = '/api/v1/access_review'
/** `status reason`, or the status alone. */
const told = ({ status, body }: Reply) => (status === 200 ? '200' : `${status} ${body.details?.[0]?.reason}`)

interface TaskView {
  id: string
  numericId: string
  userId: string
  stepApproverIds: string[]
  policy: { current?: { id: string } }
  type: { certify: { outcome: string } }
}

/**
 * The demo company from a draft to a closed campaign, over HTTP alone: reviewer, reviewer of the second step, owner,
 * administrator, auditor and stranger, each allowed and refused at every step (REV-001, REV-071, REV-072, REV-097).
 */
describe('the story of a campaign', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { tenantId, as, post, get, until } = await reviewingOn(server)
  await demoJob(server.database).run({ tenantId } as never)
  const person = async (id: string): Promise<{ id: string; email: string; managerIds: string[] }> =>
    (await get(`/api/v1/users/${id}`)).body.userView.user
  const byId = async (id: string) => as((await person(id)).email)
  const people: { id: string; email: string }[] = (await post('/api/v1/search/users', { pageSize: 100 })).body.list
    .map(({ user }: { user: { id: string; email: string; status: string } }) => user)
    .filter(({ status }: { status: string }) => status === 'ENABLED')
  const role = async (userId: string, ...roles: string[]) => {
    const { replaceRoles } = await import('../../../server/directory/index.ts')
    await server.database.tx((tx) => replaceRoles(tx, tenantId, userId, roles))
  }
  const [owner, auditor, stranger] = await (async () => {
    // People at the end of the list: nobody's manager, no owner of an app.
    const [one, two, three] = people.slice(-3)
    await role(one?.id ?? '', 'campaign_administrator')
    await role(two?.id ?? '', 'read_only_administrator')
    return [await as(one?.email ?? ''), await as(two?.email ?? ''), await as(three?.email ?? '')] as const
  })()
  const policies = (await post('/api/v1/search/policies', { displayName: 'Manager, then app owner' })).body.list
  const apps = (await get('/api/v1/apps')).body.list as { id: string; displayName: string }[]

  const created = await owner.post(PATH, { displayName: 'Quarter', ownerIds: [owner.userId], policyId: policies[0].id })
  const id: string = created.body.accessReview.accessReview.id
  const at = `${PATH}/${id}`
  const action = (name: string, body: unknown = {}) => ['POST', `${at}/action/${name}`, { body }] as const
  type Call = readonly [method: string, path: string, options?: { body?: unknown }]
  /** What each of them gets to hear, in the order owner, administrator, auditor, stranger. */
  const everybody = async (call: Call) => {
    const [method, path, options] = call
    const callers = [owner.call, server.call, auditor.call, stranger.call]
    const replies: string[] = []
    for (const caller of callers) replies.push(told(await caller(method, path, options)))
    return replies
  }

  let reviewer: Awaited<ReturnType<typeof byId>>
  let tasks: TaskView[] = []
  const searchTasks = async (caller: { post: typeof post }, filter: object = {}): Promise<TaskView[]> => {
    const { body } = await caller.post('/api/v1/search/tasks', { accessReviewIds: [id], pageSize: 100, ...filter })
    return body.list.map(({ task }: { task: TaskView }) => task)
  }

  it('begins as a draft that only its owner, administrators and auditors see', async () => {
    const small = apps.find(({ displayName }) => /wiki/i.test(displayName)) ?? apps[0]
    const body = { accessReview: { singleApp: { appId: small?.id } }, updateMask: 'singleApp' }
    expect(told(await stranger.post(at, body))).toBe('404 NOT_FOUND')
    expect(told(await auditor.post(at, body))).toBe('403 PERMISSION_DENIED')
    expect(told(await owner.post(at, body))).toBe('200')
    expect(await everybody(['GET', at])).toEqual(['200', '200', '200', '404 NOT_FOUND'])
    expect((await everybody(action('start'))).map((text) => text.slice(0, 3))).toEqual(['409', '409', '403', '404'])
  })

  it('is prepared and previewed, and started by its owner', async () => {
    expect(told(await stranger.call(...action('prepare')))).toBe('404 NOT_FOUND')
    expect(told(await owner.call(...action('prepare')))).toBe('200')
    await until(id, 'REVIEW')
    expect(await everybody(['GET', `${at}/ledger`])).toEqual(['200', '200', '200', '404 NOT_FOUND'])
    expect(await everybody(['GET', `${at}/assignment`])).toEqual(['200', '200', '200', '404 NOT_FOUND'])
    expect(told(await auditor.call(...action('start')))).toBe('403 PERMISSION_DENIED')
    expect(told(await owner.call(...action('start')))).toBe('200')
    const { expectedTicketCount } = await until(id, 'OPEN')
    expect(expectedTicketCount).toBeGreaterThan(5)
  })

  it('shows tasks to their reviewers, and to nobody whose business they are not (REV-074, REV-077)', async () => {
    tasks = await searchTasks({ post })
    const byReviewer = new Map<string, TaskView[]>()
    for (const task of tasks) {
      const [only = '', ...others] = task.stepApproverIds
      if (others.length === 0 && only !== owner.userId) byReviewer.set(only, [...(byReviewer.get(only) ?? []), task])
    }
    const [busiest = ''] = [...byReviewer].sort(([, a], [, b]) => b.length - a.length)[0] ?? []
    reviewer = await byId(busiest)
    tasks = byReviewer.get(busiest) ?? []
    expect(tasks.length).toBeGreaterThan(2)
    expect((await searchTasks(reviewer)).map((task) => task.id)).toEqual(
      expect.arrayContaining(tasks.map((task) => task.id)),
    )
    const [task] = tasks
    expect(await everybody(['GET', `/api/v1/tasks/${task?.numericId}`])).toEqual(['200', '200', '200', '404 NOT_FOUND'])
    const subject = await byId(task?.userId ?? '')
    expect(told(await subject.get(`/api/v1/tasks/${task?.id}`))).toBe('404 NOT_FOUND')
    const nothing = await stranger.get('/api/v1/my_reviews')
    expect([nothing.text, nothing.body.list]).toEqual([nothing.text, []])
    const [mine] = (await reviewer.get('/api/v1/my_reviews')).body.list
    expect(mine).toMatchObject({ displayName: 'Quarter' })
    expect(told(await reviewer.get(at))).toBe('404 NOT_FOUND')
    expect(told(await reviewer.get(`/api/v1/my_reviews/${id}`))).toBe('200')
  })

  it('takes decisions of the reviewer alone, chosen first and then submitted', async () => {
    const [first, second, third] = tasks as [TaskView, TaskView, TaskView]
    const approve: Call = [
      'POST',
      `/api/v1/tasks/${first.id}/action/approve`,
      { body: { policyStepId: first.policy.current?.id } },
    ]
    expect(await everybody(approve)).toEqual([
      '403 TASK_NOT_ASSIGNED',
      '403 TASK_NOT_ASSIGNED',
      '403 TASK_NOT_ASSIGNED',
      '404 NOT_FOUND',
    ])
    const decisions = [first, second, third].map((task, n) => ({
      taskId: task.id,
      decision: n === 2 ? 'DENY' : 'APPROVE',
      policyStepId: task.policy.current?.id,
      comment: 'looked at',
    }))
    const chosen = await reviewer.post(`${at}/pending_decisions`, { decisions })
    expect([chosen.status, chosen.body.refused]).toEqual([200, []])
    expect(told(await stranger.post(`${at}/pending_decisions`, { decisions }))).toMatch(/^404/)
    const submitted = await reviewer.post(`${at}/submissions`, {})
    expect(submitted.body.submission).toMatchObject({
      submittedCount: 3,
      approvedCount: 2,
      deniedCount: 1,
      refusedCount: 0,
    })
    expect(await everybody(['GET', `${at}/submissions`])).toEqual(['200', '200', '200', '404 NOT_FOUND'])
    expect(told(await reviewer.post(`${at}/submissions`, {}))).toBe('409 NOTHING_TO_SUBMIT')
    const outcome = async ({ id: taskId }: TaskView) =>
      (await owner.get(`/api/v1/tasks/${taskId}`)).body.taskView.task.type.certify.outcome
    expect(await outcome(third)).toBe('CERTIFY_OUTCOME_DECERTIFIED')
    expect(await outcome(first)).toBe('CERTIFY_OUTCOME_UNSPECIFIED')
  })

  it('asks the second step, whose reviewer decides what the first approved', async () => {
    const [first, second] = tasks as [TaskView, TaskView]
    const read = async ({ id: taskId }: TaskView): Promise<TaskView> =>
      (await owner.get(`/api/v1/tasks/${taskId}`)).body.taskView.task
    const opened = await read(first)
    expect(opened.policy.current?.id).not.toBe(first.policy.current?.id)
    const next = await byId(opened.stepApproverIds[0] ?? '')
    const path = `/api/v1/tasks/${first.id}/action`
    const late = await reviewer.post(`${path}/approve`, { policyStepId: first.policy.current?.id })
    expect(late.status).toBe(409)
    const approved = await next.post(`${path}/approve`, { policyStepId: opened.policy.current?.id })
    expect(approved.body.taskView.task.type.certify.outcome).toBe('CERTIFY_OUTCOME_CERTIFIED')
    // The owner takes the other one over, with a reason, and decides it (REV-072).
    const other = await read(second)
    const taken = await owner.post(`/api/v1/tasks/${second.id}/action/reassign`, {
      newStepUserIds: [owner.userId],
      comment: 'on holiday',
    })
    expect(told(taken)).toBe('200')
    const stale = await next.post(`/api/v1/tasks/${second.id}/action/deny`, { policyStepId: other.policy.current?.id })
    expect(told(stale)).toMatch(/^409 STEP_CHANGED/)
    const { policy } = taken.body.taskView.task as TaskView
    const denied = await owner.post(`/api/v1/tasks/${second.id}/action/deny`, { policyStepId: policy.current?.id })
    expect(denied.body.taskView.task.type.certify.outcome).toBe('CERTIFY_OUTCOME_DECERTIFIED')
    const audits = await auditor.post('/api/v1/task/audits', { taskId: second.id })
    expect(JSON.stringify(audits.body.list)).toMatch(/approvalReassigned/)
    expect(told(await stranger.post('/api/v1/task/audits', { taskId: second.id }))).toBe('404 NOT_FOUND')
  })

  it('lets owners and administrators manage tasks, each what is theirs', async () => {
    const open = (await searchTasks(owner, { taskStates: ['TASK_STATE_OPEN'] })).find(({ id: taskId }) =>
      tasks.every((task) => task.id !== taskId),
    )
    const path = `/api/v1/tasks/${open?.id}/action`
    expect(told(await owner.post(`${path}/reset`, { comment: 'x' }))).toBe('403 ACTION_NOT_ALLOWED')
    expect(told(await auditor.post(`${path}/comment`, { comment: 'x' }))).toMatch(/^403/)
    expect(told(await owner.post(`${path}/comment`, { comment: 'look at this' }))).toBe('200')
    expect(told(await post(`${path}/reset`, { comment: 'anew' }))).toBe('200')
    expect(told(await owner.post(`${path}/close`, { comment: 'not needed' }))).toBe('200')
    expect(told(await owner.post(`${path}/restart`, { comment: 'needed after all' }))).toBe('200')
  })

  it('tells how far it is, and is closed by its owner', async () => {
    for (const part of ['progress', 'summary', 'burn_down', 'apps', 'reviewers', 'close_preview'])
      expect([part, await everybody(['GET', `${at}/${part}`])]).toEqual([part, ['200', '200', '200', '404 NOT_FOUND']])
    expect(told(await reviewer.call(...action('close')))).toBe('404 NOT_FOUND')
    expect(told(await auditor.call(...action('close')))).toBe('403 PERMISSION_DENIED')
    const { status, body } = await owner.call(...action('close'))
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(/closeDecision/)])
    expect(told(await owner.call(...action('close', { closeDecision: 'CLOSE_DECISION_NO_ACTION' })))).toBe('200')
    const closed = await until(id, 'CLOSED')
    expect(closed.campaignInsights.markdown).toMatch(/Quarter/)
    const left = await searchTasks(owner, { taskStates: ['TASK_STATE_OPEN'] })
    expect(left).toEqual([])
  })

  it('never changes again, and stays readable (REV-097)', async () => {
    const [first] = tasks as [TaskView]
    const calls: Call[] = [
      ['POST', at, { body: { accessReview: { description: 'x' }, updateMask: 'description' } }],
      ['POST', `/api/v1/tasks/${first.id}/action/restart`, { body: { comment: 'x' } }],
      ['POST', `/api/v1/tasks/${first.id}/action/comment`, { body: { comment: 'x' } }],
      action('start'),
      action('close', { closeDecision: 'CLOSE_DECISION_NO_ACTION' }),
      action('reset'),
    ]
    for (const call of calls)
      expect([call[1], (await everybody(call)).slice(0, 2)]).toEqual([
        call[1],
        ['409 INVALID_STATE', '409 INVALID_STATE'],
      ])
    expect(told(await owner.call('DELETE', at))).toBe('409 INVALID_STATE')
    expect(await everybody(['GET', `${at}/submissions`])).toEqual(['200', '200', '200', '404 NOT_FOUND'])
    expect(told(await reviewer.get(`/api/v1/tasks/${first.id}`))).toBe('200')
  })
})
