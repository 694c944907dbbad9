import type { Reader, Tx } from '../db/index.ts'
import { type Sql, sql } from '../db/sql.ts'
import {
  type ExpressionFault,
  type Frame,
  type FrameJudge,
  judgedAccounts,
  judgedEntitlements,
  judgedGrants,
  judgedResources,
  live,
} from '../scope/index.ts'

/** A piece of the work: the rows whose key is above the one and not above the other. Keys of grants are pairs. */
export interface Range {
  after: string
  upTo: string
}
/** Before the first pair of keys, and after the last. */
export const START = '0 0'
const END = '9223372036854775807 9223372036854775807'
const pair = (key: string): Sql => {
  const [principal = '0', entitlement = '0'] = key.split(' ')
  return sql`(${principal}::bigint, ${entitlement}::bigint)`
}
/** What a chunk belongs to, and by which policies the campaign is reviewed. */
export interface Work {
  frame: Frame
  judge: FrameJudge
  /** Those of the range at hand for whom an expression failed. */
  faults: readonly ExpressionFault[]
  key: string
  policyId: string
  usePolicyOverride: boolean
}

/** Where the rows of each part are, and the column they are taken in the order of. */
const ORDERED = {
  grantVersions: [sql`grant_versions`, sql`version`],
  entitlements: [sql`entitlement_versions`, sql`version`],
  accounts: [sql`account_versions`, sql`version`],
  resources: [sql`resource_versions`, sql`version`],
  preparedEntitlements: [sql`preparation_entitlements`, sql`entitlement_key`],
  preparedPrincipals: [sql`preparation_principals`, sql`principal_key`],
} as const satisfies Record<string, readonly [Sql, Sql]>
export type Part = keyof typeof ORDERED | 'grants'

/** The next rows after a key, about so many; undefined when there are none. */
export async function nextRange(reader: Reader, work: Work, part: Part, after: string, size: number) {
  if (part === 'grants') return nextGrants(reader, work, after, size)
  const { frame, key } = work
  const [table, column] = ORDERED[part]
  const { snapshot } = frame
  const whose = part.startsWith('prepared')
    ? sql`and preparation_key = ${key}`
    : sql`and version <= ${snapshot?.versions[KINDS[part as keyof typeof KINDS]]}::bigint`
  const row = await reader.first<{ upTo: string | null }>(sql`
    select max(${column})::text as "upTo" from (
      select ${column} from ${table} where tenant_id = ${frame.tenantId} ${whose} and ${column} > ${after}::bigint
      order by ${column} limit ${size}) as next`)
  return row?.upTo ? { after, upTo: row.upTo } : undefined
}

const KINDS = {
  grantVersions: 'grant',
  entitlements: 'entitlement',
  accounts: 'account',
  resources: 'resource',
} as const

/** What was true at the moment and is not any more. */
const closedSince = ({ snapshot }: Frame) =>
  sql`(g.closed_at > ${snapshot?.at}::timestamptz and g.version <= ${snapshot?.versions.grant}::bigint)`

/** By principal and entitlement, which is the order of the items; the last piece has no end. */
async function nextGrants(reader: Reader, { frame }: Work, after: string, size: number): Promise<Range | undefined> {
  if (after === END) return undefined
  const next = (which: Sql) => sql`(
    select g.principal_key, g.entitlement_key from grant_versions g
    where g.tenant_id = ${frame.tenantId} and ${which}
      and (g.principal_key, g.entitlement_key) > ${pair(after === '0' ? START : after)}
    order by g.principal_key, g.entitlement_key limit ${size})`
  const row = await reader.first<{ upTo: string }>(sql`
    select principal_key || ' ' || entitlement_key as "upTo" from (
      ${next(sql`g.closed_at is null`)} union all ${next(closedSince(frame))}) as next
    order by principal_key, entitlement_key offset ${size - 1} limit 1`)
  return { after: after === '0' ? START : after, upTo: row?.upTo ?? END }
}

const within = (column: Sql, { after, upTo }: Range) =>
  sql`${column} > ${after}::bigint and ${column} <= ${upTo}::bigint`

/** How many grants each source had, counted apart from what becomes of them; returns how many in this range. */
export async function countGrants(tx: Tx, { frame, key }: Work, range: Range): Promise<number> {
  const rows = await tx.rows<{ n: number }>(sql`
    with counted as (
      select coalesce(g.source_id, '') as source_id, count(*) as n from grant_versions g
      where g.tenant_id = ${frame.tenantId} and ${within(sql`g.version`, range)} and ${live(sql`g`, 'grant', frame.snapshot)}
      group by 1)
    insert into ledger_sources as l (tenant_id, preparation_key, source_id, display_name, kind, grant_count)
    select ${frame.tenantId}, ${key}::bigint, source_id, source_id, '', n from counted
    on conflict (tenant_id, preparation_key, source_id) do update set grant_count = l.grant_count + excluded.grant_count
    returning (select n from counted c where c.source_id = l.source_id)::float8 as n`)
  return rows.reduce((sum, { n }) => sum + n, 0)
}

