import type { Reader } from '../db/index.ts'
import type { TenantId } from '../lib/ids.ts'
import {
  accountsWithin,
  conflictsOf,
  frameNow,
  type GrantRange,
  itemsIn,
  type JudgedGrant,
  type JudgedItem,
  judgedGrantsIn,
  nextGrants,
  tallyIn,
} from './evaluate-now.store.ts'
import { type ExpressionFault, frameJudge } from './expression-results.ts'
import { reachedResources } from './reach.store.ts'
import type { CampaignScope, Frame } from './scope-context.ts'

/** Every open grant with the rule that leaves it out; of a whole tenant, so for small ones. */
export async function judgeGrants(
  reader: Reader,
  tenantId: TenantId,
  scope: CampaignScope,
  at: Date,
): Promise<JudgedGrant[]> {
  const frame = await frameNow(reader, tenantId, scope, at, await reachedResources(reader, tenantId, scope))
  const found: JudgedGrant[] = []
  await eachRange(reader, frame, async (framed, range) => {
    found.push(...(await judgedGrantsIn(reader, framed, range)))
  })
  return found
}

/** Grants at a time: the embedded engine does nothing else meanwhile. */
const RANGE = 50_000

/** The grants of a tenant range by range, each with what the expressions say of its accounts and people. */
export async function eachRange(
  reader: Reader,
  frame: Frame,
  visit: (frame: Frame, range: GrantRange) => Promise<void>,
): Promise<ExpressionFault[]> {
  const judge = frameJudge(frame)
  // By what they are about: somebody who has grants in several ranges fails once.
  const faults = new Map<string, ExpressionFault>()
  for (let after = '0'; ; ) {
    const range = await nextGrants(reader, frame.tenantId, after, RANGE)
    if (!range) return [...faults.values()]
    const judged = await judge(reader, frame, accountsWithin(range))
    for (const fault of judged.faults) faults.set(`${fault.rule} ${fault.objectId}`, fault)
    await visit(judged.frame, range)
    after = range.upTo
  }
}

/** An item that would be, with the resources that lead from it to a selected one, and the conflicts it takes part in. */
export interface SampleItem extends JudgedItem {
  way: readonly string[]
  violationIds: string[]
}

/** What a scope would select now. */
export interface Survey {
  at: Date
  /** Grants by the rule that leaves them out; under the empty name the items. */
  rules: Map<string, number>
  /** Items by app, entitlement and person. */
  apps: Map<string, number>
  entitlements: Map<string, number>
  users: Map<string, number>
  /** Accounts without an owner that have items. */
  ownerless: number
  sample: SampleItem[]
  faults: ExpressionFault[]
}

/** Looks at every grant, range by range, and changes nothing. */
export async function surveyScope(
  reader: Reader,
  tenantId: TenantId,
  scope: CampaignScope,
  sampleSize: number,
): Promise<Survey> {
  const at = new Date()
  const reached = await reachedResources(reader, tenantId, scope)
  const frame = await frameNow(reader, tenantId, scope, at, reached)
  const counts = { rule: new Map(), app: new Map(), entitlement: new Map(), user: new Map(), ownerless: new Map() }
  const items: JudgedItem[] = []
  const faults = await eachRange(reader, frame, async (framed, range) => {
    for (const { by, id, n } of await tallyIn(reader, framed, range)) {
      const of: Map<string, number> = counts[by]
      of.set(id, (of.get(id) ?? 0) + n)
    }
    if (items.length < sampleSize) items.push(...(await itemsIn(reader, framed, range, sampleSize - items.length)))
  })
  counts.user.delete('')
  const conflicts = await conflictsOf(
    reader,
    frame,
    items.map(({ principalKey }) => principalKey),
  )
  const sample = items.map((item) => ({
    ...item,
    way: reached.get(item.resourceId ?? '') ?? [],
    violationIds: conflicts
      .filter((one) => one.principalKey === item.principalKey && one.entitlementKey === item.entitlementKey)
      .map(({ violationId }) => violationId),
  }))
  const { rule: rules, app: apps, entitlement: entitlements, user: users, ownerless } = counts
  return { at, rules, apps, entitlements, users, ownerless: ownerless.size, sample, faults }
}
