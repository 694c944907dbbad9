import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { decidingOn, PATH } from './deciding.ts'
import { COMPANY } from './reviewing.ts'

/** Eli has 60 accounts that Bob, named by the policy, reviews. */
const MANY = 60
interface Chosen {
  chosenAt: string
}
const numbered = (row: (n: number) => string) => Array.from({ length: MANY }, (_, n) => row(n)).join('\n')

describe('pending decisions', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const deciding = await decidingOn(server)
  const { load, as, idOf, policy, open, set, submit, pending, task, tasks, answer, move, reassignedTo } = deciding
  await load({
    ...COMPANY,
    accounts: `${COMPANY.accounts}${numbered((n) => `crm,m${n},eli${n},u5,`)}\n`,
    grants: `${COMPANY.grants}${numbered((n) => `crm,access,m${n}`)}\n`,
  })
  const [ann, bob, cid, eli] = [await as('ann'), await as('bob'), await as('cid'), await as('eli')]
  const byBob = { approval: { users: { userIds: [bob.userId] } } }
  const byManager = await policy([{ approval: { manager: {} } }])

  it('are set, changed and taken back, and the last choice counts (REV-053)', async () => {
    const id = await open({ policyId: byManager })
    const { id: taskId, policyStepId, number } = await task(id, 'access of cid')
    const filtered = async (filter: object) =>
      (
        await bob.post(`${PATH}/${id}/pending_decisions/by_filter`, {
          filter,
          decision: 'UNSPECIFIED',
          expectedCount: 9999,
        })
      ).body.details[0].metadata.count
    expect(await filtered({ withoutPending: true })).toBe('4')
    /** The open tasks of Bob with and without a pending decision. */
    const searched = async () => {
      const counts = ['WITH', 'WITHOUT'].map(async (name) => {
        const pendingActionFilter = `PENDING_ACTION_FILTER_${name}_PENDING`
        const body = { accessReviewIds: [id], assigneesInIds: [bob.userId], pendingActionFilter }
        return (await bob.post('/api/v1/search/tasks', body)).body.list.length
      })
      return Promise.all(counts)
    }
    expect(await searched()).toEqual([0, 4])
    const approved = await set(bob, id, [{ taskId, policyStepId, decision: 'APPROVE' }])
    expect(approved.body).toEqual({ approvedCount: 1, deniedCount: 0, clearedCount: 0, refused: [] })
    expect(await filtered({ withoutPending: true })).toBe('3')
    expect(await searched()).toEqual([1, 3])
    await set(bob, id, [{ taskId: number, decision: 'DENY', comment: 'Moved on.' }])
    expect(await searched()).toEqual([1, 3])
    expect(await pending(bob, id)).toMatchObject([
      {
        taskId,
        numericId: number,
        policyStepId,
        decision: 'DENY',
        comment: 'Moved on.',
        isVoid: false,
        submissionId: '',
      },
    ])
    expect(await filtered({ withoutPending: true })).toBe('3')
    const cleared = await set(bob, id, [{ taskId, decision: 'UNSPECIFIED' }])
    expect(cleared.body).toMatchObject({ clearedCount: 1, refused: [] })
    expect(await searched()).toEqual([0, 4])
    expect(await pending(bob, id)).toEqual([])
    expect(await filtered({ withoutPending: true })).toBe('4')
    expect((await set(bob, id, [{ taskId, decision: 'UNSPECIFIED' }])).body).toMatchObject({ clearedCount: 1 })
  })

  it('keep how many were chosen together, as a negative number if by filter', async () => {
    const id = await open({ policyId: byManager })
    const { id: taskId } = await task(id, 'access of dea')
    const chosenWith = async () =>
      (
        await server.database.read((reader) =>
          reader.rows<{ n: number }>(sql`
            select chosen_with as n from pending_decisions p join reviews r using (tenant_id, review_key)
            where r.campaign_id = ${id} order by numeric_id`),
        )
      ).map(({ n }) => n)
    await bob.post(`${PATH}/${id}/pending_decisions/by_filter`, { decision: 'DENY', expectedCount: 4 })
    expect(await chosenWith()).toEqual([-4, -4, -4, -4])
    await set(bob, id, [{ taskId, decision: 'DENY' }])
    expect((await chosenWith()).sort()).toEqual([-4, -4, -4, 1])
  })

  it('are done as far as possible; every other entry is refused with its index and reason (REV-052)', async () => {
    const id = await open({
      policyId: await policy([{ approval: { ...byBob.approval, requireDenialReason: true } }]),
      ownerIds: [ann.userId, bob.userId],
    })
    const all = await tasks(id)
    const good = all.filter(({ item }) => /of eli[0-9]/.test(item)).slice(0, 50)
    const [closed, twice, old, missing] = all.filter(({ item }) => /of eli[0-9]/.test(item)).slice(50)
    if (!closed || !twice || !old || !missing) throw new Error('too few tasks')
    expect((await answer(bob, closed, { approved: true })).status).toBe(200)
    await move(id, old.number, 'RESTARTED', ann.userId, reassignedTo(bob.userId))
    // Bob sees everything as an owner; the other one reviews his own access.
    const own = await task(id, 'access of bob')
    const entries = [
      { taskId: (await task(id, 'access of ann')).id, decision: 'DENY', comment: 'x' },
      { taskId: own.id, decision: 'DENY', comment: 'x' },
      { taskId: closed.id, decision: 'DENY', comment: 'x' },
      { taskId: missing.id, decision: 'DENY', comment: ' \t' },
      { taskId: twice.id, decision: 'DENY', comment: 'x' },
      { taskId: twice.number, policyStepId: twice.policyStepId, decision: 'APPROVE' },
      { taskId: '2aTask000000000000000000001', decision: 'DENY' },
      { taskId: old.id, policyStepId: old.policyStepId, decision: 'APPROVE' },
      ...good.map(({ id: taskId, policyStepId }) => ({ taskId, policyStepId, decision: 'APPROVE' })),
    ]
    await move(id, (await task(id, 'access of ann')).number, 'REASSIGNED', ann.userId, reassignedTo(eli.userId))
    const reply = await set(bob, id, entries)
    expect(reply.body).toMatchObject({ approvedCount: 50, deniedCount: 0, clearedCount: 0 })
    expect(reply.body.refused.map(({ index, reason }: { index: number; reason: string }) => [index, reason])).toEqual([
      [0, 'TASK_NOT_ASSIGNED'],
      [1, 'SELF_REVIEW'],
      [2, 'TASK_CLOSED'],
      [3, 'REASON_REQUIRED'],
      [4, 'DUPLICATE_ENTRY'],
      [5, 'DUPLICATE_ENTRY'],
      [6, 'NOT_FOUND'],
      [7, 'STEP_CHANGED'],
    ])
    expect(reply.body.refused.map(({ taskId }: { taskId: string }) => taskId)).toEqual(
      entries.slice(0, 8).map(({ taskId }) => taskId),
    )
    expect(reply.body.refused[7].description).toMatch(/^This task was restarted by Ann Berg on .* UTC\. /)
    expect(await pending(bob, id)).toHaveLength(50)
  })

  it('are all left alone when the form of one entry is wrong', async () => {
    const id = await open({ policyId: byManager })
    const [cids, deas] = [await task(id, 'access of cid'), await task(id, 'access of dea')]
    const fine = { taskId: cids.id, decision: 'DENY' }
    const wrong: [string, object, string][] = [
      ['approval without the step', { taskId: deas.id, decision: 'APPROVE' }, 'REQUIRED'],
      [
        'a step of another task',
        { taskId: deas.id, decision: 'DENY', policyStepId: cids.policyStepId },
        'INVALID_REQUEST',
      ],
      ['nonsense as step', { taskId: deas.id, decision: 'DENY', policyStepId: 'x' }, 'INVALID_REQUEST'],
      ['another decision', { taskId: deas.id, decision: 'MAYBE' }, 'UNKNOWN_ENUM_VALUE'],
    ]
    for (const [what, entry, reason] of wrong) {
      const reply = await set(bob, id, [fine, entry])
      expect(reply.status, what).toBe(400)
      expect(reply.body.details[0].reason, what).toBe(reason)
    }
    const comments: [string, string][] = [
      ['4,001 characters', 'x'.repeat(4001)],
      ['a zero character', 'x\0y'],
    ]
    for (const [what, comment] of comments)
      expect((await set(bob, id, [fine, { taskId: deas.id, decision: 'DENY', comment }])).status, what).toBe(400)
    expect(await pending(bob, id)).toEqual([])
  })

  it('by filter do nothing unless the number is the one that the caller expects (REV-056)', async () => {
    const id = await open({ policyId: await policy([byBob]) })
    const path = `${PATH}/${id}/pending_decisions/by_filter`
    const ofEli = { filter: { userIds: [await idOf('eli@corp.example')] }, decision: 'DENY', comment: 'Left.' }
    const before = (await tasks(id)).filter(({ reviewers }) => reviewers.includes('bob'))
    const elis = before.filter(({ item }) => item.includes('of eli')).length
    await move(id, (await task(id, 'read of eli')).number, 'REASSIGNED', ann.userId, reassignedTo(ann.userId))
    const reply = await bob.post(path, { ...ofEli, expectedCount: elis })
    expect(reply.status).toBe(409)
    expect(reply.body.details[0]).toMatchObject({ reason: 'COUNT_CHANGED', metadata: { count: `${elis - 1}` } })
    expect(await pending(bob, id)).toEqual([])
    const done = await bob.post(path, { ...ofEli, expectedCount: elis - 1 })
    expect(done.body).toMatchObject({ approvedCount: 0, deniedCount: elis - 1, clearedCount: 0, refused: [] })
    const others = { decision: 'APPROVE', filter: { withoutPending: true }, expectedCount: before.length - elis }
    expect((await bob.post(path, others)).body).toMatchObject({ approvedCount: before.length - elis })
  })

  it('by filter say what the tasks had before, which gives it back (REV-188)', async () => {
    const id = await open({ policyId: await policy([byBob]) })
    const path = `${PATH}/${id}/pending_decisions/by_filter`
    const [first, second] = [await task(id, 'read of eli'), await task(id, 'access of cid')]
    await set(bob, id, [
      { taskId: first.id, decision: 'APPROVE', policyStepId: first.policyStepId, comment: 'Needed.' },
      { taskId: second.id, decision: 'DENY' },
    ])
    const chosen = async () => (await pending(bob, id)).map(({ chosenAt: _, ...rest }: Chosen) => rest)
    const before = await chosen()
    expect(before).toHaveLength(2)
    const expectedCount = (await tasks(id)).filter(({ reviewers }) => reviewers.includes('bob')).length
    const all = { decision: 'DENY', comment: 'Not needed.', expectedCount, withPrevious: true }
    const { deniedCount, refused, previous } = (await bob.post(path, all)).body
    expect(previous).toHaveLength(deniedCount)
    expect(deniedCount + refused.length).toBe(expectedCount)
    expect((await chosen()).length).toBe(deniedCount)
    expect((await set(bob, id, previous)).body.refused).toEqual([])
    expect(await chosen()).toEqual(before)
    expect((await bob.post(path, { ...all, withPrevious: false })).body.previous).toBeUndefined()
  })

  it('by filter take apps, entitlements, accounts, risk levels and types of accounts', async () => {
    const id = await open({ policyId: await policy([byBob]) })
    const items = await deciding.items(id)
    type Item = (typeof items)[number]
    const selects = async (filter: Record<string, unknown>, wanted: (item: Item) => boolean) => {
      const expectedCount = items.filter((item) => item.user?.displayName !== 'Bob Chen' && wanted(item)).length
      const reply = await bob.post(`${PATH}/${id}/pending_decisions/by_filter`, {
        ...{ filter, decision: 'DENY', expectedCount },
      })
      expect(reply.status, JSON.stringify(filter)).toBe(200)
      expect(reply.body.deniedCount).toBe(expectedCount)
      return expectedCount
    }
    const wiki = items.find((item) => item.app.displayName === 'Wiki')
    const exported = items.find((item) => item.entitlement.displayName.startsWith('Export'))
    expect(await selects({ appIds: [wiki.app.id] }, (item) => item.app.id === wiki.app.id)).toBe(2)
    const { entitlement } = exported
    expect(await selects({ entitlementIds: [entitlement.id] }, (item) => item.entitlement.id === entitlement.id)).toBe(
      2,
    )
    const high = entitlement.riskLevel.id
    expect(await selects({ riskLevelIds: [high] }, (item) => item.entitlement.riskLevel?.id === high)).toBe(2)
    expect(await selects({ appUserIds: [wiki.account.id] }, (item) => item.account?.id === wiki.account.id)).toBe(1)
    const type = wiki.account.accountType
    await selects({ accountTypes: [type] }, (item) => item.account?.accountType === type)
    expect(await selects({ resourceIds: ['nothing'] }, () => false)).toBe(0)
  })

  it('of which the step has changed or the task was closed are marked as void', async () => {
    const id = await open({ policyId: byManager })
    const [moved, closed, kept] = [
      await task(id, 'access of cid'),
      await task(id, 'access of dea'),
      await task(id, 'export of cid'),
    ]
    await set(
      bob,
      id,
      [moved, closed, kept].map(({ id: taskId }) => ({ taskId, decision: 'DENY' })),
    )
    await move(id, moved.number, 'REASSIGNED', ann.userId, reassignedTo(ann.userId))
    await move(id, closed.number, 'CANCELLED', ann.userId, { to: { outcome: 'X', reason: 'X' } })
    const list = await pending(bob, id)
    expect(
      Object.fromEntries(list.map((one: { taskId: string; isVoid: boolean }) => [one.taskId, one.isVoid])),
    ).toEqual({
      [moved.id]: true,
      [closed.id]: true,
      [kept.id]: false,
    })
    expect((await set(bob, id, [{ taskId: moved.id, decision: 'UNSPECIFIED' }])).body.clearedCount).toBe(1)
  })

  it('of a step that was reset to want a reason are void, and need one when they are chosen anew (REV-067)', async () => {
    const policyId = await policy([{ approval: { manager: {} } }])
    const id = await open({ policyId })
    const chosen = await task(id, 'access of cid')
    await set(bob, id, [{ taskId: chosen.id, decision: 'DENY' }])
    const steps = { certify: { steps: [{ approval: { manager: {}, requireDenialReason: true } }] } }
    await deciding.post(`/api/v1/policies/${policyId}`, { policy: { policySteps: steps }, updateMask: 'policySteps' })
    const reset = await deciding.post(`/api/v1/tasks/${chosen.id}/action/reset`, { comment: 'Corrected' })
    expect(reset.status, reset.text).toBe(200)
    const { body } = await submit(bob, id)
    expect(body.submission).toMatchObject({ submittedCount: 1, refusedCount: 1 })
    const [entry] = await deciding.entries(bob, id, body.submission.id)
    expect(entry).toMatchObject({ result: 'REFUSED', reason: 'STEP_CHANGED', decision: 'DENY' })
    const anew = await set(bob, id, [{ taskId: chosen.id, decision: 'DENY' }])
    expect(anew.body.refused).toMatchObject([{ index: 0, reason: 'REASON_REQUIRED' }])
  })

  it('are seen by nobody else, and the campaign is not there for those who do not review in it', async () => {
    const id = await open({ policyId: byManager })
    const { id: taskId } = await task(id, 'access of cid')
    await set(bob, id, [{ taskId, decision: 'DENY' }])
    expect(await pending(ann, id)).toEqual([])
    const administrator = await server.call('GET', `${PATH}/${id}/pending_decisions`)
    expect(administrator.body.list).toEqual([])
    for (const reply of [
      await cid.get(`${PATH}/${id}/pending_decisions`),
      await set(cid, id, []),
      await cid.post(`${PATH}/${id}/pending_decisions/by_filter`, { decision: 'DENY', expectedCount: 0 }),
      await submit(cid, id),
      await cid.get(`${PATH}/${id}/submissions`),
    ])
      expect(reply.status).toBe(404)
    expect((await set(ann, id, [{ taskId, decision: 'DENY' }])).body.refused).toMatchObject([{ reason: 'NOT_FOUND' }])
    expect((await set(ann, id, [{ taskId, decision: 'UNSPECIFIED' }])).body.refused).toMatchObject([
      { reason: 'NOT_FOUND' },
    ])
    expect(await pending(bob, id)).toHaveLength(1)
  })

  it('cannot be set in a campaign that is not open, or is being closed', async () => {
    const draft = await deciding.draft({ policyId: byManager })
    const early = await server.call('POST', `${PATH}/${draft}/pending_decisions`, { body: { decisions: [] } })
    expect([early.status, early.body.details[0].reason]).toEqual([409, 'INVALID_STATE'])
    expect((await server.call('GET', `${PATH}/${draft}/pending_decisions`)).body.list).toEqual([])
    const id = await open({ policyId: byManager })
    const chosen = await task(id, 'access of cid')
    await server.database.tx((tx) => tx.count(sql`update reviews set closing_at = now() where campaign_id = ${id}`))
    const late = await set(bob, id, [{ taskId: chosen.id, decision: 'DENY' }])
    expect([late.status, late.body.details[0].reason]).toEqual([409, 'CAMPAIGN_CLOSING'])
    expect((await submit(bob, id)).body.details[0].reason).toBe('CAMPAIGN_CLOSING')
    expect((await answer(bob, chosen, { approved: false })).body.details[0].reason).toBe('CAMPAIGN_CLOSING')
    // Somebody who does not see the task is not told anything about the campaign.
    expect((await answer(cid, chosen, { approved: false })).status).toBe(404)
  })

  it('need a credential with the right to review (REV-069)', async () => {
    const id = await open({ policyId: byManager })
    const chosen = await task(id, 'access of cid')
    const limited = await as('bob', { scopedRoles: ['read_only_administrator'] })
    await deciding.giveRole('bob', 'read_only_administrator')
    const operations = ['PendingDecisionService.Set', 'SubmissionService.Create']
    for (const reply of [
      await set(limited, id, [{ taskId: chosen.id, decision: 'DENY' }]),
      await submit(limited, id),
      await answer(limited, chosen, { approved: true }),
    ]) {
      expect(reply.status).toBe(403)
      expect(reply.body.details[0].reason).toBe('PERMISSION_DENIED')
    }
    for (const name of [
      ...operations.map((one) => `svc.api.accessreview.v1.${one}`),
      'svc.api.task.v1.TaskActionsService.Approve',
    ]) {
      const denied = (await deciding.audited(name)).filter(({ outcome }) => outcome === 'denied')
      expect(denied, name).toHaveLength(1)
    }
    await deciding.giveRole('bob')
  })
})
