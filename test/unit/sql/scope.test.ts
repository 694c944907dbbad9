import { describe, expect, it } from 'vitest'
import type { TenantId } from '../../../server/lib/ids.ts'
import { countOutcomes, listConflicts, listSampleItems } from '../../../server/scope/evaluate-now.store.ts'
import { currentScopeContext } from '../../../server/scope/evaluated-now.sql.ts'
import { findReachableResources } from '../../../server/scope/reach.store.ts'
import { SCOPES } from './example-scopes.ts'
import { recordStatements } from './record-statements.ts'

const TENANT = 'tenant' as TenantId
const RANGE = { after: '1', upTo: '9' }

describe('statements of scopes', () => {
  it.each(Object.entries(SCOPES))('a preview of %s', async (name, scope) => {
    const facts = { reachable: new Map([['resource', []]]), trustedDomains: ['example.com'] }
    const context = currentScopeContext(TENANT, scope, new Date(0), facts)
    const statements = await recordStatements({
      countOutcomes: (tx) => countOutcomes(tx, context, RANGE),
      listSampleItems: (tx) => listSampleItems(tx, context, RANGE, 10),
      listConflicts: (tx) => listConflicts(tx, context, ['1']),
    })
    await expect(statements).toMatchFileSnapshot(`preview-${name.replaceAll(' ', '-')}.sql`)
  })

  it('resources that a selection reaches', async () => {
    const answers = [{ when: 'selection_entries', rows: [{ id: 'resource' }] }]
    const calls = {
      findReachableResources: (tx: Parameters<typeof findReachableResources>[0]) =>
        findReachableResources(tx, TENANT, SCOPES['resources and conflicts']),
    }
    await expect(await recordStatements(calls, answers)).toMatchFileSnapshot('reachable-resources.sql')
  })
})
