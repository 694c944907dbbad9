import { ASSIGNMENT_BECAUSE, ASSIGNMENT_CODES } from '../../../contract/review/assignment.ts'
import { listOwnerIds } from '../../campaign/index.ts'
import { timeAllowance } from '../../cel/index.ts'
import type { Reader } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { Preparation } from '../../preparation/index.ts'
import { loadSuperAdministrators } from '../assignment/candidates.store.ts'
import type { Grouping } from '../assignment/expression-values.ts'
import type { AssignmentContext } from '../assignment/resolve.ts'
import { loadAsked } from '../assignment/subjects.store.ts'
import { copiesOf, listItemPolicyIds, loadWithReplacements } from '../policies.store.ts'
import type { Review } from '../review.store.ts'
import { AssignmentCounts } from './assignment-counts.ts'
import { countAssigned, listMembers } from './count-assignment.store.ts'
import { entriesOf, type PathEntry } from './entries.ts'
import { type Group, type GroupStep, resolveGroups } from './groups.ts'
import { countItemsByGroup, itemsAtStep, itemsOfPolicy, type RuleResult, type TaskSource } from './make-tasks.store.ts'
import type { TupleSource } from './numbered-items.sql.ts'
import { choosePaths, rulesOfPolicy } from './rules.ts'
import { type ItemsThatMatter, lastKeyOfNext, listTuples, type Tuple } from './tuples.store.ts'

const KEYS_AT_ONCE = 5_000

/** All keys of a grouping that items which matter have, in portions. */
async function* portions(
  reader: Reader,
  source: TupleSource,
  grouping: Grouping,
  matter: ItemsThatMatter | undefined,
): AsyncGenerator<Tuple[]> {
  for (let after = '-1'; ; ) {
    const upTo = await lastKeyOfNext(reader, source, grouping, after, KEYS_AT_ONCE)
    if (upTo === undefined) return
    yield listTuples(reader, source, grouping, { after, upTo }, matter)
    after = upTo
  }
}

/** Whom a start would assign the items of a prepared campaign to. Resolves as the start does, and stores nothing. */
export async function previewAssignment(
  reader: Reader,
  tenantId: TenantId,
  preparation: Preparation,
  evaluationMs: number,
): Promise<AssignmentCounts> {
  const { key: preparationKey, snapshot, campaignId } = preparation
  if (!snapshot) throw new Error('a preparation without its snapshot')
  const at = new Date()
  const policyIds = await listItemPolicyIds(reader, tenantId, preparationKey)
  const { copies, paths } = copiesOf(await loadWithReplacements(reader, tenantId, policyIds))
  const policies = copies
    .filter(({ policyId }) => policyIds.includes(policyId))
    .map((copy) => rulesOfPolicy(copy, paths))
  const { entries, steps } = entriesOf(paths, policies, at)
  const source: TaskSource = { tenantId, preparationKey, firstNumber: '1', reviewKey: '0', at, policies, entries }
  const context: AssignmentContext = {
    directory: { tenantId, snapshot: undefined, at },
    frozen: { preparationKey, frozen: snapshot },
    ownerIds: await listOwnerIds(reader, tenantId, campaignId),
    superAdministratorIds: await loadSuperAdministrators(reader, tenantId),
    allowance: timeAllowance(evaluationMs),
  }
  const results = await chooseAllPaths(reader, source, context)
  const groups = await resolveAllGroups(reader, source, context, steps, results)
  return countGroups(reader, source, results, groups)
}

/** The paths that rules choose, for every tuple. */
async function chooseAllPaths(reader: Reader, source: TaskSource, context: AssignmentContext): Promise<RuleResult[]> {
  const { tenantId, preparationKey, at } = source
  const results: RuleResult[] = []
  for (const policy of source.policies.filter(({ grouping }) => grouping !== undefined))
    for await (const tuples of portions(reader, source, policy.grouping ?? 'review', itemsOfPolicy(source, policy))) {
      const asked = await loadAsked(reader, tenantId, preparationKey, tuples)
      const chosen = await choosePaths(reader, { tenantId, at, ...context }, policy, asked)
      for (const [n, { pathKey }] of chosen.entries())
        results.push({ policyNo: policy.policyNo, key: tuples[n]?.key ?? '', pathKey })
    }
  return results
}

/** Who answers the first steps, by step, key and holder. */
async function resolveAllGroups(
  reader: Reader,
  source: TaskSource,
  context: AssignmentContext,
  steps: readonly GroupStep[],
  results: readonly RuleResult[],
): Promise<Map<string, Group>> {
  const groups = new Map<string, Group>()
  for (const step of steps)
    for await (const tuples of portions(reader, source, step.grouping, itemsAtStep(source, step, results)))
      for (const group of await resolveGroups(reader, source, context, step, tuples))
        groups.set(`${step.pathKey} ${step.stepNo} ${group.key} ${group.holderNo}`, group)
  return groups
}

/** Adds up the items that go to each group. */
async function countGroups(
  reader: Reader,
  source: TaskSource,
  results: readonly RuleResult[],
  groups: ReadonlyMap<string, Group>,
): Promise<AssignmentCounts> {
  const apart = [...new Set([...groups.values()].map(({ holderNo }) => holderNo))].filter((holderNo) => holderNo > 0)
  const entries = new Map(source.entries.map((entry) => [entry.pathKey, entry]))
  const counts = new AssignmentCounts()
  for (const { pathKey, key, holderNo, items } of await countItemsByGroup(reader, source, results, apart)) {
    const entry = entries.get(pathKey)
    const place = entry?.group && `${entry.group.pathKey} ${entry.group.stepNo} ${key}`
    const group = place && (groups.get(`${place} ${holderNo}`) ?? groups.get(`${place} 0`))
    if (group) counts.addAssigned(items, { ...group, userIds: group.members.map(({ userId }) => userId) })
    else if (entry) counts.addUnasked(items, unaskedKind(entry))
  }
  return counts
}

const unaskedKind = ({ state, outcome }: Pick<PathEntry, 'state' | 'outcome'>) =>
  state === 'W' ? 'waitCount' : outcome === 'D' ? 'rejectCount' : 'acceptCount'

/** Whom the open tasks of a review are assigned to. */
export async function currentAssignment(reader: Reader, tenantId: TenantId, review: Review): Promise<AssignmentCounts> {
  const members = new Map<number, string[]>()
  for (const { setKey, userId } of await listMembers(reader, tenantId, review.key))
    members.set(setKey, [...(members.get(setKey) ?? []), userId])
  const counts = new AssignmentCounts()
  for (const row of await countAssigned(reader, tenantId, review.key)) {
    if (row.state === 'O')
      counts.addAssigned(row.tasks, {
        userIds: members.get(row.setKey) ?? [],
        why: ASSIGNMENT_CODES[row.why] ?? 'NOBODY',
        because: ASSIGNMENT_BECAUSE[row.because] ?? 'NONE',
      })
    else counts.addUnasked(row.tasks, row.state === 'C' && row.reason !== 'Y' ? 'taskCount' : unaskedKind(row))
  }
  return counts
}
