import type { AccessReview } from '../../contract/campaign/campaign.ts'
import type { Sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

/** What can be chosen for a campaign beside its scope. */
export type SelectionList =
  | 'entitlements'
  | 'resource_types'
  | 'excluded_entitlements'
  | 'excluded_resource_types'
  | 'resources'
  | 'scope_roles'
  | 'conflict_monitors'

/** What decides what a campaign reviews: its scopes, its setup choice, and the set that is chosen in each list. */
export interface CampaignScope
  extends Pick<
    AccessReview,
    'scopeType' | 'scopeV2' | 'scope' | 'inclusionScope' | 'exclusionScope' | 'singleApp' | 'multiApp' | 'bindings'
  > {
  sets: Partial<Record<SelectionList, string>>
}

export type VersionedKind = 'user' | 'app' | 'resource' | 'entitlement' | 'account' | 'grant'

/** A moment of the access data: the time, and the highest version of each kind then. */
export interface Snapshot {
  /** As the database writes it, to the microsecond. */
  at: string
  versions: Record<VersionedKind, string>
}

/** Those for whom an expression holds and those for whom it failed, by the numbers of their versions. */
export interface Verdicts {
  holds: readonly string[]
  failed: readonly string[]
}

export const NOBODY: Verdicts = { holds: [], failed: [] }

/** What the conditions of a scope go by. */
export interface Frame {
  tenantId: TenantId
  scope: CampaignScope
  /** The moment that periods are counted back from. */
  at: Date | string
  /** Without one: what is true now. */
  snapshot?: Snapshot | undefined
  trustedDomains: readonly string[]
  /** Selects `resource_id` of the resources that the selection reaches. */
  reached: Sql
  /** Selects `entitlement_key, principal_key` of the grants that take part in a conflict. */
  conflicts: Sql
  /** Of people and of accounts; those of the rows that a statement is about are enough. */
  users: Verdicts
  accounts: Verdicts
}
