import { describe, expect, it } from 'vitest'
import { evaluateGrants } from '../../../server/scope/index.ts'
import { enginesFor } from '../../engines.ts'
import { CASES } from './cases/index.ts'
import { AT } from './directory.ts'
import { mapOf, useDirectories } from './use-directories.ts'

describe.each(enginesFor('scopes'))('scopes on %s', async (engine) => {
  const { database, load } = await useDirectories(engine)

  it.each(CASES)('$name', async ({ directory, scope: planned, expected }) => {
    const { tenantId, scopes } = await load(directory, [planned])
    for (const scope of scopes) {
      const evaluated = await database.read((reader) => evaluateGrants(reader, tenantId, scope, AT))
      expect(Object.fromEntries(mapOf(evaluated))).toEqual(expected)
    }
  })
})
