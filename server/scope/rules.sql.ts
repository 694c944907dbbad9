import { join, type Sql, sql } from '../db/sql.ts'
import { ENTITLEMENT_RULES } from './entitlement-rules.sql.ts'
import { GRANT_RULES, HOLDER_RULES } from './grant-rules.sql.ts'
import { PRINCIPAL_RULES } from './principal-rules.sql.ts'
import { every, type Rule, type RuleCode, versionIn } from './rule.sql.ts'
import type { ScopeContext } from './scope-context.ts'

/** In the order in which they are checked; the ledger names the first that excludes a grant. docs/scope.md shows them. */
export const RULES: readonly Rule[] = [...HOLDER_RULES, ...ENTITLEMENT_RULES, ...PRINCIPAL_RULES, ...GRANT_RULES]

/** What a rule asks of a row; undefined when it restricts nothing. */
export const conditionOf = (rule: Rule, context: ScopeContext): Sql | undefined =>
  every(rule.members.flatMap((one) => one.condition(context) ?? []))

/** Whether a rule restricts people or accounts, and so excludes what resources hold. */
export const restrictsAccounts = (rule: Rule, context: ScopeContext): boolean =>
  rule.members.some((one) => !one.keepsResources && one.condition(context) !== undefined)

/** Rows for which an expression failed have a code of their own, by the rule that the expression belongs to. */
export const FAILED = { users: 'users_failed', accounts: 'accounts_failed' } as const
const failedRows = (context: ScopeContext): Partial<Record<RuleCode, Sql>> => ({
  ...(context.scope.scopeV2?.celExpression && { users: versionIn(sql`u.version`, context.userResults.failed) }),
  ...(context.scope.scopeV2?.accountCelExpression && {
    accounts: versionIn(sql`a.version`, context.accountResults.failed),
  }),
})

/** An SQL expression for the first of these rules that excludes a row; null for none. */
export function firstRule(rules: readonly Rule[], context: ScopeContext): Sql {
  const failed = failedRows(context)
  const cases = rules.flatMap((rule) => {
    const condition = conditionOf(rule, context)
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
