import type { AccessReviewInclusionScope } from '../../contract/campaign/scope.ts'
import { anyOf, join, type Sql, sql } from '../db/sql.ts'
import { live } from './live.sql.ts'
import { every, member, type Rule, unrestricted, versionIn } from './rule.sql.ts'
import type { ScopeContext } from './scope-context.ts'

/** Columns that stand in for a profile attribute that the person does not have. */
const ATTRIBUTE_COLUMNS: Record<string, Sql> = {
  department: sql`u.department`,
  jobTitle: sql`u.job_title`,
  job_title: sql`u.job_title`,
  employmentType: sql`u.employment_type`,
  employment_type: sql`u.employment_type`,
  employmentStatus: sql`u.employment_status`,
  employment_status: sql`u.employment_status`,
  username: sql`u.username`,
  email: sql`u.email`,
}

function attributeIs(name: string, values: readonly string[]): Sql {
  const column = Object.hasOwn(ATTRIBUTE_COLUMNS, name) ? ATTRIBUTE_COLUMNS[name] : undefined
  return sql`(case
    when jsonb_typeof(u.profile -> ${name}) = 'array' then exists (
      select 1 from jsonb_array_elements(u.profile -> ${name}) as one
      where jsonb_typeof(one) not in ('object', 'array') and one #>> '{}' = any(${values}::text[]))
    when u.profile ? ${name} then jsonb_typeof(u.profile -> ${name}) <> 'object'
      and u.profile ->> ${name} = any(${values}::text[])
    else ${column ? sql`${column} = any(${values}::text[])` : sql`false`} end)`
}
const attributesAre = (attributes: AccessReviewInclusionScope['multiUserProfileAttributes']) =>
  Object.entries(attributes ?? {}).map(([name, { values = [] }]) =>
    attributeIs(
      name,
      values.map(({ value }) => value),
    ),
  )
const managedBy = (ids: readonly string[] | undefined) => (ids?.length ? [sql`u.manager_ids && ${ids}::text[]`] : [])

/**
 * People with an account that holds one of these entitlements. As of a snapshot, those are open grants and grants that
 * were closed after it: two index scans instead of one over all versions.
 */
function holders({ tenantId, snapshot }: ScopeContext, refs: readonly { appId: string; id: string }[]): Sql {
  const keys = sql`array(select h.entitlement_key from entitlement_versions h
    join unnest(${refs.map(({ appId }) => appId)}::text[], ${refs.map(({ id }) => id)}::text[]) as ref (app_id, id)
      on h.app_id = ref.app_id and h.entitlement_id = ref.id
    where h.tenant_id = ${tenantId} and ${live(sql`h`, 'entitlement', snapshot)})`
  const held = (which: Sql) => sql`
    select h.principal_key from grant_versions h
    where h.tenant_id = ${tenantId} and h.entitlement_key = any(${keys}) and not h.to_resource and ${which}`
  const then = snapshot && sql`h.version <= ${snapshot.versions.grant}::bigint`
  return sql`u.user_id in (
    select ha.user_id from account_versions ha where ha.tenant_id = ${tenantId} and ha.user_id is not null
      and ${live(sql`ha`, 'account', snapshot)} and ha.account_key in (
        ${held(sql`h.closed_at is null and ${then ?? sql`true`}`)}
        ${then ? sql`union all ${held(sql`h.closed_at > ${snapshot.at}::timestamptz and ${then}`)}` : sql``}))`
}

