import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { ACCOUNTS, closingOn, PATH } from './closing.ts'

describe('closing a campaign', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const on = await closingOn(server)
  const { load, open, draft, idOf, policy, as, post, decide, choose, close, closed, counts, reasonOf } = on
  await load(ACCOUNTS)
  const bob = await idOf('bob@corp.example')
  const byBob = await policy([{ approval: { users: { userIds: [bob] } } }])
  const accountsOf = async (name: string) => ({
    scopeV2: { appSelectionCriteria: {}, selectedUsers: { userIds: [await idOf(`${name}@corp.example`)] } },
  })
  /** Dea's 25 items, Bob's to decide. */
  const opened = async (fields: Record<string, unknown> = {}) =>
    open({ policyId: byBob, ...(await accountsOf('dea')), ...fields })
  const REVOKED = { closeDecision: 'CLOSE_DECISION_REVOKED' }

  it('needs a decision while tasks are open, and names field and values (REV-086)', async () => {
    const id = await opened()
    for (const body of [{}, { closeDecision: 'CLOSE_DECISION_UNSPECIFIED' }]) {
      const reply = await close(id, body)
      expect(reasonOf(reply)).toEqual([400, 'REQUIRED'])
      expect(reply.body.message).toMatch(/closeDecision.*CLOSE_DECISION_REVOKED.*SKIP.*NO_ACTION/)
    }
    expect(await counts(id)).toEqual({ O: 25 })
    expect(await on.progress(id)).toMatchObject({ phase: 'DONE', closePhase: '', openCount: 25 })
  })

  it('denies 8 percent that are open by default, and does not count them as reviewed (REV-087)', async () => {
    const id = await opened()
    await decide('bob', id, 'DENY', 3)
    await decide('bob', id, 'APPROVE', 20)
    const preview = (await on.get(`${PATH}/${id}/close_preview?close_decision=CLOSE_DECISION_REVOKED`)).body
    expect(preview).toMatchObject({ openCount: 2, revokeCount: 2, deniedCount: 3, removalCount: 5 })
    expect(preview).toMatchObject({
      confirmationRequired: false,
      openByApp: [{ displayName: 'Customer *database*', itemCount: 2 }],
      openByEntitlement: [{ displayName: 'Access', itemCount: 2 }],
      openByReviewer: [{ id: bob, displayName: 'Bob Chen', itemCount: 2 }],
    })
    expect(preview).toMatchObject({ openPersonCount: 1, openByHolder: [{ displayName: 'Dea Eder', itemCount: 2 }] })
    const reply = await close(id, REVOKED)
    expect(reply.body.accessReview).toMatchObject({
      accessReview: { state: 'ACCESS_REVIEW_STATE_OPEN' },
      objectPermissions: { edit: false, extra: { close: false } },
    })
    const after = await closed(id)
    expect(await counts(id)).toEqual({ CP: 20, DP: 3, DF: 2 })
    const summary = (await on.get(`${PATH}/${id}/summary`)).body
    expect(summary).toMatchObject({ closedShare: 1, decidedCount: 23, decidedShare: 0.92, openCount: 0 })
    const { markdown } = after.campaignInsights
    expect(markdown).toContain('Denied by default, when the campaign was closed: 2 (8.0 %)')
    expect(markdown).toContain('Certified: 20 (80.0 %)')
    expect(markdown).toContain('Customer \\*database\\*: 5 of 25')
    expect(after.closedAt).toEqual(expect.any(String))
    expect(await on.progress(id)).toMatchObject({ closePhase: 'DONE', phase: 'DONE', doneCount: 2, totalCount: 2 })
  })

  it('denies 12 percent only when their exact number is confirmed (REV-088)', async () => {
    const id = await opened()
    await decide('bob', id, 'APPROVE', 22)
    for (const body of [REVOKED, { ...REVOKED, confirmRevokeCount: 2 }, { ...REVOKED, confirmRevokeCount: 4 }]) {
      const reply = await close(id, body)
      expect(reasonOf(reply)).toEqual([409, 'CONFIRMATION_REQUIRED'])
      expect(reply.body.details[0].metadata).toEqual({ count: '3', total: '25', percent: '10' })
    }
    expect(await counts(id)).toEqual({ CP: 22, O: 3 })
    expect((await close(id, { ...REVOKED, confirmRevokeCount: 3 })).status).toBe(200)
    await closed(id)
    expect(await counts(id)).toEqual({ CP: 22, DF: 3 })
  })

  it('denies 8 percent only with their number, where the organization allows 5 percent', async () => {
    const id = await opened()
    await decide('bob', id, 'APPROVE', 23)
    await server.call('POST', '/api/v1/settings', { body: { closeConfirmPercent: 5 } })
    const query = 'closeDecision=CLOSE_DECISION_REVOKED'
    const preview = (await server.call('GET', `${PATH}/${id}/close_preview?${query}`)).body
    expect(preview).toMatchObject({ revokeCount: 2, confirmationRequired: true })
    const reply = await close(id, REVOKED)
    expect(reply.body.details[0].metadata).toEqual({ count: '2', total: '25', percent: '5' })
    await server.call('POST', '/api/v1/settings', { body: { closeConfirmPercent: 10 } })
    expect((await close(id, REVOKED)).status).toBe(200)
    await closed(id)
  })

  it('denies exactly 10 percent without confirmation (REV-089)', async () => {
    const id = await open({ policyId: byBob, ...(await accountsOf('cid')) })
    await decide('bob', id, 'APPROVE', 18)
    expect((await close(id, REVOKED)).status).toBe(200)
    await closed(id)
    expect(await counts(id)).toEqual({ CP: 18, DF: 2 })
  })

  it('says beforehand how many people lose access, and who the most (WEB-133)', async () => {
    const id = await open({ policyId: byBob })
    const preview = (await on.get(`${PATH}/${id}/close_preview?close_decision=CLOSE_DECISION_REVOKED`)).body
    expect(preview.openPersonCount).toBe(4)
    expect(
      preview.openByHolder.map(({ displayName, itemCount }: { displayName: string; itemCount: number }) =>
        [displayName, itemCount].join(' '),
      ),
    ).toEqual(['Dea Eder 25', 'Cid Diaz 20', 'Fay Gold 2', 'Gus Hahn 2'])
  })

  it('skips open tasks with a comment only, or leaves them not reviewed (REV-091)', async () => {
    const skipped = await opened()
    const skip = { closeDecision: 'CLOSE_DECISION_SKIP' }
    for (const comment of ['', ' \n'])
      expect(reasonOf(await close(skipped, { ...skip, comment }))).toEqual([400, 'REQUIRED'])
    expect((await close(skipped, { ...skip, comment: 'Reviewed on paper' })).status).toBe(200)
    expect((await closed(skipped)).campaignInsights.markdown).toContain('Comment: Reviewed on paper')
    expect(await counts(skipped)).toEqual({ XS: 25 })
    const left = await opened()
    expect((await close(left, { closeDecision: 'CLOSE_DECISION_NO_ACTION' })).status).toBe(200)
    await closed(left)
    expect(await counts(left)).toEqual({ XN: 25 })
  })

  it('does not count what was chosen and never submitted, and names whose it was (REV-096)', async () => {
    const id = await opened()
    await choose('bob', id, 'DENY', 7)
    const preview = (await on.get(`${PATH}/${id}/close_preview`)).body
    expect(preview).toMatchObject({ stagedCount: 7, stagedByReviewer: [{ id: bob, itemCount: 7 }] })
    await close(id, { closeDecision: 'CLOSE_DECISION_NO_ACTION' })
    const { markdown } = (await closed(id)).campaignInsights
    expect(markdown).toContain('7 decisions chosen and never submitted')
    expect(markdown).toContain('Bob Chen: 7 chosen and never submitted')
    expect(markdown).toContain('1 never began')
    expect(await counts(id)).toEqual({ XN: 25 })
    expect(await on.left(id)).toEqual({ pending: 0, decisions: 0 })
  })

  it('leaves a campaign in which nothing can be changed, except its owners by an administrator (REV-097)', async () => {
    const ann = await idOf('ann@corp.example')
    const id = await opened({ ownerIds: [ann] })
    const owner = await as('ann')
    const [task] = await on.tasks(id)
    const policyStepId = task?.policyStepId
    const ofTask = `/api/v1/tasks/${task?.taskId}/action`
    expect((await owner.post(`${PATH}/${id}/action/close`, { closeDecision: 'CLOSE_DECISION_NO_ACTION' })).status).toBe(
      200,
    )
    await closed(id)
    const refused = [
      await owner.post(`${PATH}/${id}`, { accessReview: { displayName: 'Other' } }),
      await owner.post(`${PATH}/${id}/action/start`),
      await owner.post(`${PATH}/${id}/action/close`, { closeDecision: 'CLOSE_DECISION_NO_ACTION' }),
      await owner.post(`${PATH}/${id}/action/reset`),
      await owner.call('PUT', `${PATH}/${id}/owners`, { body: { userIds: [bob] } }),
      await owner.call('DELETE', `${PATH}/${id}`),
      await (await as('bob')).post(`${PATH}/${id}/pending_decisions`, {
        decisions: [{ taskId: task?.taskId, decision: 'DENY' }],
      }),
      await (await as('bob')).post(`${PATH}/${id}/submissions`),
      await (await as('bob')).post(`${ofTask}/approve`, { policyStepId }),
      await (await as('bob')).post(`${ofTask}/deny`, { policyStepId }),
      await (await as('bob')).post(`${ofTask}/comment`, { comment: 'x' }),
      await owner.post(`${ofTask}/comment`, { comment: 'x' }),
      await owner.post(`${ofTask}/restart`, { comment: 'x' }),
      await owner.post(`${ofTask}/close`, { comment: 'x' }),
      await owner.post(`${ofTask}/reassign`, { newStepUserIds: [ann], comment: 'x' }),
      await owner.post(`${PATH}/${id}/tasks/reassign`, {
        ...{ taskIds: [task?.taskId], newStepUserIds: [ann], comment: 'x' },
      }),
    ]
    expect(refused.map(reasonOf)).toEqual(refused.map(() => [409, 'INVALID_STATE']))
    const replaced = await server.call('PUT', `${PATH}/${id}/owners`, { body: { userIds: [bob] } })
    expect([replaced.status, replaced.body.userIds]).toEqual([200, [bob]])
  })

  it('is what an update to CLOSED does when nothing is open; else it names the action (REV-098)', async () => {
    const id = await opened()
    const update = () => post(`${PATH}/${id}`, { accessReview: { state: 'ACCESS_REVIEW_STATE_CLOSED' } })
    const refused = await update()
    expect(reasonOf(refused)).toEqual([409, 'INVALID_STATE'])
    expect(refused.body.message).toContain(`/api/v1/access_review/${id}/action/close`)
    await decide('bob', id, 'APPROVE', 25)
    expect((await update()).status).toBe(200)
    await closed(id)
    expect(await counts(id)).toEqual({ CP: 25 })
  })

  it('denies by default what was approved in one step of two, and keeps the approval (REV-101)', async () => {
    const eli = await idOf('eli@corp.example')
    const steps = [{ approval: { users: { userIds: [bob] } } }, { approval: { users: { userIds: [eli] } } }]
    const id = await opened({ policyId: await policy(steps) })
    await decide('bob', id, 'APPROVE', 25)
    await decide('eli', id, 'APPROVE', 22)
    await decide('eli', id, 'DENY', 1)
    expect((await close(id, REVOKED)).status).toBe(200)
    const { markdown } = (await closed(id)).campaignInsights
    expect(await counts(id)).toEqual({ CP: 22, DP: 1, DF: 2 })
    expect(markdown).toContain('2 tasks approved in an earlier step')
    expect(markdown).toContain('1 approval overturned by a later step')
    expect(await on.left(id)).toEqual({ pending: 0, decisions: 25 + 23 })
  })

  it('treats unassigned tasks and those in a wait step as open (REV-102)', async () => {
    const waiting = await opened({
      policyId: await policy([{ wait: { duration: { duration: '864000s' } } }, { approval: { manager: {} } }]),
    })
    expect(await counts(waiting)).toEqual({ W: 25 })
    await close(waiting, { closeDecision: 'CLOSE_DECISION_NO_ACTION' })
    await closed(waiting)
    expect(await counts(waiting)).toEqual({ XN: 25 })
    const unassigned = await opened()
    await on.unassign(unassigned, 4)
    expect(await on.progress(unassigned)).toMatchObject({ unassignedCount: 4, openCount: 25 })
    await close(unassigned, { closeDecision: 'CLOSE_DECISION_NO_ACTION' })
    expect((await closed(unassigned)).campaignInsights.markdown).toContain('4 tasks without a reviewer')
    expect(await counts(unassigned)).toEqual({ XN: 25 })
  })

  it('is not seen by a former owner, nor what it would do (REV-084)', async () => {
    const ann = await idOf('ann@corp.example')
    const id = await opened({ ownerIds: [ann] })
    await server.call('PUT', `${PATH}/${id}/owners`, { body: { userIds: [await idOf('eli@corp.example')] } })
    const former = await as('ann')
    const replies = [
      await former.post(`${PATH}/${id}/action/close`, { closeDecision: 'CLOSE_DECISION_NO_ACTION' }),
      await former.post(`${PATH}/${id}/action/start`),
      ...(await Promise.all(
        ['close_preview', 'progress', 'summary', 'burn_down', 'apps', 'reviewers'].map((part) =>
          former.get(`${PATH}/${id}/${part}`),
        ),
      )),
    ]
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404))
    // A reviewer without other rights sees no more.
    expect((await (await as('bob')).get(`${PATH}/${id}/summary`)).status).toBe(404)
  })

  it('refuses every change while it is in progress, and closes a campaign without items (REV-093)', async () => {
    const id = await draft({ policyId: byBob, ...(await accountsOf('eli')) })
    expect((await on.prepare(id)).expectedTicketCount).toBe(0)
    await on.start(id)
    expect((await close(id)).status).toBe(200)
    const reply = await post(`${PATH}/${id}`, { accessReview: { displayName: 'Other' } })
    expect(['CAMPAIGN_CLOSING', 'INVALID_STATE']).toContain(reasonOf(reply)[1])
    await closed(id)
  })

  it('exempts violations all of whose items here were certified, naming the campaign (REV-099)', async () => {
    const monitor = (await post('/api/v1/accessconflict', { displayName: 'Enter and approve' })).body.id
    for (const [name, group] of [
      ['Enter payments', 'A'],
      ['Approve payments', 'B'],
    ]) {
      const { list } = (await post('/api/v1/search/entitlements', { query: name })).body
      const { id: appEntitlementId, appId } = list[0].appEntitlement
      const binding = { monitorId: monitor, appId, appEntitlementId, entitlementGroup: `ENTITLEMENT_GROUP_${group}` }
      expect((await post('/api/v1/appentitlementmonitorbinding', binding)).status).toBe(200)
    }
    const [fay, gus] = [await idOf('fay@corp.example'), await idOf('gus@corp.example')]
    const id = await draft({
      displayName: 'Quarterly',
      policyId: byBob,
      scopeType: 'ACCESS_REVIEW_SCOPE_TYPE_BY_ACCESS_CONFLICTS',
      scopeV2: { allAccessConflicts: {}, selectedUsers: { userIds: [fay, gus] } },
    })
    await post(`${PATH}/${id}`, { accessReview: { exemptCertifiedAccessConflicts: true } })
    await on.prepare(id)
    await on.start(id)
    // In number order the access of Fay comes first.
    await decide('bob', id, 'APPROVE', 3)
    await decide('bob', id, 'DENY', 1)
    await close(id)
    await closed(id)
    const { list } = (await on.get(`/api/v1/accessconflict/${monitor}/violations`)).body
    const found = list.map((violation: { userId: string; status: string; exemption?: { reason: string } }) => [
      violation.userId === fay ? 'fay' : 'gus',
      violation.status.replace('CONFLICT_VIOLATION_STATUS_', ''),
      violation.exemption?.reason,
    ])
    expect(found.sort()).toEqual([
      ['fay', 'EXEMPTED', 'Certified in Quarterly'],
      ['gus', 'ACTIVE', undefined],
    ])
  })
})
