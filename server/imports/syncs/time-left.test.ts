import { describe, expect, it } from 'vitest'
import { ENDS, ENDS_AHEAD } from './sync-progress.ts'
import { secondsLeft } from './time-left.ts'

const PHASES = ['READING', 'CHECKING', 'WRITING'] as const

/** How much longer or shorter than usual a phase takes. */
const DEVIATIONS = [0.75, 1, 1.4]
const MOMENTS = 50

/** Each of these with one more phase, which takes its usual share of 100 s, or longer, or shorter. */
const withEach = (some: number[][], share: number): number[][] =>
  some.flatMap((durations) => DEVIATIONS.map((deviation) => [...durations, 100 * share * deviation]))

/** All moments at which a sync says how far it is, with the truth, if its phases take so long. */
function momentsOf(ends: Record<(typeof PHASES)[number], number>, durations: readonly number[], rest: number) {
  const whole = durations.reduce((sum, seconds) => sum + seconds, rest)
  return PHASES.flatMap((phase, n) => {
    const before = durations.slice(0, n).reduce((sum, seconds) => sum + seconds, 0)
    const from = n === 0 ? 0 : ends[PHASES[n - 1] ?? 'READING']
    return Array.from({ length: MOMENTS }, (_, moment) => {
      const part = (moment + 1) / MOMENTS
      const phaseSeconds = part * (durations[n] ?? 0)
      const seconds = before + phaseSeconds
      const share = from + (ends[phase] - from) * part
      return { reached: { seconds, phaseSeconds, part, share, phaseEnd: ends[phase] }, left: whole - seconds, whole }
    })
  })
}

describe('the time that a sync says is left', () => {
  it('is within a factor of two in the second half, though each phase takes up to 1.4 times its time or 0.75 of it (IMP-173)', () => {
    const all = [ENDS.first, ENDS.again, ENDS_AHEAD.first, ENDS_AHEAD.again].flatMap((ends) => {
      const usual = [ends.READING, ends.CHECKING - ends.READING, ends.WRITING - ends.CHECKING, 1 - ends.WRITING]
      const durations = usual.reduce(withEach, [[]])
      return durations.flatMap((of) => momentsOf(ends, of.slice(0, 3), of[3] ?? 0))
    })
    const ratios = all
      .filter(({ left, whole }) => left <= whole / 2)
      .map(({ reached, left }) => (secondsLeft(reached) ?? 0) / left)
    expect(ratios.length).toBeGreaterThan(1_000)
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(0.5)
    expect(Math.max(...ratios)).toBeLessThanOrEqual(2)
  })

  it('follows the rate of a phase that is much slower than usual (IMP-173)', () => {
    const { READING, CHECKING, WRITING } = ENDS.first
    const durations = [100 * READING, 100 * (CHECKING - READING), 4 * 100 * (WRITING - CHECKING)]
    for (const { reached, left, whole } of momentsOf(ENDS.first, durations, 100 * (1 - WRITING)))
      if (left <= whole / 2) expect((secondsLeft(reached) ?? 0) / left).toBeGreaterThanOrEqual(0.5)
  })

  it('is unknown before anything is done', () => {
    expect(secondsLeft({ seconds: 5, phaseSeconds: 5, part: 0, share: 0, phaseEnd: 0.4 })).toBeUndefined()
  })
})
