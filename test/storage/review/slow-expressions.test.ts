import { describe, expect, it } from 'vitest'
import { ASSIGNMENT_BECAUSE, ASSIGNMENT_CODES } from '../../../contract/review/assignment.ts'
import type { Tx } from '../../../server/db/index.ts'
import { loadReviewScope, moveTasks, type ReviewScope } from '../../../server/review/move-tasks.ts'
import { lockReview } from '../../../server/review/review.store.ts'
import { lockTasks, type TaskRow } from '../../../server/review/task.store.ts'
import { processDue } from '../../../server/review/tasks/steps/due-steps.ts'
import { COMPANY, reviewingOn } from '../../api/review/reviewing.ts'
import { enginesFor } from '../../engines.ts'
import { useServer } from '../../harness.ts'

/** Uses its budget up for the people of Finance, so for Eli alone. */
const digits = '[1,2,3,4,5,6,7,8,9,0]'
const EXPENSIVE = `${Array(8).fill(`${digits}.all(x, `).join('')}true${')'.repeat(8)}`
const IN_FINANCE = `subject.department == "Finance" && ${EXPENSIVE}`

const engines = enginesFor('slow expressions')

describe.each(engines)('an expression that takes too long after the start on %s', async (engine) => {
  const server = await useServer(engine, { jobs: true })
  const { load, policy, open, stored, idOf, tenantId } = await reviewingOn(server)
  await load(COMPANY)
  const [ann, bob] = [await idOf('ann@corp.example'), await idOf('bob@corp.example')]

  /** Does something to all tasks of a campaign, in a transaction that has no time left for expressions. */
  const late = async (id: string, work: (tx: Tx, scope: ReviewScope, tasks: readonly TaskRow[]) => Promise<void>) => {
    const numbers = (await stored(id)).map(({ number }) => number)
    await server.database.tx(async (tx) => {
      const review = await lockReview(tx, tenantId, id, 'share')
      if (!review) throw new Error('not started')
      const scope = await loadReviewScope(tx, tenantId, review)
      const { allowance } = scope
      const tasks = await lockTasks(tx, tenantId, review.key, numbers)
      await work(tx, { ...scope, allowance: { ...allowance, usedMs: allowance.totalMs } }, tasks)
    })
  }
  const rows = async (id: string) => Object.fromEntries((await stored(id)).map((task) => [task.item, task]))

  it('of approvers leads to the chain for whom it takes too long, and nobody else (REV-161)', async () => {
    const expression = `${IN_FINANCE} ? appOwners : [svc.directory.users.v1.FindByEmail("ann@corp.example")]`
    const first = { approval: { users: { userIds: [bob] } } }
    const second = { approval: { expression: { expressions: [expression] } } }
    const id = await open({ policyId: await policy([first, second]) })
    await late(id, (tx, scope, tasks) =>
      moveTasks(
        tx,
        scope,
        tasks.map((task) => ({ task, to: { opens: 1, passedBy: 'people' } })),
      ),
    )
    expect((await rows(id))['read of eli']).toMatchObject({
      reviewers: ['admin'],
      why: ASSIGNMENT_CODES.indexOf('CAMPAIGN_OWNER'),
      because: ASSIGNMENT_BECAUSE.indexOf('EXPRESSION_FAILED'),
    })
    expect((await rows(id))['access of cid']).toMatchObject({
      reviewers: ['ann'],
      why: ASSIGNMENT_CODES.indexOf('EXPRESSION'),
    })
  })

  it('of a wait does not hold, and ends no wait but those for which it holds (REV-161)', async () => {
    const wait = { condition: { condition: `!(${IN_FINANCE})` }, timeoutDuration: '864000s' }
    const id = await open({ policyId: await policy([{ wait }, { approval: { users: { userIds: [ann] } } }]) })
    await late(id, (tx, scope, tasks) =>
      processDue(
        tx,
        scope,
        tasks.filter(({ state }) => state === 'W'),
      ),
    )
    expect((await rows(id))['read of eli']).toMatchObject({ state: 'W', seq: 1 })
    expect((await rows(id))['access of cid']).toMatchObject({ state: 'O', reviewers: ['ann'] })
  })

  it('of a rule leads to the campaign owners when a policy replaces another (REV-161)', async () => {
    const other = await policy(
      [{ approval: { users: { userIds: [ann] } } }],
      { rules: [{ condition: IN_FINANCE, policyKey: 'strict' }] },
      { strict: [{ approval: { users: { userIds: [bob] } } }] },
    )
    const escalation = { replacePolicy: { policyId: other }, expiration: '3600' }
    const step = { approval: { users: { userIds: [bob] }, escalationEnabled: true, escalation } }
    const id = await open({ policyId: await policy([step]) })
    await late(id, processDue)
    expect((await rows(id))['read of eli']).toMatchObject({
      reviewers: ['admin'],
      because: ASSIGNMENT_BECAUSE.indexOf('RULE_FAILED'),
    })
    expect((await rows(id))['access of cid']).toMatchObject({ reviewers: ['ann'], run: 2 })
  })
})
