import { describe, expect, it } from 'vitest'
import { sql } from '../../server/db/sql.ts'
import { ENGINES, newStorage } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { ROUNDS_TIMEOUT_MS, rounds } from '../rounds.ts'
import { Preparing } from './preparing.ts'

const GRANTS = rounds(8_000)
const KILLS = rounds(4)
const PATH = '/api/v1/access_review'

interface Closed {
  state: string
  campaignInsights?: { markdown: string }
}

describe.each(ENGINES)('a campaign that is being closed on %s', async (engine) => {
  const preparing = await Preparing.start(await newStorage(engine), GRANTS)
  const campaign = async (id: string): Promise<Closed> =>
    (await preparing.call<{ accessReview: { accessReview: Closed } }>('GET', `${PATH}/${id}`)).accessReview.accessReview
  const until = (id: string, state: string) =>
    eventually(async () => {
      const now = await campaign(id)
      expect(now.state).toBe(`ACCESS_REVIEW_STATE_${state}`)
      return now
    }, ROUNDS_TIMEOUT_MS / 2)

  async function begun(): Promise<string> {
    const id = await preparing.begin()
    await until(id, 'REVIEW')
    await preparing.call('POST', `${PATH}/${id}/action/start`, {})
    await until(id, 'OPEN')
    await preparing.call('POST', `${PATH}/${id}/action/close`, { closeDecision: 'CLOSE_DECISION_NO_ACTION' })
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
          order by 1`),
      ),
    )
    return { counts, insights: campaignInsights?.markdown.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'then') }
  }

  it(
    'has the same outcomes, tallies and insights after kill -9 of its server, again and again (REV-094)',
    async () => {
      const expected = await result(await begun())
      expect(expected.counts.find(({ what }) => what === 'task CXN')?.n).toBeGreaterThan(GRANTS / 3)
      const id = await begun()
      for (let kill = 0; kill < KILLS; kill++) {
        await preparing.killAndStart()
        if ((await campaign(id)).state === 'ACCESS_REVIEW_STATE_CLOSED') break
      }
      await preparing.freeJobs()
      expect(await result(id)).toEqual(expected)
    },
    ROUNDS_TIMEOUT_MS,
  )
})
