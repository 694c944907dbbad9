/** The zone of the reader, such as Europe/Berlin. */
export const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** What native date and time inputs hold. */
export interface LocalTime {
  /** 2027-02-12 */
  date: string
  /** 23:59 */
  time: string
}

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, made)
  return made
}

/** A time as the clocks of a zone show it. */
export function toLocal(at: Date, zone: string): LocalTime {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return {
    date: `${(parts.year ?? '').padStart(4, '0')}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  }
}

const utcOf = ({ date, time }: LocalTime): number => Date.parse(`${date}T${time}:00Z`)

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
const offsetAt = (at: number, zone: string): number =>
  utcOf(toLocal(new Date(at), zone)) - Math.floor(at / 60_000) * 60_000

/**
 * The time at which the clocks of a zone show this. What they skip in spring is as much later as they skip; of what they
 * show twice in autumn it is the first. Undefined if it is no time at all.
 */
export function fromLocal(local: LocalTime, zone: string): Date | undefined {
  const wanted = utcOf(local)
  if (Number.isNaN(wanted)) return undefined
  const day = 86_400_000
  const offsets = [...new Set([offsetAt(wanted - day, zone), offsetAt(wanted + day, zone)])]
  const candidates = offsets.map((offset) => wanted - offset).sort((a, b) => a - b)
  const exact = candidates.find((at) => at + offsetAt(at, zone) === wanted)
  // Skipped: the offset from before the change leads to the time after it.
  return new Date(exact ?? wanted - offsetAt(wanted - day, zone))
}

/** "CET", or "GMT+2" where the zone has no short name. */
export function zoneName(at: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
