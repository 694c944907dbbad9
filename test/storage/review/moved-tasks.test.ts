import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { updateUserStatus } from '../../../server/directory/index.ts'
import type { JobHandler } from '../../../server/jobs/index.ts'
import { absentReviewersJob } from '../../../server/review/tasks/steps/absent-reviewers-job.ts'
import { dueJob } from '../../../server/review/tasks/steps/due-steps-job.ts'
import { decidingOn } from '../../api/review/deciding.ts'
import { enginesFor } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { addAccess } from '../../process/access-rows.ts'
import { ROUNDS_TIMEOUT_MS } from '../../rounds.ts'
import { type Kill, runKilled } from '../../run-killed.ts'

/** More than two chunks. */
const TASKS = 1_200
const KILLS: Kill[] = [
  { at: 0, when: 'before' },
  { at: 1, when: 'inside' },
  { at: 3, when: 'after' },
  { at: 5, when: 'inside' },
]

describe.each(enginesFor('tasks that jobs move'))('many tasks that a job moves on %s', async (engine) => {
  const server = await useServer(engine, { jobs: true })
  const { policy, open, get, reviewOf, tenantId } = await decidingOn(server)
  await addAccess(server.database, tenantId, TASKS)
  const me: string = (await get('/api/v1/auth/introspect')).body.userId
  const [reviewer, other] = ['u0', 'u1']
  const write = (statement: ReturnType<typeof sql>) => server.database.tx((tx) => tx.count(statement))
  /** Runs a job whose process is killed again and again; how many transactions that took. */
  const run = async (job: JobHandler, id: string, kills: Kill[] = KILLS) => {
    const payload = { campaignId: id, reviewKey: (await reviewOf(id)).key }
    return (await runKilled(job, { database: server.database, tenantId, payload, kills })).transactions
  }
  /** How many tasks have each state: who reviews them, and what happened to them how often. */
  const moved = async (id: string) =>
    server.database.read(async (reader) =>
      reader.rows<{ reviewer: string | null; seq: number; events: string[]; n: number }>(sql`
        select m.user_id as reviewer, t.step_seq as seq, array(
            select e.kind from task_events e where e.tenant_id = t.tenant_id and e.review_key = t.review_key
              and e.numeric_id = t.numeric_id) as events, count(*)::int as n
        from tasks t left join reviewer_set_members m on m.tenant_id = t.tenant_id and m.review_key = t.review_key
          and m.set_key = t.set_key
        where t.tenant_id = ${tenantId} and t.review_key = ${(await reviewOf(id)).key} group by 1, 2, 3`),
    )

  it(
    'escalates each once, wherever its process is killed (REV-044)',
    async () => {
      const escalation = { reassignToApprovers: { approverIds: [me] }, expiration: '3600' }
      const approval = { users: { userIds: [reviewer] }, escalationEnabled: true, escalation }
      const id = await open({ policyId: await policy([{ approval }]) })
      await write(sql`update tasks set step_due_at = now() - interval '1 minute' where tenant_id = ${tenantId}`)
      expect(await run(dueJob, id)).toBeGreaterThan(KILLS.length + 3)
      const n = TASKS
      expect(await moved(id)).toEqual([{ reviewer: me, seq: 2, events: ['ESCALATED'], n }])
      await run(dueJob, id, [])
      expect(await moved(id)).toEqual([{ reviewer: me, seq: 2, events: ['ESCALATED'], n }])
    },
    ROUNDS_TIMEOUT_MS,
  )

  it(
    'gives those of somebody who left to others once, in chunks, and leaves those with a colleague (REV-026)',
    async () => {
      const by = (...userIds: string[]) => policy([{ approval: { users: { userIds } } }])
      const alone = await open({ policyId: await by(reviewer) })
      const shared = await open({ policyId: await by(reviewer, other) })
      await write(sql`
        insert into pending_decisions (tenant_id, user_id, review_key, numeric_id, step_seq, approved, chosen_at, chosen_with)
        select tenant_id, ${reviewer}, review_key, numeric_id, 1, true, now(), 1 from tasks
        where tenant_id = ${tenantId} and review_key = ${(await reviewOf(alone)).key}`)
      await server.database.tx((tx) => updateUserStatus(tx, tenantId, reviewer, 'DISABLED'))
      expect(await run(absentReviewersJob, alone)).toBeGreaterThan(KILLS.length + 3)
      const ofReviewer = { seq: 1, events: [] }
      expect(await moved(alone)).toEqual(
        expect.arrayContaining([{ reviewer: me, seq: 2, events: ['REVIEWER_GONE'], n: expect.any(Number) }]),
      )
      expect((await moved(alone)).filter(({ reviewer: who }) => who === reviewer)).toEqual([])
      const left = (await moved(shared)).filter(({ reviewer: who }) => who === reviewer)
      expect(left).toMatchObject([ofReviewer])
      const pending = await server.database.read((reader) =>
        reader.count(sql`select 1 from pending_decisions where tenant_id = ${tenantId}`),
      )
      expect(pending).toBe(0)
    },
    ROUNDS_TIMEOUT_MS,
  )
})
