import { sha256Text } from '../lib/canonical-json.ts'
import { findLookAlikes } from '../lib/look-alikes.ts'
import type { Merge } from './merge.store.ts'
import { findChanges, insertPreview, listNames, listPeopleNotFound } from './preview.store.ts'
import { findDemoSource } from './source.store.ts'
import type { SyncProblems } from './sync.store.ts'

/** Stores what a sync would change, for the people who decide about it. */
export async function keepPreview(merge: Merge, problems: SyncProblems, questions: readonly string[]): Promise<void> {
  const { tx, tenantId, syncId } = merge
  const { hash, ...changes } = await findChanges(merge)
  const result = {
    ...changes,
    leftOutCount: problems.leftOutCount,
    warningCount: problems.warningCount,
    questions,
    peopleNotFound: await listPeopleNotFound(tx, tenantId, syncId),
    lookAlikes: await similarNames(merge),
    demoLoaded: (await findDemoSource(tx, tenantId)) !== undefined,
  }
  await insertPreview(tx, tenantId, syncId, sha256Text(hash), result)
}

const MOST = 200

/** Names of apps, and of the entitlements of an app, that may be one. */
async function similarNames(merge: Merge) {
  const names = (await listNames(merge)).map((entry) => ({ ...entry, group: `${entry.kind} ${entry.app}` }))
  const found = (await findLookAlikes(names, MOST)).map(({ first, second }) => ({
    kind: first.kind,
    app: first.app,
    name: first.name,
    rowCount: first.rowCount,
    otherName: second.name,
    otherRowCount: second.rowCount,
  }))
  return found.sort((a, b) => b.rowCount + b.otherRowCount - a.rowCount - a.otherRowCount)
}

/** Stops a sync that would change something else than what somebody agreed to. */
export async function changedSincePreview(merge: Merge, agreedHash: string) {
  if (agreedHash === '') return undefined
  const { hash } = await findChanges(merge)
  if (sha256Text(hash) === agreedHash) return undefined
  return {
    state: 'SYNC_STATE_NEEDS_CONFIRMATION' as const,
    problem:
      'The access data changed since the preview, so that this sync would change something else. Nothing was changed. Look at a new preview.',
  }
}
