import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { loadReviewScope } from '../../../server/review/move-tasks.ts'
import { insertSubmission, lockPending } from '../../../server/review/submissions/submission.store.ts'
import { applyNext } from '../../../server/review/submissions/submit.ts'
import { type DecidedTask, decidingOn, PATH } from '../../api/review/deciding.ts'
import { COMPANY } from '../../api/review/reviewing.ts'
import { ENGINES } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { parameters, ROUNDS_TIMEOUT_MS, rounds } from '../../rounds.ts'

const TASKS = 100
const REVIEWERS = 10
const numbered = (count: number, row: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => row(n)).join('\n')
const DATA = {
  ...COMPANY,
  users: `${COMPANY.users}${numbered(REVIEWERS, (n) => `r${n},r${n}@corp.example,Reviewer ${n},,,`)}\n`,
  accounts: `${COMPANY.accounts}${numbered(TASKS, (n) => `wiki,m${n},machine${n},,`)}\n`,
  grants: `app,entitlement,account\n${numbered(TASKS, (n) => `wiki,read,m${n}`)}\n`,
}

describe('a submission that is applied in parts on postgresql', async () => {
  const server = await useServer('postgresql', { jobs: true })
  const { load, as, policy, open, tasks, set, reviewOf, tenantId } = await decidingOn(server)
  await load(DATA)
  const reviewer = await as('r0')

  it('locks pending decisions before tasks, as a direct answer does (REV-168)', async () => {
    const id = await open({ policyId: await policy([{ approval: { users: { userIds: [reviewer.userId] } } }]) })
    const [task] = await tasks(id)
    if (!task) throw new Error('no task')
    await set(reviewer, id, [{ taskId: task.id, decision: 'DENY' }])
    const review = await reviewOf(id)
    const key = await server.database.tx(async (tx) => {
      const owner = { tenantId, userId: reviewer.userId, reviewKey: review.key }
      const submission = await insertSubmission(tx, owner, { channel: 'BATCH', comment: '' })
      await lockPending(tx, owner, submission.key)
      return submission.key
    })
    const submission = { tenantId, userId: reviewer.userId, reviewKey: review.key, key }
    let applying: Promise<boolean> | undefined
    await server.database.tx(async (tx) => {
      await tx.rows(
        sql`select 1 from pending_decisions where tenant_id = ${tenantId} and submission_key = ${key} for update`,
      )
      applying = server.database.tx(async (other) =>
        applyNext(other, await loadReviewScope(other, tenantId, review), submission, 10),
      )
      await eventually(async () => {
        const waiting = await server.database.read((reader) =>
          reader.count(sql`
            select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
              and query like '%pending_decisions%'`),
        )
        expect(waiting).toBe(1)
      })
      await tx.rows(sql`
        select 1 from tasks where tenant_id = ${tenantId} and numeric_id = ${task.number} for update nowait`)
    })
    expect(await applying).toBe(true)
    expect((await tasks(id)).find(({ number }) => number === task.number)?.outcome).toBe('D')
  })
})

