import type { Revocation } from '../../../contract/revocation/revocation.ts'
import type { Actor } from '../../http/index.ts'
import { idOfPair } from '../../lib/ids.ts'
import { revocationId } from './revocation-id.ts'
import { ACTIONS, possibleActions, rightsOf } from './revocation-rights.rules.ts'
import type { RevocationRow } from './revocation-rows.store.ts'

/** The review task that was denied; empty for a request by hand. */
export const certTaskId = ({ reviewKey, reviewAt, taskNumber }: RevocationRow): string =>
  reviewKey && reviewAt && taskNumber ? idOfPair(reviewAt.getTime(), BigInt(reviewKey), BigInt(taskNumber)) : ''

const optional = <K extends string>(name: K, at: Date | null) =>
  (at ? { [name]: at.toISOString() } : {}) as Partial<Record<K, string>>

/** A revocation as the API shows it, and what the caller may do with it. */
export const revocationMessage = (actor: Actor, row: RevocationRow): Revocation => ({
  id: revocationId(row.createdAt, row.number),
  numericId: row.number,
  accessReviewId: row.campaignId ?? '',
  accessReviewDisplayName: row.campaignName ?? '',
  certTaskId: certTaskId(row),
  state: row.state,
  stateAt: row.stateAt.toISOString(),
  channel: row.channel,
  appId: row.appId,
  appDisplayName: row.appName,
  appEntitlementId: row.entitlementId,
  entitlementDisplayName: row.entitlementName,
  appUserId: row.accountId ?? '',
  accountDisplayName: row.accountName ?? '',
  username: row.username ?? '',
  identityUserId: row.userId ?? '',
  userDisplayName: row.userName ?? '',
  ...(row.holder && { resource: row.holder }),
  resourceDisplayName: row.holderName ?? '',
  targets: row.targets,
  alsoRemoved: row.alsoRemoved,
  alsoRemovedCount: row.alsoRemovedCount,
  carriedById: row.carriedBy && row.carriedByAt ? revocationId(row.carriedByAt, row.carriedBy) : '',
  assigneeIds: row.assigneeIds,
  deniedByUserId: row.deniedBy ?? '',
  deniedByDisplayName: row.deniedByName ?? '',
  deniedAt: row.deniedAt.toISOString(),
  reason: row.reason,
  instructions: row.instructions,
  ticketId: row.ticketId,
  ticketUrl: row.ticketUrl,
  createdAt: row.createdAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  overdue: row.isOverdue,
  ...optional('claimedAt', row.claimedAt),
  claimedByUserId: row.claimedBy ?? '',
  ...optional('verifiedAt', row.verifiedAt),
  verifiedSyncId: row.verifiedSync ?? '',
  ...optional('reappearedAt', row.reappearedAt),
  reappearedSyncId: row.reappearedSync ?? '',
  actions: possibleActions(rightsOf(actor, row), row.state).map((action) => ACTIONS[action].wire),
})
