import { describe, expect, it } from 'vitest'
import { usePostgres } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { freePort } from '../../free-port.ts'
import { ROUNDS_TIMEOUT_MS, rounds } from '../../rounds.ts'
import { spawnServer } from '../../server-process.ts'
import { Gate } from '../gate.ts'
import { Preparing, stepOf, undisturbed } from './preparing.ts'

const GRANTS = rounds(8_000)
const PHASES = ['COUNTING', 'ENTITLEMENTS', 'ACCOUNTS', 'ITEMS']

describe('a campaign that is being prepared on a PostgreSQL server of its own', async () => {
  const postgres = await usePostgres()
  const env = { DATABASE_URL: postgres.url }
  const limits = { poolSize: 4, statementTimeoutMs: 60_000, acquireTimeoutMs: 60_000 }
  const preparing = await Preparing.start({ env, settings: { ...limits, url: postgres.url, dataDir: '' } }, GRANTS)
  const expected = await undisturbed(preparing, GRANTS)

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
    'has the same items when its server is killed with -9 after every step (JOB-013)',
    async () => {
      const { gate, id } = await Gate.begin(postgres.url, () => preparing.begin())
      const phases = new Set<string>()
      for (let step = await gate.step(); step !== undefined; ) {
        const { phase } = JSON.parse(step)
        await preparing.killAndStartAt(gate)
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
