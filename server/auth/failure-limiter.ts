/**
 * Counts failures per key in windows of a minute, in bounded memory. Keys are chosen by callers so that a stranger's
 * failures never count against the rightful client: the address is always part of them.
 */
export interface FailureLimiter {
  /** Seconds to wait, or 0 when the key may try. */
  waitSeconds(key: string, nowMs: number): number
  fail(key: string, nowMs: number): void
}

const WINDOW_MS = 60_000
const MAX_KEYS = 50_000

export function failureLimiter(limit: number): FailureLimiter {
  const windows = new Map<string, { start: number; failures: number }>()
  const current = (key: string, nowMs: number) => {
    const window = windows.get(key)
    return window && nowMs - window.start < WINDOW_MS ? window : undefined
  }
  return {
    waitSeconds(key, nowMs) {
      const window = current(key, nowMs)
      return window && window.failures >= limit ? Math.ceil((window.start + WINDOW_MS - nowMs) / 1000) : 0
    },
    fail(key, nowMs) {
      const window = current(key, nowMs)
      if (window) {
        window.failures++
        return
      }
      // Map keeps insertion order: the oldest window goes first when memory is full.
      windows.delete(key)
      if (windows.size >= MAX_KEYS) windows.delete(windows.keys().next().value ?? '')
      windows.set(key, { start: nowMs, failures: 1 })
    },
  }
}
