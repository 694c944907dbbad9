import type { AccessReviewScopeV2 } from '../../contract/campaign/scope.ts'
import { join, type Sql, sql } from '../db/sql.ts'
import type { ScopeContext } from './scope-context.ts'

/**
 * A part of a scope: what it selects, in words and as a condition. A part that is absent or empty restricts nothing and
 * has no condition. Conditions are over the aliases `e` (entitlement), `a` (account), `u` (its owner) and `g` (grant).
 */
export interface Member {
  name: string
  selects: string
  condition(context: ScopeContext): Sql | undefined
  /** It only removes accounts, so grants to resources pass; other members on accounts exclude them. */
  keepsResources?: true
}

/** Every grant becomes an item unless a rule excludes it. */
export interface Rule {
  code: RuleCode
  title: string
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

/** All of these conditions; undefined for none. */
export const every = (conditions: readonly Sql[]): Sql | undefined =>
  conditions.length === 0 ? undefined : sql`(${join(conditions, ' and ')})`

/** A member of scopeV2; without a value it has no condition. */
export const member = <N extends keyof AccessReviewScopeV2>(
  name: N,
  selects: string,
  condition: (value: NonNullable<AccessReviewScopeV2[N]>, context: ScopeContext) => Sql | undefined,
): Member => ({
  name,
  selects,
  condition: (context) => {
    const value = context.scope.scopeV2?.[name]
    return value === undefined ? undefined : condition(value as NonNullable<AccessReviewScopeV2[N]>, context)
  },
})
export const unrestricted = (name: keyof AccessReviewScopeV2, selects: string) => member(name, selects, () => undefined)

/** Versions in a list. Not `= any`, which searches an array parameter of a prepared statement once for every row. */
export const versionIn = (column: Sql, versions: readonly string[]): Sql =>
  sql`${column} in (select unnest(${versions}::bigint[]))`
