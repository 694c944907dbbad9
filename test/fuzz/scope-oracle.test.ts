import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateGrants } from '../../server/scope/index.ts'
import { enginesFor } from '../engines.ts'
import { parameters, ROUNDS_TIMEOUT_MS } from '../rounds.ts'
import { AT } from '../storage/scope/directory.ts'
import { evaluateNaively } from '../storage/scope/naive-scope.ts'
import { randomDirectory } from '../storage/scope/random-directory.ts'
import { randomScopes } from '../storage/scope/random-scope.ts'
import { mapOf, useDirectories } from '../storage/scope/use-directories.ts'

describe.each(enginesFor('random scopes'))('scopes on %s', async (engine) => {
  const { database, load } = await useDirectories(engine)

  it(
    'select the grants that a naive filter selects, and leave out each other one by the same rule',
    async () => {
      await fc.assert(
        fc.asyncProperty(randomDirectory, randomScopes, async (directory, planned) => {
          const { tenantId, scopes } = await load(directory, planned)
          for (const [index, scope] of scopes.entries()) {
            const evaluated = await database.read((reader) => evaluateGrants(reader, tenantId, scope, AT))
            const naive = evaluateNaively(directory, planned[index] ?? { ...scope, selections: {} }, AT)
            expect(mapOf(evaluated), `evaluated by ${JSON.stringify(planned[index])}`).toEqual(naive)
          }
        }),
        {
          ...parameters(40),
          // What is drawn has few values and edges already; more of the same value would find less.
          unbiased: true,
        },
      )
    },
    ROUNDS_TIMEOUT_MS,
  )
})