describe.each(ENGINES)('answers at the same time on %s', async (engine) => {
  const server = await useServer(engine, { jobs: true })
  const { load, as, policy, open, tasks, answer, set, submit, entries, tenantId } = await decidingOn(server)
  await load(DATA)
  const reviewers = await Promise.all(Array.from({ length: REVIEWERS }, (_, n) => as(`r${n}`)))
  const policyId = await policy([{ approval: { users: { userIds: reviewers.map(({ userId }) => userId) } } }])
  const [first, second] = reviewers
  if (!first || !second) throw new Error('no reviewers')

  /** What is stored of a campaign: for each task its outcome and how many decisions it has. */
  const decided = (id: string) =>
    server.database.read((reader) =>
      reader.rows<{ number: string; outcome: string | null; decisions: number; approved: boolean | null }>(sql`
        select t.numeric_id::text as number, t.outcome, count(d.step_seq)::int as decisions,
          bool_or(d.approved) as approved
        from tasks t join reviews r on r.tenant_id = t.tenant_id and r.review_key = t.review_key
        left join decisions d on d.tenant_id = t.tenant_id and d.review_key = t.review_key and d.numeric_id = t.numeric_id
        where t.tenant_id = ${tenantId} and r.campaign_id = ${id} group by 1, 2, t.numeric_id order by t.numeric_id`),
    )

  /** Both answer one task, at once or one after the other; each of them is sent first in every second round. */
  const race = async (task: DecidedTask, round: number) => {
    const approve = { send: () => answer(first, task, { approved: true }), wins: 'C', loses: 'Reviewer 1 denied' }
    const deny = { send: () => answer(second, task, { approved: false }), wins: 'D', loses: 'Reviewer 0 approved' }
    const [sooner, later] = round % 2 === 0 ? [approve, deny] : [deny, approve]
    const isAtOnce = round % 4 < 2
    const replies = isAtOnce
      ? await Promise.all([sooner.send(), later.send()])
      : [await sooner.send(), await later.send()]
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const [winner, loser] = replies[0]?.status === 200 ? [sooner, later] : [later, sooner]
    if (!isAtOnce) expect(winner).toBe(sooner)
    const lost = replies.find(({ status }) => status === 409)?.body
    expect(lost.details[0].reason).toBe('ALREADY_DECIDED')
    expect(lost.message.startsWith(`${loser.loses} this on `)).toBe(true)
    return winner.wins
  }

  it(
    'of two who approve and deny one task exactly one decides, and the other is told who, what and when (REV-036)',
    async () => {
      const id = await open({ policyId })
      const raced = (await tasks(id)).slice(0, rounds(24))
      const won: string[] = []
      for (const [round, task] of raced.entries()) won.push(await race(task, round))
      const found = (await decided(id)).slice(0, raced.length)
      expect(found.map(({ outcome }) => outcome)).toEqual(won)
      expect(found.every(({ decisions }) => decisions === 1)).toBe(true)
    },
    ROUNDS_TIMEOUT_MS,
  )

  it(
    'two submissions of one person take each decision once (REV-062)',
    async () => {
      for (let round = 0; round < rounds(1); round++) {
        const id = await open({ policyId })
        const decisions = (await tasks(id)).map(({ id: taskId }) => ({ taskId, decision: 'DENY' }))
        await set(first, id, decisions)
        const replies = await Promise.all([submit(first, id), submit(first, id)])
        const counts = replies.map(({ status, body }) =>
          status === 200 ? body.submission.submittedCount : body.details[0].reason,
        )
        expect(counts).toContain(TASKS)
        expect(counts).toContain('NOTHING_TO_SUBMIT')
        expect((await decided(id)).every((task) => task.outcome === 'D' && task.decisions === 1)).toBe(true)
      }
    },
    ROUNDS_TIMEOUT_MS,
  )

  /** What each reviewer chooses for all tasks, and which tasks each of 50 submissions names. */
  interface Round {
    approves: boolean[]
    parts: number[][]
  }
  const ROUND = fc.record({
    approves: fc.array(fc.boolean(), { minLength: REVIEWERS, maxLength: REVIEWERS }),
    parts: fc.array(fc.uniqueArray(fc.nat(TASKS - 1), { minLength: 1, maxLength: 60 }), {
      minLength: 5 * REVIEWERS,
      maxLength: 5 * REVIEWERS,
    }),
  })
  const reviewerOf = (n: number) => reviewers[n % REVIEWERS] ?? first

  /** Sends the submissions at once; those that found something to submit. */
  const submitAll = async (id: string, { approves, parts }: Round) => {
    const all = await tasks(id)
    for (const [n, reviewer] of reviewers.entries()) {
      const decision = approves[n] ? 'APPROVE' : 'DENY'
      await set(
        reviewer,
        id,
        all.map(({ id: taskId, policyStepId }) => ({ taskId, policyStepId, decision })),
      )
    }
    const named = (part: number[]) => ({ taskIds: part.map((index) => all[index]?.id) })
    const replies = await Promise.all(parts.map((part, n) => submit(reviewerOf(n), id, named(part))))
    return replies.flatMap(({ status, body }, n) => {
      if (status === 200) return [{ n, ...body.submission }]
      expect([status, body.details[0].reason]).toEqual([409, 'NOTHING_TO_SUBMIT'])
      return []
    })
  }
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

  it(
    '50 submissions of overlapping sets give each task one outcome, and each counts what it submitted',
    async () => {
      const property = fc.asyncProperty(ROUND, async (round) => {
        const id = await open({ policyId })
        const done = await submitAll(id, round)
        for (const { state, submittedCount, acceptedCount, approvedCount, deniedCount, refusedCount } of done) {
          expect(state).toBe('DONE')
          expect(acceptedCount + refusedCount).toBe(submittedCount)
          expect(approvedCount + deniedCount).toBe(acceptedCount)
        }
        for (const [n] of reviewers.entries()) {
          const wanted = new Set(round.parts.filter((_, index) => index % REVIEWERS === n).flat())
          const own = done.filter((one) => one.n % REVIEWERS === n)
          expect(sum(own.map(({ submittedCount }) => submittedCount))).toBe(wanted.size)
        }
        const answered = (await decided(id)).filter(({ outcome }) => outcome !== null)
        expect(answered).toHaveLength(new Set(round.parts.flat()).size)
        expect(sum(done.map(({ acceptedCount }) => acceptedCount))).toBe(answered.length)
        for (const { outcome, decisions, approved } of answered)
          expect({ outcome, decisions }).toEqual({ outcome: approved ? 'C' : 'D', decisions: 1 })
        const late = done.find(({ refusedCount }) => refusedCount > 0)
        if (!late) return
        const found = await entries(reviewerOf(late.n), id, late.id)
        const refused = found.filter(({ result }) => result === 'REFUSED')
        expect(refused).toHaveLength(late.refusedCount)
        for (const { reason, description } of refused) {
          expect(reason).toBe('ALREADY_DECIDED')
          expect(description).toMatch(/^Reviewer \d (approved|denied) this on .* UTC; your answer was not needed\.$/)
        }
      })
      await fc.assert(property, parameters(1))
    },
    ROUNDS_TIMEOUT_MS,
  )

  it('a submission can be read by its reviewer afterwards, entry by entry', async () => {
    const id = await open({ policyId })
    await set(
      first,
      id,
      (await tasks(id)).map(({ id: taskId }) => ({ taskId, decision: 'DENY' })),
    )
    const { submission } = (await submit(first, id)).body
    const found = await entries(first, id, submission.id)
    expect(found.map(({ numericId }) => numericId)).toEqual((await tasks(id)).map(({ number }) => number))
    expect((await first.get(`${PATH}/${id}/submissions/${submission.id}`)).body.submission).toEqual(submission)
  })
})
