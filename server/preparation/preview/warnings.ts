import type { SourceIssue, Validation } from '../../../contract/campaign/preparation.ts'
import type { AccessReviewScopeV2 } from '../../../contract/campaign/scope.ts'
import type { Reader } from '../../db/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { counted } from '../../lib/names.ts'
import { type CampaignScope, FAILED, type Preview, type SelectionList } from '../../scope/index.ts'
import { leftOutText, sourceIssues } from '../ledger/ledger.rules.ts'
import { type LedgerSourceRow, listCurrentSources } from '../ledger/ledger.store.ts'

type Warning = Validation['warnings'][number]

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

const ISSUES: Record<SourceIssue, (source: LedgerSourceRow) => string> = {
  NEVER_SYNCED: ({ displayName }) => `The source ${displayName} has never been imported.`,
  STALE: ({ displayName }) => `The source ${displayName} has not been imported recently.`,
  LAST_SYNC_FAILED: ({ displayName }) => `The source ${displayName} failed to import the last time.`,
  ROWS_LEFT_OUT: (source) =>
    `The source ${source.displayName}: ${leftOutText(source)}. Import it again without bad rows, or an owner must acknowledge them before the campaign can start.`,
}

/** Likely mistakes in a scope or in the data that it selects from. */
export async function warningsOf(
  db: Reader,
  tenantId: TenantId,
  scope: CampaignScope,
  preview: Preview,
): Promise<Warning[]> {
  const empty = Object.entries(LISTS).flatMap(([member, list]): Warning[] =>
    scope.scopeV2?.[member as keyof AccessReviewScopeV2] !== undefined &&
    scope.sets[list] === undefined &&
    !(member === 'appAccess' && scope.singleApp)
      ? [{ code: 'EMPTY_SELECTION', description: `scopeV2 has ${member}, but nothing is selected for it (${list}).` }]
      : [],
  )
  const stale = (await listCurrentSources(db, tenantId)).flatMap((source) =>
    sourceIssues(source, preview.at).map((issue) => ({ code: issue, description: ISSUES[issue](source) })),
  )
  const items = preview.rules.get('') ?? 0
  const unmatched = preview.rules.get('unmatched') ?? 0
  const failed = Object.values(FAILED).reduce((sum, rule) => sum + (preview.rules.get(rule) ?? 0), 0)
  return [
    ...(items === 0 ? [{ code: 'NO_ITEMS', description: 'The scope selects no grants.' }] : []),
    ...empty,
    ...(preview.ownerless > 0
      ? [
          {
            code: 'OWNERLESS_ACCOUNTS',
            description: `${counted(preview.ownerless, 'account')} ${preview.ownerless === 1 ? 'has' : 'have'} no owner. A review by managers finds no reviewer for them.`,
          },
        ]
      : []),
    ...(unmatched > 0
      ? [
          {
            code: 'UNMATCHED_GRANTS',
            description: `${counted(unmatched, 'grant')} ${unmatched === 1 ? 'refers' : 'refer'} to an entitlement, account or resource that no longer exists. Import their source again: the campaign cannot start with them.`,
          },
        ]
      : []),
    ...(failed > 0
      ? [
          {
            code: 'EXPRESSION_FAILED',
            description: `The scope expression failed for the holders of ${counted(failed, 'grant')}, which are excluded. Guard the field with \`has()\`: the campaign cannot start otherwise.`,
          },
        ]
      : []),
    ...stale,
  ]
}
