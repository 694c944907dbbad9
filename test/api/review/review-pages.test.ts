import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { closingOn, PATH } from './closing.ts'
import { COMPANY } from './reviewing.ts'

/** A wiki with spaces inside each other: Handbook, in it the project Sales, in it Plans and Offers. */
const TREE = {
  ...COMPANY,
  resource_types: `app,id,name,traits
wiki,space,Space,
wiki,project,Project,project
`,
  resources: `app,id,name,type,parent
wiki,handbook,Handbook,space,
wiki,sales,Sales,project,handbook
wiki,plans,Plans,space,sales
wiki,offers,Offers,space,sales
wiki,archive,archive,space,
`,
  entitlements: `app,id,name,risk_level,resource
crm,access,Access,Low,
crm,export,Export all customers,High,
wiki,read,Read,Low,plans
wiki,write,Write,Low,sales
wiki,quote,Quote,Low,offers
wiki,look,Look,Low,archive
wiki,enter,Enter,Low,
`,
  grants: `${COMPANY.grants}wiki,write,w3
wiki,quote,w3
wiki,look,w3
wiki,enter,w3
`,
}

describe('a review with resources inside each other', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const on = await closingOn(server)
  await on.load(TREE)
  const [ann, bob] = [await on.as('ann'), await on.as('bob')]
  const policyId = await on.policy([{ approval: { users: { userIds: [ann.userId, bob.userId] } } }])
  const id = await on.open({ policyId })
  const view = 'ACCESS_REVIEW_VIEW_TYPE_BY_RESOURCE'
  const write = (statement: ReturnType<typeof sql>) => server.database.tx((tx) => tx.count(statement))
  const needs = async () => (await on.get(`${PATH}/${id}/summary`)).body.needsYou

  it('shows project, children, reviewers and who started it (WEB-075)', async () => {
    const { list } = (await bob.post(`/api/v1/my_reviews/${id}/tasks/search`, { view })).body
    const of = (name: string) =>
      list.find(
        (task: { item: { entitlement: { displayName: string } } }) => task.item.entitlement.displayName === name,
      )
    const names = (refs: { displayName: string }[]) => refs.map(({ displayName }) => displayName)
    const { resource } = of('Write').item
    expect([resource.project.displayName, names(resource.children), resource.childCount]).toEqual([
      'Sales',
      ['Offers', 'Plans'],
      2,
    ])
    const plans = of('Read').item.resource
    expect([plans.project.displayName, names(plans.path), plans.children, plans.childCount]).toEqual([
      'Sales',
      ['Sales', 'Handbook'],
      [],
      0,
    ])
    expect([names(of('Read').reviewers), of('Read').reviewerCount]).toEqual([['Ann Berg', 'Bob Chen'], 2])
    const { review } = (await bob.get(`/api/v1/my_reviews/${id}`)).body
    expect(review.startedBy.id).toBe((await on.campaign(id)).createdById)
  })

  it('has an outline by resource that says what each is inside (WEB-078)', async () => {
    const { groups, parents } = (await bob.post(`/api/v1/my_reviews/${id}/outline`, { view })).body
    const known = new Map([...groups, ...parents].map((node) => [node.id, node]))
    const pathOf = (node: { displayName: string; parentId: string }): string[] => [
      node.displayName,
      ...(node.parentId ? pathOf(known.get(node.parentId)) : []),
    ]
    const paths = groups.map(pathOf)
    expect(paths).toContainEqual(['Plans', 'Sales', 'Handbook', 'Wiki'])
    expect(paths).toContainEqual(['Sales', 'Handbook', 'Wiki'])
    expect(paths).toContainEqual(['Customer database', 'Customer database'])
    const byApp = (await bob.post(`/api/v1/my_reviews/${id}/outline`, {})).body
    expect([byApp.parents, byApp.groups[0].parentId]).toEqual([[], ''])
  })

  it('lists resources where the tree has them: below what they are inside, and an app before its resources (WEB-158)', async () => {
    const { groups } = (await bob.post(`/api/v1/my_reviews/${id}/outline`, { view })).body
    const places = ['Customer database', 'Wiki', 'archive', 'Sales', 'Offers', 'Plans']
    expect(groups.map(({ displayName }: { displayName: string }) => displayName)).toEqual(places)
    const { list } = (await bob.post(`/api/v1/my_reviews/${id}/tasks/search`, { view, pageSize: 100 })).body
    const placeOf = (item: { app: { displayName: string }; resource?: { displayName: string } }) =>
      item.resource?.displayName || item.app.displayName
    expect([...new Set(list.map(({ item }: { item: Parameters<typeof placeOf>[0] }) => placeOf(item)))]).toEqual(places)
    const items = (await on.post(`${PATH}/${id}/items/search`, { view, pageSize: 100 })).body.list
    expect([...new Set(items.map(placeOf))]).toEqual(places)
  })

  it('names reviewers who have had tasks for a week and not opened it, until they do (WEB-076)', async () => {
    expect(await needs()).toEqual([])
    await write(sql`update reviews set opened_at = opened_at - interval '9 days'`)
    // That they have not begun is another need, since the second day.
    const codes = async () =>
      (await needs())
        .filter(({ code }: { code: string }) => code !== 'NOT_BEGUN')
        .map(({ code, userId }: { code: string; userId: string }) => `${code} ${userId}`)
        .sort()
    // Their tasks came later.
    expect(await codes()).toEqual([])
    await write(sql`update tasks set step_since = step_since - interval '9 days'`)
    const notSeen = ({ userId }: { userId: string }) => `REVIEWER_NOT_SEEN ${userId}`
    expect(await codes()).toEqual([ann, bob].map(notSeen).sort())
    expect((await bob.post(`/api/v1/my_reviews/${id}/visit`)).status).toBe(200)
    expect((await bob.get(`/api/v1/my_reviews/${id}`)).body.review.seenAt).toEqual(expect.any(String))
    expect(await codes()).toEqual([notSeen(ann)])
    const { list } = (await on.get(`${PATH}/${id}/reviewers`)).body
    expect(list.map(({ lastSeenAt }: { lastSeenAt?: string }) => typeof lastSeenAt)).toEqual(['undefined', 'string'])
    await write(sql`update review_visits set seen_at = seen_at - interval '8 days'`)
    expect(await codes()).toEqual([ann, bob].map(notSeen).sort())
    const cid = await on.as('cid')
    expect((await cid.post(`/api/v1/my_reviews/${id}/visit`)).status).toBe(404)
  })

  it('says how many tasks will be open on the due date (WEB-077)', async () => {
    const due = new Date(Date.now() + 5 * 86_400_000).toISOString()
    const changed = await on.post(`${PATH}/${id}`, {
      accessReview: { completionDate: due },
      updateMask: 'completionDate',
    })
    expect(changed.status).toBe(200)
    const { openCount } = (await on.get(`${PATH}/${id}/summary`)).body
    const behind = async () => (await needs()).find(({ code }: { code: string }) => code === 'BEHIND')
    expect((await behind()).count).toBe(openCount)
    // As if more than is left had been closed this week.
    await write(sql`
      insert into review_tallies (tenant_id, review_key, dimension, key, measure, n)
      select tenant_id, review_key, 'T', extract(epoch from now())::bigint - 900, 'CP', 1000 from reviews`)
    expect(await behind()).toBeUndefined()
    await write(sql`delete from review_tallies where dimension = 'T' and n = 1000`)
  })

  it('reminds everybody who has not submitted, and counts them before it is closed (WEB-079)', async () => {
    await on.choose('bob', id, 'APPROVE', 2)
    expect((await on.get(`${PATH}/${id}/close_preview`)).body).toMatchObject({
      ...{ stagedCount: 2, stagedReviewerCount: 1, reviewerCount: 2 },
    })
    expect((await on.post(`${PATH}/${id}/action/remind`, { staged: true })).body).toEqual({ count: 1 })
    expect((await on.post(`${PATH}/${id}/action/remind`, {})).body).toEqual({ count: 1 })
  })

  it('is counted as a draft with another scope, and nothing is changed by that (WEB-080)', async () => {
    const draft = await on.draft({})
    const scope = { appUserStatuses: ['APP_USER_STATUS_DISABLED'], appUserTypes: [] }
    const set = await on.post(`${PATH}/${draft}`, { accessReview: { scope }, updateMask: 'scope' })
    expect(set.status).toBe(200)
    const count = async (body: object) => (await on.post(`${PATH}/${draft}/action/validate`, body)).body.itemCount
    const { scopeV2 } = await on.campaign(draft)
    const all = await count({ without: ['scope'] })
    expect([await count({}), all > 0]).toEqual([0, true])
    const moved = { ...scopeV2, accountCriteria: { appUserStatuses: scope.appUserStatuses, accountTypes: [] } }
    delete moved.allAccounts
    expect(await count({ scopeV2: moved, without: ['scope'] })).toBe(0)
    expect(await count({})).toBe(0)
    const wrong = await on.post(`${PATH}/${draft}/action/validate`, {
      scopeV2: { selectedUsers: { userIds: ['nobody'] } },
    })
    expect(wrong.status).toBe(400)
  })

  it('counts what flows into resources (WEB-081)', async () => {
    const rows = await server.database.read((reader) =>
      reader.rows<{ id: string; name: string }>(sql`select resource_id as id, display_name as name from resources`),
    )
    const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? ''
    const resourceIds = [idOf('Plans'), idOf('Handbook'), '0000000000000000000000000x']
    const { list } = (await on.post('/api/v1/access_reviews/inheritance', { resourceIds })).body
    const of = (name: string) => list.find(({ resourceId }: { resourceId: string }) => resourceId === idOf(name))
    expect([list.length, of('Plans').parentCount, of('Plans').groupCount, of('Handbook').parentCount]).toEqual([
      2, 2, 0, 0,
    ])
  })
})
