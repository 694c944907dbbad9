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

describe('tasks', async () => {
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

  it('shows a task by id and by number, with its steps and why it was assigned', async () => {
    const number = await numberOf(managed, 'export of cid')
    const { body } = await bob.get(`${TASKS}/${number}`)
    const { task } = body.taskView
    expect(task).toMatchObject({
      numericId: number,
      displayName: 'Export all customers (Customer database): Cid Diaz',
      state: 'TASK_STATE_OPEN',
      processing: 'TASK_PROCESSING_TYPE_WAITING',
      actions: [
        'TASK_ACTION_TYPE_APPROVE',
        'TASK_ACTION_TYPE_DENY',
        'TASK_ACTION_TYPE_COMMENT',
        'TASK_ACTION_TYPE_REASSIGN',
      ],
      stepApproverIds: [bob.userId],
      approverIds: [],
      userId: cid.userId,
      origin: 'TASK_ORIGIN_ACCESS_REVIEW',
      assignmentReason: { code: 'MANAGER', because: 'NONE', description: 'The manager of Cid Diaz reviews this.' },
      type: {
        certify: { accessReviewId: managed, identityUserId: cid.userId, outcome: 'CERTIFY_OUTCOME_UNSPECIFIED' },
      },
    })
    expect(task.policy.current).toMatchObject({
      state: 'POLICY_STEP_STATE_ACTIVE',
      approval: {
        state: 'APPROVAL_INSTANCE_STATE_WAITING',
        approval: { manager: { assignedUserIds: [bob.userId] }, assigned: true },
      },
    })
    expect(task.policy).toMatchObject({ history: [], next: [] })
    expect((await bob.task(task.id)).id).toBe(task.id)
    const items = await on.items(managed)
    expect(items.map(({ id }: { id: string }) => id)).toContain(task.type.certify.accessReviewSelection)
    const owners = await ROOT.task(await numberOf(managed, 'access of ann'))
    expect(owners.assignmentReason.description).toBe('Ann Berg has no manager, so the campaign owners review this.')
  })

  it('answers the same for tasks that are not seen and that do not exist (REV-074, REV-077)', async () => {
    const number = await numberOf(managed, 'export of cid')
    const task = await bob.task(number)
    const last = Math.max(...(await stored(managed)).map((one) => Number(one.number)))
    const replies = await Promise.all(
      [number, task.id, String(last + 1), 'nonsense', '0', '99999999999999999999'].map((id) =>
        cid.get(`${TASKS}/${id}`),
      ),
    )
    for (const { status, body } of replies) {
      expect(status).toBe(404)
      expect({ ...body, details: body.details.slice(0, 1) }).toEqual({
        ...replies[0]?.body,
        details: replies[0]?.body.details.slice(0, 1),
      })
    }
    expect(await cid.names({ subjectIds: [cid.userId] })).toEqual([])
    const seen = []
    for (let n = 1; n <= last; n++) if ((await bob.get(`${TASKS}/${n}`)).status === 200) seen.push(String(n))
    expect(seen).toEqual(
      (await stored(managed)).filter(({ reviewers }) => reviewers.includes('bob')).map((one) => one.number),
    )
  })

  it('finds only what the caller may see, whatever the filter names (REV-078)', async () => {
    const all = await stored(managed)
    const of = (name: string) => all.filter(({ reviewers }) => reviewers.includes(name)).map(({ number }) => number)
    const scope = { accessReviewIds: [managed] }
    expect(await bob.names(scope)).toEqual(of('bob'))
    expect(await ann.names(scope)).toEqual(of('ann'))
    for (const filter of [{ assigneesInIds: [ann.userId] }, { myWorkUserIds: [ann.userId] }, { actorId: ann.userId }])
      expect(await bob.names({ ...scope, ...filter })).toEqual([])
    expect(await eli.names({ ...scope, assigneesInIds: [bob.userId] })).toEqual(of('bob'))
    expect(await eli.names(scope)).toEqual(all.map(({ number }) => number))
    expect(await cid.names()).toEqual([])
    expect(await dea.names({ openerOrSubjectUserId: dea.userId })).toEqual([])
  })

  it('honours every filter', async () => {
    const all = await stored(managed)
    const scope = { accessReviewIds: [managed] }
    const items = async (filter: Body) => {
      const { body, status, text } = await ROOT.search({ ...scope, ...filter })
      if (status !== 200) throw new Error(text)
      const numbers = body.list.map((view: { task: { numericId: string } }) => view.task.numericId)
      return numbers.map((number: string) => all.find((one) => one.number === number)?.item)
    }
    const everything = all.map(({ item }) => item)
    const task = await ROOT.task(all[0]?.number ?? '')
    const { appId } = task.type.certify
    const exported = (await ROOT.task(await numberOf(managed, 'export of cid'))).type.certify
    const later = '2100-01-01T00:00:00Z'
    const root = task.createdByUserId
    const cases: [Body, (string | undefined)[]][] = [
      [{ accessReviewIds: ['none'] }, []],
      [{ accountOwnerIds: [dea.userId] }, ['access of dea']],
      [{ subjectIds: [cid.userId], applicationIds: [appId] }, ['access of cid', 'export of cid']],
      [{ appUserSubjectIds: [exported.appUserId] }, ['access of cid', 'export of cid']],
      [{ appEntitlementIds: [exported.appEntitlementId] }, ['export of nightly-sync', 'export of cid']],
      [{ excludeApplicationIds: [appId] }, ['read of cid', 'read of eli']],
      [
        { excludeAppEntitlementIds: [exported.appEntitlementId], subjectIds: [cid.userId] },
        ['access of cid', 'read of cid'],
      ],
      [{ appResourceIds: ['none'] }, []],
      [{ appResourceTypeIds: ['none'] }, []],
      [{ excludeAppResourceTypeIds: ['none'] }, everything],
      [{ accountTypes: ['APP_USER_TYPE_USER'] }, everything],
      [{ userEmploymentStatuses: ['none'] }, []],
      [{ query: 'dea' }, ['access of dea']],
      [{ query: 'EXPORT' }, ['export of nightly-sync', 'export of cid']],
      [{ query: all[2]?.number }, [all[2]?.item]],
      [{ refs: [{ id: task.id }] }, [all[0]?.item]],
      [{ excludeIds: [task.id] }, everything.slice(1)],
      [{ taskStates: ['TASK_STATE_OPEN'] }, everything],
      [{ taskStates: ['TASK_STATE_CLOSED'] }, []],
      [{ taskTypes: [{ certify: {} }] }, everything],
      [{ taskTypes: [{ grant: {} }] }, []],
      [{ certifyOutcomes: ['CERTIFY_OUTCOME_UNSPECIFIED'] }, everything],
      [{ certifyOutcomes: ['CERTIFY_OUTCOME_CERTIFIED'] }, []],
      [{ grantOutcomes: ['GRANT_OUTCOME_GRANTED'] }, []],
      [{ revokeOutcomes: ['REVOKE_OUTCOME_REVOKED'] }, []],
      [{ emergencyStatus: 'EMERGENCY' }, []],
      [{ emergencyStatus: 'NON_EMERGENCY' }, everything],
      [{ includeDeleted: true }, everything],
      [{ createdAfter: later }, []],
      [{ createdBefore: later }, everything],
      [{ olderThanDuration: '3600s' }, []],
      [{ outcomeAfter: later }, []],
      [{ outcomeBefore: later }, []],
      [{ currentStep: 'TASK_SEARCH_CURRENT_STEP_APPROVAL' }, everything],
      [{ currentStep: 'TASK_SEARCH_CURRENT_STEP_PROVISION' }, []],
      [{ stepApprovalTypes: ['STEP_APPROVAL_TYPE_MANAGER'] }, everything],
      [{ stepApprovalTypes: ['STEP_APPROVAL_TYPE_WEBHOOK'] }, []],
      [{ requireApprovalReason: true }, []],
      [{ requireDenialReason: true }, []],
      [{ openerIds: [root] }, everything],
      [{ openerIds: [bob.userId] }, []],
      [{ openerOrSubjectUserId: dea.userId }, ['access of dea']],
      [{ assigneesInIds: [ann.userId] }, ['access of bob', 'read of eli']],
      [{ myWorkUserIds: [ann.userId], assigneesInIds: [bob.userId] }, []],
      [{ assignedOrStepApproverUserId: ann.userId }, ['access of bob', 'read of eli']],
      [{ previouslyActedOnIds: [ann.userId] }, []],
      [{ actorId: ann.userId }, []],
      [{ includeActedAfter: '2020-01-01T00:00:00Z', taskStates: ['TASK_STATE_CLOSED'] }, []],
      [{ pendingActionFilter: 'PENDING_ACTION_FILTER_WITH_PENDING' }, []],
      [{ pendingActionFilter: 'PENDING_ACTION_FILTER_WITHOUT_PENDING' }, everything],
    ]
    for (const [filter, expected] of cases)
      expect([JSON.stringify(filter), (await items(filter)).sort()]).toEqual([
        JSON.stringify(filter),
        [...expected].sort(),
      ])
  })

  it('refuses a filter by pending decisions without exactly one campaign (REV-054)', async () => {
    const pendingActionFilter = 'PENDING_ACTION_FILTER_WITH_PENDING'
    for (const accessReviewIds of [[], [managed, managed]]) {
      const { status, text } = await ROOT.search({ pendingActionFilter, accessReviewIds })
      expect([status, text]).toEqual([400, expect.stringContaining('exactly one id in accessReviewIds')])
    }
  })

  const allPages = async (request: Body): Promise<string[]> => {
    const pages: string[] = []
    for (let pageToken = ''; ; ) {
      const { body } = await ROOT.search({ ...request, pageSize: 10, pageToken })
      pages.push(...body.list.map((view: { task: { numericId: string } }) => view.task.numericId))
      pageToken = body.nextPageToken
      if (pageToken === '') return pages
    }
  }

  it('pages in every order, each task once', async () => {
    const scope = { accessReviewIds: [managed] }
    const all = await stored(managed)
    const numbers = all.map(({ number }) => number)
    const orders = [
      {},
      ...['ACCOUNT', 'RESOURCE', 'REVERSE_TICKET_ID', 'APP_RESOURCE_ID_AND_APP_ENTITLEMENT'].map((name) => ({
        sortBy: `TASK_SEARCH_SORT_BY_${name}`,
      })),
      ...['APP', 'USER', 'RESOURCE'].map((name) => ({ view: `ACCESS_REVIEW_VIEW_TYPE_BY_${name}` })),
    ]
    await open({ policyId: await policy([{ approval: reassignable }]) })
    for (const filter of [scope, { ...scope, assigneesInIds: [bob.userId, ann.userId] }, {}])
      for (const order of orders) {
        const pages = await allPages({ ...filter, ...order })
        expect(new Set(pages).size, JSON.stringify([filter, order])).toBe(pages.length)
        if (filter === scope) expect([...pages].sort()).toEqual([...numbers].sort())
        if (Object.keys(order).length === 0) expect(pages).toEqual([...pages].sort((a, b) => Number(a) - Number(b)))
      }
    const down = (await ROOT.search({ ...scope, sortBy: 'TASK_SEARCH_SORT_BY_REVERSE_TICKET_ID' })).body.list
    expect(down.map((view: { task: { numericId: string } }) => view.task.numericId)).toEqual([...numbers].reverse())
    const byApp = (await ROOT.search({ ...scope, view: 'ACCESS_REVIEW_VIEW_TYPE_BY_APP' })).body.list
    const names = byApp.map((view: { task: { displayName: string } }) => view.task.displayName.split(' (')[0])
    expect(names).toEqual([...names].sort((a, b) => names.indexOf(a) - names.indexOf(b)))
  })

  it('expands names of people, and the rest only for those who may see it (REV-079, REV-081)', async () => {
    const expandMask = { paths: ['*'] }
    const number = await numberOf(managed, 'export of cid')
    const find = (body: { expanded: Body[] }, type: string, id?: string) =>
      body.expanded.find((one) => String(one['@type']).endsWith(type) && (!id || one.id === id))
    const ofBob = (await bob.search({ query: number, accessReviewIds: [managed], expandMask })).body
    expect(find(ofBob, 'user.v1.User', cid.userId)).toMatchObject({
      displayName: 'Cid Diaz',
      email: 'cid@corp.example',
    })
    expect(find(ofBob, 'app.v1.App')).toEqual({
      '@type': expect.any(String),
      ...{ id: expect.any(String), displayName: 'Customer database', description: '', iconUrl: '' },
    })
    expect(find(ofBob, 'app.v1.AppUser')).toMatchObject({ username: 'cid', profile: {} })
    expect(find(ofBob, 'accessreview.v1.AccessReview')).not.toHaveProperty('scopeV2')
    const { appId } = ofBob.list[0].task.type.certify
    const bindings = [{ appId, attributeKey: 'floor' }]
    const listed = await open({
      policyId: await policy([{ approval: reassignable }]),
      displayName: 'With an attribute',
    }).then(async (id) => {
      const path = `/api/v1/access_review/${id}`
      const accessReview = { reviewerAttributeConfig: { bindings } }
      const reply = await post(path, { accessReview, updateMask: 'reviewerAttributeConfig' })
      expect(reply.status, reply.text).toBe(200)
      return id
    })
    const shown = (
      await bob.search({
        accessReviewIds: [listed],
        appUserSubjectIds: [ofBob.list[0].task.type.certify.appUserId],
        expandMask,
      })
    ).body
    expect(find(shown, 'app.v1.AppUser')).toMatchObject({ profile: { floor: '4' } })
    expect(Object.keys(find(shown, 'app.v1.AppUser')?.profile ?? {})).toEqual(['floor'])
    const ofAuditor = (await eli.search({ query: number, accessReviewIds: [managed], expandMask })).body
    expect(find(ofAuditor, 'app.v1.AppUser')).toMatchObject({ profile: { floor: '4', badge: 'B17' } })
    const anns = await numberOf(managed, 'read of eli')
    const ofAnn = (await ann.search({ query: anns, accessReviewIds: [managed], expandMask })).body
    const root = ofAnn.list[0].task.createdByUserId
    expect(find(ofAnn, 'user.v1.User', root)).toMatchObject({
      id: root,
      email: '',
      emails: [],
      managerIds: [],
      profile: {},
    })
    const ofRoot = (await ROOT.search({ query: number, accessReviewIds: [managed], expandMask })).body
    expect(find(ofRoot, 'accessreview.v1.AccessReview')).toHaveProperty('scopeV2')
    expect(ofRoot.list[0]).toMatchObject({ userPath: expect.stringMatching(/^\$\.expanded\[\d+\]$/), insightsPath: '' })
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
