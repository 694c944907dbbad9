import type { Domain } from '../http/index.ts'
import { accessProfileOperations } from './access-profiles/operations.ts'
import { accountOperations } from './accounts/operations.ts'
import { appOperations } from './apps/operations.ts'
import { attributeOperations } from './attributes/operations.ts'
import { conflictOperations } from './conflicts/operations.ts'
import type { ReviewedEntitlements } from './entitlements/entitlement-filter.sql.ts'
import { entitlementOperations } from './entitlements/operations.ts'
import { grantOperations } from './grants/operations.ts'
import { getCoverage } from './history/get-coverage.ts'
import { getTotals } from './history/get-totals.ts'
import { versionOperations } from './history/list-versions.ts'
import { policyOperations } from './policies/operations.ts'
import type { PolicyUsage } from './policies/policy.sql.ts'
import { resourceOperations } from './resources/operations.ts'
import { trustedDomainOperations } from './trusted-domains/operations.ts'
import { userOperations } from './users/operations.ts'

export {
  announceAccessWrite,
  clearHalfWritten,
  hasBegunToWrite,
  lockAccessData,
  lockAccessDataForSync,
  markHalfWritten,
  unlockAccessData,
} from './access-data-lock.store.ts'
export { insertAccessProfiles, isAccessProfile } from './access-profiles/access-profile.sql.ts'
export { ACCESS_REMOVED_JOB, noteAccessRemoved } from './access-removed.ts'
export { accessState } from './access-state.sql.ts'
export { ACCESS_SYNCED_JOB, noteAccessSynced } from './access-synced.ts'
export { addBuiltins } from './add-builtins.ts'
export { lockApps } from './apps/app.store.ts'
export { loadApps } from './apps/app-message.ts'
export { insertAttributeValues, isAttributeValue } from './attributes/attribute.sql.ts'
export { riskRank } from './attributes/risk-rank.sql.ts'
export { deleteMonitor, insertBinding, insertMonitor } from './conflicts/monitor.store.ts'
export { exemptViolations, recomputeViolations, updateExemption } from './conflicts/violation.store.ts'
export type { ReviewedEntitlements } from './entitlements/entitlement-filter.sql.ts'
export { loadEntitlements } from './entitlements/entitlement-view.ts'
export { findGrant, grantsOfUser, removeOwnGrants } from './grants/grant.store.ts'
export { checkedPolicy } from './policies/check-policy.ts'
export { type PolicyUsage, reviewPolicies, reviewPolicy } from './policies/policy.sql.ts'
export { loadPolicies } from './policies/policy.store.ts'
export { knownAccessProfileIds, knownAppIds, knownStepUpProviderIds, knownUserIds } from './references.store.ts'
export { attributeViolations, entitlementViolations, reviewPolicyViolations } from './references.ts'
export { loadResources } from './resources/resource-view.ts'
export {
  findPersonByEmail,
  findSourcedPerson,
  grantSourced,
  type Holder,
  insertSourced,
  isAddressTaken,
  monitorsAround,
  type Origin,
  type Removed,
  removeGrantsAround,
  removeSourced,
  removeSourcedGrants,
  reviseSourced,
  type SourcedPerson,
  type Values,
} from './sourced.store.ts'
export { trustedDomains } from './trusted-domains/trusted-domain.sql.ts'
export { listTrustedDomains, replaceTrustedDomains } from './trusted-domains/trusted-domain.store.ts'
export { activeUsers } from './users/user.sql.ts'
export {
  findUserByEmail,
  findUsers,
  insertUser,
  listUsers,
  type NewUser,
  replaceRoles,
  updateUserEmail,
  updateUserStatus,
} from './users/user.store.ts'
export { hasAnyRole, roleIdsOf } from './users/user-roles.sql.ts'
export { visibleUser } from './users/user-view.ts'
export { KINDS, type Kind } from './versions.sql.ts'

/** What later domains contribute. */
export interface DirectoryContributions {
  /** What they use policies for: a policy in use cannot be deleted. */
  policyUsages: readonly PolicyUsage[]
  /** Which entitlements a campaign reviews. */
  reviewedEntitlements: readonly ReviewedEntitlements[]
}

export const directoryDomain = ({ policyUsages, reviewedEntitlements }: DirectoryContributions): Domain => ({
  name: 'directory',
  operations: [
    ...userOperations,
    ...appOperations,
    ...resourceOperations,
    ...entitlementOperations(reviewedEntitlements),
    ...accountOperations,
    ...grantOperations,
    ...policyOperations(policyUsages),
    ...conflictOperations,
    ...attributeOperations,
    ...accessProfileOperations,
    ...trustedDomainOperations,
    ...versionOperations,
    getTotals,
    getCoverage,
  ],
})
