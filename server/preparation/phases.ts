import { EvaluationTimeout } from '../cel/index.ts'
import type { Tx } from '../db/index.ts'
import { Abandoned, type Phase, type Range } from '../jobs/index.ts'
import type { ChunkContext } from './chunk-context.ts'
import { analyzeItems, countGrants, insertItems } from './make-items.store.ts'
import { updatePolicies } from './policies.store.ts'
import type { Counts } from './preparation.store.ts'
import {
  analyzePrepared,
  deleteUnusedEntitlements,
  deleteUnusedPrincipals,
  insertAccounts,
  insertEntitlements,
  insertFaults,
  insertResources,
  updateApps,
} from './prepared-rows.store.ts'
import { accountsInRange, FIRST_PAIR } from './ranges.sql.ts'
import { nextGrants, nextPrepared, nextVersions, type PreparedKind, type RangedKind } from './ranges.store.ts'
import { countItemsOfPrincipals, rankEntitlements, rankPrincipals } from './rank.store.ts'

export class ExpressionsTooSlow extends Abandoned {
  override readonly name = 'ExpressionsTooSlow'
}

type PreparationPhase = Extract<Phase<ChunkContext, Counts>, { chunk: unknown }>

const versions =
  (kind: RangedKind): PreparationPhase['nextRange'] =>
  (reader, context, after = '0', size) =>
    nextVersions(reader, context, kind, after, size)
const prepared =
  (kind: PreparedKind): PreparationPhase['nextRange'] =>
  (reader, context, after = '0', size) =>
    nextPrepared(reader, context, kind, after, size)

/** A chunk that people need not see in the progress. */
const uncounted =
  (work: (tx: Tx, context: ChunkContext, range: Range) => Promise<unknown>): PreparationPhase['chunk'] =>
  async (tx, context, range) => {
    await work(tx, context, range)
    return {}
  }

const principalTypes = ({ scopeContext }: ChunkContext) =>
  scopeContext.scope.scopeV2?.principalTypeFilter ?? 'PRINCIPAL_TYPE_FILTER_USERS'

/**
 * Turns the scope of a campaign into items. The tables that ITEMS joins are analyzed when they are filled: autovacuum
 * would come too late.
 */
export const PREPARING: readonly PreparationPhase[] = [
  {
    name: 'COUNTING',
    nextRange: versions('grant'),
    chunk: async (tx, context, range) => ({ total: await countGrants(tx, context, range) }),
  },
  {
    name: 'ENTITLEMENTS',
    nextRange: versions('entitlement'),
    chunk: uncounted(insertEntitlements),
    finish: updateApps,
  },
  {
    name: 'ACCOUNTS',
    isNeeded: (context) => principalTypes(context) !== 'PRINCIPAL_TYPE_FILTER_RESOURCES',
    nextRange: versions('account'),
    // Expressions may take long, and what they see is the snapshot in any case.
    async load(reader, context, range) {
      const { scopeContext, evaluateExpressions } = context
      const evaluated = await evaluateExpressions(reader, scopeContext, accountsInRange(context, range)).catch(
        (error: unknown) => {
          throw error instanceof EvaluationTimeout ? new ExpressionsTooSlow(error.message) : error
        },
      )
      return { ...context, scopeContext: evaluated.context, faults: evaluated.faults }
    },
    chunk: uncounted(async (tx, context, range) => {
      await insertFaults(tx, context)
      await insertAccounts(tx, context, range)
    }),
    finish: analyzePrepared,
  },
  {
    name: 'RESOURCES',
    isNeeded: (context) => principalTypes(context).endsWith('RESOURCES'),
    nextRange: versions('resource'),
    chunk: uncounted(insertResources),
    finish: analyzePrepared,
  },
  {
    name: 'ITEMS',
    nextRange: (reader, context, after = FIRST_PAIR, size) => nextGrants(reader, context, after, size),
    async chunk(tx, context, range) {
      const { grants, items } = await insertItems(tx, context, range)
      return { done: grants, items }
    },
    finish: analyzeItems,
  },
  {
    name: 'TIDYING_ENTITLEMENTS',
    nextRange: prepared('entitlement'),
    chunk: uncounted(deleteUnusedEntitlements),
  },
  {
    name: 'TIDYING_PRINCIPALS',
    nextRange: prepared('principal'),
    chunk: uncounted(deleteUnusedPrincipals),
  },
  {
    name: 'RANKING',
    nextRange: prepared('principal'),
    chunk: uncounted(countItemsOfPrincipals),
    async finish(tx, context) {
      await rankPrincipals(tx, context)
      await rankEntitlements(tx, context)
      await analyzePrepared(tx)
    },
  },
]

export const RESETTING_POLICIES: readonly PreparationPhase[] = [
  { name: 'POLICIES', nextRange: prepared('entitlement'), chunk: uncounted(updatePolicies) },
]
