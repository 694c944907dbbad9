import { ASSIGNMENT_BECAUSE, ASSIGNMENT_CODES } from '../../../contract/review/assignment.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { Range } from '../../jobs/index.ts'
import type { Grouping } from '../assignment/expression-values.ts'
import { knowsSubject } from '../assignment/resolve.ts'
import { setsOf } from '../assignment/sets.store.ts'
import type { PathEntry } from './entries.ts'
import type { Group, GroupStep } from './groups.ts'
import { itemsOf, numberedItems, type TupleSource, taskNumber } from './numbered-items.sql.ts'
import { type ChosenPath, type PolicyRules, pathKeysOf } from './rules.ts'
import { ALL_RANKS, type ItemsThatMatter, type Tuple } from './tuples.store.ts'

/** What every statement of a start needs to know. */
export interface TaskSource extends TupleSource {
  reviewKey: string
  at: Date
  policies: readonly PolicyRules[]
  entries: readonly PathEntry[]
}

export async function insertRuleResults(
  tx: Tx,
  { tenantId, reviewKey }: TaskSource,
  policyNo: number,
  tuples: readonly Tuple[],
  chosen: readonly ChosenPath[],
): Promise<void> {
  await tx.count(sql`
    insert into review_rule_results (tenant_id, review_key, policy_no, tuple_key, path_key, problem)
    select ${tenantId}, ${reviewKey}::bigint, ${policyNo}::int, r.key, r.path, r.problem
    from unnest(${tuples.map(({ key }) => key)}::bigint[], ${chosen.map(({ pathKey }) => pathKey)}::int[],
      ${chosen.map(({ problem }) => problem?.slice(0, 300) ?? null)}::text[]) as r (key, path, problem)`)
}

export async function insertGroups(
  tx: Tx,
  { tenantId, reviewKey }: TaskSource,
  { pathKey, stepNo }: GroupStep,
  groups: readonly Group[],
): Promise<void> {
  const sets = await setsOf(tx, tenantId, reviewKey, groups)
  await tx.count(sql`
    insert into review_groups (tenant_id, review_key, path_key, step_no, group_key, holder_no, set_key, why, because,
      problem)
    select ${tenantId}, ${reviewKey}::bigint, ${pathKey}::int, ${stepNo}::int, g.*
    from unnest(${groups.map(({ key }) => key)}::bigint[], ${groups.map(({ holderNo }) => holderNo)}::int[],
      ${sets}::int[], ${groups.map(({ why }) => ASSIGNMENT_CODES.indexOf(why))}::int[],
      ${groups.map(({ because }) => ASSIGNMENT_BECAUSE.indexOf(because))}::int[],
      ${groups.map(({ problem }) => problem?.slice(0, 300) ?? null)}::text[]) as g (key, holder, set, why, because, problem)`)
}

export const analyzeGroups = (tx: Tx) => tx.count(sql`analyze review_groups, review_rule_results`)

/** The number of an item `n` that a grouping goes by. */
const KEY_COLUMNS: Record<Grouping, Sql> = {
  review: sql`0`,
  app: sql`n.app_no`,
  entitlement: sql`n.entitlement_key`,
  resource: sql`n.resource_no`,
  holder: sql`n.holder_no`,
  principal: sql`n.user_rank`,
  item: sql`n.numeric_id`,
}
const GROUPINGS = Object.keys(KEY_COLUMNS) as Grouping[]

/** The key of an item by a grouping that is one of these; null without a grouping. */
const keyFor = (grouping: Sql, used: ReadonlySet<Grouping>): Sql => {
  const whens = GROUPINGS.filter((name) => used.has(name)).map(
    (name) => sql` when ${GROUPINGS.indexOf(name)} then ${KEY_COLUMNS[name]}::bigint`,
  )
  return sql`case ${grouping}${whens.reduce((all, when) => sql`${all}${when}`, sql``)} end`
}

/** The same to join by, where what has no grouping joins nothing anyway: a plain column can be looked up in an index. */
const joinKeyFor = (grouping: Sql, used: ReadonlySet<Grouping>): Sql => {
  const [only] = used
  return only && used.size === 1 ? sql`${KEY_COLUMNS[only]}::bigint` : keyFor(grouping, used)
}

/** The path that rules have chosen for a tuple. */
export interface RuleResult {
  policyNo: number
  key: string
  pathKey: number
}

/** Items with the path that each takes: that of its policy, or the one that a rule of `results` has chosen. */
function itemsOnPaths({ policies }: TaskSource, items: Sql, results: Sql): Sql {
  const used = new Set(policies.flatMap(({ grouping }) => grouping ?? []))
  const chosen = sql`left join ${results} r on r.policy_no = o.policy_no and r.tuple_key = ${joinKeyFor(sql`o.grouping`, used)}`
  return sql`
    select n.*, ${used.size === 0 ? sql`o.path_key` : sql`case when o.grouping is null then o.path_key else r.path_key end`}
      as path_key
    from (${items}) n
    join unnest(${policies.map(({ policyId }) => policyId)}::text[], ${policies.map(({ policyNo }) => policyNo)}::int[],
      ${policies.map(({ pathKey }) => pathKey)}::int[],
      ${policies.map(({ grouping }) => (grouping ? GROUPINGS.indexOf(grouping) : null))}::int[])
      as o (policy_id, policy_no, path_key, grouping) on o.policy_id = n.policy_id
    ${used.size === 0 ? sql`` : chosen}`
}

