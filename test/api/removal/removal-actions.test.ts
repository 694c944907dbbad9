import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { GROUPS, grantsWith, PATH, removingOn } from './removing.ts'

const ACTIONS = ['APPROVE', 'DENY', 'CLOSE', 'COMMENT'].map((name) => `TASK_ACTION_TYPE_${name}`)

describe('what people do with the removal of access', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const on = await removingOn(server)
  const { sync, reviewed, decide, revocation, change, as, post } = on
  await sync(GROUPS)
  const reasonOf = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, body.details?.[0]?.reason]
  const cancelled = (id: string) => change('cancel', [id], { comment: 'Test' })

  it('completes for owners of the app, tells strangers nothing, and answers for each task (REV-118)', async () => {
    const id = await reviewed()
    await decide(id, false, 'access of cid')
    const { id: taskId, numericId } = await revocation(id, 'access of cid')
    const [bob, dea] = [await as('bob'), await as('dea')]
    for (const [name, body] of [['complete'], ['ticket', { ticketId: 'IT-1' }]] as const) {
      const refused = await change(name, [taskId, taskId, '1', 'nonsense'], body, dea)
      expect(refused.body.results.map(({ result }: { result: string }) => result)).toEqual(Array(4).fill('NOT_FOUND'))
      expect(refused.body.results[0]).not.toHaveProperty('state')
    }
    expect((await dea.get(`/api/v1/tasks/${taskId}`)).status).toBe(404)
    expect((await dea.post('/api/v1/search/revocations', {})).body.list).toEqual([])
    expect((await bob.post('/api/v1/search/revocations', {})).body.list).toMatchObject([
      { actions: ['COMPLETE', 'SET_TICKET'] },
    ])
    expect((await change('keep', [taskId], { comment: 'x' }, bob)).body.results).toMatchObject([
      {
        result: 'ACTION_NOT_ALLOWED',
        description: 'Only an owner of the campaign or a Super Administrator can keep the access of this task.',
      },
    ])
    const done = await change('complete', [taskId, numericId, '1'], {}, bob)
    expect(done.body).toMatchObject({
      doneCount: 1,
      results: [
        { index: 0, result: 'DONE', state: 'CLAIMED' },
        { index: 1, result: 'DUPLICATE_ENTRY' },
        { index: 2, result: 'NOT_FOUND' },
      ],
    })
    await cancelled(taskId)
  })

  it('answers 404 to owners of other apps and to strangers, and 200 to owners of the app (REV-118)', async () => {
    const id = await reviewed()
    await decide(id, false, 'access of cid')
    const { id: taskId } = await revocation(id, 'access of cid')
    const { current } = (await on.get(`/api/v1/tasks/${taskId}`)).body.taskView.task.policy
    const body = { policyStepId: current.id }
    // Dea owns the wiki, and Cid only has the access.
    for (const name of ['dea', 'cid']) {
      const caller = await as(name)
      expect(reasonOf(await caller.post(`/api/v1/tasks/${taskId}/action/approve`, body))).toEqual([404, 'NOT_FOUND'])
      const refused = await change('complete', [taskId], {}, caller)
      expect(refused.body).toMatchObject({ doneCount: 0, results: [{ result: 'NOT_FOUND' }] })
    }
    expect((await revocation(id, 'access of cid')).state).toBe('READY')
    const completed = await (await as('bob')).post(`/api/v1/tasks/${taskId}/action/approve`, body)
    expect(completed.status).toBe(200)
    expect((await revocation(id, 'access of cid')).state).toBe('CLAIMED')
    await cancelled(taskId)
  })

  it('completes what it can of 10,000 mixed tasks, and answers for each (REV-118)', async () => {
    const id = await reviewed()
    await decide(id, false, 'access of cid', 'access of dea', 'read of eli5')
    const [claimed, open, foreign] = [
      await revocation(id, 'access of cid'),
      await revocation(id, 'access of dea'),
      await revocation(id, 'read of eli5'),
    ]
    const bob = await as('bob')
    await change('complete', [claimed.id], {}, bob)
    const many = Array.from({ length: 10_000 }, (_, n) => String(1_000_000 + n))
    const expected = new Map([
      [0, [open.id, 'DONE']],
      [77, [claimed.id, 'WRONG_STATE']],
      [5_000, [open.numericId, 'DUPLICATE_ENTRY']],
      [5_001, [foreign.id, 'NOT_FOUND']],
      [5_002, ['nonsense', 'NOT_FOUND']],
      [9_999, [claimed.numericId, 'WRONG_STATE']],
    ] as const)
    for (const [at, [taskId]] of expected) many[at] = taskId
    const { doneCount, results } = (await change('complete', many, {}, bob)).body
    expect(doneCount).toBe(1)
    expect(results.map(({ index }: { index: number }) => index)).toEqual(many.map((_, n) => n))
    expect(results.map(({ result }: { result: string }) => result)).toEqual(
      many.map((_, n) => expected.get(n as never)?.[1] ?? 'NOT_FOUND'),
    )
    expect(results[77].description).toBe('This removal is CLAIMED, so you cannot complete it.')
    expect((await revocation(id, 'read of eli5')).state).toBe('READY')
    expect((await change('complete', [...many, '1'])).status).toBe(400)
    for (const one of [claimed, open, foreign]) await cancelled(one.id)
  })

  it('needs a reason to keep or to cancel', async () => {
    for (const name of ['keep', 'cancel'])
      for (const comment of ['', ' \n'])
        expect(reasonOf(await change(name, ['1'], { comment }))).toEqual([400, 'REASON_REQUIRED'])
  })

  it('are actions of tasks too: approve completes, deny keeps, close cancels, process sends again', async () => {
    const id = await reviewed()
    await decide(id, false, 'access of cid', 'access of dea', 'read of eli5')
    const [first, second, third] = [
      await revocation(id, 'access of cid'),
      await revocation(id, 'access of dea'),
      await revocation(id, 'read of eli5'),
    ]
    const act = (one: { id: string }, name: string, body: Record<string, unknown> = {}) =>
      post(`/api/v1/tasks/${one.id}/action/${name}`, body)
    const { task } = (await on.get(`/api/v1/tasks/${first.id}`)).body.taskView
    expect(task.actions).toEqual(ACTIONS)
    const other = (await on.get(`/api/v1/tasks/${second.id}`)).body.taskView.task.policy.current.id
    expect((await act(first, 'approve', { policyStepId: other })).status).toBe(400)
    const approved = await act(first, 'approve', { policyStepId: task.policy.current.id })
    expect(approved.body.taskView.task).toMatchObject({ processing: 'TASK_PROCESSING_TYPE_PROCESSING' })
    expect(reasonOf(await act(second, 'deny'))).toEqual([400, 'REASON_REQUIRED'])
    const denied = await act(second, 'deny', { comment: 'Needed' })
    expect(denied.body.taskView.task.type.revoke).toMatchObject({ outcome: 'REVOKE_OUTCOME_DENIED' })
    expect(reasonOf(await act(second, 'close', { comment: 'x' }))).toEqual([409, 'WRONG_REMOVAL_STATE'])
    await change('ticket', [third.id], { ticketId: 'IT-7', ticketUrl: 'https://tickets.example.com/7' })
    expect(await revocation(id, 'read of eli5')).toMatchObject({ state: 'SENT', ticketId: 'IT-7' })
    expect((await act(third, 'process')).body.taskView.task.processing).toBe('TASK_PROCESSING_TYPE_WAITING')
    expect(reasonOf(await act(third, 'restart', {}))).toEqual([409, 'WRONG_TASK_TYPE'])
    const closed = await act(third, 'close', { comment: 'Gone anyway' })
    expect(closed.body.taskView.task.type.revoke.outcome).toBe('REVOKE_OUTCOME_CANCELLED')
    const search = async (filter: Record<string, unknown>) =>
      (await post('/api/v1/search/tasks', { accessReviewIds: [id], ...filter })).body.list.map(
        (view: { task: { numericId: string } }) => view.task.numericId,
      )
    const all = [first, second, third].map(({ numericId }) => numericId)
    expect(await search({ taskTypes: [{ revoke: {} }] })).toEqual(all)
    expect(await search({ taskTypes: [{ revoke: {} }], taskStates: ['TASK_STATE_OPEN'] })).toEqual([first.numericId])
    expect(await search({ revokeOutcomes: ['REVOKE_OUTCOME_DENIED'] })).toEqual([second.numericId])
    expect(await search({})).toHaveLength(8)
    const both = await search({ taskTypes: [{ certify: {} }, { revoke: {} }] })
    expect(both).toHaveLength(11)
    expect(both).toEqual([...both].sort((a, b) => Number(a) - Number(b)))
    const down = { taskTypes: [{ certify: {} }, { revoke: {} }], sortBy: 'TASK_SEARCH_SORT_BY_REVERSE_TICKET_ID' }
    expect(await search(down)).toEqual([...both].reverse())
    await cancelled(first.id)
  })

  it('removes a grant that was made here by hand at once (REV-114)', async () => {
    const app = (await on.get('/api/v1/apps')).body.list.find(
      ({ displayName }: { displayName: string }) => displayName === 'Wiki',
    )
    const made = await post(`/api/v1/apps/${app.id}/entitlements`, { displayName: 'By hand' })
    const entitlement = made.body.appEntitlementView?.appEntitlement ?? made.body.appEntitlement
    const eli = await as('eli')
    const members = `/api/v1/apps/${app.id}/entitlements/${entitlement.id}/add-manual-user`
    expect((await post(members, { userIds: [eli.userId] })).status).toBe(200)
    const wanted = { appId: app.id, appEntitlementId: entitlement.id, identityUserId: eli.userId }
    const { taskView } = (await post('/api/v1/task/revoke', { ...wanted, description: 'Left the team' })).body
    expect(taskView.task).toMatchObject({
      description: 'Left the team',
      type: { revoke: { source: { request: { requestUserId: on.admin.userId } } } },
    })
    // What is being removed already is not asked for twice.
    const again = await post('/api/v1/task/revoke', wanted)
    expect(again.body.taskView.task.id).toBe(taskView.task.id)
    const dea = await as('dea')
    const done = await change('complete', [taskView.task.id], {}, dea)
    expect(done.body.results).toMatchObject([{ result: 'DONE', state: 'VERIFIED' }])
    const left = await server.database.read((reader) =>
      reader.count(sql`select 1 from grants g join entitlements e using (tenant_id, entitlement_key)
        where e.entitlement_id = ${entitlement.id}`),
    )
    expect(left).toBe(0)
  })

  it('is asked for by owners of the app and people who may change apps, of a grant that exists', async () => {
    const [dea, bob] = [await as('dea'), await as('bob')]
    const found = (await post('/api/v1/search/entitlements', { query: 'Edit' })).body.list[0].appEntitlement
    const cid = await on.idOf('cid@corp.example')
    const wanted = { appId: found.appId, appEntitlementId: found.id, identityUserId: cid }
    expect(reasonOf(await bob.post('/api/v1/task/revoke', wanted))).toEqual([404, 'NOT_FOUND'])
    expect(reasonOf(await dea.post('/api/v1/task/revoke', { ...wanted, identityUserId: '' }))).toEqual([
      400,
      'REQUIRED',
    ])
    expect(reasonOf(await dea.post('/api/v1/task/revoke', { ...wanted, identityUserId: bob.userId }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    const made = await dea.post('/api/v1/task/revoke', wanted)
    expect(made.body.taskView.task).toMatchObject({
      revocationTargets: [{ entitlementRef: { appId: expect.any(String) } }],
      actions: ACTIONS,
    })
    // The work is in the directory, which is Eli's.
    const mine = (await (await as('eli')).get('/api/v1/work_list')).text
    expect(mine.split('\r\n')[1]).toMatch(/^\d+,Directory,Sales,/)
    expect(mine).toContain('Sales > Edit')
    await cancelled(made.body.taskView.task.id)
  })

  it('lets a denied task be restarted until somebody has begun, not after (REV-042)', async () => {
    const id = await reviewed()
    await decide(id, false, 'access of cid', 'access of dea', 'read of eli5')
    const restart = async (item: string) =>
      post(`/api/v1/tasks/${(await on.task(id, item)).id}/action/restart`, { comment: 'Wrong' })
    const eli = await revocation(id, 'read of eli5')
    expect((await restart('read of eli5')).status).toBe(200)
    expect(await revocation(id, 'read of eli5')).toMatchObject({ id: eli.id, state: 'CANCELLED' })
    await decide(id, false, 'read of eli5')
    const again = (await on.revocations(id, '&state=READY')).map(
      (one: { identityUserId: string }) => one.identityUserId,
    )
    expect(again).toContain((await as('eli')).userId)
    await change('ticket', [(await revocation(id, 'access of cid')).id], { ticketId: 'IT-9' })
    expect(reasonOf(await restart('access of cid'))).toEqual([409, 'REMOVAL_UNDER_WAY'])
    await sync(grantsWith({ 'crm,access,c4,': undefined }))
    expect(reasonOf(await restart('access of dea'))).toEqual([409, 'ACCESS_REMOVED'])
    await sync(GROUPS)
    await change(
      'cancel',
      (await on.revocations(id)).map((one: { id: string }) => one.id),
      { comment: 'Test' },
    )
  })

  it('has a work list as CSV of one campaign, also of what is new since a time (REV-117)', async () => {
    const id = await reviewed()
    await decide(id, false, 'access of cid')
    const { numericId, id: taskId } = await revocation(id, 'access of cid')
    const list = await on.get(`${PATH}/${id}/work_list`)
    expect(list.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [head, line] = list.text.split('\r\n')
    expect(head).toMatch(/^number,app,target,target_id,account_id,username,person,/)
    expect(line).toMatch(
      new RegExp(`^${numericId},Customer database,Access,[^,]+,[^,]+,cid,Cid Diaz,Customer database,Access,direct,`),
    )
    expect(line?.endsWith(`,READY,${server.url}/removals?removal=${numericId}`)).toBe(true)
    const later = new Date(Date.now() + 3_600_000).toISOString()
    expect((await on.get(`${PATH}/${id}/work_list?since=${later}`)).text.trimEnd()).toBe(head)
    expect((await (await as('dea')).get(`${PATH}/${id}/work_list`)).status).toBe(404)
    await cancelled(taskId)
  })
})
