import { anyOf, type Sql, sql } from '../db/sql.ts'
import { every, member, type Rule } from './rule.sql.ts'
import type { CampaignScope, ScopeContext, SelectionList } from './scope-context.ts'

const inSet = ({ tenantId, scope }: ScopeContext, list: SelectionList, columns: Sql, chosen: Sql): Sql => {
  const set = scope.sets[list]
  if (set === undefined) return sql`false`
  return sql`${columns} in (
    select ${chosen} from selection_entries s where s.tenant_id = ${tenantId} and s.set_id = ${set})`
}
const entitlementIn = (context: ScopeContext, list: SelectionList) =>
  inSet(context, list, sql`(e.app_id, e.entitlement_id)`, sql`s.app_id, s.object_id`)
const typeIn = (context: ScopeContext, list: SelectionList) =>
  inSet(context, list, sql`(e.app_id, e.resource_type_id)`, sql`s.app_id, s.object_id`)

const APP_MEMBERS = ['appAccess', 'specificResources', 'appSelectionCriteria', 'resourceTypeSelections'] as const
const hasAppMember = ({ scopeV2 = {} }: CampaignScope) => APP_MEMBERS.some((name) => scopeV2[name] !== undefined)

const setup: Rule = {
  code: 'setup',
  title: 'Setup choice of the campaign',
  members: [
    {
      name: 'singleApp',
      selects: 'entitlements of the app',
      condition: ({ scope: { singleApp } }) => singleApp && sql`e.app_id = ${singleApp.appId}`,
    },
    {
      name: 'multiApp',
      selects: 'the entitlements that it names, unless the scope has an apps-and-resources member',
      condition: (context) =>
        context.scope.multiApp && !hasAppMember(context.scope) ? entitlementIn(context, 'entitlements') : undefined,
    },
    {
      name: 'bindings',
      selects: 'the selected entitlements, unless the scope has an apps-and-resources member',
      condition: (context) =>
        context.scope.bindings && !hasAppMember(context.scope) ? entitlementIn(context, 'entitlements') : undefined,
    },
  ],
}

const appsAndResources: Rule = {
  code: 'apps_and_resources',
  title: 'Apps and resources',
  members: [
    member(
      'appAccess',
      'entitlements that grant access to an app as a whole, in the apps of the selected entitlements and in `singleApp`',
      (_marker, context) => {
        const chosen = inSet(context, 'entitlements', sql`e.app_id`, sql`s.app_id`)
        const { singleApp } = context.scope
        return sql`(e.is_app_access and (${chosen} or ${singleApp ? sql`e.app_id = ${singleApp.appId}` : sql`false`}))`
      },
    ),
    member('specificResources', 'the selected entitlements (`scope_and_entitlements`)', (_marker, context) =>
      entitlementIn(context, 'entitlements'),
    ),
    member(
      'appSelectionCriteria',
      'entitlements that have one of the risk levels and one of the compliance frameworks; an empty list restricts nothing',
      ({ riskLevelAttributeValueIds: risks, complianceFrameworkAttributeValueIds: frameworks }) =>
        every([
          ...anyOf(sql`e.risk_level_id`, risks),
          ...(frameworks?.length ? [sql`e.compliance_framework_ids && ${frameworks}::text[]`] : []),
        ]),
    ),
    member(
      'resourceTypeSelections',
      'entitlements of the selected resource types (`scope_by_resource_type`)',
      (_marker, context) => typeIn(context, 'resource_types'),
    ),
  ],
}

const isReachable = (context: ScopeContext) => sql`e.resource_id in (${context.reachable})`
const resource: Rule = {
  code: 'resource',
  title: 'Resources',
  // The two members are alternatives: what either selects is reachable.
  members: [
    member(
      'resourceSelection',
      'entitlements of the selected resources; in a campaign by inheritance also entitlements of their parent resources and of the groups that hold one of their entitlements',
      (_marker, context) => isReachable(context),
    ),
    member(
      'scopeRoleSelection',
      'entitlements of the role in each selected pair, if the role is the scope resource or lies below it; combined with `resourceSelection`, what either of them selects',
      (_marker, context) => (context.scope.scopeV2?.resourceSelection ? undefined : isReachable(context)),
    ),
  ],
}

const excluded: Rule = {
  code: 'excluded',
  title: 'Excluded apps and resources',
  members: [
    member(
      'excludedSpecificResources',
      'all entitlements except the excluded ones',
      (_marker, context) => sql`not (${entitlementIn(context, 'excluded_entitlements')})`,
    ),
    member(
      'excludedResourceTypeSelections',
      'all entitlements except those of the excluded resource types',
      (_marker, context) => sql`not (${typeIn(context, 'excluded_resource_types')})`,
    ),
  ],
}

export const ENTITLEMENT_RULES: readonly Rule[] = [setup, appsAndResources, resource, excluded]