/** client-facts 8.4: the entitlement's own policy in this campaign; where policies override, its own and its app's. */
const policyOf = ({ frame: { tenantId, scope, snapshot }, policyId, usePolicyOverride }: Reviewed): Sql => {
  const own = scope.sets.entitlements
  const chosen = own
    ? sql`(select nullif(s.policy_id, '') from selection_entries s where s.tenant_id = ${tenantId}
        and s.set_id = ${own} and s.app_id = e.app_id and s.object_id = e.entitlement_id and s.role_id = '')`
    : sql`null`
  const others = sql`nullif(e.certify_policy_id, ''), (
    select nullif(ap.certify_policy_id, '') from app_versions ap
    where ap.tenant_id = ${tenantId} and ap.app_id = e.app_id and ${live(sql`ap`, 'app', snapshot)})`
  return sql`coalesce(${chosen}, ${usePolicyOverride ? others : sql`null`}, ${policyId}::text)`
}

/** By which policy each of these versions of entitlements would be reviewed. */
export async function findPolicies(reader: Reader, of: Reviewed, versions: readonly string[]) {
  const rows = await reader.rows<{ version: string; policyId: string }>(sql`
    select e.version::text, ${policyOf(of)} as "policyId" from entitlement_versions e
    where e.tenant_id = ${of.frame.tenantId} and e.version = any(${versions}::bigint[])`)
  return new Map(rows.map(({ version, policyId }) => [version, policyId]))
}
interface Reviewed extends Pick<Work, 'policyId' | 'usePolicyOverride'> {
  frame: Pick<Frame, 'tenantId' | 'scope' | 'snapshot'>
}

/** Names put in order, of a length that an index takes. */
const place = (text: Sql) => sql`lower(left(${text}, 100))`

export const insertEntitlements = (tx: Tx, work: Work, range: Range) => {
  const { frame, key } = work
  const columns = sql`${frame.tenantId}, ${key}::bigint, e.entitlement_key, e.version, ${policyOf(work)},
    ${place(sql`ap.display_name`)} || ' ' || e.app_id || ' ' || ${place(sql`e.display_name`)},
    coalesce('1' || ${place(sql`r.display_name`)} || ' ' || r.resource_id, '2' || e.app_id) || ' ' || ${place(sql`e.display_name`)}`
  const joins = sql`
    left join app_versions ap on ap.tenant_id = e.tenant_id and ap.app_id = e.app_id and ${live(sql`ap`, 'app', frame.snapshot)}
    left join resource_versions r on r.tenant_id = e.tenant_id and r.resource_id = e.resource_id
      and ${live(sql`r`, 'resource', frame.snapshot)}`
  return tx.count(sql`
    insert into preparation_entitlements (tenant_id, preparation_key, entitlement_key, entitlement_version, policy_id,
      app_order, resource_order, rule)
    ${judgedEntitlements(frame, columns, joins, within(sql`e.version`, range))}`)
}

/** The policies anew, for entitlements that are there already. */
export const updatePolicies = (tx: Tx, work: Work, range: Range) =>
  tx.count(sql`
    update preparation_entitlements as pe set policy_id = ${policyOf(work)} from entitlement_versions e
    where pe.tenant_id = ${work.frame.tenantId} and pe.preparation_key = ${work.key}
      and ${within(sql`pe.entitlement_key`, range)} and e.tenant_id = pe.tenant_id and e.version = pe.entitlement_version`)

/** Keeps the apps of which something is reviewed: accounts of others do not matter. */
export const updateApps = (tx: Tx, { frame, key }: Work) =>
  tx.count(sql`
    update preparations set app_ids = array(
      select distinct e.app_id from preparation_entitlements pe
      join entitlement_versions e on e.tenant_id = pe.tenant_id and e.version = pe.entitlement_version
      where pe.tenant_id = ${frame.tenantId} and pe.preparation_key = ${key} and pe.rule is null)
    where tenant_id = ${frame.tenantId} and preparation_key = ${key}`)

const inReviewedApp = ({ frame, key }: Work) => sql`a.app_id = any((
  select app_ids from preparations where tenant_id = ${frame.tenantId} and preparation_key = ${key})::text[])`

/** Which accounts a range is about; also those whose expression is to be evaluated. */
export const accountsOf = (work: Work, range: Range) => sql`${within(sql`a.version`, range)} and ${inReviewedApp(work)}`

export const insertAccounts = (tx: Tx, work: Work, range: Range) => {
  const { frame, key } = work
  const order = sql`coalesce('1' || ${place(sql`u.display_name`)} || ' ' || u.user_id || ' ' || ${place(sql`a.display_name`)},
    '2' || ${place(sql`a.display_name`)})`
  const columns = sql`${frame.tenantId}, ${key}::bigint, a.account_key, a.version, u.version, ${order}`
  return tx.count(sql`
    insert into preparation_principals (tenant_id, preparation_key, principal_key, account_version, user_version,
      user_order, rule)
    ${judgedAccounts(frame, columns, accountsOf(work, range))}`)
}

