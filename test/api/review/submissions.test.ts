import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { canonicalJson } from '../../../server/lib/json/canonical-json.ts'
import { healthJob } from '../../../server/review/submissions/health-job.ts'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { runKilled } from '../../run-killed.ts'
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

describe('submissions', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const deciding = await decidingOn(server)
  const { load, as, policy, open, set, submit, pending, task, tasks, answer, entries } = deciding
  await load({ ...COMPANY, grants: GRANTS })
  const [ann, bob, cid, eli] = [await as('ann'), await as('bob'), await as('cid'), await as('eli')]
  const auditor = await as('dea')
  await deciding.giveRole('dea', 'read_only_administrator')
  const byManager = await policy([{ approval: { manager: {} } }])
  const byOwners = await policy([{ approval: { appOwners: {} } }])
  const reasonOf = (reply: { body: { details: { reason: string }[] } }) => reply.body.details[0]?.reason
  const log = async (id: string) => (await deciding.get(`${PATH}/${id}/submissions`)).body.list
  const chooseAll = async (caller: typeof bob, id: string, decision = 'DENY') =>
    set(
      caller,
      id,
      (await tasks(id)).map(({ id: taskId, policyStepId }) => ({ taskId, policyStepId, decision, comment: 'Chosen.' })),
    )
  const checkHealth = () =>
    runKilled(healthJob, { database: server.database, tenantId: deciding.tenantId, payload: {} })

  it('make pending decisions count, in one transaction with a log entry and an audit entry (REV-057)', async () => {
    const id = await open({ policyId: byManager, ownerIds: [ann.userId] })
    const [first, second] = [await task(id, 'access of cid'), await task(id, 'access of dea')]
    await set(bob, id, [
      { taskId: first.id, policyStepId: first.policyStepId, decision: 'APPROVE' },
      { taskId: second.id, policyStepId: second.policyStepId, decision: 'DENY', comment: 'Left <b>sales</b>.' },
    ])
    const before = (await deciding.audited('svc.api.accessreview.v1.SubmissionService.Create')).length
    const { body } = await submit(bob, id, { comment: 'Half of them.' })
    expect(body.submission).toMatchObject({
      accessReviewId: id,
      userId: bob.userId,
      userDisplayName: 'Bob Chen',
      state: 'DONE',
      channel: 'BATCH',
      comment: 'Half of them.',
      submittedCount: 2,
      acceptedCount: 2,
      approvedCount: 1,
      deniedCount: 1,
      refusedCount: 0,
    })
    expect(await log(id)).toEqual([body.submission])
    const audited = (await deciding.audited('svc.api.accessreview.v1.SubmissionService.Create')).slice(before)
    expect(audited).toMatchObject([
      {
        outcome: 'done',
        targetId: body.submission.id,
        detail: {
          campaignId: id,
          submittedCount: 2,
          refusedCount: 0,
          decisionsDigest: body.submission.decisionsDigest,
        },
      },
    ])
    expect(await pending(bob, id)).toEqual([])
    const outcomes = Object.fromEntries((await tasks(id)).map(({ item, outcome }) => [item, outcome]))
    expect(outcomes).toMatchObject({ 'access of cid': 'C', 'access of dea': 'D', 'export of cid': null })
  })

  it('have a digest that anybody can compute from their entries', async () => {
    const id = await open({ policyId: byManager })
    const items = new Map(
      (await deciding.items(id)).map((item) => [`${item.user?.displayName} ${item.entitlement.displayName}`, item.id]),
    )
    const chosen = [await task(id, 'access of cid'), await task(id, 'access of dea'), await task(id, 'read of cid')]
    await set(
      bob,
      id,
      chosen.map(({ id: taskId }, n) => ({ taskId, decision: 'DENY', comment: `Nr. ${n} – "gone"\n` })),
    )
    await answer(bob, chosen[1] as never, { approved: true })
    await set(bob, id, [])
    const { submission } = (await submit(bob, id)).body
    const itemOf: Record<string, string | undefined> = {
      [chosen[0]?.id ?? '']: items.get('Cid Diaz Access'),
      [chosen[2]?.id ?? '']: items.get('Cid Diaz Read'),
    }
    const lines = (await entries(bob, id, submission.id)).map(
      ({ comment, decision, numericId, policyStepId, taskId }) =>
        canonicalJson({ comment, decision, itemId: itemOf[taskId], numericId, policyStepId, taskId }),
    )
    expect(lines).toHaveLength(2)
    expect(
      createHash('sha256')
        .update(lines.map((line) => `${line}\n`).join(''))
        .digest('hex'),
    ).toBe(submission.decisionsDigest)
  })

  it('keep all that a decision was made with', async () => {
    const id = await open({ policyId: byManager })
    await chooseAll(bob, id)
    await submit(bob, id)
    const rows = await server.database.read((reader) =>
      reader.rows(sql`
        select d.approved, d.comment, d.user_id = ${bob.userId} as by_bob, d.step_seq, d.step_no, d.run_no,
          d.set_key = t.set_key as same_set, d.why = t.why as same_why, d.because = t.because as same_because,
          d.step_since = t.step_since as same_since, d.chosen_with, d.chosen_at < d.decided_at as chosen_before,
          d.relations
        from decisions d join tasks t using (tenant_id, review_key, numeric_id) join reviews r using (tenant_id, review_key)
        where r.campaign_id = ${id}`),
    )
    expect(rows).toHaveLength(4)
    const same = { same_set: true, same_why: true, same_because: true, same_since: true, chosen_before: true }
    for (const row of rows)
      expect(row).toEqual({
        ...{ approved: false, comment: 'Chosen.', by_bob: true, step_seq: 1, step_no: 0, run_no: 1 },
        ...{ ...same, chosen_with: 8, relations: 2 },
      })
  })

  it('name the access of each entry, also of those that were refused (WEB-130)', async () => {
    const id = await open({ policyId: byManager })
    const [dea, cid] = [await task(id, 'access of dea'), await task(id, 'read of cid')]
    await set(
      bob,
      id,
      [dea, cid].map(({ id: taskId }) => ({ taskId, decision: 'DENY', comment: 'Gone.' })),
    )
    await deciding.move(id, cid.number, 'REASSIGNED', ann.userId, deciding.reassignedTo(eli.userId))
    const { submission } = (await submit(bob, id)).body
    const named = (await entries(bob, id, submission.id)).map(({ result, app, entitlement, user, account, holder }) =>
      [result, user.displayName, account.displayName, entitlement.displayName, app.displayName, holder].join(', '),
    )
    expect(named.sort()).toEqual([
      'ACCEPTED, Dea Eder, dea, Access, Customer database, ',
      'REFUSED, Cid Diaz, cid, Read, Wiki, ',
    ])
  })

  it('take the tasks that are named, and do nothing unless the number is the expected one', async () => {
    const id = await open({ policyId: byManager })
    await chooseAll(bob, id)
    const one = await task(id, 'access of dea')
    const wrong = await submit(bob, id, { taskIds: [one.id, 'x', (await task(await open(), 'access of dea')).id] })
    expect(wrong.status).toBe(400)
    expect(wrong.body.details[1].fieldViolations.map(({ field }: { field: string }) => field)).toEqual([
      'taskIds[1]',
      'taskIds[2]',
    ])
    const changed = await submit(bob, id, { expectedCount: 3 })
    expect([changed.status, changed.body.details[0]]).toMatchObject([
      409,
      { reason: 'COUNT_CHANGED', metadata: { count: '4' } },
    ])
    expect(await pending(bob, id)).toHaveLength(4)
    expect((await submit(bob, id, { taskIds: [one.id], expectedCount: 1 })).body.submission.submittedCount).toBe(1)
    expect((await submit(bob, id, { expectedCount: 3 })).body.submission.submittedCount).toBe(3)
  })

  it('of nothing, or of what another one has locked, are refused (REV-061)', async () => {
    const id = await open({ policyId: byManager })
    const none = await submit(bob, id)
    expect([none.status, reasonOf(none)]).toEqual([409, 'NOTHING_TO_SUBMIT'])
    await chooseAll(bob, id)
    await lock(id, 'AWAITING_SIGNATURE', '15 minutes')
    expect(reasonOf(await submit(bob, id))).toBe('NOTHING_TO_SUBMIT')
    expect(await log(id)).toHaveLength(1)
  })

  /** A submission of Bob's that waits for something, with all of his pending decisions locked. */
  const lock = async (id: string, state: string, deadline: string) =>
    server.database.tx((tx) =>
      tx.count(sql`
        with s as (
          insert into submissions (tenant_id, review_key, user_id, state, channel, deadline_at, submitted_count)
          select tenant_id, review_key, ${bob.userId}, ${state}, 'BATCH', now() + ${deadline}::interval, 4
          from reviews where campaign_id = ${id} returning *)
        update pending_decisions p set submission_key = s.submission_key from s
        where p.tenant_id = s.tenant_id and p.review_key = s.review_key and p.user_id = s.user_id`),
    )

  it('lock what they submit: it can neither be changed nor taken back (REV-063)', async () => {
    const id = await open({ policyId: byManager })
    await chooseAll(bob, id)
    const before = await pending(bob, id)
    await lock(id, 'AWAITING_SIGNATURE', '15 minutes')
    const [changed, cleared] = [await task(id, 'access of cid'), await task(id, 'access of dea')]
    const reply = await set(bob, id, [
      { taskId: changed.id, policyStepId: changed.policyStepId, decision: 'APPROVE' },
      { taskId: cleared.id, decision: 'UNSPECIFIED' },
    ])
    expect(reply.body).toMatchObject({ approvedCount: 0, clearedCount: 0 })
    expect(reply.body.refused.map(({ reason }: { reason: string }) => reason)).toEqual([
      'DECISIONS_LOCKED',
      'DECISIONS_LOCKED',
    ])
    const [submission] = await log(id)
    const after = await pending(bob, id)
    expect(after).toEqual(before.map((one: object) => ({ ...one, submissionId: submission.id })))
    expect((await entries(bob, id, submission.id)).map(({ result }) => result)).toEqual(Array(4).fill('LOCKED'))
  })

  it('that wait for a signature can be cancelled by their reviewer, and then nothing is locked', async () => {
    const id = await open({ policyId: byManager })
    await chooseAll(bob, id)
    await lock(id, 'AWAITING_SIGNATURE', '15 minutes')
    const [submission] = await log(id)
    const path = `${PATH}/${id}/submissions/${submission.id}/cancel`
    expect((await ann.post(path)).status).toBe(404)
    expect((await server.call('POST', path, { body: {} })).status).toBe(404)
    expect((await bob.post(path)).body.submission).toMatchObject({ state: 'EXPIRED', finishedAt: expect.any(String) })
    const again = await bob.post(path)
    expect([again.status, reasonOf(again)]).toEqual([409, 'SUBMISSION_ENDED'])
    expect((await submit(bob, id)).body.submission).toMatchObject({ state: 'DONE', submittedCount: 4 })
  })

  it('whose deadline has passed expire, and the campaign shows once how many decisions they had locked (REV-064)', async () => {
    const id = await open({ policyId: byManager })
    await chooseAll(bob, id)
    await lock(id, 'AWAITING_SIGNATURE', '-5 minutes')
    const health = async () => (await deciding.campaign(id)).campaignHealth
    await checkHealth()
    const { checkedAt, ...found } = await health()
    expect(found).toEqual({ phantomLockedCount: 4 })
    expect(Date.parse(checkedAt)).toBeGreaterThan(0)
    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    expect(metrics).toContain('recert_phantom_locks 4')
    expect(await log(id)).toMatchObject([{ state: 'EXPIRED', acceptedCount: 0, refusedCount: 0 }])
    expect((await pending(bob, id)).every(({ submissionId }: { submissionId: string }) => submissionId === '')).toBe(
      true,
    )
    expect((await tasks(id)).every(({ outcome }) => outcome === null)).toBe(true)
    await checkHealth()
    expect(await health()).toMatchObject({ phantomLockedCount: 0 })
    expect(Date.parse((await health()).checkedAt)).toBeGreaterThan(Date.parse(checkedAt))
  })

  it('whose time stamp did not come in time fail, and those being applied without a job get one', async () => {
    const id = await open({ policyId: byManager })
    await chooseAll(bob, id)
    await lock(id, 'TIMESTAMPING', '-1 minute')
    await checkHealth()
    expect(await log(id)).toMatchObject([{ state: 'FAILED' }])
    await lock(id, 'APPLYING', '1 hour')
    await checkHealth()
    expect((await deciding.campaign(id)).campaignHealth.phantomLockedCount).toBe(4)
    const done = await eventually(async () => {
      const [submission] = await log(id)
      if (submission.state !== 'DONE') throw new Error(`still ${submission.state}`)
      return submission
    })
    expect(done).toMatchObject({ acceptedCount: 4, refusedCount: 0 })
    expect(await pending(bob, id)).toEqual([])
  })

  it('refuse what was reassigned, restarted or cancelled after it was chosen (REV-066)', async () => {
    const id = await open({ policyId: byManager })
    await chooseAll(bob, id)
    const [reassigned, restarted, cancelled] = [
      await task(id, 'access of cid'),
      await task(id, 'access of dea'),
      await task(id, 'read of cid'),
    ]
    for (const [{ id: taskId }, action] of [
      [reassigned, 'reassign'],
      [restarted, 'restart'],
      [cancelled, 'close'],
    ] as const) {
      const body = { comment: 'x', ...(action === 'reassign' ? { newStepUserIds: [ann.userId] } : {}) }
      const reply = await deciding.post(`/api/v1/tasks/${taskId}/action/${action}`, body)
      expect(reply.status, reply.text).toBe(200)
    }
    const { submission } = (await submit(bob, id)).body
    expect(submission).toMatchObject({ submittedCount: 4, acceptedCount: 1, refusedCount: 3 })
    const refused = Object.fromEntries(
      (await entries(bob, id, submission.id)).map(({ taskId, result, reason }) => [
        taskId,
        `${result} ${reason}`.trim(),
      ]),
    )
    expect(refused).toEqual({
      [reassigned.id]: 'REFUSED STEP_CHANGED',
      [restarted.id]: 'REFUSED STEP_CHANGED',
      [cancelled.id]: 'REFUSED TASK_CLOSED',
      [(await task(id, 'export of cid')).id]: 'ACCEPTED',
    })
    const outcomes = (await tasks(id)).map(({ item, outcome }) => [item, outcome])
    expect(Object.fromEntries(outcomes)).toMatchObject({
      'access of cid': null,
      'access of dea': null,
      'export of cid': 'D',
    })
  })

  it('refuse what somebody else was faster with, and say who, what and when', async () => {
    const id = await open({ policyId: byOwners })
    const chosen = await task(id, 'access of cid')
    for (const caller of [bob, eli])
      await set(caller, id, [{ taskId: chosen.id, policyStepId: chosen.policyStepId, decision: 'APPROVE' }])
    await answer(eli, chosen, { approved: false })
    const { submission } = (await submit(bob, id)).body
    expect(submission).toMatchObject({ acceptedCount: 0, refusedCount: 1, state: 'DONE' })
    const [entry] = await entries(bob, id, submission.id)
    expect(entry).toMatchObject({ result: 'REFUSED', reason: 'ALREADY_DECIDED', decision: 'APPROVE' })
    expect(entry.description).toMatch(
      /^Eli Fuchs denied this on \d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d UTC; your answer was not needed\.$/,
    )
    expect(await pending(bob, id)).toEqual([])
  })

  it('are seen by their reviewer, and all of them by owners, administrators and auditors', async () => {
    const id = await open({ policyId: byManager, ownerIds: [eli.userId] })
    await chooseAll(bob, id)
    const { submission } = (await submit(bob, id)).body
    const path = `${PATH}/${id}/submissions`
    for (const [who, status] of [
      [bob, 200],
      [eli, 200],
      [auditor, 200],
      [ann, 404],
      [cid, 404],
    ] as const) {
      expect((await who.get(`${path}/${submission.id}`)).status).toBe(status)
      expect((await who.get(`${path}/${submission.id}/entries`)).status).toBe(status)
    }
    expect((await eli.get(path)).body.list).toHaveLength(1)
    expect((await ann.get(path)).body.list).toHaveLength(0)
    const other = await open({ policyId: byManager })
    expect((await bob.get(`${PATH}/${other}/submissions/${submission.id}`)).status).toBe(404)
    expect((await bob.get(`${path}/2aTask000000000000000000001`)).status).toBe(404)
  })
})
