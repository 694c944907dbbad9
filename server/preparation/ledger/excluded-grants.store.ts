import type { Reader } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { Range } from '../../jobs/index.ts'
import {
  evaluatedAccounts,
  evaluatedEntitlements,
  evaluatedGrants,
  evaluatedResources,
  type ScopeContext,
} from '../../scope/index.ts'
import { closedSince, pair } from '../ranges.sql.ts'

/** A grant that a rule excluded, with the versions that it was made of. */
export interface ExcludedGrantRow {
  rule: string
  entitlementKey: string
  principalKey: string
  grantVersion: string
  entitlementVersion: string
  accountVersion: string | null
  resourceVersion: string | null
  userVersion: string | null
}

/**
 * Grants of a range that did not become items, each with its rule. Only their number is stored, so the rules are
 * evaluated again; scope and snapshot cannot have changed.
 */
export const listExcluded = (
  reader: Reader,
  context: ScopeContext,
  key: string,
  range: Range,
  { rule, sourceId, limit }: { rule: string | undefined; sourceId: string | undefined; limit: number },
) => {
  const { tenantId, snapshot } = context
  const chosen = sql`g.tenant_id = ${tenantId} and g.version <= ${snapshot?.versions.grant}::bigint
    and (g.principal_key, g.entitlement_key) > ${pair(range.after)}
    and (g.principal_key, g.entitlement_key) <= ${pair(range.upTo)}
    and ${sourceId === undefined ? sql`true` : sql`coalesce(g.source_id, '') = ${sourceId}`}
    and not exists (
      select 1 from items i where i.tenant_id = ${tenantId} and i.preparation_key = ${key}
        and i.principal_key = g.principal_key and i.entitlement_key = g.entitlement_key)`
  return reader.rows<ExcludedGrantRow>(sql`
    with g as materialized (
      select g.* from grant_versions g where ${chosen} and g.closed_at is null
      union all
      select g.* from grant_versions g where ${chosen} and ${closedSince(context)}),
    e as materialized (${evaluatedEntitlements(
      context,
      sql`e.entitlement_key, e.version as entitlement_version`,
      sql``,
      sql`e.entitlement_key in (select entitlement_key from g)`,
    )}),
    p as materialized (
      ${evaluatedAccounts(
        context,
        sql`a.account_key as principal_key, a.version as account_version, null::bigint as resource_version,
          u.version as user_version`,
        sql`a.account_key in (select principal_key from g)`,
      )}
      union all
      ${evaluatedResources(
        context,
        sql`r.resource_key, null::bigint, r.version, null::bigint`,
        sql`r.resource_key in (select principal_key from g)`,
      )}),
    evaluated as materialized (${evaluatedGrants(
      context,
      sql`g.version as grant_version, g.entitlement_key, g.principal_key, e.entitlement_version, p.account_version,
        p.resource_version, p.user_version`,
      sql`g left join e on e.entitlement_key = g.entitlement_key left join p on p.principal_key = g.principal_key`,
    )})
    select rule, entitlement_key::text as "entitlementKey", principal_key::text as "principalKey",
      grant_version::text as "grantVersion", entitlement_version::text as "entitlementVersion",
      account_version::text as "accountVersion", resource_version::text as "resourceVersion",
      user_version::text as "userVersion"
    from evaluated
    where rule <> 'unmatched' and ${rule === undefined ? sql`true` : sql`rule = ${rule}`}
    order by evaluated.principal_key, evaluated.entitlement_key limit ${limit}`)
}
