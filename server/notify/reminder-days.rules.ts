const DAY_MS = 86_400_000

/** The number of a local date, so that dates can be subtracted. */
const numberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS

/**
 * Whether reviewers are reminded on a day: every seventh day after the start, three days and one day before the due date,
 * on it, and every day after it; never on the day of the start. All are local dates, as `2030-09-30`.
 */
export function isReminderDay(today: string, started: string, due: string | undefined): boolean {
  const sinceStart = numberOf(today) - numberOf(started)
  if (sinceStart <= 0) return false
  const left = due === undefined ? Number.POSITIVE_INFINITY : numberOf(due) - numberOf(today)
  return left > 3 ? sinceStart % 7 === 0 : left !== 2
}
