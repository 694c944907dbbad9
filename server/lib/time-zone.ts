/** Whether this is the IANA name of a time zone. Offsets such as +01:00 are none. */
export function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return /^[A-Za-z]/.test(text)
  } catch {
    return false
  }
}

/** Local date, as `2030-09-30`, and hour of a time in a zone. */
export function localTime(at: Date, timeZone: string): { day: string; hour: number } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' },
  } as const)
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) }
}
