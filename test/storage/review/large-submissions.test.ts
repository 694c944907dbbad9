import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { insertUser } from '../../../server/directory/index.ts'
import { newId } from '../../../server/lib/ids.ts'
import { submissionJob } from '../../../server/review/submissions/submission-job.ts'
import { decidingOn, PATH } from '../../api/review/deciding.ts'
import { enginesFor } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { addAccess } from '../../process/access-rows.ts'
import { ROUNDS_TIMEOUT_MS } from '../../rounds.ts'
import { runKilled } from '../../run-killed.ts'

/** More than one transaction applies. */
const GRANTS = 10_500
const MOST = 10_000
const HELPER = { id: newId(), email: 'helper@corp.example', displayName: 'Helper', roles: [] }

describe.each(enginesFor('large submissions'))('a reviewer with more than 10,000 tasks on %s', async (engine) => {
  const server = await useServer(engine, { jobs: true })
  const deciding = await decidingOn(server)
  const { policy, open, tasks, post, get, campaign, reviewOf, tenantId } = deciding
  await addAccess(server.database, tenantId, GRANTS)
  const me: string = (await get('/api/v1/auth/introspect')).body.userId
  const policyId = await policy([{ approval: { users: { userIds: [me] } } }])
  let id = await open({ policyId })
  const moved = await open({ policyId })
  const all = await tasks(id)
  const entries = all.map(({ id: taskId, policyStepId }, n) => ({
    ...{ taskId, policyStepId, decision: n % 20 === 0 ? 'DENY' : 'APPROVE', comment: `${n}` },
  }))
  it(
    'is relieved of 10,000 tasks in a call, which tells how many are left for the next',
    async () => {
      await server.database.tx((tx) => insertUser(tx, tenantId, HELPER))
      const body = { fromUserId: me, newStepUserIds: [HELPER.id], comment: 'Holiday.' }
      const first = await post(`${PATH}/${moved}/tasks/reassign`, { ...body, expectedCount: GRANTS })
      expect(first.body).toMatchObject({ reassignedCount: MOST, remainingCount: GRANTS - MOST, refused: [] })
      const rest = await post(`${PATH}/${moved}/tasks/reassign`, { ...body, afterNumericId: first.body.lastNumericId })
      expect(rest.body).toMatchObject({ reassignedCount: GRANTS - MOST, remainingCount: 0, refused: [] })
    },
    ROUNDS_TIMEOUT_MS,
  )

  it(
    'chooses for 10,000 tasks of a filter in a call, which tells how many are left for the next',
    async () => {
      const choose = async (decision: string, rest: object) =>
        (await post(`${PATH}/${id}/pending_decisions/by_filter`, { decision, ...rest })).body
      const first = await choose('APPROVE', { expectedCount: GRANTS })
      expect(first).toMatchObject({ approvedCount: MOST, remainingCount: GRANTS - MOST, refused: [] })
      const next = { afterNumericId: first.lastNumericId }
      const changed = await choose('APPROVE', { ...next, expectedCount: GRANTS })
      expect(changed.details[0]).toMatchObject({ reason: 'COUNT_CHANGED', metadata: { count: `${GRANTS - MOST}` } })
      const rest = await choose('APPROVE', { ...next, expectedCount: GRANTS - MOST })
      expect(rest).toMatchObject({ approvedCount: GRANTS - MOST, remainingCount: 0, refused: [] })
      expect(await stored()).toMatchObject({ pending: GRANTS })
      const cleared = await choose('UNSPECIFIED', { expectedCount: GRANTS })
      await choose('UNSPECIFIED', { expectedCount: GRANTS - MOST, afterNumericId: cleared.lastNumericId })
      expect(await stored()).toMatchObject({ pending: 0 })
    },
    ROUNDS_TIMEOUT_MS,
  )

  const set = (decisions: unknown[]) => post(`${PATH}/${id}/pending_decisions`, { decisions })
  const stored = async () =>
    server.database.read(async (reader) => {
      const { key } = await reviewOf(id)
      return reader.first(sql`
        select (select count(*)::int from pending_decisions where review_key = ${key}) as pending,
          (select count(*)::int from decisions where review_key = ${key}) as decisions,
          (select count(*)::int from decisions where review_key = ${key} and not approved) as denied,
          (select count(*)::int from tasks where review_key = ${key} and state = 'C') as closed`)
    })
  /** Decisions of one transaction have the same time. */
  const partsOf = async () =>
    server.database.read(async (reader) =>
      reader.rows<{ n: number }>(sql`
        select count(*)::int as n from decisions where review_key = ${(await reviewOf(id)).key} group by decided_at`),
    )

  it(
    'sets 10,000 decisions in one call and no more, with a body of up to 16 MiB (REV-051)',
    async () => {
      const tooMany = await set(entries.slice(0, MOST + 1))
      expect(tooMany.status).toBe(400)
      expect(tooMany.body.details[1].fieldViolations[0]).toMatchObject({ field: 'decisions' })
      const limit = 16 * 1024 * 1024
      const body = (decisions: unknown[], bytes: number) => JSON.stringify({ decisions }).padEnd(bytes, ' ')
      const send = (text: string) =>
        server.call('POST', `${PATH}/${id}/pending_decisions`, {
          body: text,
          headers: { 'content-type': 'application/json' },
        })
      const tooLarge = await send(body([], limit + 1))
      expect(tooLarge.status).toBe(413)
      expect(tooLarge.body.message).toContain(String(limit))
      const most = await send(body(entries.slice(0, MOST), limit))
      expect(most.body).toEqual({ approvedCount: 9_500, deniedCount: 500, clearedCount: 0, refused: [] })
      const other = await server.call('POST', `${PATH}/${id}/submissions`, {
        body: ' '.repeat(1024 * 1024 + 1),
        headers: { 'content-type': 'application/json' },
      })
      expect(other.status).toBe(413)
    },
    ROUNDS_TIMEOUT_MS,
  )

  it(
    'submits 10,000 in one transaction, with one entry in the log and one in the audit (REV-057)',
    async () => {
      const { submission } = (await post(`${PATH}/${id}/submissions`)).body
      expect(submission).toMatchObject({ state: 'DONE', submittedCount: MOST, acceptedCount: MOST, refusedCount: 0 })
      expect(submission).toMatchObject({ approvedCount: 9_500, deniedCount: 500 })
      expect(await partsOf()).toEqual([{ n: MOST }])
      expect(await stored()).toEqual({ pending: 0, decisions: MOST, denied: 500, closed: MOST })
      expect((await get(`${PATH}/${id}/submissions`)).body.list).toEqual([submission])
      const audited = (await deciding.audited('svc.api.accessreview.v1.SubmissionService.Create')).filter(
        ({ outcome }) => outcome === 'done',
      )
      expect(audited).toMatchObject([
        { targetId: submission.id, detail: { decisionsDigest: submission.decisionsDigest, submittedCount: MOST } },
      ])
    },
    ROUNDS_TIMEOUT_MS,
  )

  it(
    'submits more than 10,000 as a record at once that is applied in parts, while others are answered (REV-058)',
    async () => {
      id = await open({ policyId })
      const again = (await tasks(id)).map(({ id: taskId, policyStepId }, n) => ({
        ...{ taskId, policyStepId, decision: n % 20 === 0 ? 'DENY' : 'APPROVE' },
      }))
      await set(again.slice(0, MOST))
      await set(again.slice(MOST))
      const { submission } = (await post(`${PATH}/${id}/submissions`, { expectedCount: GRANTS })).body
      expect(submission).toMatchObject({ state: 'APPLYING', submittedCount: GRANTS, acceptedCount: 0 })
      for (let state = 'APPLYING'; state === 'APPLYING'; ) {
        expect((await campaign(id)).state).toBe('ACCESS_REVIEW_STATE_OPEN')
        const now = (await get(`${PATH}/${id}/submissions/${submission.id}`)).body.submission
        state = now.state
        expect(now.decisionsDigest).toBe(submission.decisionsDigest)
        expect(now.acceptedCount).toBeLessThanOrEqual(GRANTS)
      }
      const parts = await partsOf()
      expect(parts.length).toBeGreaterThan(1)
      for (const { n } of parts) expect(n).toBeLessThanOrEqual(MOST)
      expect(await stored()).toEqual({ pending: 0, decisions: GRANTS, denied: GRANTS / 20, closed: GRANTS })
    },
    ROUNDS_TIMEOUT_MS,
  )
})

