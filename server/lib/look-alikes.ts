import { editDistance } from './edit-distance.ts'
import { groupBy } from './group-by.ts'

/** A name within a group, such as the name of an entitlement in its app. */
export interface GroupedName {
  group: string
  name: string
}

export interface LookAlikes<T extends GroupedName> {
  /** The one that was given first. */
  first: T
  second: T
}

/** Letters and digits alone, without accents and letter case. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** ROLE_1 and ROLE_2 are two roles: numbers tell things apart. */
const withoutNumbers = (key: string): string => key.replace(/\p{N}+/gu, '#')

/** How many letters may differ, by the length of the shorter key. */
const mayDiffer = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** By how much the parts of two close keys can be moved against each other. */
const SHIFTS = [-2, -1, 0, 1, 2]

/** Whether two different names are probably one. */
export function areLookAlikes(a: string, b: string): boolean {
  const [first, second] = [keyOf(a), keyOf(b)]
  return a !== b && first !== '' && (first === second || areCloseKeys(first, second))
}

function areCloseKeys(a: string, b: string): boolean {
  const limit = mayDiffer(Math.min(a.length, b.length))
  return limit > 0 && editDistance(a, b, limit) <= limit && withoutNumbers(a) !== withoutNumbers(b)
}

/** Comparisons for one name, and in all: names with long common parts would need the square of their number. */
const MAX_COMPARISONS = { ofName: 200, inAll: 500_000 }
const COMPARISONS_AT_A_TIME = 10_000

/** Names of one group that are probably the same, at most `most` pairs that are asked for. Lets others run in between. */
export async function findLookAlikes<T extends GroupedName>(
  names: readonly T[],
  most: number,
  isAsked: (pair: LookAlikes<T>) => boolean = () => true,
): Promise<LookAlikes<T>[]> {
  const found: LookAlikes<T>[] = []
  let [comparisons, pausedAt] = [0, 0]
  for (const group of groupBy(names, ({ group }) => group).values()) {
    const known = new KnownNames<T>()
    for (const name of group) {
      const { compared, close } = known.add(name)
      found.push(...close.map((first) => ({ first, second: name })).filter(isAsked))
      comparisons += compared
      if (found.length >= most || comparisons > MAX_COMPARISONS.inAll) return found.slice(0, most)
      if (comparisons - pausedAt < COMPARISONS_AT_A_TIME) continue
      pausedAt = comparisons
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return found
}

/** The names of a group so far, by what they are compared by. */
class KnownNames<T extends GroupedName> {
  readonly #byKey = new Map<string, T>()
  readonly #index = new SegmentIndex()

  /** The known names that look like this one, which is known from now on. */
  add(one: T): { compared: number; close: T[] } {
    const key = keyOf(one.name)
    const same = this.#byKey.get(key)
    if (key === '' || same) return { compared: 1, close: same && same.name !== one.name ? [same] : [] }
    const candidates = this.#index.candidatesOf(key, MAX_COMPARISONS.ofName)
    const close = candidates.filter((candidate) => areCloseKeys(candidate, key))
    this.#byKey.set(key, one)
    this.#index.add(key)
    return { compared: candidates.length, close: close.flatMap((found) => this.#byKey.get(found) ?? []) }
  }
}

/**
 * Keys by their parts. A key that is cut into one part more than letters may differ shares at least one part, moved by
 * no more than that, with every key that is close to it.
 */
class SegmentIndex {
  readonly #keys = new Map<string, string[]>()

  add(key: string): void {
    for (const [at, start, end] of segmentsOf(key.length)) {
      const part = `${key.length} ${at} ${key.slice(start, end)}`
      const keys = this.#keys.get(part)
      if (keys) keys.push(key)
      else this.#keys.set(part, [key])
    }
  }

  /** Keys that may be close, those with the rarest common parts first. */
  candidatesOf(key: string, most: number): string[] {
    const found = new Set<string>()
    for (const keys of this.#sharing(key).sort((a, b) => a.length - b.length))
      for (const one of keys) {
        found.add(one)
        if (found.size === most) return [...found]
      }
    return [...found]
  }

  /** The keys that share a part, by the part. */
  #sharing(key: string): string[][] {
    const lengths = SHIFTS.map((more) => key.length + more)
    return lengths.flatMap((length) => {
      const limit = mayDiffer(Math.min(length, key.length))
      if (Math.abs(length - key.length) > limit) return []
      const shifts = SHIFTS.filter((shift) => Math.abs(shift) <= limit)
      return segmentsOf(length).flatMap(([at, start, end]) =>
        shifts
          .filter((shift) => start + shift >= 0)
          .flatMap((shift) => {
            const keys = this.#keys.get(`${length} ${at} ${key.slice(start + shift, end + shift)}`)
            return keys ? [keys] : []
          }),
      )
    })
  }
}

/** Number, start and end of each part of a key of this length. */
function segmentsOf(length: number): (readonly [at: number, start: number, end: number])[] {
  const count = mayDiffer(length) + 1
  const cut = (at: number) => Math.floor((length * at) / count)
  return Array.from({ length: count }, (_, at) => [at, cut(at), cut(at + 1)] as const)
}
