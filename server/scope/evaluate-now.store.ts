import type { Reader } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'
import { evaluatedNow, type GrantRange } from './evaluated-now.sql.ts'
import { conflictingGrants } from './evaluated-rows.sql.ts'
import type { ScopeContext } from './scope-context.ts'

const LAST_KEY = '9223372036854775807'

/** The next grants after a principal, about `size` of them; undefined when none are left. */
export async function nextGrants(
  reader: Reader,
  tenantId: TenantId,
  after: string,
  size: number,
): Promise<GrantRange | undefined> {
  if (after === LAST_KEY) return undefined
  const row = await reader.first<{ upTo: string }>(sql`
    select principal_key::text as "upTo" from grant_versions
    where tenant_id = ${tenantId} and closed_at is null and principal_key > ${after}::bigint
    order by principal_key offset ${size} limit 1`)
  return { after, upTo: row?.upTo ?? LAST_KEY }
}

export interface EvaluatedGrant {
  entitlementId: string
  principalId: string
  /** The rule that excludes it; null for an item. */
  rule: string | null
}
export const listEvaluatedGrants = (reader: Reader, context: ScopeContext, range: GrantRange) =>
  reader.rows<EvaluatedGrant>(sql`
    with ${evaluatedNow(context, range)}
    select entitlement_id as "entitlementId", principal_id as "principalId", rule from evaluated`)

/** How many grants of a range each rule excludes, and how many items each app, entitlement and person has. */
export interface OutcomeCount {
  by: 'rule' | 'app' | 'entitlement' | 'user' | 'ownerless' | 'ownerlessLeftOut'
  id: string
  n: number
}
export const countOutcomes = (reader: Reader, context: ScopeContext, range: GrantRange) =>
  reader.rows<OutcomeCount>(sql`
    with ${evaluatedNow(context, range)}
    select 'rule' as by, coalesce(rule, '') as id, count(*)::float8 as n from evaluated group by 2
    union all
    select case when grouping(app_id) = 0 then 'app' when grouping(entitlement_id) = 0 then 'entitlement' else 'user' end,
      coalesce(app_id, entitlement_id, user_id, ''), count(*)::float8
    from evaluated where rule is null group by grouping sets ((app_id), (entitlement_id), (user_id))
    union all
    select distinct 'ownerless', principal_id, 1::float8 from evaluated
    where rule is null and user_id is null and account_version is not null
    union all
    select 'ownerlessLeftOut', '', count(distinct principal_id)::float8 from evaluated
    where rule = 'users' and user_id is null and account_version is not null`)

/** An item that would be made of these versions. */
export interface EvaluatedItem {
  entitlementKey: string
  principalKey: string
  /** The entitlement's resource. */
  resourceId: string | null
  grantVersion: string
  entitlementVersion: string
  accountVersion: string | null
  resourceVersion: string | null
  userVersion: string | null
}
export const listSampleItems = (reader: Reader, context: ScopeContext, range: GrantRange, limit: number) =>
  reader.rows<EvaluatedItem>(sql`
    with ${evaluatedNow(context, range)}
    select entitlement_key::text as "entitlementKey", principal_key::text as "principalKey",
      resource_id as "resourceId", grant_version::text as "grantVersion",
      entitlement_version::text as "entitlementVersion",
      account_version::text as "accountVersion", resource_version::text as "resourceVersion",
      user_version::text as "userVersion"
    from evaluated where rule is null order by grant_version limit ${limit}`)

/** Violations by which a conflicts member of the scope selects grants of these principals. */
export const listConflicts = (reader: Reader, context: ScopeContext, principalKeys: readonly string[]) =>
  reader.rows<{ entitlementKey: string; principalKey: string; violationId: string }>(sql`
    select distinct entitlement_key::text as "entitlementKey", principal_key::text as "principalKey",
      violation_id as "violationId"
    from (${conflictingGrants(context, sql`${context.at}::timestamptz`, sql`g.entitlement_key, g.principal_key, v.violation_id`)}) c
    where principal_key in (select unnest(${principalKeys}::bigint[])) order by 3`)
