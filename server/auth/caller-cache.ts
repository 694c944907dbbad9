import type { Actor } from '../http/index.ts'

/** A caller as found in the database, with what must still be checked on each request. */
export interface KnownCaller {
  actor: Actor
  allowedCidrs: readonly string[]
  /** When the token or session ends, on this process's monotonic clock. */
  endsAt: number
}

/**
 * Callers that were looked up a moment ago, so that a busy client does not cost a query per request. What this process
 * changes itself (`clear`) holds at once; a change made by another process holds after FRESH_MS at the latest, which
 * keeps the promise of five seconds (architecture 4).
 */
export interface CallerCache {
  get(key: string): KnownCaller | undefined
  set(key: string, caller: KnownCaller): void
  clear(): void
}

const FRESH_MS = 2_000
const MAX_CALLERS = 10_000

export function callerCache(now: () => number = () => performance.now()): CallerCache {
  const callers = new Map<string, { caller: KnownCaller; until: number }>()
  return {
    get(key) {
      const known = callers.get(key)
      return known && now() < Math.min(known.until, known.caller.endsAt) ? known.caller : undefined
    },
    set(key, caller) {
      // Full: the one that was added first goes. Map keeps the order.
      if (callers.size >= MAX_CALLERS) callers.delete(callers.keys().next().value ?? '')
      callers.delete(key)
      callers.set(key, { caller, until: now() + FRESH_MS })
    },
    clear: () => callers.clear(),
  }
}
