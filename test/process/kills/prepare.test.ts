import { describe, expect, it } from 'vitest'
import { enginesFor, newStorage } from '../../engines.ts'
import { ROUNDS_TIMEOUT_MS, rounds } from '../../rounds.ts'
import { Preparing, stepOf, undisturbed } from './preparing.ts'

const GRANTS = rounds(8_000)
const KILLS = rounds(3)

/** Numbers from 0 to below 1, always the same. */
function* chances(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    yield state / 2 ** 31
  }
}

// Kills after every step, of one of two workers and of the database: prepare.long.test.ts.
describe.each(enginesFor('kills while preparing'))(
  'a campaign that is being prepared on %s (JOB-001, JOB-013)',
  async (engine) => {
    const storage = await newStorage(engine)
    const preparing = await Preparing.start(storage, GRANTS)

    it(
      'answers all the time, and has the same items after kill -9 of its server, again and again',
      async () => {
        const expected = await undisturbed(preparing, GRANTS)
        const chance = chances(7)
        const phases: string[] = []
        const id = await preparing.begin()
        let seen = stepOf(await preparing.progress(id))
        while (phases.length < KILLS) {
          const progress = await preparing.further(id, seen)
          if (progress.state === 'ACCESS_REVIEW_STATE_REVIEW') break
          // Somewhere in the next chunks, not always right after one.
          await new Promise((resolve) => setTimeout(resolve, chance.next().value * 40))
          await preparing.killAndStart()
          const after = await preparing.progress(id)
          phases.push(after.phase)
          seen = stepOf(after)
        }
        expect((await preparing.further(id, undefined)).doneCount).toBe(GRANTS)
        expect(await preparing.digest(id)).toEqual(expected)
        // Otherwise nothing was killed, or always in the same place.
        expect(phases.length).toBeGreaterThan(2)
        expect(new Set(phases).size).toBeGreaterThan(1)
      },
      ROUNDS_TIMEOUT_MS,
    )
  },
)
