import { sha256Text } from '../lib/canonical-json.ts'
import { findLookAlikes } from '../lib/look-alikes.ts'
import type { Merge } from './merge.store.ts'
import { findChanges, insertPreview, listNamedPeople, listNames, listPeopleNotFound } from './preview.store.ts'
import { PeopleFinder } from './propose-people.ts'
import { question, waitingFor } from './questions.ts'
import { findDemoSource } from './source.store.ts'
import type { SyncProblems } from './sync.store.ts'

/** Stores what a sync would change, for the people who decide about it. */
export async function keepPreview(merge: Merge, problems: SyncProblems): Promise<void> {
  const { reader, tenantId, syncId } = merge
  const { hash, ...changes } = await findChanges(merge)
  const result = {
    ...changes,
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
  return waitingFor([question('preview_changed', { count: 0 })])
}
