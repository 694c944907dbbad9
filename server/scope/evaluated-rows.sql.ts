import { type Sql, sql } from '../db/sql.ts'
import { live } from './live.sql.ts'
import { firstRule, RULES, type RuleCode, restrictsAccounts } from './members.sql.ts'
import type { Frame } from './scope-context.ts'

const rulesAbout = (about: 'entitlement' | 'principal') => RULES.filter((rule) => rule.about === about)
const ruleOf = (code: RuleCode) => RULES.filter((rule) => rule.code === code)

/** Entitlements, each with the rule that leaves it out; `joins` and `columns` may say more of them. */
export const judgedEntitlements = (frame: Frame, columns: Sql, joins: Sql, where: Sql): Sql => sql`
  select ${columns}, ${firstRule(rulesAbout('entitlement'), frame)} as rule
  from entitlement_versions e ${joins}
  where e.tenant_id = ${frame.tenantId} and ${live(sql`e`, 'entitlement', frame.snapshot)} and ${where}`

/** Accounts with the people behind them (`u`), each with the rule that leaves it out. */
export const judgedAccounts = (frame: Frame, columns: Sql, where: Sql): Sql => sql`
  select ${columns}, ${firstRule(rulesAbout('principal'), frame)} as rule
  from account_versions a
  left join user_versions u on u.tenant_id = a.tenant_id and u.user_id = a.user_id and ${live(sql`u`, 'user', frame.snapshot)}
  where a.tenant_id = ${frame.tenantId} and ${live(sql`a`, 'account', frame.snapshot)} and ${where}`

/** Resources that hold something; they have no owner and no status, so a rule that asks for one leaves all of them out. */
export function judgedResources(frame: Frame, columns: Sql, where: Sql): Sql {
  const rule = rulesAbout('principal').find((one) => restrictsAccounts(one, frame))?.code ?? null
  return sql`
    select ${columns}, ${rule}::text as rule
    from resource_versions r
    where r.tenant_id = ${frame.tenantId} and ${live(sql`r`, 'resource', frame.snapshot)} and ${where}`
}

/**
 * Grants (`g`, from what `grants` selects), each with the first rule that leaves it out. `e` and `p` are the judged
 * entitlements and principals. A grant to which one of them is missing would be in no book: it says so.
 */
export const judgedGrants = (frame: Frame, columns: Sql, from: Sql): Sql => sql`
  select ${columns}, coalesce(
    ${firstRule(ruleOf('principal_type'), frame)},
    case when e.entitlement_key is null then 'unmatched' else e.rule end,
    case when p.principal_key is null then 'unmatched' else p.rule end,
    ${firstRule([...ruleOf('access_conflicts'), ...ruleOf('grants')], frame)}) as rule
  from ${from}`

/** Open grants that take part in an active violation of the monitors that a scope is about; exemptions as of `at`. */
export function conflictingGrants({ tenantId, scope }: Pick<Frame, 'tenantId' | 'scope'>, at: Sql, columns: Sql): Sql {
  const { allAccessConflicts, specificAccessConflicts } = scope.scopeV2 ?? {}
  const set = scope.sets.conflict_monitors
  const chosen = allAccessConflicts
    ? sql`m.enabled`
    : specificAccessConflicts && set !== undefined
      ? sql`m.monitor_id in (select object_id from selection_entries where tenant_id = ${tenantId} and set_id = ${set})`
      : sql`false`
  return sql`
    select ${columns} from conflict_monitors m
    join conflict_violations v on v.tenant_id = m.tenant_id and v.monitor_id = m.monitor_id and v.resolved_at is null
      and not (v.exempted_at is not null and coalesce(v.exemption_expires_at > ${at}, true))
    join account_versions a on a.tenant_id = m.tenant_id and a.closed_at is null
      and (a.user_id = v.user_id or a.account_id = v.account_id)
    join conflict_entitlements c on c.tenant_id = m.tenant_id and c.monitor_id = m.monitor_id
      and (c.entitlement_group = 'ENTITLEMENT_GROUP_A' or not m.negate_b)
    join entitlement_versions e on e.tenant_id = m.tenant_id and e.entitlement_id = c.entitlement_id
      and e.closed_at is null
    join grant_versions g on g.tenant_id = m.tenant_id and g.entitlement_key = e.entitlement_key
      and g.principal_key = a.account_key and not g.to_resource and g.closed_at is null
    where m.tenant_id = ${tenantId} and m.deleted_at is null and ${chosen}`
}
