import type { SyncPreview } from '../../contract/imports/preview.ts'
import { sha256Text } from '../lib/canonical-json.ts'
import { findLookAlikes } from '../lib/look-alikes.ts'
import { differentNamesOf } from './different-names.ts'
import type { Fix } from './map/index.ts'
import { slug } from './map/texts.ts'
import type { Merge } from './merge.store.ts'
import {
  findChanges,
  insertPreview,
  listNamedPeople,
  listNames,
  listPeopleNotFound,
  type NameInSync,
} from './preview.store.ts'
import { listPreviewSamples, storePreviewRows } from './preview-rows.store.ts'
import { PeopleFinder } from './propose-people.ts'
import { question, waitingFor } from './questions.ts'
import { findDemoSource } from './source.store.ts'
import type { SyncProblems } from './sync.store.ts'

/** Stores what a sync would change, for the people who decide about it. */
export async function keepPreview(merge: Merge, problems: SyncProblems): Promise<void> {
  const { reader, tenantId, syncId } = merge
  const { hash, ...changes } = await findChanges(merge)
  await storePreviewRows(merge)
  const result = {
    ...changes,
    samples: await listPreviewSamples(reader, tenantId, syncId),
    leftOutCount: problems.leftOutCount,
    warningCount: problems.warningCount,
    peopleNotFound: await withProposals(merge),
    lookAlikes: await similarNames(merge),
    demoLoaded: (await findDemoSource(reader, tenantId)) !== undefined,
  }
  await insertPreview(reader, tenantId, syncId, sha256Text(hash), result)
}

/** People of a page of those who may be meant. */
const PEOPLE_PAGE = 5_000

/** The people whom nobody knows, with the one who may be meant. */
async function withProposals({ reader, tenantId, syncId, suggest }: Merge) {
  const notFound = await listPeopleNotFound(reader, tenantId, syncId)
  const asked = notFound.filter(({ ofAccounts, reason }) => ofAccounts && reason === 'person_not_found')
  if (asked.length === 0 || suggest.length === 0) return notFound
  const finder = new PeopleFinder(
    asked.map(({ text }) => text),
    suggest,
  )
  for (let after: string | undefined = ''; after !== undefined; ) {
    const people = await listNamedPeople(reader, tenantId, after, PEOPLE_PAGE)
    for (const person of people) finder.see(person)
    after = people.length < PEOPLE_PAGE ? undefined : people.at(-1)?.userId
  }
  return notFound.map((one) => {
    const proposal = finder.proposalFor(one.text)
    return proposal ? { ...one, proposal } : one
  })
}

const MOST = 200

/** Names of apps, and of the entitlements of an app, that may be one, and that nobody has called different. */
async function similarNames(merge: Merge): Promise<SyncPreview['lookAlikes']> {
  const names = (await listNames(merge)).map((entry) => ({ ...entry, group: `${entry.kind} ${entry.app}` }))
  const different = await differentNamesOf(merge.reader, merge.tenantId, merge.sourceId)
  const pairs = await findLookAlikes(names, MOST + different.count)
  const found = pairs.map(({ first, second }) => ({
    kind: first.kind,
    app: first.app,
    name: first.name,
    rowCount: first.rowCount,
    otherName: second.name,
    otherRowCount: second.rowCount,
    ...(merge.isOwnFiles ? {} : sameName(first, second)),
  }))
  return found
    .filter((pair) => !different.has(pair))
    .sort((a, b) => b.rowCount + b.otherRowCount - a.rowCount - a.otherRowCount)
    .slice(0, MOST)
}

/** The rarer name becomes the other one. Where names are not the ids, that would leave two things of one name. */
function sameName(...pair: [NameInSync, NameInSync]): { fix?: Record<string, unknown> } {
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
