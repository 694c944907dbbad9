import { describe, expect, it } from 'vitest'
import type { ItemFilter } from '../../../contract/campaign/item.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import type { ChunkContext } from '../../../server/preparation/chunk-context.ts'
import { findItem, type ItemView, listItems } from '../../../server/preparation/items/item.store.ts'
import { loadFacts } from '../../../server/preparation/items/item-facts.store.ts'
import {
  listCurrentSources,
  listLedgerEntries,
  listLedgerSources,
} from '../../../server/preparation/ledger/ledger.store.ts'
import { countGrants, insertItems } from '../../../server/preparation/make-items.store.ts'
import { findPolicies, updatePolicies } from '../../../server/preparation/policies.store.ts'
import {
  deleteUnusedEntitlements,
  insertAccounts,
  insertEntitlements,
  insertResources,
  updateApps,
} from '../../../server/preparation/prepared-rows.store.ts'
import {
  countManagerGaps,
  groupByPolicy,
  listUnownedApps,
  listUnownedEntitlements,
} from '../../../server/preparation/preview/reviewer-gaps.store.ts'
import { nextGrants, nextPrepared, nextVersions } from '../../../server/preparation/ranges.store.ts'
import { scopeContextOf } from '../../../server/preparation/scope-context.sql.ts'
import { takeSnapshot } from '../../../server/preparation/snapshot.store.ts'
import { SCOPES, SNAPSHOT } from './example-scopes.ts'
import { recordStatements } from './record-statements.ts'

const TENANT = 'tenant' as TenantId
const RANGE = { after: '1', upTo: '9' }
const PAIRS = { after: '1 2', upTo: '8 9' }
const PREPARATION = {
  key: '7',
  campaignId: 'campaign',
  frozenAt: new Date(0),
  snapshot: SNAPSHOT,
  trustedDomains: ['example.com'],
  phase: '',
  done: 0,
  total: 0,
  itemCount: 0,
  createdAt: new Date(0),
  finishedAt: null,
}

const contextOf = (scope: (typeof SCOPES)[keyof typeof SCOPES]): ChunkContext => ({
  campaignId: 'campaign',
  key: '7',
  scopeContext: scopeContextOf(TENANT, scope, PREPARATION),
  evaluateExpressions: (() => Promise.reject(new Error('not part of a statement'))) as never,
  faults: [],
  policyId: 'policy',
  usePolicyOverride: true,
})

describe('statements of preparation', () => {
  it.each(Object.entries(SCOPES))('chunks of a scope of %s', async (name, scope) => {
    const context = contextOf(scope)
    const statements = await recordStatements({
      takeSnapshot: (tx) => takeSnapshot(tx, TENANT, '7', scope),
      countGrants: (tx) => countGrants(tx, context, RANGE),
      insertEntitlements: (tx) => insertEntitlements(tx, context, RANGE),
      insertAccounts: (tx) => insertAccounts(tx, context, RANGE),
      insertResources: (tx) => insertResources(tx, context, RANGE),
      insertItems: (tx) => insertItems(tx, context, PAIRS),
    })
    await expect(statements).toMatchFileSnapshot(`preparation-${name.replaceAll(' ', '-')}.sql`)
  })

  it('chunks whatever the scope', async () => {
    const context = contextOf(SCOPES.everything)
    const statements = await recordStatements({
      'nextVersions of entitlements': (tx) => nextVersions(tx, context, 'entitlement', '1', 500),
      'nextPrepared principals': (tx) => nextPrepared(tx, context, 'principal', '1', 500),
      nextGrants: (tx) => nextGrants(tx, context, '1 2', 500),
      updateApps: (tx) => updateApps(tx, context),
      findPolicies: (tx) => findPolicies(tx, context, ['1']),
      updatePolicies: (tx) => updatePolicies(tx, context, RANGE),
      deleteUnusedEntitlements: (tx) => deleteUnusedEntitlements(tx, context, RANGE),
    })
    await expect(statements).toMatchFileSnapshot('preparation.sql')
  })

  it('who would review what a preview selects', async () => {
    const statements = await recordStatements({
      groupByPolicy: (tx) => groupByPolicy(tx, contextOf(SCOPES.everything), ['e']),
      countManagerGaps: (tx) => countManagerGaps(tx, TENANT, ['u'], ['e']),
      listUnownedApps: (tx) => listUnownedApps(tx, TENANT, ['e'], 10),
      listUnownedEntitlements: (tx) => listUnownedEntitlements(tx, TENANT, ['e'], 10),
    })
    await expect(statements).toMatchFileSnapshot('preview-reviewers.sql')
  })

  it('items', async () => {
    const filter: ItemFilter = {
      appIds: ['a'],
      entitlementIds: ['a'],
      resourceIds: ['a'],
      riskLevelIds: ['a'],
      policyIds: ['a'],
      userIds: ['a'],
      appUserIds: ['a'],
      accountTypes: ['APP_USER_TYPE_USER'],
      query: 'ada',
    }
    const page = (view: ItemView, given: ItemFilter) => ({
      view,
      filter: given,
      after: view === 'UNSTRUCTURED' ? ['1', '2'] : ['a', '1', '2'],
      limit: 50,
    })
    const versions = {
      grantVersion: '1',
      entitlementVersion: '1',
      accountVersion: '1',
      resourceVersion: null,
      userVersion: '1',
      policyId: 'a',
    }
    const statements = await recordStatements({
      'listItems by app, without filters': (tx) => listItems(tx, TENANT, '7', page('BY_APP', {})),
      'listItems by user, without filters': (tx) => listItems(tx, TENANT, '7', page('BY_USER', {})),
      'listItems without structure': (tx) => listItems(tx, TENANT, '7', page('UNSTRUCTURED', {})),
      'listItems by resource, with all filters': (tx) => listItems(tx, TENANT, '7', page('BY_RESOURCE', filter)),
      findItem: (tx) => findItem(tx, TENANT, '7', '1'),
      loadFacts: (tx) => loadFacts(tx, TENANT, SNAPSHOT, [versions], [{ appId: 'app', attributeKey: 'key' }]),
    })
    await expect(statements).toMatchFileSnapshot('items.sql')
  })

  it('ledger', async () => {
    const statements = await recordStatements({
      listLedgerSources: (tx) => listLedgerSources(tx, TENANT, '7'),
      listCurrentSources: (tx) => listCurrentSources(tx, TENANT),
      listLedgerEntries: (tx) => listLedgerEntries(tx, TENANT, '7'),
    })
    await expect(statements).toMatchFileSnapshot('ledger.sql')
  })
})
