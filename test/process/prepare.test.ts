import { describe, expect, it } from 'vitest'
import { enginesFor, newStorage, usePostgres } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { IS_LONG, ROUNDS_TIMEOUT_MS, rounds, sample } from '../rounds.ts'
import { spawnServer } from '../server-process.ts'
import { Gate } from './gate.ts'
import { Preparing, stepOf } from './preparing.ts'

const GRANTS = rounds(8_000)
const KILLS = rounds(3)
const PHASES = ['COUNTING', 'ENTITLEMENTS', 'ACCOUNTS', 'ITEMS']
/** The phases after whose first step `npm test` kills the server. */
const KILLED_PHASES = sample(PHASES, 2, 'phases of a preparation')

/** Numbers from 0 to below 1, always the same. */
function* chances(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    yield state / 2 ** 31
  }
}

/** Prepares a campaign that nobody disturbs, and looks at it all the while. */
async function undisturbed(preparing: Preparing) {
  const id = await preparing.begin()
  await preparing.further(id, undefined)
  const digest = await preparing.digest(id)
  expect(digest.items).toBeGreaterThan(GRANTS / 3)
  expect(digest.items).toBeLessThan(GRANTS)
  return digest
}

describe.each(enginesFor('kills while preparing'))(
  'a campaign that is being prepared on %s (JOB-001, JOB-013)',
  async (engine) => {
    const storage = await newStorage(engine)
    const preparing = await Preparing.start(storage, GRANTS)

    it(
      'answers all the time, and has the same items after kill -9 of its server, again and again',
      async () => {
        const expected = await undisturbed(preparing)
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

describe('a campaign that is being prepared on a PostgreSQL server of its own', async () => {
  const postgres = await usePostgres()
  const env = { DATABASE_URL: postgres.url }
  const limits = { poolSize: 4, statementTimeoutMs: 60_000, acquireTimeoutMs: 60_000 }
  const preparing = await Preparing.start({ env, settings: { ...limits, url: postgres.url, dataDir: '' } }, GRANTS)
  const expected = await undisturbed(preparing)

  it(
    'is prepared once by two workers when the one at work is killed (JOB-007)',
    async () => {
      const other = await spawnServer(await freePort(), env)
      const id = await preparing.begin()
      const seen = stepOf(await preparing.progress(id))
      const progress = await preparing.further(id, seen)
      expect(progress.state).toBe('ACCESS_REVIEW_STATE_PREPARING')
      const atWork = await preparing.workerPid()
      const [dead, alive] = atWork === other.child.pid ? [other, preparing.server] : [preparing.server, other]
      expect([dead.child.pid, alive.child.pid]).toContain(atWork)
      await dead.end('SIGKILL')
      await preparing.freeJobs()
      await preparing.further(id, undefined, alive.url)
      expect(await preparing.digest(id)).toEqual(expected)
      if (alive === other) preparing.server = other
      else await other.end('SIGKILL')
    },
    ROUNDS_TIMEOUT_MS,
  )

  it(
    `has the same items when its server is killed with -9 after ${IS_LONG ? 'every step' : `the first step of ${KILLED_PHASES.join(' and ')}`} (JOB-013)`,
    async () => {
      const { gate, id } = await Gate.begin(postgres.url, () => preparing.begin())
      const phases = new Set<string>()
      for (let step = await gate.step(); step !== undefined; ) {
        const { phase } = JSON.parse(step)
        if (IS_LONG || (KILLED_PHASES.includes(phase) && !phases.has(phase))) await preparing.killAndStartAt(gate)
        phases.add(phase)
        // The first transactions of a new server look at where to go on.
        let next = step as string | undefined
        for (; next === step; next = await gate.step()) await gate.passOne()
        step = next
      }
      await gate.open()
      expect((await preparing.further(id, undefined)).doneCount).toBe(GRANTS)
      expect(await preparing.digest(id)).toEqual(expected)
      expect([...phases]).toEqual(expect.arrayContaining(PHASES))
    },
    ROUNDS_TIMEOUT_MS,
  )

  it(
    'goes on by itself when the database was killed and is back',
    async () => {
      const id = await preparing.begin()
      const seen = stepOf(await preparing.progress(id))
      expect((await preparing.further(id, seen)).state).toBe('ACCESS_REVIEW_STATE_PREPARING')
      postgres.kill()
      postgres.start()
      await eventually(async () => {
        await preparing.freeJobs()
        const { state } = await preparing.progress(id)
        expect(state).toBe('ACCESS_REVIEW_STATE_REVIEW')
      }, ROUNDS_TIMEOUT_MS / 2)
      expect(await preparing.digest(id)).toEqual(expected)
    },
    ROUNDS_TIMEOUT_MS,
  )
})
