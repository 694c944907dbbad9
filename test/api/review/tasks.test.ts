import { beforeAll, describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { COMPANY, reviewingOn } from './reviewing.ts'

const TASKS = '/api/v1/tasks'
const SEARCH = '/api/v1/search/tasks'
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
})
