import { describe, expect, it } from 'vitest'
import type { TenantId } from '../../lib/ids.ts'
import { compileCelBatch, timeAllowance } from '../compile-cel.ts'
import { CelFault, EvaluationTimeout } from '../fault.ts'
import { Meter } from '../meter.ts'
import { ThreadLost, ThreadPool } from './thread-pool.ts'

const now = new Date('2026-03-04T05:06:07.089Z')
const FOREVER_MS = Number.POSITIVE_INFINITY
const people = (count: number) => Array.from({ length: count }, (_, n) => ({ subject: { id: `${n}` } }))

/** Uses its budget up. */
const digits = '[1,2,3,4,5,6,7,8,9,0]'
const EXPENSIVE = `${Array(8).fill(`${digits}.all(x, `).join('')}true${')'.repeat(8)}`
const TOO_LONG = { problem: 'The expression takes too long to evaluate; simplify it' }

const evaluate = (text: string, count: number, tenantId: string, totalMs = FOREVER_MS) =>
  compileCelBatch('user_scope', text)(
    { tenantId: tenantId as TenantId, now, lookup: {} as never, allowance: timeAllowance(totalMs) },
    people(count),
  )

it('the event loop goes on while an expression is evaluated (CEL-002)', async () => {
  let turns = 0
  let isDone = false
  const evaluating = evaluate(EXPENSIVE, 5, 'a').finally(() => {
    isDone = true
  })
  while (!isDone && turns < 10) {
    await new Promise(setImmediate)
    turns++
  }
  expect(turns).toBe(10)
  expect(await evaluating).toEqual(Array(5).fill(TOO_LONG))
})

it('tenants take turns: the short batch of one does not wait for the end of the long batches of another (CEL-003)', async () => {
  const ended: string[] = []
  const long = Array.from({ length: 4 }, () => evaluate(EXPENSIVE, 4, 'a').then(() => ended.push('long')))
  // The long ones have begun when their threads have work of this one too.
  await evaluate('subject.id == "0"', 1, 'b').then(() => ended.push('short'))
  await Promise.all(long)
  expect(ended[0]).toBe('short')
})

describe('time', () => {
  it('evaluations that use up their allowance together fail as a whole, never with a result (CEL-004)', async () => {
    await expect(evaluate('subject.id == "0"', 3, 'a', 0)).rejects.toThrow(
      new EvaluationTimeout('Evaluating took more than 0 seconds'),
    )
  })

  describe('with a lenient allowance', () => {
    const lenient = (more: { usedMs: number; aloneMs: number }) =>
      compileCelBatch('user_scope', `subject.id != "1" || ${EXPENSIVE}`)(
        { tenantId: 'a' as TenantId, now, lookup: {} as never, allowance: { totalMs: 60_000, ...more } },
        people(3),
      )

    it('a batch that runs out of time is evaluated one by one, and only who takes too long fails (CEL-009)', async () => {
      expect(await lenient({ usedMs: 60_000, aloneMs: FOREVER_MS })).toEqual([
        { value: true },
        TOO_LONG,
        { value: true },
      ])
    })

    it('somebody who takes too long alone has a problem (CEL-009)', async () => {
      const problem = { problem: 'Evaluating took more than 0 seconds' }
      expect(await lenient({ usedMs: 60_000, aloneMs: 0 })).toEqual(Array(3).fill(problem))
    })

    it('all together end after twice the time, and the rest have a problem (CEL-009)', async () => {
      const problem = { problem: 'There was no time left to evaluate the expression' }
      expect(await lenient({ usedMs: 120_001, aloneMs: FOREVER_MS })).toEqual(Array(3).fill(problem))
    })
  })

  it('an evaluation that takes too long fails, whatever operators ignore (CEL-004)', () => {
    const meter = new Meter()
    meter.limitTime(-1)
    const payMuch = () => {
      for (let n = 0; n < 2000; n++) meter.pay(1)
    }
    expect(payMuch).toThrow(EvaluationTimeout)
    expect(() => meter.pay(1)).toThrow(EvaluationTimeout)
    expect(meter.fault).toBeInstanceOf(EvaluationTimeout)
  })

  it('the budget does not depend on the clock', () => {
    const meter = new Meter()
    meter.limitTime(FOREVER_MS)
    expect(() => meter.pay(3_000_000)).toThrow(CelFault)
  })

  it('a thread that does not reply is ended: its evaluation fails, others are started again (CEL-005)', async () => {
    // No thread starts in no time.
    const pool = new ThreadPool({ size: 1, replyTimeoutMs: 0 })
    const open = (tenant: string) => pool.openBatch(tenant, { context: 'user_scope', text: 'true', now })
    const [first, second] = [open('a'), open('b')]
    const replies = [first.turn({ subjects: people(1) }), second.turn({ subjects: people(1) })]
    const [one, other] = await Promise.allSettled(replies)
    expect(one).toMatchObject({ reason: expect.any(EvaluationTimeout) })
    expect(other).toMatchObject({ reason: expect.any(ThreadLost) })
    await expect(second.turn({})).rejects.toBeInstanceOf(ThreadLost)
  })
})
