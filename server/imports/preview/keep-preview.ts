import type { SyncPreview } from '../../../contract/imports/preview.ts'
import type { Sync } from '../../../contract/imports/source.ts'
import { sha256Text } from '../../lib/json/canonical-json.ts'
import { findLookAlikes, type GroupedName, type LookAlikes } from '../../lib/look-alikes.ts'
import type { Fix } from '../map/index.ts'
import { slug } from '../map/texts.ts'
import type { Merge } from '../merge/merge.store.ts'
import { differentNamesOf } from '../questions/different-names.ts'
import { question, waitingFor } from '../questions/questions.ts'
import { findDemoSource } from '../sources/source.store.ts'
import type { SyncProblems } from '../syncs/sync.store.ts'
import { findPeopleNotFound } from './people-not-found.ts'
import { findChanges, insertPreview, listNames, type NamedThing, type StoredPreview } from './preview.store.ts'
import { countAccountOwners, countKept, listAppsElsewhere } from './preview-facts.store.ts'
import { listPreviewSamples, storePreviewRows } from './preview-rows.store.ts'

/** Stores what a sync would change, for the people who decide about it. */
export async function keepPreview(merge: Merge, problems: SyncProblems): Promise<void> {
  const { reader, tenantId, syncId } = merge
  const { hash, counts, changedFields } = await findChanges(merge)
  await storePreviewRows(merge)
  const allCounts = withKept(counts, await countKept(merge, problems))
  const result: StoredPreview = {
    counts: allCounts,
    changedFields,
    samples: await listPreviewSamples(reader, tenantId, syncId),
    leftOutCount: problems.leftOutCount,
    warningCount: problems.warningCount,
    peopleNotFound: await findPeopleNotFound(merge),
    lookAlikes: await similarNames(merge),
    accountOwners: await countAccountOwners(merge),
    appsElsewhere: await listAppsElsewhere(merge),
    demoLoaded: (await findDemoSource(reader, tenantId)) !== undefined,
    accessMissing: isAccessMissing(allCounts),
  }
  await insertPreview(reader, tenantId, syncId, sha256Text(hash), result)
}

const withKept = (counts: Sync['counts'], kept: Readonly<Record<string, number>>): SyncPreview['counts'] =>
  Object.fromEntries(Object.entries(counts).map(([kind, count]) => [kind, { ...count, kept: kept[kind] ?? 0 }]))

function isAccessMissing({ accounts, grants }: SyncPreview['counts']): boolean {
  const inFiles = accounts ? accounts.added + accounts.changed + accounts.unchanged : 0
  const ofSource = grants ? grants.added + grants.changed + grants.unchanged + grants.kept : 0
  return inFiles > 0 && ofSource === 0
}

const MOST = 200

/**
 * Names of apps, and of the entitlements of an app, that may be one, and that nobody has called different. Apps are also
 * compared with those of other sources.
 */
async function similarNames(merge: Merge): Promise<SyncPreview['lookAlikes']> {
  const names = (await listNames(merge)).map((entry) => ({ ...entry, group: `${entry.kind} ${entry.app}` }))
  const different = await differentNamesOf(merge.reader, merge.tenantId, merge.sourceId)
  // An app of another source with the very name is listed as such. Names of the sync come first.
  const isAsked = ({ first, second }: LookAlikes<NamedThing & GroupedName>) =>
    second.sourceName === null || (first.sourceName === null && first.name.toLowerCase() !== second.name.toLowerCase())
  const pairs = await findLookAlikes(names, MOST + different.count, isAsked)
  const found = pairs.map(({ first, second }) => ({
    kind: first.kind,
    app: first.app,
    name: first.name,
    rowCount: first.rowCount,
    otherName: second.name,
    otherRowCount: second.rowCount,
    ...(second.sourceName === null ? {} : { otherSourceName: second.sourceName }),
    ...(merge.isOwnFiles || second.sourceName !== null ? {} : sameName(first, second)),
  }))
  return found
    .filter((pair) => !different.has(pair))
    .sort((a, b) => b.rowCount + b.otherRowCount - a.rowCount - a.otherRowCount)
    .slice(0, MOST)
}

/** The rarer name becomes the other one. Where names are not the ids, that would leave two things of one name. */
function sameName(...pair: [NamedThing, NamedThing]): { fix?: Record<string, unknown> } {
  if (pair.some(({ name, externalId }) => slug(name) !== externalId)) return {}
  const [rare, common] = pair.sort((a, b) => a.rowCount - b.rowCount)
  return { fix: { fix: 'name', list: rare.kind, from: rare.name, to: common.name } satisfies Fix }
}

/** Stops a sync that would change something else than what somebody agreed to. */
export async function changedSincePreview(merge: Merge, agreedHash: string) {
  if (agreedHash === '') return undefined
  const { hash } = await findChanges(merge)
  if (sha256Text(hash) === agreedHash) return undefined
  return waitingFor([question('preview_changed', { count: 0 })])
}
