import type { Reader } from '../db/index.ts'
import { type Sql, sql } from '../db/sql.ts'
import { listTrustedDomains } from '../directory/index.ts'
import type { TenantId } from '../lib/ids.ts'
import {
  conflictingGrants,
  judgedAccounts,
  judgedEntitlements,
  judgedGrants,
  judgedResources,
} from './evaluated-rows.sql.ts'
import type { Reached } from './reach.store.ts'
import { type CampaignScope, type Frame, NOBODY } from './scope-context.ts'

/** What the conditions of a scope go by when it is asked what it would select now. */
export async function frameNow(
  reader: Reader,
  tenantId: TenantId,
  scope: CampaignScope,
  at: Date,
  reached: Reached,
): Promise<Frame> {
  return {
    tenantId,
    scope,
    at,
    trustedDomains: await listTrustedDomains(reader, tenantId),
    reached: sql`select unnest(${[...reached.keys()]}::text[])`,
    conflicts: conflictingGrants({ tenantId, scope }, sql`${at}::timestamptz`, sql`g.entitlement_key, g.principal_key`),
    users: NOBODY,
    accounts: NOBODY,
  }
}

/** Grants of the principals whose keys are above the one and not above the other: all of a person's account at once. */
export interface GrantRange {
  after: string
  upTo: string
}
const LAST = '9223372036854775807'

/** The next grants after a principal, about so many; undefined when there are none. */
export async function nextGrants(
  reader: Reader,
  tenantId: TenantId,
  after: string,
  size: number,
): Promise<GrantRange | undefined> {
  if (after === LAST) return undefined
  const row = await reader.first<{ upTo: string }>(sql`
    select principal_key::text as "upTo" from grant_versions
    where tenant_id = ${tenantId} and closed_at is null and principal_key > ${after}::bigint
    order by principal_key offset ${size} limit 1`)
  return { after, upTo: row?.upTo ?? LAST }
}

const within = (key: Sql, { after, upTo }: GrantRange) => sql`${key} > ${after}::bigint and ${key} <= ${upTo}::bigint`

/** Which accounts the grants of a range belong to; for a statement with the alias `a`. */
export const accountsWithin = (range: GrantRange) => within(sql`a.account_key`, range)

/** The open grants of a range, judged; for `with`, as the table `judged`. Nothing is written. */
const judgedNow = (frame: Frame, range: GrantRange): Sql => sql`
  g as materialized (
    select g.* from grant_versions g
    where g.tenant_id = ${frame.tenantId} and g.closed_at is null and ${within(sql`g.principal_key`, range)}),
  e as materialized (${judgedEntitlements(
    frame,
    sql`e.entitlement_key, e.version as entitlement_version, e.entitlement_id, e.app_id, e.resource_id`,
    sql``,
    sql`e.entitlement_key in (select entitlement_key from g)`,
  )}),
  p as materialized (
    ${judgedAccounts(
      frame,
      sql`a.account_key as principal_key, a.version as account_version, null::bigint as resource_version,
        u.version as user_version, a.account_id as principal_id, u.user_id`,
      within(sql`a.account_key`, range),
    )}
    union all
    ${judgedResources(
      frame,
      sql`r.resource_key, null::bigint, r.version, null::bigint, r.resource_id, null::text`,
      within(sql`r.resource_key`, range),
    )}),
  judged as materialized (${judgedGrants(
    frame,
    sql`g.version as grant_version, g.entitlement_key, g.principal_key, e.entitlement_version, p.account_version,
      p.resource_version, p.user_version, e.entitlement_id, e.app_id, e.resource_id, p.principal_id, p.user_id`,
    sql`g left join e on e.entitlement_key = g.entitlement_key left join p on p.principal_key = g.principal_key`,
  )})`

export interface JudgedGrant {
  entitlementId: string
  principalId: string
  /** The rule that leaves it out; null for an item. */
  rule: string | null
}
export const judgedGrantsIn = (reader: Reader, frame: Frame, range: GrantRange) =>
  reader.rows<JudgedGrant>(sql`
    with ${judgedNow(frame, range)}
    select entitlement_id as "entitlementId", principal_id as "principalId", rule from judged`)

/** What becomes of the grants of a range: how many by rule, and the items by app, entitlement and person. */
export interface Tally {
  by: 'rule' | 'app' | 'entitlement' | 'user' | 'ownerless'
  id: string
  n: number
}
export const tallyIn = (reader: Reader, frame: Frame, range: GrantRange) =>
  reader.rows<Tally>(sql`
    with ${judgedNow(frame, range)}
    select 'rule' as by, coalesce(rule, '') as id, count(*)::float8 as n from judged group by 2
    union all
    select case when grouping(app_id) = 0 then 'app' when grouping(entitlement_id) = 0 then 'entitlement' else 'user' end,
      coalesce(app_id, entitlement_id, user_id, ''), count(*)::float8
    from judged where rule is null group by grouping sets ((app_id), (entitlement_id), (user_id))
    union all
    select distinct 'ownerless', principal_id, 1::float8 from judged
    where rule is null and user_id is null and account_version is not null`)

/** Some of the items of a range, by the versions they would be made of. */
export interface JudgedItem {
  entitlementKey: string
  principalKey: string
  /** What the entitlement is of. */
  resourceId: string | null
  grantVersion: string
  entitlementVersion: string
  accountVersion: string | null
  resourceVersion: string | null
  userVersion: string | null
}
export const itemsIn = (reader: Reader, frame: Frame, range: GrantRange, limit: number) =>
  reader.rows<JudgedItem>(sql`
    with ${judgedNow(frame, range)}
    select entitlement_key::text as "entitlementKey", principal_key::text as "principalKey",
      resource_id as "resourceId", grant_version::text as "grantVersion",
      entitlement_version::text as "entitlementVersion",
      account_version::text as "accountVersion", resource_version::text as "resourceVersion",
      user_version::text as "userVersion"
    from judged where rule is null order by grant_version limit ${limit}`)

/** The violations for which a conflicts member of the scope selects grants of these principals. */
export const conflictsOf = (reader: Reader, frame: Frame, principalKeys: readonly string[]) =>
  reader.rows<{ entitlementKey: string; principalKey: string; violationId: string }>(sql`
    select distinct entitlement_key::text as "entitlementKey", principal_key::text as "principalKey",
      violation_id as "violationId"
    from (${conflictingGrants(frame, sql`${frame.at}::timestamptz`, sql`g.entitlement_key, g.principal_key, v.violation_id`)}) c
    where principal_key in (select unnest(${principalKeys}::bigint[])) order by 3`)
