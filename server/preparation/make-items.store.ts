import type { Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { Range } from '../jobs/index.ts'
import { evaluatedGrants, live } from '../scope/index.ts'
import type { ChunkContext } from './chunk-context.ts'
import { closedSince, pair, within } from './ranges.sql.ts'

/**
 * Adds the grants of a range to what each source is known to have; returns how many they are. They are counted in a pass
 * of their own, so that the ledger can show whether each of them became an item or was excluded.
 */
export async function countGrants(tx: Tx, { scopeContext, key }: ChunkContext, range: Range): Promise<number> {
  const { tenantId, snapshot } = scopeContext
  const rows = await tx.rows<{ n: number }>(sql`
    with counted as (
      select coalesce(g.source_id, '') as source_id, count(*) as n from grant_versions g
      where g.tenant_id = ${tenantId} and ${within(sql`g.version`, range)} and ${live(sql`g`, 'grant', snapshot)}
      group by 1)
    insert into ledger_sources as l (tenant_id, preparation_key, source_id, display_name, kind, grant_count)
    select ${tenantId}, ${key}::bigint, source_id, source_id, '', n from counted
    on conflict (tenant_id, preparation_key, source_id) do update set grant_count = l.grant_count + excluded.grant_count
    returning (select n from counted c where c.source_id = l.source_id)::float8 as n`)
  return rows.reduce((sum, { n }) => sum + n, 0)
}

/** Makes the items of a range and records in the ledger what became of each grant; returns how many grants and items. */
export async function insertItems(
  tx: Tx,
  { scopeContext, key }: ChunkContext,
  range: Range,
): Promise<{ grants: number; items: number }> {
  const { tenantId, snapshot } = scopeContext
  const [[first], [last]] = [range.after.split(' '), range.upTo.split(' ')]
  const chosen = sql`g.tenant_id = ${tenantId} and g.version <= ${snapshot?.versions.grant}::bigint
    and (g.principal_key, g.entitlement_key) > ${pair(range.after)}
    and (g.principal_key, g.entitlement_key) <= ${pair(range.upTo)}`
  // Two index scans: grants that are still open, and the few that were closed since.
  const from = sql`(
      select * from grant_versions g where ${chosen} and g.closed_at is null
      union all
      select * from grant_versions g where ${chosen} and ${closedSince(scopeContext)}) g
    left join preparation_entitlements e
      on e.tenant_id = ${tenantId} and e.preparation_key = ${key} and e.entitlement_key = g.entitlement_key
    left join preparation_principals p
      on p.tenant_id = ${tenantId} and p.preparation_key = ${key} and p.principal_key = g.principal_key
        and p.principal_key between ${first}::bigint and ${last}::bigint`
  const columns = sql`g.version, g.entitlement_key, g.principal_key, g.source_id`
  const rows = await tx.rows<{ rule: string; n: number }>(sql`
    with evaluated as materialized (${evaluatedGrants(scopeContext, columns, from)}),
    made as (
      insert into items (tenant_id, preparation_key, entitlement_key, principal_key, grant_version)
      select ${tenantId}, ${key}::bigint, entitlement_key, principal_key, version from evaluated where rule is null
      order by entitlement_key),
    counted as (
      select coalesce(source_id, '') as source_id, coalesce(rule, '') as rule, count(*) as n from evaluated group by 1, 2),
    recorded as (
      insert into ledger_entries as l (tenant_id, preparation_key, source_id, rule, grant_count)
      select ${tenantId}, ${key}::bigint, source_id, rule, n from counted
      on conflict (tenant_id, preparation_key, source_id, rule) do update
        set grant_count = l.grant_count + excluded.grant_count)
    select rule, sum(n)::float8 as n from counted group by rule`)
  return {
    grants: rows.reduce((sum, { n }) => sum + n, 0),
    items: rows.find(({ rule }) => rule === '')?.n ?? 0,
  }
}

export const analyzeItems = (tx: Tx) => tx.count(sql`analyze items`)
