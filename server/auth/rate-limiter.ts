/**
 * Counts events per key in windows of one minute, in bounded memory. Keys for failed authentication include the address,
 * so that an attacker's failures never lock out the rightful client.
 */
export interface RateLimiter {
  /** Counts one event; returns the seconds to wait if the key is over its limit, otherwise 0. */
  count(key: string): number
  /** Seconds to wait, without counting. */
  waitSeconds(key: string): number
}

const WINDOW_MS = 60_000
const MAX_KEYS = 50_000

export function rateLimiter(limit: number, now: () => number = () => performance.now()): RateLimiter {
  const windows = new Map<string, { start: number; events: number }>()
  const current = (key: string) => {
    const window = windows.get(key)
    return window && now() - window.start < WINDOW_MS ? window : undefined
  }
  const waitOf = (window: { start: number }) => Math.max(1, Math.ceil((window.start + WINDOW_MS - now()) / 1000))
  return {
    waitSeconds(key) {
      const window = current(key)
      return window && window.events >= limit ? waitOf(window) : 0
    },
    count(key) {
      const window = current(key)
      if (window) return ++window.events > limit ? waitOf(window) : 0
      // When full, drop the oldest window: a Map keeps insertion order.
      windows.delete(key)
      if (windows.size >= MAX_KEYS) windows.delete(windows.keys().next().value ?? '')
      windows.set(key, { start: now(), events: 1 })
      return 0
    },
  }
}
