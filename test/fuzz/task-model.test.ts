import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enginesFor } from '../engines.ts'
import { useServer } from '../harness.ts'
import { parameters, ROUNDS_TIMEOUT_MS } from '../rounds.ts'
import { CLOSE_DECISIONS, events, policies, TaskModel } from './task-model.ts'
import { taskRunnerOn } from './task-runner.ts'

describe.each(enginesFor('random tasks'))('the tasks of a review on %s', async (engine) => {
  const { start, agree, happenings, close, restore } = await taskRunnerOn(await useServer(engine))

  it(
    'are what a model says, whatever happens to them in whichever order, and their tallies and history with them (REV-034)',
    async () => {
      const outcomes = new Set<string>()
      const decision = fc.constantFrom(...CLOSE_DECISIONS)
      const property = fc.asyncProperty(policies, events, decision, async (planned, list, closeDecision) => {
        const model = new TaskModel(planned)
        const started = await start(planned, model)
        const happen = happenings(started, model, planned, true)
        try {
          await agree(started, model, 'after the start')
          for (const [n, event] of list.entries()) {
            await happen(event)
            await agree(started, model, `${n}: ${JSON.stringify(event)}`)
            for (const { outcome } of model.tasks) if (outcome) outcomes.add(outcome)
          }
          await close(started, model, closeDecision)
          await agree(started, model, 'after the close')
          expect(model.openCount).toBe(0)
          // What is closed stays as it is.
          const happenLater = happenings(started, model, planned, false)
          for (const event of list.slice(0, 4)) await happenLater(event)
          await agree(started, model, 'some time after the close')
        } finally {
          await restore(model)
        }
      })
      await fc.assert(property, parameters(4))
      // Sequences that never come far would prove little.
      expect(outcomes.size).toBeGreaterThan(5)
    },
    ROUNDS_TIMEOUT_MS,
  )
})
