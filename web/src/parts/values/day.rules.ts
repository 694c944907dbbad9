/** The beginning of a day (`2026-11-15`) in the zone of the reader. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00`).toISOString()

/** The beginning of the day after: what happened until this day is before it. */
export function endOfDay(day: string): string {
  const date = new Date(`${day}T00:00:00`)
  // Not 24 hours later: a day on which clocks change has 23 or 25.
  date.setDate(date.getDate() + 1)
  return date.toISOString()
}
