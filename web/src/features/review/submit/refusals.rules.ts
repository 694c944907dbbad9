import { countOf, formatCount } from '../../../parts/values/format.ts'
import type { Refusal } from '../decisions/outbox.ts'

/** What refusals say, and how often each of it is said. */
export function refusalCounts(refusals: readonly Refusal[]): [description: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { description } of refusals) counts.set(description, (counts.get(description) ?? 0) + 1)
  return [...counts]
}

/** How many decisions were refused, and why most of them were. */
export function refusalText(refusals: readonly Refusal[]): string {
  const [first, ...others] = refusalCounts(refusals).sort(([, a], [, b]) => b - a)
  const more = others.length > 0 ? ` ${formatCount(others.length)} more causes.` : ''
  return `${countOf(refusals.length, 'decision')} ${refusals.length === 1 ? 'was' : 'were'} refused: ${first?.[0]}${more}`
}
