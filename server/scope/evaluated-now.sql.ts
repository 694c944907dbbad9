import { type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import {
  conflictingGrants,
  evaluatedAccounts,
  evaluatedEntitlements,
  evaluatedGrants,
  evaluatedResources,
} from './evaluated-rows.sql.ts'
import type { ReachableResources } from './reach.store.ts'
import { type CampaignScope, NO_RESULTS, type ScopeContext } from './scope-context.ts'

/** The scope context of current data. */
export const currentScopeContext = (
  tenantId: TenantId,
  scope: CampaignScope,
  at: Date,
  { reachable, trustedDomains }: { reachable: ReachableResources; trustedDomains: readonly string[] },
): ScopeContext => ({
  tenantId,
  scope,
  at,
  trustedDomains,
  reachable: sql`select unnest(${[...reachable.keys()]}::text[])`,
  conflicts: conflictingGrants({ tenantId, scope }, sql`${at}::timestamptz`, sql`g.entitlement_key, g.principal_key`),
  userResults: NO_RESULTS,
  accountResults: NO_RESULTS,
})

/** Grants of the principals whose keys are above `after` and not above `upTo`, so that an account is never split. */
export interface GrantRange {
  after: string
  upTo: string
}
const within = (key: Sql, { after, upTo }: GrantRange) => sql`${key} > ${after}::bigint and ${key} <= ${upTo}::bigint`

/** The accounts (`a`) that hold the grants of a range. */
export const accountsWithin = (range: GrantRange): Sql => within(sql`a.account_key`, range)

/** For a `with` clause: the open grants of a range as the table `evaluated`. */
export const evaluatedNow = (context: ScopeContext, range: GrantRange): Sql => sql`
  g as materialized (
    select g.* from grant_versions g
    where g.tenant_id = ${context.tenantId} and g.closed_at is null and ${within(sql`g.principal_key`, range)}),
  e as materialized (${evaluatedEntitlements(
    context,
    sql`e.entitlement_key, e.version as entitlement_version, e.entitlement_id, e.app_id, e.resource_id`,
    sql``,
    sql`e.entitlement_key in (select entitlement_key from g)`,
  )}),
  p as materialized (
    ${evaluatedAccounts(
      context,
      sql`a.account_key as principal_key, a.version as account_version, null::bigint as resource_version,
        u.version as user_version, a.account_id as principal_id, u.user_id`,
      within(sql`a.account_key`, range),
    )}
    union all
    ${evaluatedResources(
      context,
      sql`r.resource_key, null::bigint, r.version, null::bigint, r.resource_id, null::text`,
      within(sql`r.resource_key`, range),
    )}),
  evaluated as materialized (${evaluatedGrants(
    context,
    sql`g.version as grant_version, g.entitlement_key, g.principal_key, e.entitlement_version, p.account_version,
      p.resource_version, p.user_version, e.entitlement_id, e.app_id, e.resource_id, p.principal_id, p.user_id`,
    sql`g left join e on e.entitlement_key = g.entitlement_key left join p on p.principal_key = g.principal_key`,
  )})`
