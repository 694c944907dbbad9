/**
 * What was looked up a moment ago, so that a busy client does not cost a query per request. What this process changes
 * itself (`clear`) holds at once; a change made by another process holds after FRESH_MS at the latest, which keeps the
 * promise of five seconds (architecture 4).
 */
export interface FreshCache<Value> {
  get(key: string): Value | undefined
  /** Looks a value up and remembers it, unless `clear` was called meanwhile: it may be what was true before. */
  lookUp(key: string, find: () => Promise<Value | undefined>): Promise<Value | undefined>
  clear(): void
}

const FRESH_MS = 2_000
const MAX_KEYS = 10_000

export function freshCache<Value>(now: () => number = () => performance.now()): FreshCache<Value> {
  let generation = 0
  const entries = new Map<string, { value: Value; until: number }>()
  return {
    get(key) {
      const entry = entries.get(key)
      return entry && now() < entry.until ? entry.value : undefined
    },
    async lookUp(key, find) {
      const started = generation
      const value = await find()
      if (value === undefined || started !== generation) return value
      entries.delete(key)
      // Full: the one that was added first goes. Map keeps the order.
      if (entries.size >= MAX_KEYS) entries.delete(entries.keys().next().value ?? '')
      entries.set(key, { value, until: now() + FRESH_MS })
      return value
    },
    clear() {
      generation++
      entries.clear()
    },
  }
}
