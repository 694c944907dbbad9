import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { GROUPS, grantsWith, removingOn } from './removing.ts'

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString()
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

describe('a revoke task', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const on = await removingOn(server)
  const { post, get, as, change, revocation } = on
  await on.sync(GROUPS)
  const id = await on.reviewed()
  await on.decide(id, false, 'access of cid', 'access of dea', 'read of eli5')
  const [ofCid, ofDea, ofEli] = [
    await revocation(id, 'access of cid'),
    await revocation(id, 'access of dea'),
    await revocation(id, 'read of eli5'),
  ]
  const [bob, dea, eli] = [await as('bob'), await as('dea'), await as('eli')]
  const act = (one: { id: string }, name: string, body: Record<string, unknown> = {}, caller = on.admin) =>
    caller.post(`/api/v1/tasks/${one.id}/action/${name}`, body)
  const stepOf = async (one: { id: string }) =>
    (await get(`/api/v1/tasks/${one.id}`)).body.taskView.task.policy.current.id
  const reasonOf = ({ status, body }: Awaited<ReturnType<typeof act>>) => [status, body.details?.[0]?.reason]
  const audits = async (one: { id: string }, more: Record<string, unknown> = {}) =>
    (await post('/api/v1/task/audits', { taskId: one.id, ...more })).body.list

  it('takes comments of those who have to do with it, and counts them (REV-183)', async () => {
    const said = await act(ofCid, 'comment', { comment: 'Asked the vendor' }, bob)
    expect(said.body.taskView.task).toMatchObject({ commentCount: 1, state: 'TASK_STATE_OPEN' })
    expect(reasonOf(await act(ofCid, 'comment', { comment: ' ' }, bob))).toEqual([400, 'REASON_REQUIRED'])
    expect((await act(ofCid, 'comment', { comment: 'x' }, dea)).status).toBe(404)
    await on.giveRole('eli', 'read_only_administrator')
    const auditor = await as('eli')
    expect((await auditor.get(`/api/v1/tasks/${ofCid.id}`)).body.taskView.task.actions).toEqual([])
    expect(reasonOf(await act(ofCid, 'comment', { comment: 'x' }, auditor))).toEqual([403, 'ACTION_NOT_ALLOWED'])
    const [comment, ...others] = await audits(ofCid, { commentsOnly: true })
    expect(others).toEqual([])
    expect(comment).toMatchObject({
      ...{ userId: bob.userId, ticketId: ofCid.id, comment: { comment: 'Asked the vendor', updatedBy: bob.userId } },
      metadata: { user: { displayName: 'Bob Chen' } },
    })
  })

  it('lists what happened to it, from its creation to the proof (REV-106)', async () => {
    await change('ticket', [ofCid.id], { ticketId: 'IT-1', ticketUrl: 'https://tickets.example.com/1' })
    expect((await act(ofCid, 'approve', { comment: 'Done', policyStepId: await stepOf(ofCid) }, bob)).status).toBe(200)
    await on.sync(GROUPS)
    await change('complete', [ofCid.id])
    await on.sync(grantsWith({ 'crm,access,c3,': undefined }))
    const events = await audits(ofCid)
    const kinds = events.map((event: Record<string, unknown>) =>
      [
        'taskCreated',
        'comment',
        'externalTicketCreated',
        'actionSubmitted',
        'provisionError',
        'revokeOutcome',
        'stateChange',
      ].find((kind) => event[kind]),
    )
    expect(kinds).toEqual([
      ...['taskCreated', 'comment', 'externalTicketCreated', 'actionSubmitted', 'comment', 'provisionError'],
      ...['actionSubmitted', 'revokeOutcome', 'stateChange'],
    ])
    expect(events[2].externalTicketCreated).toMatchObject({ externalTicketId: 'IT-1' })
    expect(events[3]).toMatchObject({
      currentState: 'TASK_STATE_OPEN',
      actionSubmitted: { action: { actionType: 'TASK_ACTION_TYPE_APPROVE', userId: bob.userId } },
    })
    expect(events[5]).toMatchObject({ eventType: 'TASK_AUDIT_EVENT_TYPE_ERROR' })
    expect(events.at(-2)).toMatchObject({
      ...{ currentState: 'TASK_STATE_CLOSED', revokeOutcome: { outcome: 'REVOKE_OUTCOME_REVOKED' } },
    })
    expect(new Set(events.map((event: { id: string }) => event.id)).size).toBe(events.length)
    expect((await audits(ofCid, { newestFirst: true })).reverse()).toEqual(events)
    expect((await dea.post('/api/v1/task/audits', { taskId: ofCid.id })).status).toBe(404)
    await on.sync(GROUPS)
  })

  it('says why the access was there, as the reviewer saw it, to those who see the task', async () => {
    const { why } = (await bob.get(`/api/v1/tasks/${ofDea.id}/why`)).body
    expect(why).toMatchObject({ taskId: ofDea.id, numericId: ofDea.numericId, item: expect.any(Object) })
    expect((await dea.get(`/api/v1/tasks/${ofDea.id}/why`)).status).toBe(404)
    const cid = await on.idOf('cid@corp.example')
    const edit = (await post('/api/v1/search/entitlements', { query: 'Edit' })).body.list[0].appEntitlement
    const wanted = { appId: edit.appId, appEntitlementId: edit.id, identityUserId: cid }
    const { task } = (await post('/api/v1/task/revoke', wanted)).body.taskView
    expect(reasonOf(await get(`/api/v1/tasks/${task.id}/why`))).toEqual([409, 'WRONG_TASK_TYPE'])
    await change('cancel', [task.id], { comment: 'Test' })
  })

  it('refuses by name what is only done to other tasks (REV-183)', async () => {
    const bodies: Record<string, Record<string, unknown>> = {
      reassign: { newStepUserIds: [bob.userId], comment: 'x' },
      'skip-step': { policyStepId: await stepOf(ofDea) },
    }
    for (const name of ['restart', 'reset', 'skip-step', 'remind', 'escalate', 'update-request-data', 'reassign'])
      expect([name, ...reasonOf(await act(ofDea, name, bodies[name] ?? {}))]).toEqual([name, 409, 'WRONG_TASK_TYPE'])
    expect(reasonOf(await act(ofDea, 'approve-with-step-up', bodies['skip-step']))).toEqual([
      409,
      'NO_STEP_UP_PROVIDER',
    ])
    expect(reasonOf(await get(`/api/v1/tasks/${ofDea.id}/reassignees`))).toEqual([409, 'WRONG_TASK_TYPE'])
    expect((await dea.get(`/api/v1/tasks/${ofDea.id}/reassignees`)).status).toBe(404)
  })

  it('is found by every filter of a search of tasks (REV-183)', async () => {
    const found = async (filter: Record<string, unknown>) => {
      const reply = await post('/api/v1/search/tasks', {
        taskTypes: [{ revoke: {} }],
        accessReviewIds: [id],
        ...filter,
      })
      if (reply.status !== 200) throw new Error(reply.text)
      return reply.body.list.map(({ task }: { task: { id: string } }) => task.id)
    }
    const [c, d, e] = [ofCid.id, ofDea.id, ofEli.id]
    const wiki = ofEli.appId
    const cases: [string, Record<string, unknown>, string[]][] = [
      ['everything', {}, [c, d, e]],
      ['refs', { refs: [{ id: d }] }, [d]],
      ['no revoke task', { refs: [{ id: ofDea.certTaskId }] }, []],
      ['excludeIds', { excludeIds: [d] }, [c, e]],
      ['open', { taskStates: ['TASK_STATE_OPEN'] }, [d, e]],
      ['revoked', { revokeOutcomes: ['REVOKE_OUTCOME_REVOKED'] }, [c]],
      ['applicationIds', { applicationIds: [wiki] }, [e]],
      ['excludeApplicationIds', { excludeApplicationIds: [wiki] }, [c, d]],
      ['appEntitlementIds', { appEntitlementIds: [ofEli.appEntitlementId] }, [e]],
      ['excludeAppEntitlementIds', { excludeAppEntitlementIds: [ofEli.appEntitlementId] }, [c, d]],
      ['appResourceIds', { appResourceIds: ['x'] }, []],
      ['appResourceTypeIds', { appResourceTypeIds: ['x'] }, []],
      ['excludeAppResourceTypeIds', { excludeAppResourceTypeIds: ['x'] }, [c, d, e]],
      ['subjectIds', { subjectIds: [dea.userId] }, [d]],
      ['two people in two filters', { subjectIds: [dea.userId], accountOwnerIds: [eli.userId] }, []],
      ['appUserSubjectIds', { appUserSubjectIds: [ofEli.appUserId] }, [e]],
      ['accountTypes', { accountTypes: ['APP_USER_TYPE_USER'] }, [c, d, e]],
      ['other accountTypes', { accountTypes: ['APP_USER_TYPE_SERVICE_ACCOUNT'] }, []],
      ['userEmploymentStatuses', { userEmploymentStatuses: ['left'] }, []],
      ['assigneesInIds', { assigneesInIds: [bob.userId] }, [d]],
      ['myWorkUserIds', { myWorkUserIds: [dea.userId] }, [e]],
      ['work of both', { assigneesInIds: [bob.userId], myWorkUserIds: [dea.userId] }, []],
      ['assignedOrStepApprover', { assignedOrStepApproverUserId: bob.userId }, [c, d]],
      ['withoutReviewer', { withoutReviewer: true }, []],
      ['assignmentCodes', { assignmentCodes: ['CAMPAIGN_OWNER'] }, []],
      ['assignmentBecause', { assignmentBecause: ['NOT_FOUND'] }, []],
      ['actorId', { actorId: bob.userId }, [c]],
      ['previouslyActedOnIds', { previouslyActedOnIds: [dea.userId] }, []],
      ['acted after', { assigneesInIds: [bob.userId], includeActedAfter: YESTERDAY }, [c, d]],
      ['acted later', { assigneesInIds: [bob.userId], includeActedAfter: TOMORROW }, [d]],
      ['openerIds', { openerIds: [on.admin.userId] }, [c, d, e]],
      ['other openerIds', { openerIds: [bob.userId] }, []],
      ['openerOrSubjectUserId', { openerOrSubjectUserId: dea.userId }, [d]],
      ['createdAfter', { createdAfter: TOMORROW }, []],
      ['createdBefore', { createdBefore: TOMORROW }, [c, d, e]],
      ['olderThanDuration', { olderThanDuration: '86400s' }, []],
      ['outcomeAfter', { outcomeAfter: YESTERDAY }, [c]],
      ['outcomeBefore', { outcomeBefore: YESTERDAY }, []],
      ['certifyOutcomes', { certifyOutcomes: ['CERTIFY_OUTCOME_CERTIFIED'] }, []],
      ['emergencyStatus', { emergencyStatus: 'EMERGENCY' }, []],
      ['a step of approval', { currentStep: 'TASK_SEARCH_CURRENT_STEP_APPROVAL' }, []],
      ['a step of provision', { currentStep: 'TASK_SEARCH_CURRENT_STEP_PROVISION' }, [d, e]],
      ['stepApprovalTypes', { stepApprovalTypes: ['STEP_APPROVAL_TYPE_USERS'] }, []],
      ['with pending', { pendingActionFilter: 'PENDING_ACTION_FILTER_WITH_PENDING' }, []],
      ['without pending', { pendingActionFilter: 'PENDING_ACTION_FILTER_WITHOUT_PENDING' }, [c, d, e]],
      ['query by entitlement', { query: 'rEAD' }, [e]],
      ['query by person', { query: 'dea@corp' }, [d]],
      ['query by number', { query: ofCid.numericId }, [c]],
    ]
    const results = []
    for (const [name, filter] of cases) results.push([name, await found(filter)])
    expect(results).toEqual(cases.map(([name, , expected]) => [name, expected]))
  })
})
