import type {
  AccessReviewInclusionScope,
  AccessReviewScopeV2,
  GrantsByCriteriaScope,
} from '../../contract/campaign/scope.ts'
import { anyOf, join, type Sql, sql } from '../db/sql.ts'
import { live } from './live.sql.ts'
import type { CampaignScope, Frame, SelectionList } from './scope-context.ts'

/**
 * What each part of a scope selects: the words for people, and the condition for the database. A part that is absent, or
 * that has nothing in it, restricts nothing and has no condition. Conditions are over the aliases `e` (entitlement), `a`
 * (account), `u` (the person behind it) and `g` (grant). docs/scope.md is made from this table.
 */
export interface Member {
  name: string
  selects: string
  condition(frame: Frame): Sql | undefined
}

/** Every grant is an item unless a rule leaves it out; the first rule that does, in this order, is said in the books. */
export interface Rule {
  code: RuleCode
  title: string
  /** What it looks at: rules about entitlements are asked first, then those about principals, then about grants. */
  about: 'entitlement' | 'principal' | 'grant'
  members: readonly Member[]
}
export type RuleCode =
  | 'principal_type'
  | 'setup'
  | 'apps_and_resources'
  | 'resource'
  | 'excluded'
  | 'users'
  | 'accounts'
  | 'legacy'
  | 'access_conflicts'
  | 'grants'

const inSet = ({ tenantId, scope }: Frame, list: SelectionList, columns: Sql, chosen: Sql): Sql => {
  const set = scope.sets[list]
  if (set === undefined) return sql`false`
  return sql`${columns} in (
    select ${chosen} from selection_entries s where s.tenant_id = ${tenantId} and s.set_id = ${set})`
}
const entitlementIn = (frame: Frame, list: SelectionList) =>
  inSet(frame, list, sql`(e.app_id, e.entitlement_id)`, sql`s.app_id, s.object_id`)
const typeIn = (frame: Frame, list: SelectionList) =>
  inSet(frame, list, sql`(e.app_id, e.resource_type_id)`, sql`s.app_id, s.object_id`)

/** All of these; nothing to ask when there are none. */
const every = (conditions: readonly Sql[]): Sql | undefined =>
  conditions.length === 0 ? undefined : sql`(${join(conditions, ' and ')})`

/** A member of scopeV2, which has a condition when it is there. */
const member = <N extends keyof AccessReviewScopeV2>(
  name: N,
  selects: string,
  condition: (value: NonNullable<AccessReviewScopeV2[N]>, frame: Frame) => Sql | undefined,
): Member => ({
  name,
  selects,
  condition: (frame) => {
    const value = frame.scope.scopeV2?.[name]
    return value === undefined ? undefined : condition(value as NonNullable<AccessReviewScopeV2[N]>, frame)
  },
})
const unrestricted = (name: keyof AccessReviewScopeV2, selects: string) => member(name, selects, () => undefined)

const APP_MEMBERS = ['appAccess', 'specificResources', 'appSelectionCriteria', 'resourceTypeSelections'] as const
const hasAppMember = ({ scopeV2 = {} }: CampaignScope) => APP_MEMBERS.some((name) => scopeV2[name] !== undefined)

const setup: Rule = {
  code: 'setup',
  title: 'The setup choice of the campaign',
  about: 'entitlement',
  members: [
    {
      name: 'singleApp',
      selects: 'entitlements of this app',
      condition: ({ scope: { singleApp } }) => singleApp && sql`e.app_id = ${singleApp.appId}`,
    },
    {
      name: 'multiApp',
      selects: 'the entitlements that it names, unless an apps-and-resources member says what is reviewed',
      condition: (frame) =>
        frame.scope.multiApp && !hasAppMember(frame.scope) ? entitlementIn(frame, 'entitlements') : undefined,
    },
    {
      name: 'bindings',
      selects: 'the selected entitlements, unless an apps-and-resources member says what is reviewed',
      condition: (frame) =>
        frame.scope.bindings && !hasAppMember(frame.scope) ? entitlementIn(frame, 'entitlements') : undefined,
    },
  ],
}

