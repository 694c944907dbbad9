import type { SyncPreview } from '../../../contract/imports/preview.ts'
import type { Fix } from '../map/index.ts'
import type { Merge } from '../merge/merge.store.ts'
import { type NamedPerson, PeopleFinder, type Proposed } from '../questions/propose-people.ts'
import { listNamedPeople, listNewPeople, listPeopleNotFound, type TextNotFound } from './preview.store.ts'

type NotFound = SyncPreview['peopleNotFound'][number]

/** People of a page of those who may be meant. */
const PEOPLE_PAGE = 5_000
/** Problems keep this much of a text. What is longer cannot be named in a mapping. */
const MOST_TEXT = 100

/** The people whom nobody knows, with those who may be meant, and the change of the mapping that says so. */
export async function findPeopleNotFound(merge: Merge): Promise<NotFound[]> {
  const { reader, tenantId, syncId } = merge
  const notFound = await listPeopleNotFound(reader, tenantId, syncId)
  const isFixable = (one: TextNotFound) => one.ofOthers && !merge.isOwnFiles && one.text.length < MOST_TEXT
  const proposed = await findProposed(merge, notFound, isFixable)
  return notFound.map((one) => {
    const { text, rowCount, reason, ofAccounts } = one
    const person = proposed(one)
    return {
      ...{ text, rowCount, reason, ofAccounts },
      ...(person && { proposal: proposalOf(person) }),
      ...(isFixable(one) && { fix: meaning(text, person?.ref ?? '') }),
    }
  })
}

/**
 * Accounts are answered by links, to people who are there. Managers and owners are answered in the mapping, which can also
 * name people whom the sync brings.
 */
async function findProposed(
  { reader, tenantId, suggest }: Merge,
  notFound: readonly TextNotFound[],
  isFixable: (one: TextNotFound) => boolean,
): Promise<(one: TextNotFound) => Proposed | undefined> {
  const asked = notFound.filter((one) => one.reason === 'person_not_found' && (one.ofAccounts || isFixable(one)))
  if (asked.length === 0 || suggest.length === 0) return () => undefined
  const finderOf = (some: readonly TextNotFound[]) =>
    new PeopleFinder(
      some.map(({ text }) => text),
      suggest,
    )
  const linked = finderOf(asked.filter((one) => !isFixable(one)))
  const fixed = finderOf(asked.filter(isFixable))
  await eachPerson(
    (after) => listNamedPeople(reader, tenantId, after, PEOPLE_PAGE),
    (person) => {
      linked.see(person)
      fixed.see(person)
    },
  )
  if (asked.some(isFixable))
    await eachPerson(
      (after) => listNewPeople(reader, tenantId, after, PEOPLE_PAGE),
      (person) => fixed.see(person),
    )
  return (one) => {
    if (!isFixable(one)) return linked.proposalFor(one.text)
    const found = fixed.proposalFor(one.text)
    return found?.ref === '' ? undefined : found
  }
}

async function eachPerson(list: (after: string) => Promise<NamedPerson[]>, see: (person: NamedPerson) => void) {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const people: NamedPerson[] = await list(after)
    for (const person of people) see(person)
    after = people.length < PEOPLE_PAGE ? undefined : people.at(-1)?.userId
  }
}

/** Somebody new has another id in each check. */
const proposalOf = ({ userId, isNew, displayName, email, because }: Proposed) => ({
  ...(isNew ? {} : { userId }),
  ...{ displayName, email, because },
})

const meaning = (from: string, to: string) => ({ fix: 'name', list: 'people', from, to }) satisfies Fix
