import { describe, expect, it } from 'vitest'
import { enginesFor, newStorage } from '../../engines.ts'
import { ROUNDS_TIMEOUT_MS, rounds } from '../../rounds.ts'
import { Submitting } from './submitting.ts'

/** More than are applied in one transaction. */
const GRANTS = 10_000 + rounds(2_000)
const KILLS = rounds(2)

describe.each(enginesFor('kills while submitting'))('a large submission on %s', async (engine) => {
  const storage = await newStorage(engine)
  const submitting = await Submitting.start(storage, GRANTS)

  it(
    'goes on after kill -9 of its server, again and again, and has the same result as one undisturbed (REV-059)',
    async () => {
      const undisturbed = await submitting.chosen()
      const calm = await submitting.submit(undisturbed)
      expect(calm.state).toBe('APPLYING')
      await submitting.further(undisturbed, calm.id, undefined)
      const expected = await submitting.digest(undisturbed)
      expect(expected).toMatchObject({ tasks: GRANTS, decisions: GRANTS, pending: 0 })

      const id = await submitting.chosen()
      const submission = await submitting.submit(id)
      let kills = 0
      for (let seen = 0; kills < KILLS; ) {
        const { state, acceptedCount } = await submitting.further(id, submission.id, seen)
        if (state === 'DONE') break
        await submitting.killAndStart()
        kills++
        seen = acceptedCount
      }
      const done = await submitting.further(id, submission.id, undefined)
      expect(done).toMatchObject({ state: 'DONE', acceptedCount: GRANTS, refusedCount: 0 })
      expect(await submitting.digest(id)).toEqual(expected)
      expect(kills).toBeGreaterThan(0)
    },
    ROUNDS_TIMEOUT_MS,
  )
})
