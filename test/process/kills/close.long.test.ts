import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { enginesFor, newStorage } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { ROUNDS_TIMEOUT_MS, rounds } from '../../rounds.ts'
import { Preparing } from './preparing.ts'

const GRANTS = rounds(8_000)
const KILLS = rounds(2)
const PATH = '/api/v1/access_review'

interface Closed {
  state: string
  campaignInsights?: { markdown: string }
}

describe.each(enginesFor('kills while closing'))('a campaign that is being closed on %s', async (engine) => {
  const preparing = await Preparing.start(await newStorage(engine), GRANTS)
  const campaign = async (id: string): Promise<Closed> =>
    (await preparing.call<{ accessReview: { accessReview: Closed } }>('GET', `${PATH}/${id}`)).accessReview.accessReview
  const until = (id: string, state: string) =>
    eventually(async () => {
      const now = await campaign(id)
      expect(now.state).toBe(`ACCESS_REVIEW_STATE_${state}`)
      return now
    }, ROUNDS_TIMEOUT_MS / 2)

  async function begun(closeDecision: string): Promise<string> {
    const id = await preparing.begin()
    await until(id, 'REVIEW')
    await preparing.call('POST', `${PATH}/${id}/action/start`, {})
    await until(id, 'OPEN')
    const { openCount } = await preparing.call<{ openCount: number }>('GET', `${PATH}/${id}/progress`)
    await preparing.call('POST', `${PATH}/${id}/action/close`, { closeDecision, confirmRevokeCount: openCount })
    return id
  }

  /** What became of the tasks, and what the tallies say. */
  const result = async (id: string) => {
    const { campaignInsights } = await until(id, 'CLOSED')
    const counts = await preparing.behind((database) =>
      database.read((reader) =>
        reader.rows<{ what: string; n: number }>(sql`
          select 'task ' || t.state::text || outcome::text || outcome_reason::text as what, count(*)::int as n
          from tasks t join campaigns c using (tenant_id, review_key) where c.campaign_id = ${id} group by 1
          union all
          select 'tally ' || dimension::text || measure, sum(n)::int from review_tallies y
          join campaigns c using (tenant_id, review_key) where c.campaign_id = ${id} group by 1 having sum(n) <> 0
          union all
          select 'revocation ' || x.state || ' of ' || count(distinct x.task_number) || ' tasks', count(*)::int
          from revocations x join campaigns c using (tenant_id, review_key) where c.campaign_id = ${id} group by x.state
          union all
          select 'event ' || e.kind, count(*)::int from revocation_events e
          join revocations x using (tenant_id, numeric_id) join campaigns c using (tenant_id, review_key)
          where c.campaign_id = ${id} group by 1
          order by 1`),
      ),
    )
    return { counts, insights: campaignInsights?.markdown.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'then') }
  }

  it(
    'has the same outcomes, tallies and insights after kill -9 of its server, again and again (REV-094)',
    async () => {
      const expected = await result(await begun('CLOSE_DECISION_NO_ACTION'))
      expect(expected.counts.find(({ what }) => what === 'task CXN')?.n).toBeGreaterThan(GRANTS / 3)
      const id = await begun('CLOSE_DECISION_NO_ACTION')
      for (let kill = 0; kill < KILLS; kill++) {
        await preparing.killAndStart()
        if ((await campaign(id)).state === 'ACCESS_REVIEW_STATE_CLOSED') break
      }
      await preparing.freeJobs()
      expect(await result(id)).toEqual(expected)
    },
    ROUNDS_TIMEOUT_MS,
  )

  it(
    'has one revocation for each denied task after kill -9 of its server, again and again (REV-104)',
    async () => {
      const id = await begun('CLOSE_DECISION_REVOKED')
      for (let kill = 0; kill < KILLS; kill++) {
        await preparing.killAndStart()
        if ((await campaign(id)).state === 'ACCESS_REVIEW_STATE_CLOSED') break
      }
      await preparing.freeJobs()
      const { counts } = await result(id)
      const countOf = (what: string) => counts.find((row) => row.what === what)?.n ?? 0
      const denied = countOf('task CDF')
      expect(denied).toBeGreaterThan(GRANTS / 3)
      expect(countOf(`revocation READY of ${denied} tasks`)).toBe(denied)
      expect(countOf('event made')).toBe(denied)
    },
    ROUNDS_TIMEOUT_MS,
  )
})
