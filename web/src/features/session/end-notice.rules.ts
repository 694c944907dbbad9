const WARNING_MS = 10 * 60_000

/** Whole minutes until the session ends, in its last ten; undefined before that. */
export function minutesLeft(endsAt: number, now: number): number | undefined {
  const left = endsAt - now
  return left <= WARNING_MS ? Math.max(0, Math.ceil(left / 60_000)) : undefined
}

/** When the notice has to be drawn again: its first time, then at each minute. Undefined if it never is. */
export function nextLook(endsAt: number, now: number): number | undefined {
  const left = endsAt - now
  if (left > WARNING_MS) return Number.isFinite(left) ? left - WARNING_MS : undefined
  return left > 0 ? left % 60_000 || 60_000 : undefined
}