const users: Rule = {
  code: 'users',
  title: 'People',
  members: [
    unrestricted('allUsers', 'all accounts, including those without an owner'),
    member(
      'selectedUsers',
      'accounts of the selected people',
      ({ userIds = [] }) => sql`u.user_id = any(${userIds}::text[])`,
    ),
    member(
      'userCriteria',
      'accounts of people who meet every criterion that is set: have one of the statuses; report to one of the managers; have one of the values of each profile attribute; own an account that holds one of the entitlements. Accounts without an owner are not selected',
      (criteria, context) =>
        every([
          ...anyOf(sql`u.status`, criteria.userStatus),
          ...managedBy(criteria.managerUserIds),
          ...attributesAre(criteria.multiUserProfileAttributes),
          ...(criteria.groupAppEntitlementsRef?.length ? [holders(context, criteria.groupAppEntitlementsRef)] : []),
        ]),
    ),
    member(
      'celExpression',
      'accounts of people for whom the expression is true. If it fails for a person, their grants are excluded as `users_failed`',
      (_expression, context) => versionIn(sql`u.version`, context.userResults.matched),
    ),
  ],
}

const statusIn = (statuses: readonly string[] | undefined) =>
  anyOf(
    sql`a.status`,
    statuses?.map((status) => status.replace('APP_USER_', '')),
  )

function domainIs(domain: string | undefined, { trustedDomains }: ScopeContext): Sql[] {
  const trusted = sql`a.domain = any(${trustedDomains}::text[])`
  if (domain === 'APP_USER_DOMAIN_TRUSTED') return [trusted]
  // An account without a domain is neither, and nothing is external until trusted domains are set.
  if (domain === 'APP_USER_DOMAIN_EXTERNAL')
    return [trustedDomains.length === 0 ? sql`false` : sql`(a.domain <> '' and not ${trusted})`]
  return []
}

const accounts: Rule = {
  code: 'accounts',
  title: 'Accounts',
  members: [
    unrestricted('allAccounts', 'all accounts'),
    member(
      'accountCriteria',
      'accounts that meet every criterion that is set: have a trusted or an external domain; have one of the types; have one of the statuses; have no owner',
      (criteria, context) =>
        every([
          ...domainIs(criteria.accountDomain, context),
          ...anyOf(sql`a.account_type`, criteria.accountTypes),
          ...statusIn(criteria.appUserStatuses),
          ...(criteria.noAccountOwner ? [sql`a.user_id is null`] : []),
        ]),
    ),
    member(
      'accountCelExpression',
      'accounts for which the expression is true. If it fails for an account, its grants are excluded as `accounts_failed`',
      (_expression, context) => versionIn(sql`a.version`, context.accountResults.matched),
    ),
  ],
}

const legacy: Rule = {
  code: 'legacy',
  title: 'Legacy scopes',
  members: [
    {
      name: 'scope',
      selects: 'accounts that have one of the statuses and one of the types',
      condition: ({ scope: { scope } }) =>
        scope && every([...statusIn(scope.appUserStatuses), ...anyOf(sql`a.account_type`, scope.appUserTypes)]),
    },
    {
      name: 'inclusionScope',
      selects: 'accounts that meet every list that is set, themselves or by their owner, with one of its values',
      condition: ({ scope: { inclusionScope: given } }) =>
        given &&
        every([
          ...statusIn(given.appUserStatuses),
          ...anyOf(sql`a.account_type`, given.appUserTypes),
          ...managedBy(given.managerIds),
          ...attributesAre(given.multiUserProfileAttributes),
          ...anyOf(sql`u.user_id`, given.userIds),
          ...anyOf(
            sql`u.status`,
            given.userStatuses?.map((status) => status.replace('USER_', '')),
          ),
          ...(given.noAccountOwners ? [sql`a.user_id is null`] : []),
        ]),
    },
    {
      name: 'exclusionScope',
      selects: 'all accounts except those that have one of the statuses or one of the types',
      keepsResources: true,
      condition: ({ scope: { exclusionScope: given } }) => {
        const out = [...statusIn(given?.appUserStatuses), ...anyOf(sql`a.account_type`, given?.appUserTypes)]
        return out.length === 0 ? undefined : sql`not (${join(out, ' or ')})`
      },
    },
  ],
}

export const PRINCIPAL_RULES: readonly Rule[] = [users, accounts, legacy]
