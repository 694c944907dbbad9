import type { SubmissionEntry } from '../../../contract/review/submission.ts'
import type { TaskFacts } from '../tasks/view/task-facts.store.ts'

/** What an entry is about, by the names that the items of the campaign show. */
export function accessOf(
  facts: TaskFacts | undefined,
): Pick<SubmissionEntry, 'app' | 'entitlement' | 'user' | 'account' | 'holder'> {
  if (!facts) throw new Error('an entry without its item')
  const { appId, appName, entitlementId, entitlementName } = facts
  return {
    app: { id: appId, displayName: appName },
    entitlement: { id: entitlementId, displayName: entitlementName },
    ...(facts.userId !== null && { user: { id: facts.userId, displayName: facts.userName ?? '' } }),
    ...(facts.accountId !== null && { account: { id: facts.accountId, displayName: facts.accountName } }),
    ...(facts.holder && { holder: { id: facts.holder.id, displayName: facts.holderName ?? '' } }),
  }
}
