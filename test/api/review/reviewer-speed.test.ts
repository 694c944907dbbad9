import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { decidingOn, PATH } from './deciding.ts'

const ACCOUNTS = 150
const RISKY = 3
const rows = (row: (n: number) => string) => Array.from({ length: ACCOUNTS }, (_, n) => row(n)).join('')

/** Cid has 150 accounts, three of them with access of high risk. Ann and Bob review them. */
const COMPANY = {
  users: `id,email,name
u1,ann@corp.example,Ann Berg
u2,bob@corp.example,Bob Chen
u3,cid@corp.example,Cid Diaz
`,
  apps: `id,name,owners
crm,Customer database,ann@corp.example
`,
  entitlements: `app,id,name,risk_level
crm,access,Access,Low
crm,export,Export all customers,High
`,
  accounts: `app,id,username,user
${rows((n) => `crm,c${n},cid${n},u3\n`)}`,
  grants: `app,entitlement,account
${rows((n) => `crm,${n < RISKY ? 'export' : 'access'},c${n}\n`)}`,
}

describe('how fast reviewers decide', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const on = await decidingOn(server)
  await on.load(COMPANY)
  const [ann, bob] = [await on.as('ann'), await on.as('bob')]
  const policyId = await on.policy([{ approval: { users: { userIds: [ann.userId, bob.userId] } } }])
  const opened = async () => {
    const id = await on.open({ policyId })
    const found = (await on.tasks(id)).sort((a, b) => Number(a.item < b.item) - Number(a.item > b.item))
    const isRisky = ({ item }: { item: string }) => /^export/i.test(item)
    return { id, plain: found.filter((task) => !isRisky(task)), risky: found.filter(isRisky) }
  }
  type Tasks = Awaited<ReturnType<typeof opened>>['plain']
  const choose = async (caller: typeof ann, id: string, tasks: Tasks, decision = 'APPROVE') =>
    expect(
      (
        await on.set(
          caller,
          id,
          tasks.map((task) => ({ taskId: task.id, policyStepId: task.policyStepId, decision })),
        )
      ).status,
    ).toBe(200)
  /** As if each had been chosen by itself, so many seconds after the previous one. */
  const spread = (userId: string, seconds: number) =>
    server.database.tx((tx) =>
      tx.count(sql`
        update pending_decisions p set chosen_with = 1,
          chosen_at = now() - interval '1 hour' + make_interval(secs => ${seconds}::float8 * o.n)
        from (select numeric_id, row_number() over (order by numeric_id) as n from pending_decisions
          where user_id = ${userId}) o
        where p.user_id = ${userId} and p.numeric_id = o.numeric_id`),
    )
  const submit = async (caller: typeof ann, id: string) => expect((await on.submit(caller, id)).status).toBe(200)
  interface Need {
    code: string
    userId: string
    count: number
    description: string
  }
  const needs = async (id: string): Promise<Need[]> => (await on.get(`${PATH}/${id}/summary`)).body.needsYou
  const found = async (id: string) => (await needs(id)).map(({ code, userId, count }) => `${code} ${userId} ${count}`)

  it('is told to owners when most of fifty choices came within three seconds of the one before (WEB-101)', async () => {
    const { id, plain } = await opened()
    await choose(ann, id, plain.slice(0, 49))
    await spread(ann.userId, 2.9)
    await submit(ann, id)
    expect(await found(id)).toEqual([])
    // One by one: the fiftieth counts with those that were submitted before, however long after them.
    const [last] = plain.slice(49)
    expect((await on.answer(ann, last as (typeof plain)[number], { approved: true })).status).toBe(200)
    expect(await found(id)).toEqual([`DECIDED_FAST ${ann.userId} 48`])
    expect((await needs(id))[0]?.description).toBe(
      'Ann Berg made 50 choices, and 48 of them less than 3 seconds after the previous one. Ask how they were checked, and restart the tasks that should be decided again.',
    )
    await choose(bob, id, plain.slice(50, 110))
    await spread(bob.userId, 3.1)
    await submit(bob, id)
    expect(await found(id)).toEqual([`DECIDED_FAST ${ann.userId} 48`])
    const { list } = (await on.get(`${PATH}/${id}/reviewers`)).body
    const counts = list.map((one: Record<string, unknown>) => [one.displayName, one.choiceCount, one.quickChoiceCount])
    expect(counts).toEqual([
      ['Ann Berg', 50, 48],
      ['Bob Chen', 60, 0],
    ])
  })

  it('is told when more than a hundred are approved at once with high risk among them, not when they are denied (WEB-102)', async () => {
    const { id, plain, risky } = await opened()
    await choose(ann, id, [...plain.slice(0, 98), ...risky.slice(0, 2)])
    await submit(ann, id)
    expect(await found(id)).toEqual([])
    const other = await opened()
    await choose(ann, other.id, other.plain.slice(0, 101))
    await choose(bob, other.id, [...other.plain.slice(0, 100), ...other.risky], 'DENY')
    await submit(bob, other.id)
    await submit(ann, other.id)
    expect(await found(other.id)).toEqual([])
    const third = await opened()
    await choose(ann, third.id, [...third.plain.slice(0, 100), ...third.risky])
    await submit(ann, third.id)
    expect(await found(third.id)).toEqual([`APPROVED_AT_ONCE ${ann.userId} 103`])
    expect((await needs(third.id))[0]?.description).toContain(
      'Ann Berg approved 103 tasks at once, 3 of them with high risk.',
    )
  })

  it('can be followed to the submissions of that reviewer, which others do not see (WEB-101)', async () => {
    const { id, plain } = await opened()
    for (const [caller, from] of [
      [ann, 0],
      [bob, 1],
    ] as const) {
      await choose(caller, id, plain.slice(from, from + 1))
      await submit(caller, id)
    }
    const by = async (caller: { get: typeof ann.get }, query = '') =>
      (await caller.get(`${PATH}/${id}/submissions${query}`)).body.list.map(
        ({ userDisplayName }: { userDisplayName: string }) => userDisplayName,
      )
    expect(await by(on)).toEqual(['Bob Chen', 'Ann Berg'])
    expect(await by(on, `?userId=${ann.userId}`)).toEqual(['Ann Berg'])
    expect(await by(on, '?userId=nobody')).toEqual([])
    expect(await by(bob, `?userId=${ann.userId}`)).toEqual([])
    expect(await by(bob)).toEqual(['Bob Chen'])
  })
})
