const DAY_SECONDS = 86_400

/** Whole days of a duration such as `7776000s`, rounded up. */
export const daysOf = (duration: string | undefined): number =>
  duration ? Math.ceil(Number.parseFloat(duration) / DAY_SECONDS) : 0

export const durationOf = (days: number): string => `${Math.max(1, Math.round(days)) * DAY_SECONDS}s`
