import { describe, expect, it } from 'vitest'
import { ArrivingGrants } from './arriving-grants.ts'

const SIZES = { first: 10, largest: 25 }
const arriving = () => new ArrivingGrants(undefined, ['app'])

describe('grants that arrive', () => {
  it('are handed out when there are enough for a statement, and the rest when all are there', async () => {
    const grants = arriving()
    grants.reach(40)
    expect(await grants.next(0, SIZES)).toEqual({ after: 0, upTo: 25 })
    expect(await grants.next(25, SIZES)).toEqual({ after: 25, upTo: 40 })
    const waiting = grants.next(40, SIZES)
    grants.reach(45)
    grants.complete()
    expect(await waiting).toEqual({ after: 40, upTo: 45 })
    expect(await grants.next(45, SIZES)).toBeUndefined()
  })

  it('are handed out again where they are staged anew, also when fewer come', async () => {
    const grants = arriving()
    grants.reach(20)
    expect(await grants.next(0, SIZES)).toEqual({ after: 0, upTo: 20 })
    grants.restart(4)
    const waiting = grants.next(20, SIZES)
    grants.reach(16)
    expect(await waiting).toEqual({ after: 4, upTo: 16 })
    grants.restart(12)
    grants.complete()
    expect(await grants.next(16, SIZES)).toEqual({ after: 12, upTo: 12 })
    expect(await grants.next(12, SIZES)).toBeUndefined()
  })

  it('fail for whoever waits for them when staging does', async () => {
    const grants = arriving()
    const waiting = grants.next(0, SIZES)
    grants.fail(new Error('unreadable'))
    await expect(waiting).rejects.toThrow('unreadable')
    await expect(grants.next(0, SIZES)).rejects.toThrow('unreadable')
  })
})
