import { Writable } from 'node:stream'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import type { TenantId } from '../../lib/ids.ts'
import { ENDS_AHEAD, SyncProgress } from './sync-progress.ts'

describe('the progress of a sync', () => {
  it('never falls, ends below 100 while it is not done, and is logged with ids and numbers only; rows are told once they are known (IMP-173, IMP-205)', () => {
    const lines: Record<string, unknown>[] = []
    const to = new Writable({
      write(chunk, _, done) {
        lines.push(JSON.parse(String(chunk)))
        done()
      },
    })
    const saved: number[] = []
    const single = (work: (reader: never) => Promise<unknown>) => {
      const count = async ({ values }: { values: unknown[] }) => saved.push(Number(values[2]))
      return work({ count } as never) as Promise<never>
    }
    const ref = { tenantId: 't' as TenantId, sourceId: 'source', syncId: 'sync' }
    const progress = new SyncProgress({ single }, ref, pino(to))
    progress.expect('first')
    progress.begin('READING', 100)
    for (const bytes of [50, 20, 100]) progress.reach(bytes)
    progress.begin('CHECKING', 0)
    progress.add(10)
    progress.begin('WRITING', 10, 5)
    for (let row = 0; row < 20; row++) progress.add(1)
    progress.end('SYNC_STATE_DONE')
    expect(saved).toEqual([16])
    const [first, last] = [lines[0], lines.at(-1)]
    expect(first).toMatchObject({ msg: 'import begins', percent: 0 })
    expect(last).toMatchObject({ msg: 'import ends', percent: 95, phase: 'WRITING', outcome: 'SYNC_STATE_DONE' })
    expect(first).not.toHaveProperty('totalRows')
    expect(last).toMatchObject({ doneRows: 5, totalRows: 5 })
    expect(Object.keys(progress.phaseSeconds())).toEqual(['READING', 'CHECKING', 'WRITING'])
    const { level, time, pid, hostname, msg, phase, outcome, syncId, sourceId, ...numbers } = last ?? {}
    expect(Object.values(numbers).every((value) => typeof value === 'number')).toBe(true)
  })

  it('goes on evenly where rows are checked while files are read (IMP-275)', () => {
    const shown: number[] = []
    const log = { info: ({ percent }: { percent: number }) => shown.push(percent) } as unknown as pino.Logger
    const ref = { tenantId: 't' as TenantId, sourceId: 'source', syncId: 'sync' }
    const progress = new SyncProgress({ single: () => Promise.resolve() as Promise<never> }, ref, log)
    const show = () => progress.end('')
    progress.expect('first')
    progress.begin('READING', 100)
    progress.checkAhead()
    progress.reach(100)
    progress.check(50)
    show()
    progress.beginChecking(50)
    show()
    progress.check(100)
    show()
    progress.begin('WRITING', 50, 50)
    show()
    const { READING, CHECKING } = ENDS_AHEAD.first
    expect(shown).toEqual([0, ...[READING, READING, CHECKING, CHECKING].map((share) => Math.floor(share * 100))])
  })
})
