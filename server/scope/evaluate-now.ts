import type { Reader } from '../db/index.ts'
import { listTrustedDomains } from '../directory/index.ts'
import type { TenantId } from '../lib/ids.ts'
import {
  countOutcomes,
  type EvaluatedGrant,
  type EvaluatedItem,
  listConflicts,
  listEvaluatedGrants,
  listSampleItems,
  nextGrants,
} from './evaluate-now.store.ts'
import { accountsWithin, currentScopeContext, type GrantRange } from './evaluated-now.sql.ts'
import { type ExpressionFault, expressionEvaluator } from './expression-results.ts'
import { findReachableResources } from './reach.store.ts'
import type { CampaignScope, ScopeContext } from './scope-context.ts'

/** Every open grant of a tenant with the rule that excludes it. All of them are held in memory: for small tenants. */
export async function evaluateGrants(
  reader: Reader,
  tenantId: TenantId,
  scope: CampaignScope,
  at: Date,
): Promise<EvaluatedGrant[]> {
  const { context } = await loadContext(reader, tenantId, scope, at)
  const found: EvaluatedGrant[] = []
  await forEachRange(reader, context, Number.POSITIVE_INFINITY, async (evaluated, range) => {
    found.push(...(await listEvaluatedGrants(reader, evaluated, range)))
  })
  return found
}

async function loadContext(reader: Reader, tenantId: TenantId, scope: CampaignScope, at: Date) {
  const reachable = await findReachableResources(reader, tenantId, scope)
  const trustedDomains = await listTrustedDomains(reader, tenantId)
  return { reachable, context: currentScopeContext(tenantId, scope, at, { reachable, trustedDomains }) }
}

/** Grants per statement: the embedded engine does nothing else meanwhile. */
const RANGE_SIZE = 50_000

/** Visits the grants of a tenant range by range, with the expression results of the accounts and people in each. */
async function forEachRange(
  reader: Reader,
  context: ScopeContext,
  evaluationMs: number,
  visit: (evaluated: ScopeContext, range: GrantRange) => Promise<void>,
): Promise<ExpressionFault[]> {
  const evaluateExpressions = expressionEvaluator(context, evaluationMs)
  // By their subject: a person who has grants in several ranges fails once.
  const faults = new Map<string, ExpressionFault>()
  for (let after = '0'; ; ) {
    const range = await nextGrants(reader, context.tenantId, after, RANGE_SIZE)
    if (!range) return [...faults.values()]
    const evaluated = await evaluateExpressions(reader, context, accountsWithin(range))
    for (const fault of evaluated.faults) faults.set(`${fault.rule} ${fault.objectId}`, fault)
    await visit(evaluated.context, range)
    after = range.upTo
  }
}

/** An item that would be made, with the resources that lead from its own to a selected one, and its violations. */
export interface SampleItem extends EvaluatedItem {
  path: readonly string[]
  violationIds: string[]
}

/** What a scope would select now. */
export interface Preview {
  at: Date
  /** Grants by the rule that excludes them; items are under the empty code. */
  rules: Map<string, number>
  /** Items by app, entitlement and person. */
  apps: Map<string, number>
  entitlements: Map<string, number>
  users: Map<string, number>
  /** Accounts without an owner that have items. */
  ownerless: number
  /** Accounts without an owner that only the rule about people excludes. */
  ownerlessLeftOut: number
  sample: SampleItem[]
  faults: ExpressionFault[]
}

/**
 * Evaluates a scope for every open grant of a tenant, range by range; nothing is written. Rejects with EvaluationTimeout
 * once evaluating its expressions has taken `evaluationMs` in all.
 */
export async function previewScope(
  reader: Reader,
  tenantId: TenantId,
  scope: CampaignScope,
  sampleSize: number,
  evaluationMs: number,
): Promise<Preview> {
  const at = new Date()
  const { context, reachable } = await loadContext(reader, tenantId, scope, at)
  const counts = {
    ...{ rule: new Map(), app: new Map(), entitlement: new Map(), user: new Map() },
    ...{ ownerless: new Map(), ownerlessLeftOut: new Map() },
  }
  const items: EvaluatedItem[] = []
  const faults = await forEachRange(reader, context, evaluationMs, async (evaluated, range) => {
    for (const { by, id, n } of await countOutcomes(reader, evaluated, range)) {
      const sums: Map<string, number> = counts[by]
      sums.set(id, (sums.get(id) ?? 0) + n)
    }
    if (items.length < sampleSize)
      items.push(...(await listSampleItems(reader, evaluated, range, sampleSize - items.length)))
  })
  counts.user.delete('')
  const conflicts = await listConflicts(
    reader,
    context,
    items.map(({ principalKey }) => principalKey),
  )
  const sample = items.map((item) => ({
    ...item,
    path: reachable.get(item.resourceId ?? '') ?? [],
    violationIds: conflicts
      .filter((one) => one.principalKey === item.principalKey && one.entitlementKey === item.entitlementKey)
      .map(({ violationId }) => violationId),
  }))
  const { rule: rules, app: apps, entitlement: entitlements, user: users, ownerless } = counts
  const ownerlessLeftOut = counts.ownerlessLeftOut.get('') ?? 0
  return { at, rules, apps, entitlements, users, ownerless: ownerless.size, ownerlessLeftOut, sample, faults }
}