export const insertResources = (tx: Tx, { frame, key }: Work, range: Range) => {
  const columns = sql`${frame.tenantId}, ${key}::bigint, r.resource_key, r.version, '3' || ${place(sql`r.display_name`)}`
  return tx.count(sql`
    insert into preparation_principals (tenant_id, preparation_key, principal_key, resource_version, user_order, rule)
    ${judgedResources(frame, columns, within(sql`r.version`, range))}`)
}

export const analyzePrepared = (tx: Tx) => tx.count(sql`analyze preparation_entitlements, preparation_principals`)
export const analyzeItems = (tx: Tx) => tx.count(sql`analyze items`)

/** Makes the items of a range and books what becomes of every grant in it; returns how many grants and items. */
export async function insertItems(
  tx: Tx,
  { frame, key }: Work,
  range: Range,
): Promise<{ grants: number; items: number }> {
  const { tenantId, snapshot } = frame
  const [[first], [last]] = [range.after.split(' '), range.upTo.split(' ')]
  const chosen = sql`g.tenant_id = ${tenantId} and g.version <= ${snapshot?.versions.grant}::bigint
    and (g.principal_key, g.entitlement_key) > ${pair(range.after)}
    and (g.principal_key, g.entitlement_key) <= ${pair(range.upTo)}`
  // Two index scans: those still open, and the few that were closed since.
  const from = sql`(
      select * from grant_versions g where ${chosen} and g.closed_at is null
      union all
      select * from grant_versions g where ${chosen} and ${closedSince(frame)}) g
    left join preparation_entitlements e
      on e.tenant_id = ${tenantId} and e.preparation_key = ${key} and e.entitlement_key = g.entitlement_key
    left join preparation_principals p
      on p.tenant_id = ${tenantId} and p.preparation_key = ${key} and p.principal_key = g.principal_key
        and p.principal_key between ${first}::bigint and ${last}::bigint`
  const columns = sql`g.version, g.entitlement_key, g.principal_key, g.source_id`
  const rows = await tx.rows<{ rule: string; n: number }>(sql`
    with judged as materialized (${judgedGrants(frame, columns, from)}),
    made as (
      insert into items (tenant_id, preparation_key, entitlement_key, principal_key, grant_version)
      select ${frame.tenantId}, ${key}::bigint, entitlement_key, principal_key, version from judged where rule is null
      order by entitlement_key),
    counted as (
      select coalesce(source_id, '') as source_id, coalesce(rule, '') as rule, count(*) as n from judged group by 1, 2),
    booked as (
      insert into ledger_entries as l (tenant_id, preparation_key, source_id, rule, grant_count)
      select ${frame.tenantId}, ${key}::bigint, source_id, rule, n from counted
      on conflict (tenant_id, preparation_key, source_id, rule) do update
        set grant_count = l.grant_count + excluded.grant_count)
    select rule, sum(n)::float8 as n from counted group by rule`)
  return {
    grants: rows.reduce((sum, { n }) => sum + n, 0),
    items: rows.find(({ rule }) => rule === '')?.n ?? 0,
  }
}

const without = (table: Sql, column: Sql, { frame, key }: Work, range: Range) => sql`
  delete from ${table} as x where x.tenant_id = ${frame.tenantId} and x.preparation_key = ${key}
    and ${within(sql`x.${column}`, range)} and not exists (
      select 1 from items i where i.tenant_id = ${frame.tenantId} and i.preparation_key = ${key}
        and i.${column} = x.${column})`

/** Entitlements and principals of which no item is are only in the way of those who look at the items. */
export const deleteUnusedEntitlements = (tx: Tx, work: Work, range: Range) =>
  tx.count(without(sql`preparation_entitlements`, sql`entitlement_key`, work, range))
export const deleteUnusedPrincipals = (tx: Tx, work: Work, range: Range) =>
  tx.count(without(sql`preparation_principals`, sql`principal_key`, work, range))

/** Keeps for whom an expression failed, and why. */
export const insertFaults = (tx: Tx, { frame, key, faults }: Work) =>
  faults.length === 0
    ? Promise.resolve(0)
    : tx.count(sql`
        insert into preparation_faults (tenant_id, preparation_key, rule, object_id, problem)
        select ${frame.tenantId}, ${key}::bigint, f.rule, f.id, f.problem
        from unnest(${faults.map(({ rule }) => rule)}::text[], ${faults.map(({ objectId }) => objectId)}::text[],
          ${faults.map(({ problem }) => problem.slice(0, 300))}::text[]) as f (rule, id, problem)
        on conflict do nothing`)
