import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { enginesFor, newStorage } from '../../engines.ts'
import { eventually, nextLook } from '../../eventually.ts'
import { ROUNDS_TIMEOUT_MS, rounds } from '../../rounds.ts'
import { Preparing, stepOf } from './preparing.ts'

const GRANTS = rounds(8_000)
const KILLS = rounds(2)
const PATH = '/api/v1/access_review'

describe.each(enginesFor('kills while starting'))('a campaign that is being started on %s', async (engine) => {
  const preparing = await Preparing.start(await newStorage(engine), GRANTS)
  const state = async (id: string): Promise<string> => {
    const { accessReview } = await preparing.call<{ accessReview: { accessReview: { state: string } } }>(
      'GET',
      `${PATH}/${id}`,
    )
    return accessReview.accessReview.state
  }
  const until = (id: string, wanted: string) =>
    eventually(async () => expect(await state(id)).toBe(`ACCESS_REVIEW_STATE_${wanted}`), ROUNDS_TIMEOUT_MS / 2)

  /** Waits until a start is at another step than this; undefined when it has ended. */
  async function further(id: string, than: string): Promise<string | undefined> {
    for (;;) {
      const progress = await preparing.progress(id)
      if (progress.state !== 'ACCESS_REVIEW_STATE_STARTING') return undefined
      if (stepOf(progress) !== than) return stepOf(progress)
      await nextLook()
    }
  }

  async function begun(): Promise<string> {
    const id = await preparing.begin()
    await until(id, 'REVIEW')
    await preparing.call('POST', `${PATH}/${id}/action/start`, {})
    return id
  }

  /** Everything that a start makes, without the keys that differ between two starts. */
  const result = async (id: string) => {
    await until(id, 'OPEN')
    return preparing.behind((database) =>
      database.tx(
        (tx) =>
          tx.rows<{ what: string; n: number; digest: string | null }>(sql`
            with mine as (select tenant_id, review_key, first_number from reviews r where campaign_id = ${id}),
            sets as (
              select m.review_key, m.set_key, string_agg(m.user_id, ' ' order by m.user_id) as people
              from reviewer_set_members m join mine using (tenant_id, review_key) group by 1, 2)
            select 'tasks' as what, count(*)::int as n, md5(string_agg(concat_ws(' ', t.numeric_id - mine.first_number,
              t.principal_key, t.entitlement_key, t.path_key, t.step_no, t.step_seq, t.run_no, t.why, t.because, t.state,
              t.outcome, t.app_rank, t.resource_rank, sets.people), ',' order by t.numeric_id)) as digest
            from tasks t join mine using (tenant_id, review_key)
            left join sets on sets.review_key = t.review_key and sets.set_key = t.set_key
            union all
            select 'numbers', count(distinct t.numeric_id)::int, null
            from tasks t join mine using (tenant_id, review_key)
            union all
            select 'tally ' || dimension::text || measure, sum(n)::int, null
            from review_tallies join mine using (tenant_id, review_key) group by 1
            union all select 'groups', count(*)::int, null from review_groups join mine using (tenant_id, review_key)
            union all select 'sets', count(*)::int, null from reviewer_sets join mine using (tenant_id, review_key)
            union all select 'policies', count(*)::int, null from review_policies join mine using (tenant_id, review_key)
            union all select 'reviews', count(*)::int, null from mine
            union all select 'entries', count(*)::int, null from audit_entries
              where target_id = ${id} and operation = 'review.start'
            order by 1`),
        { timeoutMs: 60_000 },
      ),
    )
  }

  it(
    'has the same tasks and reviewers after kill -9 of its server, again and again, and nothing twice (REV-169)',
    async () => {
      const expected = await result(await begun())
      expect(expected.find(({ what }) => what === 'tasks')?.n).toBeGreaterThan(GRANTS / 3)
      const id = await begun()
      expect(await state(id)).toBe('ACCESS_REVIEW_STATE_STARTING')
      for (let kills = 0, seen = ''; kills < KILLS; kills++) {
        const step = await further(id, seen)
        if (step === undefined) break
        await preparing.killAndStart()
        seen = step
      }
      await preparing.freeJobs()
      expect(await result(id)).toEqual(expected)
    },
    ROUNDS_TIMEOUT_MS,
  )
})
