import type { Tx } from '../db/index.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { Range } from '../jobs/index.ts'
import { evaluatedAccounts, evaluatedEntitlements, evaluatedResources, live } from '../scope/index.ts'
import type { ChunkContext } from './chunk-context.ts'
import { policyOf } from './policies.sql.ts'
import { accountsInRange, within } from './ranges.sql.ts'

/** Names are sorted without case, by as much of them as an index takes. */
const sortKey = (text: Sql) => sql`lower(left(${text}, 100))`

/** Deeper than an import allows: a tree that goes in circles ends here. */
const MAX_LEVELS = 64
/** An entry of the index has 2,704 bytes, and a character up to 4. */
const PATH_CHARACTERS = 400

/**
 * Where each resource with an entitlement is: what it is inside, from the top down, and it. Each level begins with
 * chr(2), what is in a resource itself with chr(1), so that it comes before what is further inside. Ends of ids keep
 * siblings of one name apart.
 */
const resourcePaths = ({ scopeContext: { tenantId, snapshot } }: ChunkContext, range: Range) => {
  const level = sql`left(lower(r.display_name), 40) || ' ' || right(r.resource_id, 8)`
  return sql`
    with recursive line as (
      select r.resource_id as of_resource, r.parent_id, ${level} as level, 0 as step
      from (
        select distinct e.resource_id from entitlement_versions e
        where e.tenant_id = ${tenantId} and e.resource_id <> '' and ${live(sql`e`, 'entitlement', snapshot)}
          and ${within(sql`e.version`, range)}) e
      join resource_versions r on r.tenant_id = ${tenantId} and r.resource_id = e.resource_id
        and ${live(sql`r`, 'resource', snapshot)}
      union all
      select line.of_resource, r.parent_id, ${level}, line.step + 1
      from line join resource_versions r on r.tenant_id = ${tenantId} and r.resource_id = line.parent_id
        and ${live(sql`r`, 'resource', snapshot)}
      where line.step < ${MAX_LEVELS})
    select of_resource, left(string_agg(chr(2) || level, '' order by step desc), ${PATH_CHARACTERS}) as path
    from line group by of_resource`
}

export const insertEntitlements = (tx: Tx, context: ChunkContext, range: Range) => {
  const { scopeContext, key } = context
  const { tenantId, snapshot } = scopeContext
  const columns = sql`${tenantId}, ${key}::bigint, e.entitlement_key, e.version, ${policyOf(context)},
    ${sortKey(sql`ap.display_name`)} || ' ' || e.app_id || ' ' || ${sortKey(sql`e.display_name`)},
    left(lower(ap.display_name), 40) || ' ' || e.app_id || coalesce(r.path, '')
      || chr(1) || e.resource_id || ' ' || ${sortKey(sql`e.display_name`)}`
  const joins = sql`
    left join app_versions ap on ap.tenant_id = e.tenant_id and ap.app_id = e.app_id and ${live(sql`ap`, 'app', snapshot)}
    left join (${resourcePaths(context, range)}) r on r.of_resource = e.resource_id`
  return tx.count(sql`
    insert into preparation_entitlements (tenant_id, preparation_key, entitlement_key, entitlement_version, policy_id,
      app_order, resource_order, rule)
    ${evaluatedEntitlements(scopeContext, columns, joins, within(sql`e.version`, range))}`)
}

/** Records the apps with an entitlement under review: accounts of others do not matter. */
export const updateApps = (tx: Tx, { scopeContext: { tenantId }, key }: ChunkContext) =>
  tx.count(sql`
    update preparations set app_ids = array(
      select distinct e.app_id from preparation_entitlements pe
      join entitlement_versions e on e.tenant_id = pe.tenant_id and e.version = pe.entitlement_version
      where pe.tenant_id = ${tenantId} and pe.preparation_key = ${key} and pe.rule is null)
    where tenant_id = ${tenantId} and preparation_key = ${key}`)

export const insertAccounts = (tx: Tx, context: ChunkContext, range: Range) => {
  const { scopeContext, key } = context
  const order = sql`coalesce('1' || ${sortKey(sql`u.display_name`)} || ' ' || u.user_id || ' ' || ${sortKey(sql`a.display_name`)},
    '2' || ${sortKey(sql`a.display_name`)})`
  const columns = sql`${scopeContext.tenantId}, ${key}::bigint, a.account_key, a.version, u.version, ${order}`
  return tx.count(sql`
    insert into preparation_principals (tenant_id, preparation_key, principal_key, account_version, user_version,
      user_order, rule)
    ${evaluatedAccounts(scopeContext, columns, accountsInRange(context, range))}`)
}

export const insertResources = (tx: Tx, { scopeContext, key }: ChunkContext, range: Range) => {
  const columns = sql`${scopeContext.tenantId}, ${key}::bigint, r.resource_key, r.version, '3' || ${sortKey(sql`r.display_name`)}`
  return tx.count(sql`
    insert into preparation_principals (tenant_id, preparation_key, principal_key, resource_version, user_order, rule)
    ${evaluatedResources(scopeContext, columns, within(sql`r.version`, range))}`)
}

/** Records for whom an expression failed, and why. */
export const insertFaults = (tx: Tx, { scopeContext: { tenantId }, key, faults }: ChunkContext) =>
  faults.length === 0
    ? Promise.resolve(0)
    : tx.count(sql`
        insert into preparation_faults (tenant_id, preparation_key, rule, object_id, problem)
        select ${tenantId}, ${key}::bigint, f.rule, f.id, f.problem
        from unnest(${faults.map(({ rule }) => rule)}::text[], ${faults.map(({ objectId }) => objectId)}::text[],
          ${faults.map(({ problem }) => problem.slice(0, 300))}::text[]) as f (rule, id, problem)
        on conflict do nothing`)

/** Drop prepared entitlements and principals that produced no items. */
export const deleteUnusedEntitlements = (tx: Tx, context: ChunkContext, range: Range) =>
  tx.count(deleteUnused(sql`preparation_entitlements`, sql`entitlement_key`, context, range))
export const deleteUnusedPrincipals = (tx: Tx, context: ChunkContext, range: Range) =>
  tx.count(deleteUnused(sql`preparation_principals`, sql`principal_key`, context, range))

const deleteUnused = (table: Sql, column: Sql, { scopeContext: { tenantId }, key }: ChunkContext, range: Range) => sql`
  delete from ${table} as x where x.tenant_id = ${tenantId} and x.preparation_key = ${key}
    and ${within(sql`x.${column}`, range)} and not exists (
      select 1 from items i where i.tenant_id = ${tenantId} and i.preparation_key = ${key}
        and i.${column} = x.${column})`

export const analyzePrepared = (tx: Tx) => tx.count(sql`analyze preparation_entitlements, preparation_principals`)
