import { formatCount } from '../values/format.ts'
import type { Choice, ChoiceSource } from './choices.ts'

/** Enough to be fast; more would wait for each other on the server. */
const AT_ONCE = 6
const ADDRESS = /[^\s,;<>"]+@[^\s,;<>"]+/g

export interface Pasted {
  /** What was found, each with the text that names it. */
  found: { text: string; choice: Choice }[]
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
    found: pasted.flatMap((text) => {
      const choice = found.get(text)
      return choice ? { text, choice } : []
    }),
    unknown: pasted.filter((one) => !found.has(one)),
  }
}

export interface Added {
  choices: Choice[]
  added: number
  /** Of what was found, how much was chosen before. */
  known: number
  /** The texts of what was found and not added, because no more can be chosen. */
  over: string[]
  unknown: string[]
}

/** Adds what was found to what is chosen, until no more can be chosen. */
export function addPasted(chosen: readonly Choice[], { found, unknown }: Pasted, max: number): Added {
  const all = new Map(chosen.map((choice) => [choice.id, choice]))
  const over: string[] = []
  for (const { text, choice } of found) {
    if (all.has(choice.id) || all.size < max) all.set(choice.id, choice)
    else over.push(text)
  }
  const added = all.size - chosen.length
  return { choices: [...all.values()], added, known: found.length - added - over.length, over, unknown }
}

/** What came of a pasted list. */
export function saysAdded({ added, known, over, unknown }: Omit<Added, 'choices'>, max: number): string {
  const says = [`${formatCount(added)} added.`]
  if (known > 0) says.push(`${formatCount(known)} ${known === 1 ? 'was' : 'were'} chosen already.`)
  if (over.length > 0)
    says.push(`${formatCount(over.length)} found but not added, because at most ${formatCount(max)} can be chosen.`)
  if (unknown.length > 0) says.push(`${formatCount(unknown.length)} not found, or found more than once.`)
  if (over.length + unknown.length > 0) says.push('What was not added is still above.')
  return says.join(' ')
}
