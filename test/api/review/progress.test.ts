import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { updateUserStatus } from '../../../server/directory/index.ts'
import { listApps } from '../../../server/review/progress/progress.store.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { accessDataOf } from '../data/access-data.ts'
import { ACCOUNTS, closingOn, PATH } from './closing.ts'

describe('the progress of a review', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const on = await closingOn(server)
  const { load, open, draft, prepare, policy, idOf, decide, choose, get, reasonOf, as } = on
  await load(ACCOUNTS)
  const [ann, bob, eli] = [
    await idOf('ann@corp.example'),
    await idOf('bob@corp.example'),
    await idOf('eli@corp.example'),
  ]
  const twoSteps = await policy([
    { approval: { users: { userIds: [bob, ann] } } },
    { approval: { users: { userIds: [eli] } } },
  ])
  const id = await open({ policyId: twoSteps, ownerIds: [ann] })
  // In number order: 20 of Cid, 25 of Dea, then the payments of Fay and Gus.
  await decide('bob', id, 'APPROVE', 12)
  await decide('bob', id, 'DENY', 3)
  await choose('bob', id, 'APPROVE', 4)
  await decide('eli', id, 'APPROVE', 5)
  await on.unassign(id, 0)

  it('tells what is closed, decided and answered, and what needs the owner', async () => {
    const { body } = await get(`${PATH}/${id}/summary`)
    expect(body).toMatchObject({
      ...{ taskCount: 49, openCount: 41, waitingCount: 0, unassignedCount: 0, closedCount: 8, decidedCount: 8 },
      ...{ closedShare: 0.1632, decidedShare: 0.1632, answeredCount: 20, openedCount: 61, answeredShare: 0.3278 },
      ...{
        stagedCount: 4,
        stagedReviewerCount: 1,
        submissionCount: 3,
        reviewerCount: 3,
        notBegunCount: 1,
        needsYou: [],
      },
      outcomes: [
        { outcome: 'CERTIFY_OUTCOME_CERTIFIED', reason: 'DECIDED', count: 5 },
        { outcome: 'CERTIFY_OUTCOME_DECERTIFIED', reason: 'DECIDED', count: 3 },
      ],
    })
  })

  it('is told by app, and by reviewer with those who have not begun', async () => {
    expect((await get(`${PATH}/${id}/apps`)).body.list).toMatchObject([
      {
        displayName: 'Customer *database*',
        taskCount: 45,
        openCount: 37,
        closedCount: 8,
        decidedCount: 8,
        deniedCount: 3,
      },
      { displayName: 'Payments', taskCount: 4, openCount: 4, closedCount: 0, decidedCount: 0, deniedCount: 0 },
    ])
    const { list } = (await get(`${PATH}/${id}/reviewers`)).body
    expect(list).toMatchObject([
      { userId: ann, displayName: 'Ann Berg', enabled: true, openCount: 34, stagedCount: 0, decidedCount: 0 },
      { userId: bob, openCount: 34, stagedCount: 4, decidedCount: 15, deniedCount: 3 },
      { userId: eli, openCount: 7, stagedCount: 0, decidedCount: 5, deniedCount: 0 },
    ])
    expect(list[0].lastSubmittedAt).toBeUndefined()
    expect(list[1].lastSubmittedAt).toEqual(expect.any(String))
    const byOpen = (await get(`${PATH}/${id}/reviewers?sort_by=OPEN`)).body.list
    expect(byOpen).toHaveLength(list.length)
    const open = byOpen.map(({ openCount }: { openCount: number }) => openCount)
    expect(open).toEqual([...open].sort((a, b) => b - a))
    const notBegun = (await get(`${PATH}/${id}/reviewers?not_begun=true`)).body.list
    expect(notBegun.map(({ userId }: { userId: string }) => userId)).toEqual([ann])
  })

  it('lists apps by name, or those with the most open tasks first, page by page (WEB-134)', async () => {
    const other = await open({ policyId: await policy([{ approval: { users: { userIds: [bob] } } }]) })
    await decide('bob', other, 'APPROVE', 45)
    const sortedBy = async (sortBy: string) =>
      (await get(`${PATH}/${other}/apps?sort_by=${sortBy}`)).body.list.map(
        ({ displayName, openCount }: { displayName: string; openCount: number }) => [displayName, openCount],
      )
    const [crm, erp] = [
      ['Customer *database*', 0],
      ['Payments', 4],
    ]
    expect([await sortedBy('NAME'), await sortedBy('OPEN')]).toEqual([
      [crm, erp],
      [erp, crm],
    ])
    const review = await on.review(other)
    const page = (sortBy: 'NAME' | 'OPEN', after: string[]) =>
      server.database.read((reader) => listApps(reader, on.tenantId, review, { sortBy, after, limit: 1 }))
    for (const sortBy of ['NAME', 'OPEN'] as const) {
      const [first] = await page(sortBy, [])
      const [second] = await page(sortBy, [String(first?.openCount), first?.displayName ?? '', first?.appId ?? ''])
      expect([first?.displayName, second?.displayName]).toEqual(
        (await sortedBy(sortBy)).map(([name]: string[]) => name),
      )
    }
  })

  it('burns down by the days of a time zone', async () => {
    const { body } = await get(`${PATH}/${id}/burn_down?time_zone=Pacific/Auckland`)
    expect(body).toMatchObject({ timeZone: 'Pacific/Auckland', taskCount: 49 })
    expect(body.days.at(-1)).toMatchObject({ openCount: 41 })
    const sum = body.days.reduce((n: number, { closedCount }: { closedCount: number }) => n + closedCount, 0)
    expect(sum).toBe(8)
    expect(reasonOf(await get(`${PATH}/${id}/burn_down?time_zone=Mars`))).toEqual([400, 'INVALID_REQUEST'])
  })

  it('says which tasks nobody can answer', async () => {
    const other = await open({ policyId: await policy([{ approval: { users: { userIds: [eli] } } }]) })
    await on.unassign(other, 2)
    await server.database.tx((tx) => updateUserStatus(tx, on.tenantId, eli, 'DISABLED'))
    const { body } = await get(`${PATH}/${other}/summary`)
    expect(body.needsYou.map(({ code, count }: { code: string; count: number }) => [code, count])).toEqual([
      ['UNASSIGNED', 2],
      ['REVIEWERS_NOT_ACTIVE', 47],
    ])
    await server.database.tx((tx) => updateUserStatus(tx, on.tenantId, eli, 'ENABLED'))
  })

  it('counts what came to the owners, and finds it by how its reviewers were found (WEB-132)', async () => {
    const setManagers = (ids: string[]) =>
      server.database.tx((tx) =>
        tx.count(sql`update user_versions set manager_ids = ${ids}::text[] where email = 'dea@corp.example'`),
      )
    await setManagers([])
    const other = await open({ policyId: await policy([{ approval: { manager: {} } }]) })
    await setManagers([bob])
    const { body } = await get(`${PATH}/${other}/summary`)
    const need = body.needsYou.find(({ code }: { code: string }) => code === 'TO_OWNERS')
    const found = async (filter: Record<string, unknown>) =>
      (await on.post('/api/v1/search/tasks', { accessReviewIds: [other], pageSize: 100, ...filter })).body.list.map(
        ({ task }: { task: { assignmentReason: { code: string; because: string } } }) => task.assignmentReason,
      )
    const all = await found({})
    const ofOwners = all.filter(({ code }: { code: string }) => code === 'CAMPAIGN_OWNER')
    expect([ofOwners.length, ofOwners.length < all.length, need?.count]).toEqual([need?.count, true, ofOwners.length])
    expect(await found({ assignmentCodes: ['CAMPAIGN_OWNER'] })).toEqual(ofOwners)
    const [{ because }] = ofOwners
    expect(await found({ assignmentCodes: ['CAMPAIGN_OWNER'], assignmentBecause: [because] })).toEqual(
      ofOwners.filter((one: { because: string }) => one.because === because),
    )
    expect(await found({ assignmentBecause: ['WEBHOOK_FAILED'] })).toEqual([])
  })

  it('names reviewers who are away, whose open tasks stay with them (WEB-073)', async () => {
    const other = await open({ policyId: await policy([{ approval: { users: { userIds: [eli] } } }]) })
    await server.database.tx((tx) =>
      tx.count(sql`insert into user_delegations (tenant_id, user_id, delegated_user_id, starts_at, expires_at)
        values (${on.tenantId}, ${eli}, ${ann}, now() - interval '1 day', now() + interval '5 days')`),
    )
    const needs = async () => (await get(`${PATH}/${other}/summary`)).body.needsYou
    expect(await needs()).toMatchObject([{ code: 'REVIEWER_AWAY', count: 49, userId: eli }])
    await server.database.tx((tx) =>
      tx.count(
        sql`update user_delegations set expires_at = now() - interval '1 hour' where tenant_id = ${on.tenantId}`,
      ),
    )
    expect(await needs()).toEqual([])
  })

  it('is for owners, administrators and auditors, and after the start (REV-084)', async () => {
    const auditor = await (await accessDataOf(server)).tokenWith(['read_only_administrator'])
    const parts = ['progress', 'summary', 'burn_down', 'apps', 'reviewers', 'close_preview']
    for (const part of parts) {
      const path = `${PATH}/${id}/${part}`
      const statuses = [
        (await get(path)).status,
        (await (await as('ann')).get(path)).status,
        (await server.call('GET', path, { token: auditor })).status,
        (await (await as('bob')).get(path)).status,
      ]
      expect([part, ...statuses]).toEqual([part, 200, 200, 200, 404])
    }
    const waiting = await draft()
    await prepare(waiting)
    for (const part of parts.slice(1))
      expect([part, ...reasonOf(await get(`${PATH}/${waiting}/${part}`))]).toEqual([part, 409, 'INVALID_STATE'])
    expect(await on.progress(waiting)).toMatchObject({ phase: 'DONE', openCount: 0, heldReason: '' })
  })
})