describe.each(enginesFor('large submissions'))('a large submission whose worker is killed on %s', async (engine) => {
  const server = await useServer(engine, { jobs: true })
  const { policy, open, tasks, post, get, reviewOf, tenantId } = await decidingOn(server)
  await addAccess(server.database, tenantId, 3_000)
  const me: string = (await get('/api/v1/auth/introspect')).body.userId
  const id = await open({ policyId: await policy([{ approval: { users: { userIds: [me] } } }]) })
  const all = await tasks(id)

  it(
    'is applied once, wherever it is killed: before, inside and after each of its transactions (REV-059)',
    async () => {
      const decisions = all.map(({ id: taskId, policyStepId }) => ({ taskId, policyStepId, decision: 'APPROVE' }))
      await post(`${PATH}/${id}/pending_decisions`, { decisions })
      const review = await reviewOf(id)
      // As a submission of more than 10,000 leaves it, but without a job: the test runs that.
      const row = await server.database.tx((tx) =>
        tx.first<{ key: string }>(sql`
          with s as (
            insert into submissions (tenant_id, review_key, user_id, state, channel, submitted_count)
            values (${tenantId}, ${review.key}, ${me}, 'APPLYING', 'BATCH', ${all.length}) returning *),
          p as (
            update pending_decisions p set submission_key = s.submission_key from s
            where p.tenant_id = s.tenant_id and p.review_key = s.review_key)
          select submission_key::text as key from s`),
      )
      const kills = [1, 2, 3, 4].flatMap((at) => [
        { at: at * 3, when: 'before' as const },
        { at: at * 3 + 1, when: 'inside' as const },
        { at: at * 3 + 2, when: 'after' as const },
      ])
      const payload = { submissionKey: row?.key, size: 500, phase: 'APPLYING' }
      await runKilled(submissionJob(engine), { database: server.database, tenantId, payload, kills })
      const result = await server.database.read((reader) =>
        reader.first(sql`
          select s.state, s.approved_count as approved, s.refused_count as refused,
            (select count(*)::int from decisions d where d.submission_key = s.submission_key) as decisions,
            (select count(*)::int from tasks t where t.review_key = s.review_key and t.outcome = 'C') as certified,
            (select count(*)::int from pending_decisions p where p.review_key = s.review_key) as pending
          from submissions s where s.submission_key = ${row?.key}`),
      )
      const { length } = all
      expect(result).toEqual({
        state: 'DONE',
        approved: length,
        refused: 0,
        decisions: length,
        certified: length,
        pending: 0,
      })
    },
    ROUNDS_TIMEOUT_MS,
  )
})
