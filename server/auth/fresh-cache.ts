/**
 * Short-lived cache, so that a busy client does not cost a query per request. Changes made by this process take effect
 * at once (`clear`); changes made by another process within FRESH_MS, well inside the promised five seconds.
 */
export interface FreshCache<Value> {
  get(key: string): Value | undefined
  /** Looks a value up and caches it, unless `clear` was called meanwhile: the value may predate the change. */
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
      // When full, drop the oldest entry: a Map keeps insertion order.
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
