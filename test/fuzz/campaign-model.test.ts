import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sql } from '../../server/db/sql.ts'
import { API_ENGINE } from '../engines.ts'
import { useServer } from '../harness.ts'
import { parameters, ROUNDS_TIMEOUT_MS } from '../rounds.ts'
import { CampaignModel } from './campaign-model.ts'
import { type Answered, jobsOf, newWorld, runnerOf } from './campaign-runner.ts'
import { sequence } from './campaign-steps.ts'
import { CALLERS, STATES } from './modelled-campaign.ts'

const ACTIONS: readonly Answered[] = ['create', 'get', 'list', 'get owners', 'set owners', 'update', 'delete', 'act']
const newSeen = () =>
  Object.fromEntries(ACTIONS.map((action) => [action, new Set<number>()])) as Record<Answered, Set<number>>

describe('campaigns', async () => {
  const server = await useServer(API_ENGINE)
  const { world, tokens } = await newWorld(server)
  const jobs = jobsOf(server)
  const forgetAll = () =>
    server.database.tx(async (tx) => {
      await tx.count(sql`
        update campaigns set deleted_at = now(), auto_start = false, auto_close = false where deleted_at is null`)
      await tx.count(sql`delete from jobs`)
    })

  it(
    'are what a model says, whoever does what in whichever order',
    async () => {
      const seen = newSeen()
      const reached = new Set<string>()
      await fc.assert(
        fc.asyncProperty(sequence, async (steps) => {
          await forgetAll()
          const model = new CampaignModel(world)
          const run = runnerOf(server, model, tokens, seen, jobs)
          for (const each of steps) {
            await run(each)
            for (const { state } of model.campaigns) reached.add(state)
          }
          for (const caller of CALLERS) await run({ do: 'list', caller, at: 0 })
        }),
        parameters(60),
      )
      // Sequences that are always refused at the door would prove little.
      const changes = [200, 400, 403, 404, 409, 412]
      expect(Object.fromEntries(ACTIONS.map((action) => [action, [...seen[action]].sort()]))).toEqual({
        ...{ create: [200, 400, 403], get: [200, 404], list: [200], 'get owners': [200, 404] },
        ...{ 'set owners': changes, update: changes, delete: changes, act: changes },
      })
      expect([...reached].sort()).toEqual(Object.keys(STATES).sort())
    },
    ROUNDS_TIMEOUT_MS,
  )
})
