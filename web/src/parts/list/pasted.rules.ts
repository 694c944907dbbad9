import type { Choice, ChoiceSource } from './choices.ts'

/** Enough to be fast; more would wait for each other on the server. */
const AT_ONCE = 6
const ADDRESS = /[^\s,;<>"]+@[^\s,;<>"]+/g

export interface Pasted {
  found: Choice[]
  /** What names nothing, or more than one thing. */
  unknown: string[]
}

/** What was pasted, one by one: mail addresses, however they are separated, otherwise lines. */
export const pastedParts = (text: string): string[] => [
  ...new Set(text.split(/[\r\n]+/).flatMap((line) => line.match(ADDRESS) ?? (line.trim() || []))),
]

/** Looks each one up, a few at once: by its id, by a mail address, or by the whole name. */
export async function findPasted(
  pasted: readonly string[],
  source: Pick<ChoiceSource, 'named' | 'search' | 'byAddress' | 'isInApp'>,
  signal: AbortSignal,
): Promise<Pasted> {
  const id = source.isInApp ? /^[^\s@/]{1,64}\/[^\s@/]{1,64}$/ : /^[^\s@/]{1,64}$/
  const byId = await source.named(
    pasted.filter((one) => id.test(one)),
    signal,
  )
  const found = new Map(byId.map((choice) => [choice.id, choice]))
  const waiting = pasted.filter((one) => !found.has(one))
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const byAddress = one.includes('@') ? source.byAddress : undefined
      const choices = await (byAddress ?? source.search)(one, signal)
      const same = byAddress ? choices : choices.filter(({ label }) => label.toLowerCase() === one.toLowerCase())
      if (same.length === 1 && same[0]) found.set(one, same[0])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return {
    found: pasted.flatMap((one) => found.get(one) ?? []),
    unknown: pasted.filter((one) => !found.has(one)),
  }
}
