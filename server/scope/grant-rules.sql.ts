import type { GrantsByCriteriaScope } from '../../contract/campaign/scope.ts'
import { type Sql, sql } from '../db/sql.ts'
import { every, member, type Rule, unrestricted } from './rule.sql.ts'
import type { ScopeContext } from './scope-context.ts'

const conflicts: Rule = {
  code: 'access_conflicts',
  title: 'Access conflicts',
  members: [
    member(
      'allAccessConflicts',
      'grants that are part of an active violation of an enabled conflict monitor',
      (_marker, context) => sql`(g.entitlement_key, g.principal_key) in (${context.conflicts})`,
    ),
    member(
      'specificAccessConflicts',
      'grants that are part of an active violation of a selected conflict monitor',
      (_marker, context) => sql`(g.entitlement_key, g.principal_key) in (${context.conflicts})`,
    ),
  ],
}

const added = sql`coalesce(g.added_at, g.created_at)`
const before = ({ at }: ScopeContext, period: string) =>
  sql`${at}::timestamptz - make_interval(secs => ${Number.parseFloat(period)})`
const longAgo = (column: Sql, period: string | undefined, context: ScopeContext): Sql[] =>
  period === undefined ? [] : [sql`coalesce(${column} <= ${before(context, period)}, true)`]

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
  members: [
    unrestricted('allGrants', 'all grants'),
    member(
      'grantsByCriteria',
      'grants that meet every criterion that is set: added within `daysSinceAdded`; not used within `daysSinceLastUsed`, or never; not reviewed within `daysSinceReviewed`, or never; added between the start (inclusive) and the end (exclusive) of `grantsAddedBetween`; direct or inherited; permanent or temporary; from any access profile (INCLUDE_ALL), from none (EXCLUDE_ALL), from one of the listed profiles, or from none of them',
      (criteria, context) => {
        const { daysSinceAdded, grantsAddedBetween: between } = criteria
        return every([
          ...(daysSinceAdded === undefined ? [] : [sql`${added} >= ${before(context, daysSinceAdded)}`]),
          ...longAgo(sql`g.last_used_at`, criteria.daysSinceLastUsed, context),
          ...longAgo(sql`g.last_reviewed_at`, criteria.daysSinceReviewed, context),
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
  title: 'Type of holder',
  members: [
    {
      name: 'principalTypeFilter',
      selects: 'grants to accounts (USERS, the default), to resources such as groups and roles (RESOURCES), or to both',
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

/** Checked before all others, because it decides what kind of holder the rest is about. */
export const HOLDER_RULES: readonly Rule[] = [principalType]
export const GRANT_RULES: readonly Rule[] = [conflicts, grants]
