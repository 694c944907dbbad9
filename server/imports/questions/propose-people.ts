import { editDistance } from '../../lib/edit-distance.ts'
import { groupBy } from '../../lib/group-by.ts'

export interface NamedPerson {
  userId: string
  displayName: string
  email: string
  /** What rows can call them; empty where that is nothing. */
  ref: string
  /** Whether they are not there yet. */
  isNew?: boolean
}
export type Proposed = NamedPerson & { because: SuggestBy }
export type SuggestBy = 'name' | 'similar_email'

/** Letters that may be wrong in an address. */
const MAX_TYPOS = 2

/** The words of a name without accents and letter case, in any order; empty when one word is all there is. */
function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return words.length < 2 ? '' : words.sort().join(' ')
}

function addressOf(text: string): { text: string; local: string; domain: string } | undefined {
  const at = text.lastIndexOf('@')
  return at > 0 ? { text, local: text.slice(0, at).toLowerCase(), domain: text.slice(at + 1).toLowerCase() } : undefined
}

const isTypo = (a: string, b: string): boolean => a !== b && editDistance(a, b, MAX_TYPOS) <= MAX_TYPOS

/** Cheap to see, and true of nearly all pairs with so few typing errors. */
const mayBeTypo = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= MAX_TYPOS && (a.slice(0, 2) === b.slice(0, 2) || a.slice(-2) === b.slice(-2))

/**
 * Looks for the people whom texts of a file may mean: those of the same name, in whatever order, or with nearly the same
 * address. Only somebody who is the only one is proposed. It never decides anything: people confirm it.
 */
export class PeopleFinder {
  readonly #byName: Map<string, string[]>
  readonly #byLocal: Map<string, { text: string; local: string; domain: string }[]>
  readonly #byDomain: Map<string, { text: string; local: string; domain: string }[]>
  readonly #found = new Map<string, Map<string, Proposed>>()

  constructor(texts: readonly string[], by: readonly SuggestBy[]) {
    const names = by.includes('name') ? texts.filter((text) => nameKey(text) !== '') : []
    const addresses = by.includes('similar_email') ? texts.flatMap((text) => addressOf(text) ?? []) : []
    this.#byName = groupBy(names, nameKey)
    this.#byLocal = groupBy(addresses, ({ local }) => local)
    this.#byDomain = groupBy(addresses, ({ domain }) => domain)
  }

  see(person: NamedPerson): void {
    for (const text of this.#byName.get(nameKey(person.displayName)) ?? []) this.#add(text, person, 'name')
    const own = addressOf(person.email)
    if (!own) return
    for (const { text, domain } of this.#byLocal.get(own.local) ?? [])
      if (isTypo(domain, own.domain)) this.#add(text, person, 'similar_email')
    for (const { text, local } of this.#byDomain.get(own.domain) ?? [])
      if (mayBeTypo(local, own.local) && isTypo(local, own.local)) this.#add(text, person, 'similar_email')
  }

  proposalFor(text: string): Proposed | undefined {
    const found = this.#found.get(text)
    return found?.size === 1 ? [...found.values()][0] : undefined
  }

  #add(text: string, person: NamedPerson, because: SuggestBy): void {
    const people = this.#found.get(text) ?? new Map<string, Proposed>()
    people.set(person.userId, { ...person, because })
    this.#found.set(text, people)
  }
}
