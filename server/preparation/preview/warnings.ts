import type { Validation } from '../../../contract/campaign/preparation.ts'
import type { AccessReviewScopeV2 } from '../../../contract/campaign/scope.ts'
import type { Reader } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { type CampaignScope, FAILED, type SelectionList, type Survey } from '../../scope/index.ts'
import { sourceIssues } from '../ledger/ledger.rules.ts'
import { listSourcesNow } from '../ledger/ledger.store.ts'

type Warning = Validation['warnings'][number]

/** The list that each marker of a scope stands for. */
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

const ISSUES = {
  NEVER_SYNCED: 'has never been imported',
  STALE: 'has not been imported for too long',
  LAST_SYNC_FAILED: 'could not be imported the last time',
}

/** What may not be as it was meant. */
export async function warningsOf(
  db: Reader,
  tenantId: TenantId,
  scope: CampaignScope,
  survey: Survey,
): Promise<Warning[]> {
  const empty = Object.entries(LISTS).flatMap(([member, list]): Warning[] =>
    scope.scopeV2?.[member as keyof AccessReviewScopeV2] !== undefined &&
    scope.sets[list] === undefined &&
    !(member === 'appAccess' && scope.singleApp)
      ? [{ code: 'EMPTY_SELECTION', description: `scopeV2 has ${member}, and nothing is selected for it (${list}).` }]
      : [],
  )
  const stale = (await listSourcesNow(db, tenantId)).flatMap((source) =>
    sourceIssues(source, survey.at).map((issue) => ({
      code: issue,
      description: `The source ${source.displayName} ${ISSUES[issue]}.`,
    })),
  )
  const items = survey.rules.get('') ?? 0
  const unmatched = survey.rules.get('unmatched') ?? 0
  const failed = Object.values(FAILED).reduce((sum, rule) => sum + (survey.rules.get(rule) ?? 0), 0)
  return [
    ...(items === 0 ? [{ code: 'NO_ITEMS', description: 'The scope selects no grant at all.' }] : []),
    ...empty,
    ...(survey.ownerless > 0
      ? [
          {
            code: 'OWNERLESS_ACCOUNTS',
            description: `${survey.ownerless} accounts have no owner; a review by managers cannot find who reviews them.`,
          },
        ]
      : []),
    ...(unmatched > 0
      ? [
          {
            code: 'UNMATCHED_GRANTS',
            description: `${unmatched} grants are of an entitlement, account or resource that is gone; a campaign with such cannot start. Import their source again.`,
          },
        ]
      : []),
    ...(failed > 0
      ? [
          {
            code: 'EXPRESSION_FAILED',
            description: `The expression failed for the holders of ${failed} grants, which are left out. Guard it with has(): a campaign with such cannot start.`,
          },
        ]
      : []),
    ...stale,
  ]
}
