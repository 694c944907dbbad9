import { describe, expect, it } from 'vitest'
import { ASSIGNMENT_BECAUSE, ASSIGNMENT_CODES } from '../../../contract/review/assignment.ts'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { COMPANY, reviewingOn } from './reviewing.ts'

const PATH = '/api/v1/access_review'

describe('starting a campaign', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { load, draft, prepare, start, stored, post, policy, open, idOf, until, tenantId } = await reviewingOn(server)
  await load(COMPANY)
  const builtin = async (name: string): Promise<string> =>
    (await post('/api/v1/search/policies', { displayName: name })).body.list[0].id
  const manager = await builtin('Manager')
  /** `item: reviewers (why, because)`, by item. */
  const assigned = async (id: string) =>
    Object.fromEntries(
      (await stored(id)).map(({ item, reviewers, why, because }) => [
        item,
        `${reviewers.join(' ')} ${ASSIGNMENT_CODES[why]}${because === 0 ? '' : ` ${ASSIGNMENT_BECAUSE[because]}`}`.trim(),
      ]),
    )
  const ADMIN = 'admin'

  it('makes a task of every item, numbered without a gap above all earlier ones (REV-001)', async () => {
    const first = await open({ policyId: manager })
    const second = await draft({ policyId: manager })
    const prepared = await prepare(second)
    const opened = await start(second)
    expect(opened).toMatchObject({ state: 'ACCESS_REVIEW_STATE_OPEN', startedAt: expect.any(String) })
    const numbers = (await stored(second)).map(({ number }) => Number(number))
    expect(numbers).toHaveLength(prepared.expectedTicketCount)
    const last = Math.max(...(await stored(first)).map(({ number }) => Number(number)))
    expect(numbers).toEqual(numbers.map((_, index) => last + 1 + index))
  })

  it('gives a step Manager to the managers, and to the campaign owners where there is none (REV-007)', async () => {
    const id = await open({ policyId: manager })
    expect(await assigned(id)).toEqual({
      'access of ann': `${ADMIN} CAMPAIGN_OWNER NOT_FOUND`,
      'access of bob': 'ann MANAGER',
      'access of cid': 'bob MANAGER',
      'access of dea': 'bob MANAGER',
      'export of cid': 'bob MANAGER',
      'export of nightly-sync': `${ADMIN} CAMPAIGN_OWNER NO_SUBJECT`,
      'read of cid': 'bob MANAGER',
      'read of eli': 'ann MANAGER',
    })
  })

  it('lets nobody review their own access: other owners do, or the chain (REV-012, REV-014)', async () => {
    const id = await open({ policyId: await policy([{ approval: { appOwners: {} } }]) })
    expect(await assigned(id)).toEqual({
      'access of ann': 'bob eli APP_OWNER',
      'access of bob': 'eli APP_OWNER',
      'access of cid': 'bob eli APP_OWNER',
      'access of dea': 'bob eli APP_OWNER',
      'export of cid': 'bob eli APP_OWNER',
      'export of nightly-sync': 'bob eli APP_OWNER',
      'read of cid': `${ADMIN} CAMPAIGN_OWNER NOT_FOUND`,
      'read of eli': `${ADMIN} CAMPAIGN_OWNER NOT_FOUND`,
    })
    const users = { userIds: [await idOf('bob@corp.example')] }
    const only = await open({ policyId: await policy([{ approval: { users } }]) })
    expect((await assigned(only))['access of bob']).toBe(`${ADMIN} CAMPAIGN_OWNER ONLY_SUBJECT`)
    const allowed = await open({
      policyId: await policy([{ approval: { users: { ...users, allowSelfApproval: true } } }]),
    })
    expect((await assigned(allowed))['access of bob']).toBe('bob USER_NAMED')
  })

  it('takes the path of the first rule that is true, and asks the owners where a rule fails (REV-018)', async () => {
    const bob = await idOf('bob@corp.example')
    const ann = await idOf('ann@corp.example')
    const rules = [
      { condition: 'subject.department == "Finance"', policyKey: 'finance' },
      { condition: 'subject.profile["missing"] == "x" && subject.department == "Board"', policyKey: 'board' },
    ]
    const ofFinance = [{ approval: { users: { userIds: [bob] } } }]
    const ofBoard = [{ approval: { users: { userIds: [ann] } } }]
    const policyId = await policy([{ approval: { manager: {} } }], { rules }, { finance: ofFinance, board: ofBoard })
    const id = await open({ policyId })
    expect(await assigned(id)).toMatchObject({
      'read of eli': 'bob USER_NAMED',
      'access of ann': `${ADMIN} CAMPAIGN_OWNER RULE_FAILED`,
    })
  })

  it('asks whom an expression names, and the chain where it fails (REV-016)', async () => {
    const text = `subject.department == "Sales" ? [svc.directory.users.v1.FindByEmail("eli@corp.example")] : [svc.directory.users.v1.FindByEmail("nobody@corp.example")]`
    const id = await open({ policyId: await policy([{ approval: { expression: { expressions: [text] } } }]) })
    expect(await assigned(id)).toMatchObject({
      'access of cid': 'eli EXPRESSION',
      'access of ann': `${ADMIN} CAMPAIGN_OWNER EXPRESSION_FAILED`,
    })
  })

  it('denies by policy what a reject step reaches, and many only when their number is confirmed (REV-029)', async () => {
    const rules = [{ condition: 'subject.displayName == "Ann Berg"', policyKey: 'no' }]
    const policyId = await policy([{ approval: { manager: {} } }], { rules }, { no: [{ reject: {} }] })
    const id = await draft({ policyId })
    await prepare(id)
    expect((await start(id)).state).toBe('ACCESS_REVIEW_STATE_REVIEW')
    expect((await start(id, { confirmRejectCount: 2 })).state).toBe('ACCESS_REVIEW_STATE_REVIEW')
    expect((await start(id, { confirmRejectCount: 1 })).state).toBe('ACCESS_REVIEW_STATE_OPEN')
    expect((await stored(id)).filter(({ outcome }) => outcome !== null)).toMatchObject([
      { item: 'access of ann', state: 'C', outcome: 'D', reason: 'Y' },
    ])
  })

  it('makes no task of a campaign whose denials by policy are not confirmed (REV-166)', async () => {
    const id = await draft({ policyId: await policy([{ reject: {} }]) })
    await prepare(id)
    await start(id)
    const given = await server.database.read((reader) =>
      reader.rows<{ phase: string; done: number }>(sql`
        select phase, done::int as done from reviews where tenant_id = ${tenantId} and campaign_id = ${id}`),
    )
    expect(given).toEqual([{ phase: 'GIVEN_UP', done: 0 }])
  })

  it('finds reviewers only for the steps that items come to (REV-167)', async () => {
    const [bob, dea, eli] = await Promise.all(['bob', 'dea', 'eli'].map((name) => idOf(`${name}@corp.example`)))
    const named = '[svc.directory.users.v1.FindByEmail("eli@corp.example")]'
    const replacement = await policy([{ approval: { users: { userIds: [eli] } } }])
    const escalation = { replacePolicy: { policyId: replacement }, expiration: '3600' }
    const steps = {
      managers: [{ approval: { manager: { fallback: true, fallbackUserIds: [bob] } } }],
      never: [{ approval: { expression: { expressions: [named] } } }],
    }
    const rules = [
      { condition: 'entitlement.riskLevelValueId == "none"', policyKey: 'never' },
      { condition: 'account.username == "cid"', policyKey: 'managers' },
    ]
    const certify = [{ approval: { users: { userIds: [dea] }, escalationEnabled: true, escalation } }]
    const id = await draft({ policyId: await policy(certify, { rules }, steps) })
    await prepare(id)
    const before = (await server.call('GET', `${PATH}/${id}/assignment`)).body
    await start(id)
    expect((await server.call('GET', `${PATH}/${id}/assignment`)).body).toEqual({ ...before, isStarted: true })
    const members = await server.database.read((reader) =>
      reader.rows<{ name: string }>(sql`
        select distinct split_part(u.email, '@', 1) as name from reviewer_set_members m
        join reviews r on r.tenant_id = m.tenant_id and r.review_key = m.review_key
        join users u on u.tenant_id = m.tenant_id and u.user_id = m.user_id
        where r.tenant_id = ${tenantId} and r.campaign_id = ${id} order by 1`),
    )
    // Bob manages Cid; Dea reviews the rest but her own; Ann manages nobody whose access comes to that step.
    expect(members.map(({ name }) => name)).toEqual(['admin', 'bob', 'dea'])
  })

  it('is refused in every state but REVIEW and PENDING, naming the state and the way out (REV-002)', async () => {
    const id = await draft({ policyId: manager })
    const refused = await post(`${PATH}/${id}/action/start`)
    expect([refused.status, refused.body.details[0].reason]).toEqual([409, 'INVALID_STATE'])
    expect(refused.body.message).toMatch(/DRAFT.*prepared/)
    await prepare(id)
    await start(id)
    const before = await stored(id)
    for (const state of ['OPEN', 'PREPARING', 'STARTING', 'CLOSED']) {
      const name = `ACCESS_REVIEW_STATE_${state}`
      await server.database.tx((tx) => tx.count(sql`update campaigns set state = ${name} where campaign_id = ${id}`))
      const again = await post(`${PATH}/${id}/action/start`)
      expect([again.status, again.body.details[0].reason]).toEqual([409, 'INVALID_STATE'])
      expect(again.body.message).toMatch(new RegExp(`${state}.*\\. .+\\.$`))
    }
    expect(await stored(id)).toEqual(before)
  })

  it('starts once when two ask in the same moment, and replies the same to a repeated request (REV-004)', async () => {
    const id = await draft({ policyId: manager })
    await prepare(id)
    const start = (key: string) =>
      server.call('POST', `${PATH}/${id}/action/start`, { body: {}, headers: { 'idempotency-key': key } })
    const keys = [`start-${id}`, `also-${id}`]
    const replies = await Promise.all(keys.map(start))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = replies.findIndex(({ status }) => status === 200)
    expect(replies[1 - won]?.body.details[0].reason).toBe('INVALID_STATE')
    await until(id, 'OPEN')
    const reviews = () =>
      server.database.read((reader) =>
        reader.rows(sql`select task_count from reviews where tenant_id = ${tenantId} and campaign_id = ${id}`),
      )
    expect(await reviews()).toHaveLength(1)
    const again = await start(keys[won] ?? '')
    expect([again.status, again.text]).toEqual([200, replies[won]?.text])
    expect(await reviews()).toHaveLength(1)
  })

  it('starts a campaign without items, which is then open (REV-027)', async () => {
    const id = await draft({
      policyId: manager,
      scopeV2: {
        appSelectionCriteria: {},
        selectedUsers: { userIds: [await idOf('dea@corp.example')] },
        accountCriteria: { accountTypes: ['APP_USER_TYPE_SYSTEM_ACCOUNT'] },
      },
    })
    const { expectedTicketCount } = await prepare(id)
    expect(expectedTicketCount).toBe(0)
    expect((await start(id)).state).toBe('ACCESS_REVIEW_STATE_OPEN')
  })

  it('is previewed with the reviewers, reasons and denials that it then has', async () => {
    const rules = [
      { condition: 'subject.displayName == "Ann Berg"', policyKey: 'no' },
      { condition: 'entitlement.id != "" && account.username == "dea"', policyKey: 'owners' },
    ]
    const steps = { no: [{ reject: {} }], owners: [{ accept: {} }, { approval: { appOwners: {} } }] }
    const id = await draft({ policyId: await policy([{ approval: { manager: {} } }], { rules }, steps) })
    const assignment = async () => (await server.call('GET', `${PATH}/${id}/assignment`)).body
    expect((await server.call('GET', `${PATH}/${id}/assignment`)).body.details[0].reason).toBe('INVALID_STATE')
    await prepare(id)
    const before = await assignment()
    expect(before).toMatchObject({
      isStarted: false,
      taskCount: 8,
      rejectCount: 1,
      confirmRejectCount: 1,
      ruleFailureCount: 1,
    })
    await start(id, { confirmRejectCount: 1 })
    const after = await assignment()
    expect(after).toEqual({ ...before, isStarted: true, confirmRejectCount: 0 })
    const names = (await stored(id)).flatMap(({ reviewers }) => reviewers)
    expect(
      after.reviewers.map(({ taskCount }: { taskCount: number }) => taskCount).reduce((a: number, b: number) => a + b),
    ).toBe(names.length)
  })
})