/** The results that rules were stored with. */
const storedResults = ({ tenantId, reviewKey }: TaskSource): Sql => sql`(
  select policy_no, tuple_key, path_key from review_rule_results
  where tenant_id = ${tenantId} and review_key = ${reviewKey}::bigint)`

/** The results that are given instead. */
const givenResults = (results: readonly RuleResult[]): Sql => sql`(
  select * from unnest(${results.map(({ policyNo }) => policyNo)}::int[], ${results.map(({ key }) => key)}::bigint[],
    ${results.map(({ pathKey }) => pathKey)}::int[]) as g (policy_no, tuple_key, path_key))`

/** Items whose policy has these rules; undefined when all have. */
export const itemsOfPolicy = (source: TaskSource, { policyId }: PolicyRules): ItemsThatMatter | undefined =>
  source.policies.length === 1
    ? undefined
    : (ranks) => sql`select n.* from (${numberedItems(source, ranks)}) n where n.policy_id = ${policyId}`

/** Items that begin with a step, by the results of rules that are stored, or those given; undefined when all do. */
export const itemsAtStep = (
  source: TaskSource,
  { pathKeys }: GroupStep,
  results?: readonly RuleResult[],
): ItemsThatMatter | undefined =>
  source.policies.flatMap(pathKeysOf).every((key) => pathKeys.includes(key))
    ? undefined
    : (ranks) => sql`
        select n.* from (${itemsOnPaths(
          source,
          numberedItems(source, ranks),
          results ? givenResults(results) : storedResults(source),
        )}) n
        where n.path_key = any(${pathKeys}::int[])`

/** How many items take one of these paths, by the results that rules were stored with. */
export async function countOnPaths(reader: Reader, source: TaskSource, pathKeys: readonly number[]): Promise<number> {
  const row = await reader.first<{ n: number }>(sql`
    select count(*)::float8 as n from (${itemsOnPaths(source, numberedItems(source, ALL_RANKS), storedResults(source))}) n
    where n.path_key = any(${pathKeys}::int[])`)
  return row?.n ?? 0
}

/**
 * Makes the tasks of the items of a range; returns how many. They are numbered last, if no key is a number: then the
 * groups of people are looked up once for each person, and numbering leaves the tasks in order. An item without a path,
 * or whose step was not resolved, gets none, which the check at the end of a start finds.
 */
export const insertTasks = (tx: Tx, source: TaskSource, range: Range): Promise<number> => {
  const { tenantId, reviewKey, at, entries, policies } = source
  const used = new Set(entries.flatMap(({ group }) => group?.grouping ?? []))
  const isNumbered = used.has('item') || policies.some(({ grouping }) => grouping === 'item')
  const items = isNumbered ? numberedItems(source, range) : itemsOf(source, range)
  const number = isNumbered ? sql`n.numeric_id` : taskNumber(source)
  const column = <T>(pick: (entry: PathEntry) => T) => entries.map(pick)
  // The group for everybody, and the one of the holder alone, where a key does not say whose access it is.
  const isOwn = [...used].some((grouping) => !knowsSubject(grouping))
  const chosen = (name: Sql) => (isOwn ? sql`coalesce(own.${name}, g.${name}, 0)` : sql`coalesce(g.${name}, 0)`)
  const group = (alias: Sql, holder: Sql) => sql`
    left join review_groups ${alias} on ${alias}.tenant_id = ${tenantId} and ${alias}.review_key = ${reviewKey}::bigint
      and ${alias}.path_key = n.group_path and ${alias}.step_no = n.group_step and ${alias}.group_key = n.group_key
      and ${alias}.holder_no = ${holder}`
  return tx.count(sql`
    insert into tasks (tenant_id, review_key, numeric_id, principal_key, entitlement_key, step_since, step_due_at,
      outcome_at, path_key, set_key, app_rank, resource_rank, step_no, why, because, state, outcome, outcome_reason)
    select ${tenantId}, ${reviewKey}::bigint, ${number}, n.principal_key, n.entitlement_key, ${at}::timestamptz,
      n.due, case when n.state = 'C' then ${at}::timestamptz end, n.path_key, ${chosen(sql`set_key`)}, n.app_rank,
      n.resource_rank, n.step_no, ${chosen(sql`why`)}, ${chosen(sql`because`)},
      n.state::"char", n.outcome::"char", n.reason::"char"
    from (
      select n.*, e.state, e.step_no, e.outcome, e.reason, e.due, e.group_path, e.group_step,
        ${used.size === 0 ? sql`0::bigint` : joinKeyFor(sql`e.grouping`, used)} as group_key
      from (${itemsOnPaths(source, items, storedResults(source))}) n
      join unnest(${column((entry) => entry.pathKey)}::int[], ${column((entry) => entry.state)}::text[],
        ${column((entry) => entry.stepNo)}::int[], ${column((entry) => entry.outcome)}::text[],
        ${column((entry) => entry.reason)}::text[], ${column((entry) => entry.due)}::timestamptz[],
        ${column((entry) => entry.group?.pathKey ?? null)}::int[], ${column((entry) => entry.group?.stepNo ?? null)}::int[],
        ${column((entry) => (entry.group ? GROUPINGS.indexOf(entry.group.grouping) : null))}::int[])
        as e (path_key, state, step_no, outcome, reason, due, group_path, group_step, grouping)
        on e.path_key = n.path_key) n
    ${group(sql`g`, sql`0`)}
    ${isOwn ? group(sql`own`, sql`nullif(n.holder_no, 0)`) : sql``}
    where n.group_path is null or g.set_key is not null`)
}