const appsAndResources: Rule = {
  code: 'apps_and_resources',
  title: 'Apps and resources',
  about: 'entitlement',
  members: [
    member(
      'appAccess',
      'entitlements that are access to an app as such, of the apps of the selected entitlements and of `singleApp`',
      (_marker, frame) => {
        const chosen = inSet(frame, 'entitlements', sql`e.app_id`, sql`s.app_id`)
        const { singleApp } = frame.scope
        return sql`(e.is_app_access and (${chosen} or ${singleApp ? sql`e.app_id = ${singleApp.appId}` : sql`false`}))`
      },
    ),
    member('specificResources', 'the selected entitlements (`scope_and_entitlements`)', (_marker, frame) =>
      entitlementIn(frame, 'entitlements'),
    ),
    member(
      'appSelectionCriteria',
      'entitlements with one of the risk levels and one of the compliance frameworks; an empty list restricts nothing',
      ({ riskLevelAttributeValueIds: risks, complianceFrameworkAttributeValueIds: frameworks }) =>
        every([
          ...anyOf(sql`e.risk_level_id`, risks),
          ...(frameworks?.length ? [sql`e.compliance_framework_ids && ${frameworks}::text[]`] : []),
        ]),
    ),
    member(
      'resourceTypeSelections',
      'entitlements of the selected resource types (`scope_by_resource_type`)',
      (_marker, frame) => typeIn(frame, 'resource_types'),
    ),
  ],
}

const reached = (frame: Frame) => sql`e.resource_id in (${frame.reached})`
const resource: Rule = {
  code: 'resource',
  title: 'Resources',
  about: 'entitlement',
  // Both of them together: what either selects.
  members: [
    member(
      'resourceSelection',
      'entitlements of the selected resources. By inheritance also what flows in: entitlements of the resources above them, and of groups that hold something there',
      (_marker, frame) => reached(frame),
    ),
    member(
      'scopeRoleSelection',
      'entitlements of the role of each pair, where the role is the scope or lies below it; together with `resourceSelection` what either selects',
      (_marker, frame) => (frame.scope.scopeV2?.resourceSelection ? undefined : reached(frame)),
    ),
  ],
}

const excluded: Rule = {
  code: 'excluded',
  title: 'Excluded apps and resources',
  about: 'entitlement',
  members: [
    member(
      'excludedSpecificResources',
      'all but the entitlements selected there',
      (_marker, frame) => sql`not (${entitlementIn(frame, 'excluded_entitlements')})`,
    ),
    member(
      'excludedResourceTypeSelections',
      'all but entitlements of the resource types selected there',
      (_marker, frame) => sql`not (${typeIn(frame, 'excluded_resource_types')})`,
    ),
  ],
}

/** Columns that count as attributes of a person whose profile has nothing of that name. */
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

