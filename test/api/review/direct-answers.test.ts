import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { decidingOn, PATH } from './deciding.ts'
import { COMPANY } from './reviewing.ts'

/** Bob gave Ann her access, and the night job what it may export; somebody who is not known here gave Cid his. */
const GIVEN_BY: Record<string, string> = {
  'crm,access,c1': 'bob@corp.example',
  'crm,export,c9': 'u2',
  'crm,access,c3': 'Help desk',
}
const GRANTS = COMPANY.grants
  .trim()
  .split('\n')
  .map((row, n) => `${row},${n === 0 ? 'granted_by' : (GIVEN_BY[row] ?? '')}\n`)
  .join('')

describe('answers without a submission', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const deciding = await decidingOn(server)
  const { load, as, policy, open, set, submit, pending, task, answer, move, reassignedTo } = deciding
  await load({ ...COMPANY, grants: GRANTS })
  const [ann, bob, cid, eli] = [await as('ann'), await as('bob'), await as('cid'), await as('eli')]
  await deciding.giveRole('dea', 'read_only_administrator')
  const byManager = await policy([{ approval: { manager: {} } }])
  const users = (...people: { userId: string }[]) => ({ users: { userIds: people.map(({ userId }) => userId) } })
  const reasonOf = (reply: { body: { details: { reason: string }[] } }) => reply.body.details[0]?.reason
  const log = async (id: string) => (await deciding.get(`${PATH}/${id}/submissions`)).body.list
  const countOf = async (statement: ReturnType<typeof sql>) =>
    (await server.database.read((reader) => reader.first<{ n: number }>(statement)))?.n

  describe('of one', () => {
    it('decide at once, end the pending decision on the task, and are in the log (REV-068)', async () => {
      const id = await open({ policyId: byManager, ownerIds: [ann.userId] })
      const chosen = await task(id, 'access of cid')
      await set(bob, id, [{ taskId: chosen.id, policyStepId: chosen.policyStepId, decision: 'APPROVE' }])
      const before = (await deciding.audited('svc.api.task.v1.TaskActionsService.Deny')).length
      expect((await answer(bob, chosen, { approved: false, comment: 'No.' })).status).toBe(200)
      expect((await task(id, 'access of cid')).outcome).toBe('D')
      expect(await pending(bob, id)).toEqual([])
      const [submission] = await log(id)
      expect(submission).toMatchObject({
        channel: 'DIRECT',
        state: 'DONE',
        submittedCount: 1,
        deniedCount: 1,
        refusedCount: 0,
      })
      expect(submission.decisionsDigest).toMatch(/^[0-9a-f]{64}$/)
      const [entry] = (await deciding.audited('svc.api.task.v1.TaskActionsService.Deny')).slice(before)
      expect(entry?.detail).toMatchObject({
        submissionId: submission.id,
        decisionsDigest: submission.decisionsDigest,
        decision: 'DENY',
      })
    })

    it('need the step that was seen: it is required to approve, and must be one of this task (REV-032)', async () => {
      const id = await open({ policyId: await policy([{ approval: users(bob) }, { approval: users(ann) }]) })
      const [chosen, other] = [await task(id, 'access of cid'), await task(id, 'access of dea')]
      const tries = async (body: object) => (await answer(bob, { id: chosen.id }, { approved: true, ...body })).status
      expect(await tries({})).toBe(400)
      expect(await tries({ policyStepId: 'nonsense' })).toBe(400)
      expect(await tries({ policyStepId: other.policyStepId })).toBe(400)
      await move(id, chosen.number, 'REASSIGNED', ann.userId, reassignedTo(bob.userId))
      const old = await answer(bob, chosen, { approved: true })
      expect([old.status, reasonOf(old)]).toEqual([409, 'STEP_CHANGED'])
      expect(old.body.message).toMatch(/^This task was reassigned by Ann Berg on .* UTC\. Read the task again/)
      expect((await answer(bob, { id: chosen.id }, { approved: false })).status).toBe(200)
    })

    it('sent twice are told who decided; with an Idempotency-Key they get the first reply again (REV-037)', async () => {
      const id = await open({ policyId: byManager })
      const [once, keyed] = [await task(id, 'access of cid'), await task(id, 'access of dea')]
      expect((await answer(bob, once, { approved: true })).status).toBe(200)
      const again = await answer(bob, once, { approved: true })
      expect([again.status, reasonOf(again)]).toEqual([409, 'ALREADY_DECIDED'])
      expect(again.body.message).toMatch(/^You approved this on /)
      const body = { policyStepId: keyed.policyStepId }
      const send = () =>
        bob.call('POST', `/api/v1/tasks/${keyed.id}/action/approve`, {
          body,
          headers: { 'idempotency-key': `k-${keyed.number}` },
        })
      const [first, second] = [await send(), await send()]
      expect([first.status, second.status, second.headers.get('idempotent-replayed')]).toEqual([200, 200, 'true'])
      expect((await bob.get(`${PATH}/${id}/submissions`)).body.list).toHaveLength(2)
    })

    it('need a reason where the step demands one, and white space is none (REV-048)', async () => {
      const demanding = { ...users(bob), requireApprovalReason: true, requireDenialReason: true }
      const id = await open({ policyId: await policy([{ approval: demanding }]) })
      const chosen = await task(id, 'access of cid')
      for (const approved of [true, false])
        for (const comment of ['', ' \t\n\u00a0']) {
          const reply = await answer(bob, chosen, { approved, comment })
          expect([reply.status, reasonOf(reply)]).toEqual([400, 'REASON_REQUIRED'])
          expect(reply.body.details[1].fieldViolations[0].field).toBe('comment')
        }
      for (const comment of ['x'.repeat(4001), 'a\0b'])
        expect((await answer(bob, chosen, { approved: false, comment })).status).toBe(400)
      expect((await answer(bob, chosen, { approved: false, comment: 'x'.repeat(4000) })).status).toBe(200)
    })

    it('ask somebody who is in two steps twice, and nothing is answered for them (REV-047)', async () => {
      const id = await open({ policyId: await policy([{ approval: users(bob) }, { approval: users(bob) }]) })
      const first = await task(id, 'access of cid')
      await answer(bob, first, { approved: true })
      const second = await task(id, 'access of cid')
      expect(second).toMatchObject({ state: 'O', outcome: null, reviewers: ['bob'] })
      expect(reasonOf(await answer(bob, first, { approved: true }))).toBe('ALREADY_DECIDED')
      expect((await answer(bob, second, { approved: true })).status).toBe(200)
      expect((await task(id, 'access of cid')).outcome).toBe('C')
    })

    it('are refused to those who see the task and may not answer it', async () => {
      const distinct = { users: { ...users(bob).users, requireDistinctApprovers: true } }
      const id = await open({
        policyId: await policy([{ approval: users(bob, ann) }, { approval: distinct }]),
        ownerIds: [ann.userId, eli.userId],
      })
      const [bobs, cids, elis] = [
        await task(id, 'access of bob'),
        await task(id, 'access of cid'),
        await task(id, 'read of eli'),
      ]
      expect(reasonOf(await answer(eli, cids, { approved: true }))).toBe('TASK_NOT_ASSIGNED')
      expect(reasonOf(await answer(eli, elis, { approved: true }))).toBe('SELF_REVIEW')
      expect((await answer(cid, cids, { approved: true })).status).toBe(404)
      expect((await answer(bob, bobs, { approved: true })).status).toBe(404)
      await answer(bob, cids, { approved: true })
      const second = await task(id, 'access of cid')
      expect(second.reviewers).not.toContain('bob')
      // Put back by hand: the answer is checked by itself.
      await move(id, second.number, 'REASSIGNED', ann.userId, {
        ...reassignedTo(bob.userId),
        to: { opens: 1, passedBy: 'people' },
      })
      const reply = await answer(bob, await task(id, 'access of cid'), { approved: true })
      expect([reply.status, reasonOf(reply)]).toEqual([403, 'TASK_NOT_ASSIGNED'])
      expect(reply.body.message).toContain('You approved an earlier step')
    })
  })

  // Last, because it changes who reports to whom.
  it('keep which relations held between reviewer and subject when the step was opened', async () => {
    const all = [ann, bob, cid]
    const id = await open({
      policyId: await policy([{ approval: { users: { ...users(...all).users, allowSelfApproval: true } } }]),
    })
    const relations = async (item: string) =>
      countOf(sql`
        select d.relations as n from decisions d join reviews r using (tenant_id, review_key)
        where r.campaign_id = ${id} and d.numeric_id = ${(await task(id, item)).number}`)
    // Cid stops reporting to Bob after the start: what counts is how it was.
    await server.database.tx((tx) =>
      tx.count(sql`
        with closed as (
          update user_versions set closed_at = clock_timestamp() where user_id = ${cid.userId} and closed_at is null
          returning *)
        insert into user_versions (tenant_id, user_id, email, display_name, source_id, external_id, opened_at)
        select tenant_id, user_id, email, display_name, source_id, external_id, closed_at from closed`),
    )
    await answer(bob, await task(id, 'access of cid'), { approved: true })
    await answer(bob, await task(id, 'access of bob'), { approved: true })
    const ofAnn = await task(id, 'access of ann')
    await set(bob, id, [{ taskId: ofAnn.id, policyStepId: ofAnn.policyStepId, decision: 'APPROVE' }])
    await submit(bob, id)
    await answer(bob, await task(id, 'access of dea'), { approved: true })
    await answer(bob, await task(id, 'export of nightly-sync'), { approved: true })
    // Ann, Bob and Cid are among the reviewers of each other: mutual (8). Bob gave two of the accesses: granter (16).
    expect(await relations('access of cid')).toBe(2 + 8)
    expect(await relations('access of bob')).toBe(1)
    expect(await relations('access of ann')).toBe(4 + 8 + 16)
    expect(await relations('access of dea')).toBe(2)
    expect(await relations('export of nightly-sync')).toBe(16)
  })
})
