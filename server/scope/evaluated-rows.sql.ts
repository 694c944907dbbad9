import { type Sql, sql } from '../db/sql.ts'
import { ENTITLEMENT_RULES } from './entitlement-rules.sql.ts'
import { GRANT_RULES, HOLDER_RULES } from './grant-rules.sql.ts'
import { live } from './live.sql.ts'
import { PRINCIPAL_RULES } from './principal-rules.sql.ts'
import { firstRule, restrictsAccounts } from './rules.sql.ts'
import type { ScopeContext } from './scope-context.ts'

/** Entitlements (`e`), each with the rule that excludes it; `joins` serve the `columns`. */
export const evaluatedEntitlements = (context: ScopeContext, columns: Sql, joins: Sql, where: Sql): Sql => sql`
  select ${columns}, ${firstRule(ENTITLEMENT_RULES, context)} as rule
  from entitlement_versions e ${joins}
  where e.tenant_id = ${context.tenantId} and ${live(sql`e`, 'entitlement', context.snapshot)} and ${where}`

/** Accounts (`a`) and their owners (`u`), each with the rule that excludes it. */
export const evaluatedAccounts = (context: ScopeContext, columns: Sql, where: Sql): Sql => sql`
  select ${columns}, ${firstRule(PRINCIPAL_RULES, context)} as rule
  from account_versions a
  left join user_versions u on u.tenant_id = a.tenant_id and u.user_id = a.user_id and ${live(sql`u`, 'user', context.snapshot)}
  where a.tenant_id = ${context.tenantId} and ${live(sql`a`, 'account', context.snapshot)} and ${where}`

/** Resources as holders. They have no owner and no status, so a rule that restricts these excludes all resources. */
export function evaluatedResources(context: ScopeContext, columns: Sql, where: Sql): Sql {
  const rule = PRINCIPAL_RULES.find((one) => restrictsAccounts(one, context))?.code ?? null
  return sql`
    select ${columns}, ${rule}::text as rule
    from resource_versions r
    where r.tenant_id = ${context.tenantId} and ${live(sql`r`, 'resource', context.snapshot)} and ${where}`
}

/**
 * Grants (`g`), each with the first rule that excludes it. `e` and `p` are the evaluated entitlements and principals; a
 * grant that has lost one of them is `unmatched`.
 */
export const evaluatedGrants = (context: ScopeContext, columns: Sql, from: Sql): Sql => sql`
  select ${columns}, coalesce(
    ${firstRule(HOLDER_RULES, context)},
    case when e.entitlement_key is null then 'unmatched' else e.rule end,
    case when p.principal_key is null then 'unmatched' else p.rule end,
    ${firstRule(GRANT_RULES, context)}) as rule
  from ${from}`

/** Whether the scope names a conflict monitor (`m`). */
export function chosenMonitors({ tenantId, scope }: Pick<ScopeContext, 'tenantId' | 'scope'>): Sql {
  const { allAccessConflicts, specificAccessConflicts } = scope.scopeV2 ?? {}
  const set = scope.sets.conflict_monitors
  if (allAccessConflicts) return sql`m.enabled`
  return specificAccessConflicts && set !== undefined
    ? sql`m.monitor_id in (select object_id from selection_entries where tenant_id = ${tenantId} and set_id = ${set})`
    : sql`false`
}

/** Whether a violation (`v`) is open and not exempted at this time. */
export const isActive = (at: Sql): Sql =>
  sql`v.resolved_at is null and not (v.exempted_at is not null and coalesce(v.exemption_expires_at > ${at}, true))`

/** Open grants that are part of an active violation of the scope's conflict monitors; exemptions count as of `at`. */
export function conflictingGrants(
  { tenantId, scope }: Pick<ScopeContext, 'tenantId' | 'scope'>,
  at: Sql,
  columns: Sql,
): Sql {
  return sql`
    select ${columns} from conflict_monitors m
    join conflict_violations v on v.tenant_id = m.tenant_id and v.monitor_id = m.monitor_id and ${isActive(at)}
    join account_versions a on a.tenant_id = m.tenant_id and a.closed_at is null
      and (a.user_id = v.user_id or a.account_id = v.account_id)
    join conflict_entitlements c on c.tenant_id = m.tenant_id and c.monitor_id = m.monitor_id
      and (c.entitlement_group = 'ENTITLEMENT_GROUP_A' or not m.negate_b)
    join entitlement_versions e on e.tenant_id = m.tenant_id and e.entitlement_id = c.entitlement_id
      and e.closed_at is null
    join grant_versions g on g.tenant_id = m.tenant_id and g.entitlement_key = e.entitlement_key
      and g.principal_key = a.account_key and not g.to_resource and g.closed_at is null
    where m.tenant_id = ${tenantId} and m.deleted_at is null and ${chosenMonitors({ tenantId, scope })}`
}
