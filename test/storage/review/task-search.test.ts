import { describe, expect, it } from 'vitest'
import type { Reader } from '../../../server/db/index.ts'
import { type Sql, sql } from '../../../server/db/sql.ts'
import type { Actor } from '../../../server/http/index.ts'
import { findReview } from '../../../server/review/review.store.ts'
import { searchedReview, searchTasks, type TaskQuery } from '../../../server/review/tasks/search/task-search.store.ts'
import { COMPANY, reviewingOn } from '../../api/review/reviewing.ts'
import { enginesFor } from '../../engines.ts'
import { useServer } from '../../harness.ts'

interface Plan {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}
const MANY = 50_000

describe.each(enginesFor('searches of tasks'))('searching tasks on %s', async (engine) => {
  const server = await useServer(engine, { jobs: true })
  const { load, open, policy, stored, idOf, tenantId } = await reviewingOn(server)
  await load(COMPANY)
  const id = await open({ policyId: await policy([{ approval: { manager: {} } }]) })
  const userId = await idOf('bob@corp.example')
  const { number = '' } = (await stored(id)).find(({ reviewers }) => reviewers.includes('bob')) ?? {}
  await server.database.tx(async (tx) => {
    await tx.count(sql`
      insert into tasks (tenant_id, review_key, numeric_id, principal_key, entitlement_key, step_since, path_key, set_key,
        app_rank, resource_rank, step_no, why, because, state)
      select t.tenant_id, t.review_key, 1000000 + n, t.principal_key, t.entitlement_key, now(), t.path_key, t.set_key,
        n % 100, n % 50, 0, t.why, t.because, 'O'
      from tasks t, generate_series(1, ${MANY}) as n where t.tenant_id = ${tenantId} and t.numeric_id = ${number}::bigint`)
  })
  await server.database.single((reader) => reader.count(sql`analyze tasks`))
  const review = await server.database.read((reader) => findReview(reader, tenantId, id))
  if (!review) throw new Error('no review')
  const actor = { userId, permissions: new Set(['review.own', 'campaign.own']) } as unknown as Actor

  /** How many rows of tasks a search reads. */
  const rowsRead = async (more: Partial<TaskQuery>): Promise<number> => {
    let read = 0
    const count = (plan: Plan): void => {
      if (plan['Relation Name'] === 'tasks')
        read += (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
      for (const inner of plan.Plans ?? []) count(inner)
    }
    await server.database.read(async (reader) => {
      const explaining: Reader = {
        ...reader,
        async rows<Row>(statement: Sql) {
          const [row] = await reader.rows<{ 'QUERY PLAN': { Plan: Plan }[] }>(
            sql`explain (analyze, timing off, format json) ${statement}`,
          )
          const plan = row?.['QUERY PLAN'][0]?.Plan
          if (plan) count(plan)
          return [] as Row[]
        },
      }
      await searchTasks(explaining, tenantId, actor, {
        ...{ filter: { assigneesInIds: [userId] }, reviews: [searchedReview(review, false)], order: 'number' },
        ...{ after: [], limit: 26 },
        ...more,
      })
    })
    return read
  }

  it.each<[string, Partial<TaskQuery>]>([
    ['by number', {}],
    ['by number, in the middle', { after: ['1025000'] }],
    ['by number, backwards', { order: 'number down' }],
    ['by app', { order: 'app' }],
    ['by app, in the middle', { order: 'app', after: [review.firstNumber, '50', '1020000'] }],
    ['by resource', { order: 'resource' }],
    ['without a filter', { filter: {} }],
  ])('reads about a page of 50,000 tasks: %s', async (_, more) => {
    const read = await rowsRead(more)
    expect(read).toBeGreaterThan(25)
    expect(read).toBeLessThan(300)
  })
})
