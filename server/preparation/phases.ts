import type { Reader, Tx } from '../db/index.ts'
import {
  analyzeItems,
  analyzePrepared,
  countGrants,
  deleteUnusedEntitlements,
  deleteUnusedPrincipals,
  insertAccounts,
  insertEntitlements,
  insertFaults,
  insertItems,
  insertResources,
  type Part,
  type Range,
  updateApps,
  updatePolicies,
  type Work,
} from './chunks.store.ts'
import { judgeAccounts } from './evaluate-accounts.ts'
import type { Counts } from './preparation.store.ts'

/** A part of preparing: one pass over some rows, in chunks that can be done again from where the last one ended. */
export interface Phase {
  name: string
  part: Part
  /** Left out where it has nothing to do. */
  needed?(work: Work): boolean
  /** Done before the transaction of a chunk, because it may take long: what is looked at is of the moment anyway. */
  look?(reader: Reader, work: Work, range: Range): Promise<Work>
  /** Returns what it adds to what the preparation tells of itself. */
  chunk(tx: Tx, work: Work, range: Range): Promise<Counts>
  /** Once, after the last chunk. */
  after?(tx: Tx, work: Work): Promise<unknown>
}

const quietly = (work: (tx: Tx, work: Work, range: Range) => Promise<unknown>): Phase['chunk'] => {
  return async (tx, of, range) => {
    await work(tx, of, range)
    return {}
  }
}

const principals = ({ frame }: Work) => frame.scope.scopeV2?.principalTypeFilter ?? 'PRINCIPAL_TYPE_FILTER_USERS'

export const PREPARING: readonly Phase[] = [
  {
    name: 'COUNTING',
    part: 'grantVersions',
    chunk: async (tx, work, range) => ({ total: await countGrants(tx, work, range) }),
  },
  { name: 'ENTITLEMENTS', part: 'entitlements', chunk: quietly(insertEntitlements), after: updateApps },
  {
    name: 'ACCOUNTS',
    part: 'accounts',
    needed: (work) => principals(work) !== 'PRINCIPAL_TYPE_FILTER_RESOURCES',
    look: judgeAccounts,
    chunk: quietly(async (tx, work, range) => {
      await insertFaults(tx, work)
      await insertAccounts(tx, work, range)
    }),
    // What comes next joins these, of which the database knows nothing yet.
    after: analyzePrepared,
  },
  {
    name: 'RESOURCES',
    part: 'resources',
    needed: (work) => principals(work).endsWith('RESOURCES'),
    chunk: quietly(insertResources),
    after: analyzePrepared,
  },
  {
    name: 'ITEMS',
    part: 'grants',
    chunk: async (tx, work, range) => {
      const { grants, items } = await insertItems(tx, work, range)
      return { done: grants, items }
    },
    after: analyzeItems,
  },
  { name: 'TIDYING_ENTITLEMENTS', part: 'preparedEntitlements', chunk: quietly(deleteUnusedEntitlements) },
  {
    name: 'TIDYING_PRINCIPALS',
    part: 'preparedPrincipals',
    chunk: quietly(deleteUnusedPrincipals),
    after: analyzePrepared,
  },
]

export const RESETTING_POLICIES: readonly Phase[] = [
  { name: 'POLICIES', part: 'preparedEntitlements', chunk: quietly(updatePolicies) },
]
