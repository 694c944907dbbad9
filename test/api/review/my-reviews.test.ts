import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { type Reply, useServer } from '../../harness.ts'
import { COMPANY, reviewingOn } from './reviewing.ts'

const PATH = '/api/v1/my_reviews'
const MANAGER = { approval: { manager: {} } }

interface Row {
  taskId: string
  numericId: string
  policyStepId: string
  item: { app: { displayName: string }; entitlement: { displayName: string }; account?: { username: string } }
}
/** `entitlement of username`, in the order of the list. */
const shown = ({ body }: Reply): string[] =>
  body.list.map(({ item }: Row) => `${item.entitlement.displayName} of ${item.account?.username}`)

describe('my reviews', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const company = await reviewingOn(server)
  await company.load({
    ...COMPANY,
    accounts: `app,id,username,user,last_login_at,profile.site,profile.salary
crm,c1,ann,u1,2026-01-31,Oslo,9
crm,c2,bob,u2,2026-02-02,Oslo,8
crm,c3,cid,u3,,Rome,7
crm,c4,dea,u4,,Rome,6
crm,c9,nightly-sync,,,,
wiki,w3,cid,u3,,Paris,5
wiki,w5,eli,u5,,Paris,4
`,
  })
  const [ann, bob, cid, eli] = [
    await company.as('ann'),
    await company.as('bob'),
    await company.as('cid'),
    await company.as('eli'),
  ]
  const policyId = await company.policy([MANAGER])
  /** A campaign that is open, after these settings. */
  const open = async (fields: Record<string, unknown>, settings?: Record<string, unknown>) => {
    if (!settings) return company.open({ policyId, ...fields })
    const draft = await company.draft({ policyId, ...fields })
    const set = await company.post(`/api/v1/access_review/${draft}`, { accessReview: settings })
    if (set.status !== 200) throw new Error(set.text)
    await company.prepare(draft)
    await company.start(draft)
    return draft
  }
  const id = await open({ displayName: 'Managers' }, { reviewInstructions: 'Be *careful*.' })
  const search = (who: typeof bob, body: unknown = {}, campaign = id) =>
    who.post(`${PATH}/${campaign}/tasks/search`, body)

  const choose = async (who: typeof bob, campaign: string, { taskId, policyStepId }: Partial<Row> = {}) => {
    const decisions = [{ taskId, policyStepId, decision: 'APPROVE' }]
    const reply = await who.post(`/api/v1/access_review/${campaign}/pending_decisions`, { decisions })
    expect([reply.status, reply.body.approvedCount]).toEqual([200, 1])
  }
  const approve = async (who: typeof bob, campaign: string, task: Row | undefined) => {
    await choose(who, campaign, task)
    expect((await who.post(`/api/v1/access_review/${campaign}/submissions`)).status).toBe(200)
  }

  it('are the open campaigns with tasks of the caller, with counts and why they were asked', async () => {
    const { body } = await bob.get(PATH)
    expect(body.list).toMatchObject([
      { id, displayName: 'Managers', counts: { all: 4, left: 4, staged: 0, answered: 0 }, reasons: ['MANAGER'] },
    ])
    expect((await cid.get(PATH)).body.list).toEqual([])
    expect((await bob.get(`${PATH}?done=true`)).body.list).toEqual([])
  })

  it('are not found by whoever has no task in the campaign, whatever they ask', async () => {
    const asked = [
      await cid.get(`${PATH}/${id}`),
      await search(cid),
      await cid.post(`${PATH}/${id}/outline`),
      await cid.get(`${PATH}/${id}/changes`),
      await bob.get(`${PATH}/unknown`),
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })

  it('show what a reviewer needs to begin: instructions, view, columns of every view, signature', async () => {
    const { review } = (await bob.get(`${PATH}/${id}`)).body
    expect(review).toMatchObject({
      instructions: 'Be *careful*.',
      view: 'ACCESS_REVIEW_VIEW_TYPE_BY_APP',
      signature: { isRequired: false, meaning: '', stepUpProviderId: '' },
      isClosing: false,
    })
    expect(review.columns.map(({ columns }: { columns: unknown[] }) => columns.length)).toEqual([3, 4, 4, 7])
  })

  it('list only the caller’s tasks, in the order of the view, the campaign’s by default', async () => {
    const byApp = ['Access of cid', 'Access of dea', 'Export all customers of cid', 'Read of cid']
    const byUser = ['Access of cid', 'Export all customers of cid', 'Read of cid', 'Access of dea']
    expect(shown(await search(bob))).toEqual(byApp)
    for (const view of ['BY_USER', 'UNSTRUCTURED'])
      expect(shown(await search(bob, { view: `ACCESS_REVIEW_VIEW_TYPE_${view}` }))).toEqual(byUser)
    expect(shown(await search(bob, { view: 'ACCESS_REVIEW_VIEW_TYPE_BY_RESOURCE' }))).toEqual(byApp)
    const other = await open({}, { defaultView: 'ACCESS_REVIEW_VIEW_TYPE_BY_USER' })
    expect(shown(await search(bob, {}, other))).toEqual(byUser)
    expect((await bob.get(`${PATH}/${other}`)).body.review.view).toBe('ACCESS_REVIEW_VIEW_TYPE_BY_USER')
  })

  it.each([
    [{ query: 'EXPORT' }, ['Export all customers of cid']],
    [{ query: 'dea' }, ['Access of dea']],
    [{ accountTypes: ['APP_USER_TYPE_SERVICE_ACCOUNT'] }, []],
    [{ appUserIds: ['nothing'] }, []],
  ])('are filtered by %j', async (filter, expected) => {
    expect(shown(await search(bob, { filter }))).toEqual(expected)
    expect((await bob.post(`${PATH}/${id}/outline`, { filter })).body.counts.all).toBe(expected.length)
  })

  it('show no attribute of a profile, or exactly those that are allowed, in rows and items (REV-079)', async () => {
    const texts = async (campaign: string) => {
      const rows = await search(bob, {}, campaign)
      const [first] = rows.body.list as Row[]
      const why = await bob.get(`/api/v1/tasks/${first?.taskId}/why`)
      const task = await bob.get(`/api/v1/tasks/${first?.taskId}`)
      const items = await company.post(`/api/v1/access_review/${campaign}/items/search`, {})
      return [rows, why, task, items].map(({ text }) => text)
    }
    for (const text of await texts(id)) expect(text).not.toMatch(/Rome|Paris|Oslo/)
    const apps = (await company.post('/api/v1/search/apps', { query: 'Customer' })).body.list
    const bindings = [{ appId: apps[0].id, attributeKey: 'site' }]
    const other = await open({ displayName: 'With sites' }, { reviewerAttributeConfig: { bindings } })
    const found = (await search(bob, {}, other)).body.list.map(
      ({ item }: { item: { account: { attributes: unknown } } }) => item.account.attributes,
    )
    const rome = [{ key: 'site', value: 'Rome' }]
    expect(found).toEqual([rome, rome, rome, []])
    const keysOf = async (campaign: string) => (await bob.get(`${PATH}/${campaign}`)).body.review.attributeKeys
    expect([await keysOf(id), await keysOf(other)]).toEqual([[], ['site']])
    for (const text of await texts(other)) expect(text).not.toMatch(/Paris|salary/)
  })

  it('say when denied access is removed, as their policies do', async () => {
    const atOnce = { postActions: [{ certifyRemediateImmediately: true }] }
    const effectOf = async (campaign: string) => (await bob.get(`${PATH}/${campaign}`)).body.review.denialEffect
    expect(await effectOf(id)).toBe('AT_CLOSE')
    const strict = await company.policy([MANAGER], atOnce)
    expect(await effectOf(await open({ displayName: 'At once', policyId: strict }))).toBe('AT_ONCE')
    const replacePolicy = { policyId: strict }
    const escalated = {
      approval: { manager: {}, escalationEnabled: true, escalation: { expiration: '86400', replacePolicy } },
    }
    const mixed = await company.policy([escalated])
    expect(await effectOf(await open({ displayName: 'By policy', policyId: mixed }))).toBe('BY_POLICY')
  })

  it('outline groups with what is left and staged, and page tokens that open the list there', async () => {
    const other = await open({ displayName: 'Outlined' })
    const [first] = (await search(bob, {}, other)).body.list as Row[]
    await choose(bob, other, first)
    const { body } = await bob.post(`${PATH}/${other}/outline`)
    expect(body.counts).toEqual({
      all: 4,
      left: 3,
      staged: 1,
      approve: 1,
      deny: 0,
      lookCloser: expect.any(Number),
      needsReason: 0,
    })
    expect(body.groups).toMatchObject([
      {
        displayName: 'Customer database',
        all: 3,
        left: 2,
        staged: 1,
        // Access of Cid, chosen, and of Dea; then Export all customers.
        sections: [
          { all: 2, left: 1 },
          { all: 1, left: 1 },
        ],
      },
      { displayName: 'Wiki', all: 1, left: 1, staged: 0, sections: [{ all: 1, left: 1 }] },
    ])
    expect(body.riskLevels).toMatchObject([
      { displayName: 'Low', count: 3 },
      { displayName: 'High', count: 1 },
    ])
    expect(shown(await search(bob, { pageToken: body.groups[1].pageToken }, other))).toEqual(['Read of cid'])
    const view = 'ACCESS_REVIEW_VIEW_TYPE_BY_USER'
    const people = (await bob.post(`${PATH}/${other}/outline`, { view })).body.groups
    expect(people).toMatchObject([
      {
        displayName: 'Cid Diaz',
        all: 3,
        sections: [
          { all: 2, left: 1 },
          { all: 1, left: 1 },
        ],
      },
      { displayName: 'Dea Eder', all: 1, sections: [{ all: 1, left: 1 }] },
    ])
    expect(shown(await search(bob, { view, pageToken: people[1].pageToken }, other))).toEqual(['Access of dea'])
    // A token is for one view.
    expect((await search(bob, { pageToken: people[1].pageToken }, other)).status).toBe(400)
    expect(shown(await search(bob, { decision: 'APPROVE' }, other))).toEqual(['Access of cid'])
    expect(shown(await search(bob, { filter: { withoutPending: true } }, other))).toHaveLength(3)
    expect(shown(await search(bob, { filter: { withPending: true } }, other))).toEqual(['Access of cid'])
    const row = (await search(bob, { decision: 'APPROVE' }, other)).body.list[0]
    expect(row.pending).toMatchObject({ decision: 'APPROVE', isLocked: false })
    const mine = (await bob.get(PATH)).body.list.find((review: { id: string }) => review.id === other)
    expect(mine.counts).toEqual({ all: 4, left: 3, staged: 1, approve: 1, deny: 0, answered: 0, denied: 0 })
    expect((await bob.post(`/api/v1/access_review/${other}/submissions`)).status).toBe(200)
    expect((await bob.get(`${PATH}/${other}`)).body.review.counts).toMatchObject({
      all: 4,
      left: 3,
      staged: 0,
      answered: 1,
    })
    expect((await bob.post(`${PATH}/${other}/outline`)).body.groups).toMatchObject([
      { displayName: 'Customer database', all: 2, left: 2, staged: 0, answered: 1 },
      { displayName: 'Wiki', all: 1, left: 1, staged: 0, answered: 0 },
    ])
    expect((await bob.post(`${PATH}/${other}/outline`, { view })).body.groups).toMatchObject([
      { displayName: 'Cid Diaz', all: 2, answered: 1 },
      { displayName: 'Dea Eder', all: 1, answered: 0 },
    ])
    expect((await bob.post(`${PATH}/${other}/outline`, { answered: true })).body.groups).toMatchObject([
      { displayName: 'Customer database', all: 1, answered: 1 },
    ])
    const answered = await search(bob, { answered: true }, other)
    expect(shown(answered)).toEqual(['Access of cid'])
    expect(answered.body.list[0]).toMatchObject({
      isOpen: false,
      outcome: 'CERTIFY_OUTCOME_CERTIFIED',
      answer: { decision: 'APPROVE' },
    })
  })

  it('list every task once over pages of any view, also when a token of the outline enters in the middle', async () => {
    const many = await reviewingOn(server)
    const numbers = Array.from({ length: 240 }, (_, n) => n)
    await many.load(
      {
        users: `id,email,name,manager\nm,many@corp.example,Many,\n${numbers
          .map((n) => `p${n},p${n}@corp.example,Person ${n},m\n`)
          .join('')}`,
        apps: 'id,name\nbig,Big\n',
        entitlements: 'app,id,name\nbig,one,One\nbig,two,Two\n',
        accounts: `app,id,user\n${numbers.map((n) => `big,a${n},p${n}\n`).join('')}`,
        grants: `app,entitlement,account\n${numbers.map((n) => `big,${n % 2 ? 'one' : 'two'},a${n}\n`).join('')}`,
      },
      'Many',
    )
    const reviewer = await many.as('many')
    const apps = (await company.post('/api/v1/search/apps', { query: 'Big' })).body.list
    const other = await open({ displayName: 'Many' })
    expect(apps).toHaveLength(1)
    for (const name of ['BY_APP', 'BY_USER', 'BY_RESOURCE', 'UNSTRUCTURED']) {
      const view = `ACCESS_REVIEW_VIEW_TYPE_${name}`
      const outline = (await reviewer.post(`${PATH}/${other}/outline`, { view })).body
      expect(outline.pages.map(({ index }: { index: number }) => index)).toEqual([100, 200])
      const pages: Row[][] = []
      for (let pageToken = ''; ; ) {
        const { body } = await reviewer.post(`${PATH}/${other}/tasks/search`, { view, pageSize: 100, pageToken })
        pages.push(body.list)
        pageToken = body.nextPageToken
        if (pageToken === '') break
      }
      expect(new Set(pages.flat().map(({ numericId }) => numericId)).size).toBe(240)
      const { body } = await reviewer.post(`${PATH}/${other}/tasks/search`, {
        view,
        pageSize: 100,
        pageToken: outline.pages[0].pageToken,
      })
      expect(body.list.map(({ numericId }: Row) => numericId)).toEqual(pages[1]?.map(({ numericId }) => numericId))
    }
  })

  it('tell what others changed since a cursor, and nothing that the caller did', async () => {
    const owners = await company.policy([{ approval: { appOwners: {} } }])
    const other = await open({ displayName: 'Owners', policyId: owners })
    const changes = async (who: typeof bob, since?: string) =>
      (await who.get(`${PATH}/${other}/changes${since ? `?since=${encodeURIComponent(since)}` : ''}`)).body
    const { cursor, list } = await changes(eli)
    expect(list).toEqual([])
    const [task] = (await search(bob, { filter: { query: 'ann' } }, other)).body.list as Row[]
    await approve(bob, other, task)
    expect((await changes(eli, cursor)).list).toMatchObject([
      { taskId: task?.taskId, kind: 'DECIDED', userDisplayName: 'Bob Chen', decision: 'APPROVE', isAssigned: false },
    ])
    expect((await changes(bob, cursor)).list).toEqual([])
    const [next] = (await search(eli, { filter: { query: 'dea' } }, other)).body.list as Row[]
    const reassign = { newStepUserIds: [ann.userId], comment: 'x' }
    expect((await company.post(`/api/v1/tasks/${next?.taskId}/action/reassign`, reassign)).status).toBe(200)
    const told = (await changes(eli, cursor)).list.map(({ kind }: { kind: string }) => kind)
    expect(told).toEqual(['DECIDED', 'REASSIGNED'])
    expect((await changes(ann, cursor)).list).toMatchObject([{ kind: 'REASSIGNED', isAssigned: true }])
    expect((await eli.get(`${PATH}/${other}/changes?since=yesterday`)).status).toBe(400)
  })

  it('why: facts of the access, peers who hold it, and where the facts point, for whoever sees the task', async () => {
    const [task] = (await search(bob, { filter: { query: 'dea' } })).body.list as Row[]
    // A job counts peers after the campaign is opened.
    await eventually(async () => {
      const { why } = (await bob.get(`/api/v1/tasks/${task?.taskId}/why`)).body
      expect(why).toMatchObject({ item: { user: { displayName: 'Dea Eder' } }, riskRank: 10, isHighRisk: false })
      expect(why.peers).toEqual([
        { kind: 'DEPARTMENT', value: 'Sales', peopleCount: 3, holderCount: 3 },
        { kind: 'JOB_TITLE', value: 'Account manager', peopleCount: 2, holderCount: 2 },
        { kind: 'MANAGER', value: 'Bob Chen', peopleCount: 2, holderCount: 2 },
      ])
    })
    expect((await eli.get(`/api/v1/tasks/${task?.taskId}/why`)).status).toBe(404)
    const [exported] = (await search(bob, { filter: { query: 'export' } })).body.list
    expect(exported).toMatchObject({ isHighRisk: true, alikeKey: '' })
    await company.post('/api/v1/settings', { highRiskRank: 31 })
    expect((await search(bob, { filter: { query: 'export' } })).body.list).toMatchObject([{ isHighRisk: false }])
    await company.post('/api/v1/settings', { highRiskRank: 30 })
  })

  it('an earlier decision on the same access is a fact of the next campaign, and access after it is new', async () => {
    const before = await open({ displayName: 'Earlier' })
    const [task] = (await search(bob, { filter: { query: 'dea' } }, before)).body.list as Row[]
    await approve(bob, before, task)
    await server.database.tx((tx) =>
      tx.count(
        sql`update reviews set closed_at = now() where tenant_id = ${company.tenantId} and campaign_id = ${before}`,
      ),
    )
    const after = await open({ displayName: 'Later' })
    const [same] = (await search(bob, { filter: { query: 'dea' } }, after)).body.list as Row[]
    const { why } = (await bob.get(`/api/v1/tasks/${same?.taskId}/why`)).body
    expect(why.lastReview).toMatchObject({
      certified: true,
      accessReviewId: before,
      accessReviewDisplayName: 'Earlier',
    })
    expect(why.insights.map(({ code }: { code: string }) => code)).toEqual(['CERTIFIED_BEFORE'])
    expect((await bob.get(`${PATH}?done=true`)).body.list).toMatchObject([{ id: before }])
  })
})
