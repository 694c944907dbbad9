import type { AccessReviewScopeV2 } from '../../../contract/campaign/scope.ts'
import type { Reader } from '../../db/index.ts'
import { counted } from '../../lib/names.ts'
import { type CampaignScope, FAILED, type Preview, type SelectionList } from '../../scope/index.ts'
import type { PolicyContext } from '../chunk-context.ts'
import { lookAlikeWarnings, sourceWarnings } from './data-warnings.ts'
import { reviewerWarnings } from './reviewer-warnings.ts'
import { hasOrHave, type Warning, warning } from './warning.ts'

/** The list that each member of a scope refers to. */
const LISTS: Partial<Record<keyof AccessReviewScopeV2, SelectionList>> = {
  appAccess: 'entitlements',
  specificResources: 'entitlements',
  resourceTypeSelections: 'resource_types',
  resourceSelection: 'resources',
  scopeRoleSelection: 'scope_roles',
  specificAccessConflicts: 'conflict_monitors',
  excludedSpecificResources: 'excluded_entitlements',
  excludedResourceTypeSelections: 'excluded_resource_types',
}

/** Likely mistakes in a scope, in the data that it selects from, and in who would review it. */
export async function warningsOf(db: Reader, context: PolicyContext, preview: Preview): Promise<Warning[]> {
  const { tenantId, scope } = context.scopeContext
  return [
    ...scopeWarnings(scope, preview),
    ...grantWarnings(scope, preview),
    ...(await reviewerWarnings(db, context, preview)),
    ...(await lookAlikeWarnings(db, tenantId, preview)),
    ...(await sourceWarnings(db, tenantId, preview)),
  ]
}

function scopeWarnings(scope: CampaignScope, { rules }: Preview): Warning[] {
  const empty = Object.entries(LISTS).flatMap(([member, list]) =>
    scope.scopeV2?.[member as keyof AccessReviewScopeV2] !== undefined &&
    scope.sets[list] === undefined &&
    !(member === 'appAccess' && scope.singleApp)
      ? [warning('EMPTY_SELECTION', `scopeV2 has ${member}, but nothing is selected for it (${list}).`)]
      : [],
  )
  const items = rules.get('') ?? 0
  return [...(items === 0 ? [warning('NO_ITEMS', 'The scope selects no grants.')] : []), ...empty]
}

/** Accounts and grants that nobody would review, or not as intended. */
function grantWarnings(scope: CampaignScope, { rules, ownerless, ownerlessLeftOut }: Preview): Warning[] {
  const unmatched = rules.get('unmatched') ?? 0
  const failed = Object.values(FAILED).reduce((sum, rule) => sum + (rules.get(rule) ?? 0), 0)
  const { userCriteria, celExpression } = scope.scopeV2 ?? {}
  const link = '/data/accounts?unowned=1'
  const found: [count: number, Warning][] = [
    [
      ownerless,
      warning(
        'OWNERLESS_ACCOUNTS',
        `${counted(ownerless, 'account')} ${hasOrHave(ownerless)} no owner. A review by managers finds no reviewer for them.`,
        { count: ownerless, link },
      ),
    ],
    [
      userCriteria || celExpression ? ownerlessLeftOut : 0,
      warning(
        'OWNERLESS_IN_CRITERIA',
        `${counted(ownerlessLeftOut, 'account')} without an owner ${ownerlessLeftOut === 1 ? 'is' : 'are'} left out, because the scope selects people. Review them in another campaign, which selects accounts without an owner.`,
        { count: ownerlessLeftOut, link },
      ),
    ],
    [
      unmatched,
      warning(
        'UNMATCHED_GRANTS',
        `${counted(unmatched, 'grant')} ${unmatched === 1 ? 'refers' : 'refer'} to an entitlement, account or resource that no longer exists. Import their source again: the campaign cannot start with them.`,
        { count: unmatched, link: '/data/sources' },
      ),
    ],
    [
      failed,
      warning(
        'EXPRESSION_FAILED',
        `The scope expression failed for the holders of ${counted(failed, 'grant')}, which are excluded. Guard the field with \`has()\`: the campaign cannot start otherwise.`,
        { count: failed },
      ),
    ],
  ]
  return found.filter(([count]) => count > 0).map(([, one]) => one)
}
