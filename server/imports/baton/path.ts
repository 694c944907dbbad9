import type { GrantSource } from './messages.ts'

/** A path names at most this many entitlements, and a grant is followed that often. */
const MAX_STEPS = 50

/**
 * The entitlements that a grant is inherited through, nearest first; none if it is also held directly, which its own
 * entitlement among its sources says. A source that the holder has directly ends there; another one is followed.
 */
export function inheritedThrough(
  entitlement: string,
  sources: readonly GrantSource[],
  sourcesOf: (entitlement: string) => GrantSource[],
): string[] {
  if (isDirect(entitlement, sources)) return []
  const path = new Set<string>()
  let level: readonly GrantSource[] = sources
  while (level.length > 0) {
    const further: GrantSource[] = []
    for (const source of [...level].sort(byDirectness)) {
      if (source.entitlement === entitlement || path.has(source.entitlement)) continue
      if (path.size >= MAX_STEPS) return [...path]
      path.add(source.entitlement)
      if (source.isDirect) continue
      const next = sourcesOf(source.entitlement)
      if (!isDirect(source.entitlement, next)) further.push(...next)
    }
    level = further
  }
  return [...path]
}

const isDirect = (entitlement: string, sources: readonly GrantSource[]) =>
  sources.length === 0 || sources.some((source) => source.entitlement === entitlement)

/** Maps have no order in the file, and the same grant must read the same each time. */
const byDirectness = (a: GrantSource, b: GrantSource) =>
  Number(b.isDirect) - Number(a.isDirect) || (a.entitlement < b.entitlement ? -1 : 1)
