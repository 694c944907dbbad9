import { beforeAll, describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { type Reply, useServer } from '../../harness.ts'
import { COMPANY, reviewingOn } from './reviewing.ts'

type Body = Record<string, unknown>

/** Eli has 60 accounts more. */
const MANY = 60
const numbered = (row: (n: number) => string) => Array.from({ length: MANY }, (_, n) => `${row(n)}\n`).join('')

/** The values of enums as clients know them, by the filter of a search that takes them; each is sent by itself. */
const FILTERS: Record<string, readonly string[]> = {
  accountTypes: ['UNSPECIFIED', 'USER', 'SERVICE_ACCOUNT', 'SYSTEM_ACCOUNT'].map((name) => `APP_USER_TYPE_${name}`),
  certifyOutcomes: ['UNSPECIFIED', 'CERTIFIED', 'DECERTIFIED', 'ERROR', 'CANCELLED', 'WAIT_TIMED_OUT'].map(
    (name) => `CERTIFY_OUTCOME_${name}`,
  ),
  grantOutcomes: ['UNSPECIFIED', 'GRANTED', 'DENIED', 'ERROR', 'CANCELLED', 'WAIT_TIMED_OUT'].map(
    (name) => `GRANT_OUTCOME_${name}`,
  ),
  revokeOutcomes: ['UNSPECIFIED', 'REVOKED', 'DENIED', 'ERROR', 'CANCELLED', 'WAIT_TIMED_OUT'].map(
    (name) => `REVOKE_OUTCOME_${name}`,
  ),
  stepApprovalTypes: [
    ...['UNSPECIFIED', 'USERS', 'MANAGER', 'APP_OWNERS', 'GROUP', 'SELF', 'ENTITLEMENT_OWNERS', 'EXPRESSION'],
    ...['WEBHOOK', 'RESOURCE_OWNERS', 'AGENT'],
  ].map((name) => `STEP_APPROVAL_TYPE_${name}`),
  taskStates: ['UNSPECIFIED', 'OPEN', 'CLOSED'].map((name) => `TASK_STATE_${name}`),
}
const SCALARS: Record<string, readonly string[]> = {
  currentStep: ['UNSPECIFIED', 'APPROVAL', 'PROVISION'].map((name) => `TASK_SEARCH_CURRENT_STEP_${name}`),
  emergencyStatus: ['UNSPECIFIED', 'ALL', 'NON_EMERGENCY', 'EMERGENCY'],
  pendingActionFilter: ['UNSPECIFIED', 'WITH_PENDING', 'WITHOUT_PENDING'].map(
    (name) => `PENDING_ACTION_FILTER_${name}`,
  ),
  sortBy: [
    ...['UNSPECIFIED', 'ACCOUNT', 'RESOURCE', 'ACCOUNT_OWNER', 'REVERSE_TICKET_ID', 'TICKET_ID', 'CREATED_AT'],
    ...['REVERSE_CREATED_AT', 'APP_RESOURCE_ID_AND_APP_ENTITLEMENT'],
  ].map((name) => `TASK_SEARCH_SORT_BY_${name}`),
}
/** Each with the field that then points at what was expanded, if there is something. */
const EXPAND_PATHS: Record<string, string | undefined> = {
  access_review_id: 'accessReviewPath',
  user_id: 'userPath',
  created_by_user_id: 'createdByUserPath',
  app_id: 'appPath',
  app_user_id: 'appUserPath',
  app_entitlement_ids: 'entitlementsPath',
  step_approver_ids: 'stepApproversPath',
  approver_ids: undefined,
  identity_user_id: 'identityUserPath',
  insight_ids: undefined,
  app_user_last_usage: undefined,
  entitlement_scope_bindings: undefined,
  scope_role_resources: undefined,
  resource: undefined,
}
/** Everything of an audit event that is not its kind. */
const COMMON = [
  'id',
  'created',
  'currentState',
  'eventType',
  'source',
  'ticketId',
  'userId',
  'workflowStep',
  'metadata',
]
const MEMBERS = ['approval', 'provision', 'accept', 'reject', 'wait', 'form', 'action']

describe('what existing clients send and read of tasks', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, policy, open, as, stored, post } = await reviewingOn(server)
  await load({
    ...COMPANY,
    accounts: `${COMPANY.accounts}${numbered((n) => `crm,m${n},eli${n},u5,`)}`,
    grants: `${COMPANY.grants}${numbered((n) => `crm,access,m${n}`)}`,
  })
  const bob = await as('bob')
  const ann = await as('ann')
  let id = ''
  beforeAll(async () => {
    const approval = { manager: {}, allowReassignment: true }
    id = await open({ policyId: await policy([{ approval }, { approval: { users: { userIds: [ann.userId] } } }]) })
  })
  const sound = (reply: Reply): Reply['body'] => {
    expect(reply.status, reply.text).toBe(200)
    // Clients stop at a null where they know of none.
    expect(reply.text).not.toMatch(/:null[,}\]]/)
    return reply.body
  }
  const search = async (body: Body = {}) =>
    sound(await post('/api/v1/search/tasks', { accessReviewIds: [id], ...body }))
  const numberOf = async (item: string) => (await stored(id)).find((task) => task.item === item)?.number

  it.each(Object.entries({ ...FILTERS, ...SCALARS }))('%s takes every value', async (field, values) => {
    for (const value of values) {
      const { list } = await search({ [field]: field in FILTERS ? [value] : value })
      expect(Array.isArray(list)).toBe(true)
    }
  })

  it('names of fields may be in either case, and types of tasks are selected by an empty member', async () => {
    const filter = { access_review_ids: [id], page_size: 100, task_states: ['TASK_STATE_OPEN'] }
    const { list } = sound(await post('/api/v1/search/tasks', filter))
    expect(list).toHaveLength(MANY + 8)
    for (const [type, count] of [
      ['certify', MANY + 8],
      ['grant', 0],
      ['revoke', 0],
      ['offboarding', 0],
      ['finding', 0],
      ['action', 0],
    ] as const)
      expect((await search({ taskTypes: [{ [type]: {} }], pageSize: 100 })).list).toHaveLength(count)
  })

  it.each([
    [{}, 25],
    [{ pageSize: 0 }, 25],
    [{ pageSize: 1 }, 10],
    [{ pageSize: 30 }, 30],
    [{ pageSize: 1000, pageToken: '' }, MANY + 8],
  ])('a page asked for with %j has %i tasks', async (page, count) => {
    const { list, nextPageToken } = await search(page)
    expect(list).toHaveLength(count)
    expect(nextPageToken === '').toBe(count === MANY + 8)
  })

  it.each([...Object.entries(EXPAND_PATHS), ['*', 'appPath'] as const])(
    'expands %s, and points at it so that it is found',
    async (path, field) => {
      const { list, expanded } = await search({ expandMask: { paths: [path] }, query: await numberOf('access of cid') })
      const [view] = list
      const pointers = Object.entries(view).filter(([name, value]) => name.endsWith('Path') && value !== '')
      for (const [, pointer] of pointers) {
        const [, index] = /^\$\.expanded\[(\d+)\]$/.exec(pointer as string) ?? []
        expect(expanded[Number(index)]?.['@type']).toMatch(/^type\.googleapis\.com\/svc\.api\.[\w.]+$/)
      }
      if (field) expect(view[field]).not.toBe('')
    },
  )

  it('a task has what clients read without looking, and exactly one member of each choice', async () => {
    const [{ task }] = (await search({ query: await numberOf('access of cid') })).list
    expect(task).toMatchObject({
      ...{ state: 'TASK_STATE_OPEN', processing: 'TASK_PROCESSING_TYPE_WAITING', numericId: expect.any(String) },
      ...{ annotations: [], externalRefs: [], insightIds: expect.any(Array), revocationTargets: [], commentCount: 0 },
      ...{
        emergencyAccess: false,
        analysisId: '',
        description: expect.any(String),
        origin: 'TASK_ORIGIN_ACCESS_REVIEW',
      },
      ...{ createdAt: expect.any(String), updatedAt: expect.any(String), policyGenerationId: expect.any(String) },
      recommendation: expect.stringMatching(/^INSIGHT_RECOMMENDATION_/),
    })
    expect(Object.keys(task.type)).toEqual(['certify'])
    for (const step of [task.policy.current, ...task.policy.next])
      expect(MEMBERS.filter((member) => step[member] !== undefined)).toHaveLength(1)
    for (const key of [task.id, task.numericId])
      expect(sound(await server.call('GET', `/api/v1/tasks/${key}`)).taskView.task.id).toBe(task.id)
  })

  it('actions take what clients send, and answer with the task and the id of what was done', async () => {
    const expandMask = { paths: ['*'] }
    const number = await numberOf('export of cid')
    const task = async () => sound(await server.call('GET', `/api/v1/tasks/${number}`)).taskView.task
    const act = async (who: { post: typeof post }, action: string, body: Body, name = 'ticketActionId') => {
      const reply = sound(await who.post(`/api/v1/tasks/${number}/action/${action}`, { expandMask, ...body }))
      expect(reply.taskView.task.numericId).toBe(number)
      expect(reply.expanded.length).toBeGreaterThan(0)
      if (name) expect(reply[name]).toMatch(/^.{27}$/)
    }
    const current = async () => ({ policyStepId: (await task()).policy.current.id })
    const comment = 'x'
    await act(bob, 'comment', { comment }, '')
    await act({ post }, 'process', {}, '')
    await act(bob, 'reassign', { comment, newStepUserIds: [bob.userId], ...(await current()) })
    await act(bob, 'approve', { comment, ...(await current()) })
    await act({ post }, 'skip-step', { comment, ...(await current()) })
    await act({ post }, 'restart', { comment, policyStepId: 'anything' })
    await act(bob, 'deny', { comment, ...(await current()) })
    await act({ post }, 'reset', { comment })
    await act({ post }, 'close', { comment }, 'taskActionId')
  })

  it('the audit lists each event with exactly one detail, oldest first, or as asked', async () => {
    const taskId = await numberOf('export of cid')
    const audits = async (body: Body = {}) =>
      sound(await post('/api/v1/task/audits', { taskId, ...body })).list as (Body & { id: string })[]
    const all = await audits({ pageSize: 100 })
    expect(all.length).toBeGreaterThan(10)
    for (const event of all) expect(Object.keys(event).filter((name) => !COMMON.includes(name))).toHaveLength(1)
    expect((await audits({ newestFirst: true, pageSize: 100 })).map((event) => event.id)).toEqual(
      all.map((event) => event.id).reverse(),
    )
    const comments = await audits({ commentsOnly: true, pageSize: 100 })
    expect(comments).toEqual(all.filter(({ comment }) => comment))
    expect((await audits({ pageSize: 1 })).length).toBe(10)
    const [first] = all
    expect(await audits({ refs: [{ id: first?.id }] })).toEqual([first])
  })
})