/**
 * Counts the new tasks of a range of numbers; a trigger keeps the counts right from then on (docs/adr/0036). By app and by set apart, in one
 * reading: almost every task has its own pair of both, and counting pairs takes twice as long.
 */
export const insertTallies = (tx: Tx, { tenantId, reviewKey, preparationKey }: TaskSource, { after, upTo }: Range) =>
  tx.count(sql`
    insert into review_tallies (tenant_id, review_key, dimension, key, measure, n)
    with counted as materialized (
      select grouping(app_rank) = 0 as is_app, app_rank, set_key, outcome_at, state,
        case when state = 'C' then outcome::text || outcome_reason::text else state::text end as measure, count(*) as n
      from tasks where tenant_id = ${tenantId} and review_key = ${reviewKey}::bigint
        and numeric_id > ${after}::bigint and numeric_id <= ${upTo}::bigint
      group by grouping sets ((app_rank, state, outcome, outcome_reason, outcome_at), (set_key, state))),
    apps as (
      select e.app_no, c.measure, sum(c.n) as n from counted c
      join preparation_entitlements e on e.tenant_id = ${tenantId} and e.preparation_key = ${preparationKey}::bigint
        and e.app_rank = c.app_rank
      where c.is_app group by 1, 2)
    select ${tenantId}, ${reviewKey}::bigint, 'A', app_no, measure, sum(n) from apps group by app_no, measure
    union all
    select ${tenantId}, ${reviewKey}::bigint, 'A', app_no, 'I', sum(n) from apps group by app_no
    union all
    select ${tenantId}, ${reviewKey}::bigint, 'T', floor(extract(epoch from outcome_at) / 900)::bigint * 900, measure, sum(n)
    from counted where is_app and state = 'C' group by 4, measure
    union all
    select ${tenantId}, ${reviewKey}::bigint, 'S', set_key, 'O', n from counted where not is_app and state = 'O'`)

export const analyzeTasks = (tx: Tx) => tx.count(sql`analyze tasks, reviewer_set_members`)

/** Whoever looks at the overview next: without it a million tasks were counted twice as long. */
export const analyzeTallies = (tx: Tx) => tx.count(sql`analyze review_tallies`)

/** What the tasks of a start came to, by what was counted, to be checked before it is opened. */
export const countTasks = (reader: Reader, { tenantId, reviewKey }: TaskSource, failedPaths: readonly number[]) => {
  const mine = sql`tenant_id = ${tenantId} and review_key = ${reviewKey}::bigint`
  const failed = sql`select count(*)::float8 from tasks where ${mine} and path_key = any(${failedPaths}::int[])`
  return reader.first<{ tasks: number; first: string | null; last: string | null; failed: number }>(sql`
    select (select coalesce(sum(n), 0)::float8 from review_tallies where ${mine} and dimension = 'A' and measure = 'I')
      as tasks, (select min(numeric_id)::text from tasks where ${mine}) as first,
      (select max(numeric_id)::text from tasks where ${mine}) as last,
      ${failedPaths.length === 0 ? sql`0` : sql`(${failed})`} as failed`)
}

/** How many items would go where, before a start: by path, key of its first step, and holders that are told apart. */
export const countItemsByGroup = (
  reader: Reader,
  source: TaskSource,
  results: readonly RuleResult[],
  apart: readonly number[],
) => {
  const { entries } = source
  const used = new Set(entries.flatMap(({ group }) => group?.grouping ?? []))
  return reader.rows<{ pathKey: number; key: string; holderNo: number; items: number }>(sql`
    select n.path_key as "pathKey",
      ${used.size === 0 ? sql`'0'` : sql`coalesce(${keyFor(sql`e.grouping`, used)}, 0)::text`} as key,
      case when n.holder_no = any(${apart}::int[]) then n.holder_no else 0 end as "holderNo", count(*)::float8 as items
    from (${itemsOnPaths(source, numberedItems(source, ALL_RANKS), givenResults(results))}) n
    join unnest(${entries.map(({ pathKey }) => pathKey)}::int[],
      ${entries.map(({ group }) => (group ? GROUPINGS.indexOf(group.grouping) : null))}::int[]) as e (path_key, grouping)
      on e.path_key = n.path_key
    group by 1, 2, 3`)
}
