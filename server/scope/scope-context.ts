import type { AccessReview } from '../../contract/campaign/campaign.ts'
import type { Sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

/** Lists of selected objects that a campaign has beside its scope. */
export type SelectionList =
  | 'entitlements'
  | 'resource_types'
  | 'excluded_entitlements'
  | 'excluded_resource_types'
  | 'resources'
  | 'scope_roles'
  | 'conflict_monitors'

/** What decides what a campaign reviews: its scopes, its setup choice, and the id of the set selected in each list. */
export interface CampaignScope
  extends Pick<
    AccessReview,
    'scopeType' | 'scopeV2' | 'scope' | 'inclusionScope' | 'exclusionScope' | 'singleApp' | 'multiApp' | 'bindings'
  > {
  sets: Partial<Record<SelectionList, string>>
}

export type VersionedKind = 'user' | 'app' | 'resource' | 'entitlement' | 'account' | 'grant'

/** A point in time of the access data: the time, and the highest version of each kind. Together they tell what was true. */
export interface Snapshot {
  /** As the database writes it, to the microsecond. */
  at: string
  versions: Record<VersionedKind, string>
}

/** Versions of people or accounts for which an expression is true, and for which it failed. */
export interface ExpressionResults {
  matched: readonly string[]
  failed: readonly string[]
}

export const NO_RESULTS: ExpressionResults = { matched: [], failed: [] }

/** Everything that the conditions of a scope are compiled from. */
export interface ScopeContext {
  tenantId: TenantId
  scope: CampaignScope
  /** The time that periods are counted back from. */
  at: Date | string
  /** Without one, the context is about current data. */
  snapshot?: Snapshot | undefined
  trustedDomains: readonly string[]
  /** Selects `resource_id` of the resources that are selected or inherited from. */
  reachable: Sql
  /** Selects `entitlement_key, principal_key` of the grants that take part in a conflict. */
  conflicts: Sql
  /** Results of the scope's expressions; a statement needs only those of the rows it is about. */
  userResults: ExpressionResults
  accountResults: ExpressionResults
}

/** Whose access data is read: as it is now, or as of a snapshot. */
export type DirectoryView = Pick<ScopeContext, 'tenantId' | 'snapshot'>
