import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { closeJob } from '../../../server/review/close/close-job.ts'
import { foldTallies, listUnfolded } from '../../../server/review/progress/fold.store.ts'
import { loadTotals } from '../../../server/review/progress/progress.store.ts'
import { ACCOUNTS, closingOn } from '../../api/review/closing.ts'
import { enginesFor } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { rounds } from '../../rounds.ts'
import { type Kill, runKilled } from '../../run-killed.ts'
import { beginCloseByHand } from '../campaign/by-hand.ts'

const SIZES = { first: 5, smallest: 5, largest: 5, chunkMs: 1_000 }
const MANY = 40
/** Kills every step once: the one after it goes through. */
const everyStep = (when: Kill['when']): Kill[] =>
  [0, ...Array.from({ length: MANY }, (_, n) => 2 + 3 * n)].map((at) => ({ at, when }))

describe.each(enginesFor('closes'))('a review that is closed on %s', async (engine) => {
  const server = await useServer(engine, { jobs: true })
  const on = await closingOn(server)
  const { load, open, tenantId, review, counts, decide, choose } = on
  const { database } = server
  await load(ACCOUNTS)

  /** The test runs its job itself. */
  const begin = (id: string) => beginCloseByHand(database, tenantId, id)

  /** What became of a campaign that was closed while its process was killed like this. */
  async function closedWith(kills: readonly Kill[]) {
    const id = await open({ displayName: 'Review' })
    await decide('bob', id, 'APPROVE', 10)
    await decide('bob', id, 'DENY', 2)
    await choose('bob', id, 'DENY', 5)
    await begin(id)
    const { key } = await review(id)
    const payload = { campaignId: id, reviewKey: key }
    const run = await runKilled(closeJob(SIZES), { database, tenantId, payload, kills })
    const { campaignInsights, state } = await on.campaign(id)
    const left = await on.left(id)
    return {
      transactions: run.transactions,
      phases: new Set(run.saves.map(({ phase }) => phase)),
      result: {
        ...{ state, left, counts: await counts(id) },
        totals: await database.read((reader) => loadTotals(reader, tenantId, key)),
        insights: campaignInsights.markdown.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'then'),
      },
    }
  }

  it('is the same after a kill in each of its steps: no open task, tallies as tasks, the same insights (REV-094)', async () => {
    const undisturbed = await closedWith([])
    expect(undisturbed.result).toMatchObject({
      state: 'ACCESS_REVIEW_STATE_CLOSED',
      left: { pending: 0, decisions: 12 },
      counts: { CP: 10, DP: 2, DF: 37 },
      totals: { open: 0, closed: 49, decided: 12, denied: 39 },
    })
    expect([...undisturbed.phases]).toEqual(['DECIDING', 'REMOVING', 'SETTLING', 'CHECK', 'DONE'])
    for (const when of ['before', 'inside', 'after'] as const) {
      const killed = await closedWith(everyStep(when))
      expect(killed.result).toEqual(undisturbed.result)
      expect(killed.transactions).toBeGreaterThan(undisturbed.transactions + 5)
    }
  })

  it('is not closed while its tallies differ from its tasks, and is once they agree again', async () => {
    const id = await open()
    await begin(id)
    const { key } = await review(id)
    const run = () => runKilled(closeJob(SIZES), { database, tenantId, payload: { campaignId: id, reviewKey: key } })
    const add = (n: number) =>
      on.write(sql`
        insert into review_tallies (tenant_id, review_key, dimension, key, measure, n)
        values (${tenantId}, ${key}, 'A', 1, 'DF', ${n})`)
    await add(1)
    await expect(run()).rejects.toThrow(/is not done: DF: 45 tasks, 46 tallied/)
    expect((await on.campaign(id)).state).toBe('ACCESS_REVIEW_STATE_OPEN')
    await add(-1)
    await run()
    expect((await on.campaign(id)).state).toBe('ACCESS_REVIEW_STATE_CLOSED')
  })

  it('has the same totals while its tallies are added up and others write', async () => {
    const id = await open()
    const { key } = await review(id)
    const totals = () => database.read((reader) => loadTotals(reader, tenantId, key))
    const rows = () =>
      database.read((reader) => reader.count(sql`select 1 from review_tallies where review_key = ${key}`))
    for (let round = 0; round < 5; round++) {
      const before = await totals()
      const deciding = decide('bob', id, round % 2 ? 'DENY' : 'APPROVE', 3)
      const folding = database.tx((tx) => foldTallies(tx, tenantId, key))
      await Promise.all([deciding, folding])
      const after = await totals()
      expect([after.open, after.closed]).toEqual([before.open - 3, before.closed + 3])
    }
    await database.tx((tx) => foldTallies(tx, tenantId, key))
    const folded = await rows()
    await database.tx((tx) => foldTallies(tx, tenantId, key))
    expect(await rows()).toBe(folded)
    expect(await totals()).toMatchObject({ open: 34, closed: 15, decided: 15, denied: 6 })
    expect(await database.read((reader) => listUnfolded(reader, tenantId))).not.toContain(key)
    await on.write(sql`
      insert into review_tallies (tenant_id, review_key, dimension, key, measure, n)
      select ${tenantId}, ${key}, 'A', 1, 'O', n % 2 * 2 - 1 from generate_series(1, 2000) n`)
    expect(await database.read((reader) => listUnfolded(reader, tenantId))).toContain(key)
    expect(await totals()).toMatchObject({ open: 34 })
  })

  it('has each decision that is sent while closing begins accepted and kept, or refused (REV-093)', async () => {
    let id = ''
    const caller = await on.as('bob')
    const seen = new Set<string>()
    /** Half of the rounds submit, half answer directly; the close begins ever later, and then sooner again. */
    const round = async (n: number, { taskId, policyStepId }: { taskId: string; policyStepId: string }) => {
      const { key } = await review(id)
      const decisions = [{ taskId, policyStepId, decision: 'APPROVE' }]
      if (n % 2 === 0) await caller.post(`/api/v1/access_review/${id}/pending_decisions`, { decisions })
      const before = Number((await on.left(id))?.decisions)
      const send = () =>
        n % 2 === 0
          ? caller.post(`/api/v1/access_review/${id}/submissions`, { taskIds: [taskId] })
          : caller.post(`/api/v1/tasks/${taskId}/action/approve`, { policyStepId })
      const beginLater = async () => {
        for (let wait = 0; wait < n % 8; wait++) await fetch(`${server.url}/healthz`)
        await begin(id)
      }
      const [reply] = await Promise.all([send(), beginLater()])
      const kept = Number((await on.left(id))?.decisions) - before
      seen.add(reply.status === 200 ? 'accepted' : reply.body.details[0].reason)
      expect([reply.status, kept]).toEqual(reply.status === 200 ? [200, 1] : [409, 0])
      // What BEGIN counted is what is open.
      const { total } = await review(id)
      expect(total).toBe((await counts(id)).O ?? 0)
      await on.write(sql`update reviews set closing_at = null where review_key = ${key}`)
      await on.write(sql`update campaigns set is_closing = false where campaign_id = ${id}`)
    }
    for (let n = 0, left: Awaited<ReturnType<typeof on.tasks>> = []; n < rounds(40); n++) {
      if (left.length === 0) {
        id = await open()
        left = (await on.tasks(id)).filter(({ reviewers }) => reviewers.includes('bob'))
      }
      const task = left.pop()
      if (task) await round(n, task)
    }
    for (const outcome of seen) expect(['accepted', 'CAMPAIGN_CLOSING']).toContain(outcome)
  })
})