/** People of whom an account holds one of these entitlements. Who held it at the moment: now, or until later than then. */
function holders({ tenantId, snapshot }: Frame, refs: readonly { appId: string; id: string }[]): Sql {
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

/** Not `= any`: of an array that is a parameter of a prepared statement that is a walk through it for every row. */
const versionIn = (column: Sql, versions: readonly string[]): Sql =>
  sql`${column} in (select unnest(${versions}::bigint[]))`

const users: Rule = {
  code: 'users',
  title: 'People',
  about: 'principal',
  members: [
    unrestricted('allUsers', 'everything, also of accounts without an owner'),
    member('selectedUsers', 'accounts of these people', ({ userIds = [] }) => sql`u.user_id = any(${userIds}::text[])`),
    member(
      'userCriteria',
      'accounts of people who meet all that is given: one of the statuses; one of the managers; one of the values of each profile attribute; an account that holds one of the entitlements. Not of accounts without an owner',
      (criteria, frame) =>
        every([
          ...anyOf(sql`u.status`, criteria.userStatus),
          ...managedBy(criteria.managerUserIds),
          ...attributesAre(criteria.multiUserProfileAttributes),
          ...(criteria.groupAppEntitlementsRef?.length ? [holders(frame, criteria.groupAppEntitlementsRef)] : []),
        ]),
    ),
    member(
      'celExpression',
      'accounts of people for whom the expression is true. Where it fails the grants are left out as `users_failed`',
      (_expression, frame) => versionIn(sql`u.version`, frame.users.holds),
    ),
  ],
}

const statusIn = (statuses: readonly string[] | undefined) =>
  anyOf(
    sql`a.status`,
    statuses?.map((status) => status.replace('APP_USER_', '')),
  )

function domainIs(domain: string | undefined, { trustedDomains }: Frame): Sql[] {
  const trusted = sql`a.domain = any(${trustedDomains}::text[])`
  if (domain === 'APP_USER_DOMAIN_TRUSTED') return [trusted]
  // Without a domain of its own, or of the company's, whether an account is external is not known.
  if (domain === 'APP_USER_DOMAIN_EXTERNAL')
    return [trustedDomains.length === 0 ? sql`false` : sql`(a.domain <> '' and not ${trusted})`]
  return []
}

const accounts: Rule = {
  code: 'accounts',
  title: 'Accounts',
  about: 'principal',
  members: [
    unrestricted('allAccounts', 'everything'),
    member(
      'accountCriteria',
      'accounts that meet all that is given: a trusted or an external domain; one of the types; one of the statuses; no owner',
      (criteria, frame) =>
        every([
          ...domainIs(criteria.accountDomain, frame),
          ...anyOf(sql`a.account_type`, criteria.accountTypes),
          ...statusIn(criteria.appUserStatuses),
          ...(criteria.noAccountOwner ? [sql`a.user_id is null`] : []),
        ]),
    ),
    member(
      'accountCelExpression',
      'accounts for which the expression is true. Where it fails the grants are left out as `accounts_failed`',
      (_expression, frame) => versionIn(sql`a.version`, frame.accounts.holds),
    ),
  ],
}

const legacy: Rule = {
  code: 'legacy',
  title: 'The legacy scopes',
  about: 'principal',
  members: [
    {
      name: 'scope',
      selects: 'accounts with one of the statuses and one of the types',
      condition: ({ scope: { scope } }) =>
        scope && every([...statusIn(scope.appUserStatuses), ...anyOf(sql`a.account_type`, scope.appUserTypes)]),
    },
    {
      name: 'inclusionScope',
      selects: 'accounts and people who meet all that is given, with one of the values of each list',
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
  ],
}
const legacyExclusion: Member = {
  name: 'exclusionScope',
  selects: 'all but accounts with one of the statuses or one of the types',
  condition: ({ scope: { exclusionScope: given } }) => {
    const out = [...statusIn(given?.appUserStatuses), ...anyOf(sql`a.account_type`, given?.appUserTypes)]
    return out.length === 0 ? undefined : sql`not (${join(out, ' or ')})`
  },
}

const conflicts: Rule = {
  code: 'access_conflicts',
  title: 'Access conflicts',
  about: 'grant',
  members: [
    member(
      'allAccessConflicts',
      'grants that take part in an active violation of an enabled conflict monitor',
      (_marker, frame) => sql`(g.entitlement_key, g.principal_key) in (${frame.conflicts})`,
    ),
    member(
      'specificAccessConflicts',
      'grants that take part in an active violation of a selected conflict monitor',
      (_marker, frame) => sql`(g.entitlement_key, g.principal_key) in (${frame.conflicts})`,
    ),
  ],
}

const added = sql`coalesce(g.added_at, g.created_at)`
const before = ({ at }: Frame, period: string) =>
  sql`${at}::timestamptz - make_interval(secs => ${Number.parseFloat(period)})`
const longAgo = (column: Sql, period: string | undefined, frame: Frame): Sql[] =>
  period === undefined ? [] : [sql`coalesce(${column} <= ${before(frame, period)}, true)`]

function profileIs(filter: GrantsByCriteriaScope['accessProfileFilter']): Sql[] {
  switch (filter?.filterType) {
    case 'ACCESS_PROFILE_FILTER_TYPE_INCLUDE_ALL':
      return [sql`g.access_profile_ids <> '{}'`]
    case 'ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_ALL':
      return [sql`g.access_profile_ids = '{}'`]
    case 'ACCESS_PROFILE_FILTER_TYPE_INCLUDE_SPECIFIC':
      return [sql`g.access_profile_ids && ${filter.includedAccessProfileIds ?? []}::text[]`]
    case 'ACCESS_PROFILE_FILTER_TYPE_EXCLUDE_SPECIFIC':
      return [sql`not g.access_profile_ids && ${filter.excludedAccessProfileIds ?? []}::text[]`]
    default:
      return []
  }
}

const grants: Rule = {
  code: 'grants',
  title: 'Grants',
  about: 'grant',
  members: [
    unrestricted('allGrants', 'everything'),
    member(
      'grantsByCriteria',
      'grants that meet all that is given: added within `daysSinceAdded`; not used for `daysSinceLastUsed` or never; not reviewed for `daysSinceReviewed` or never; added from the start and before the end of `grantsAddedBetween`; direct or inherited; permanent or temporary; with an access profile (INCLUDE_ALL), without (EXCLUDE_ALL), with one of these or with none of these',
      (criteria, frame) => {
        const { daysSinceAdded, grantsAddedBetween: between } = criteria
        return every([
          ...(daysSinceAdded === undefined ? [] : [sql`${added} >= ${before(frame, daysSinceAdded)}`]),
          ...longAgo(sql`g.last_used_at`, criteria.daysSinceLastUsed, frame),
          ...longAgo(sql`g.last_reviewed_at`, criteria.daysSinceReviewed, frame),
          ...(between?.startDate === undefined ? [] : [sql`${added} >= ${between.startDate}::timestamptz`]),
          ...(between?.endDate === undefined ? [] : [sql`${added} < ${between.endDate}::timestamptz`]),
          ...(criteria.sourceFilter === 'GRANT_SOURCE_FILTER_DIRECT' ? [sql`g.is_direct`] : []),
          ...(criteria.sourceFilter === 'GRANT_SOURCE_FILTER_INHERITED' ? [sql`not g.is_direct`] : []),
          ...(criteria.typeFilter === 'GRANT_FILTER_TYPE_PERMANENT' ? [sql`g.expires_at is null`] : []),
          ...(criteria.typeFilter === 'GRANT_FILTER_TYPE_TEMPORARY' ? [sql`g.expires_at is not null`] : []),
          ...profileIs(criteria.accessProfileFilter),
        ])
      },
    ),
  ],
}

const principalType: Rule = {
  code: 'principal_type',
  title: 'Who holds the access',
  about: 'grant',
  members: [
    {
      name: 'principalTypeFilter',
      selects:
        'what accounts hold (USERS, and when nothing is said), what resources such as groups and roles hold (RESOURCES), or both',
      condition: ({ scope: { scopeV2 } }) => {
        switch (scopeV2?.principalTypeFilter) {
          case 'PRINCIPAL_TYPE_FILTER_USERS_AND_RESOURCES':
            return undefined
          case 'PRINCIPAL_TYPE_FILTER_RESOURCES':
            return sql`g.to_resource`
          default:
            return sql`not g.to_resource`
        }
      },
    },
  ],
}

/** In the order in which they are asked. */
export const RULES: readonly Rule[] = [
  principalType,
  setup,
  appsAndResources,
  resource,
  excluded,
  users,
  accounts,
  { ...legacy, members: [...legacy.members, legacyExclusion] },
  conflicts,
  grants,
]

/** What a rule asks of a row; undefined when it asks nothing. */
export const conditionOf = (rule: Rule, frame: Frame): Sql | undefined =>
  every(rule.members.flatMap((one) => one.condition(frame) ?? []))

/** Whether a rule is about people or accounts, so that what a resource holds is left out by it. */
export const restrictsAccounts = (rule: Rule, frame: Frame): boolean =>
  rule.members.some((one) => one !== legacyExclusion && one.condition(frame) !== undefined)

/** Expressions can fail: the code of such rows, by the rule that the expression belongs to. */
export const FAILED = { users: 'users_failed', accounts: 'accounts_failed' } as const
const failedRows = (frame: Frame): Partial<Record<RuleCode, Sql>> => ({
  ...(frame.scope.scopeV2?.celExpression && { users: versionIn(sql`u.version`, frame.users.failed) }),
  ...(frame.scope.scopeV2?.accountCelExpression && {
    accounts: versionIn(sql`a.version`, frame.accounts.failed),
  }),
})

/** The first of these rules that leaves a row out, as an expression; null for none. */
export function firstRule(rules: readonly Rule[], frame: Frame): Sql {
  const failed = failedRows(frame)
  const cases = rules.flatMap((rule) => {
    const condition = conditionOf(rule, frame)
    if (!condition) return []
    const failure = failed[rule.code]
    return [
      ...(failure
        ? [sql`when coalesce(${failure}, false) then ${FAILED[rule.code as keyof typeof FAILED]}::text`]
        : []),
      sql`when not coalesce(${condition}, false) then ${rule.code}::text`,
    ]
  })
  return cases.length === 0 ? sql`null::text` : sql`(case ${join(cases, ' ')} end)`
}
