const LOCALE = typeof navigator === 'undefined' ? 'en-GB' : navigator.language
const DAY_MS = 86_400_000
/** Times nearer than this are also told relative to now. */
const NEAR_DAYS = 180

const whole = new Intl.NumberFormat(LOCALE)
const short = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 })
const precisePercent = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 1 })
// The words of this application are English; months and weekdays follow it, digits and separators the browser.
const dayOnly = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const dayShort = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dayAndTimeIn = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
const dayAndTime = dayAndTimeIn()
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'long' })
const timeOnly = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })

export const formatCount = (count: number): string => whole.format(count)

/** For tiles: 1.2 M from a million on. */
export const formatShort = (count: number): string => (count < 1_000_000 ? whole.format(count) : short.format(count))

/** A part of a whole. Never 0% for something, and never 100% for less than everything. */
export function formatShare(part: number, total: number): string {
  if (total === 0) return percent.format(0)
  const share = part / total
  if (part > 0 && share < 0.005) return precisePercent.format(Math.max(share, 0.001))
  if (part < total && share > 0.995) return precisePercent.format(Math.min(share, 0.999))
  return percent.format(share)
}

/** `one` or `several` with the number in front: "1 task", "4,812 tasks". */
export const countOf = (count: number, one: string, several = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : several}`

export const formatDay = (at: Date): string => dayOnly.format(at)
export const formatShortDay = (at: Date): string => dayShort.format(at)
export const formatTime = (at: Date): string => timeOnly.format(at)
/** "Fri 27 Nov, 23:59 CET". */
export const formatDateTime = (at: Date, format = dayAndTime): string => format.format(at).replace(/^(\w+), /, '$1 ')
/** A time as the clocks of a zone show it; undefined if those of the reader show the same. */
export function formatElsewhere(at: Date, zone: string): string | undefined {
  const there = formatDateTime(at, dayAndTimeIn(zone))
  const clock = (text: string) => text.slice(0, text.lastIndexOf(' '))
  return clock(there) === clock(formatDateTime(at)) ? undefined : there
}
/** With seconds, for lists that prove something. */
export const formatExact = (at: Date): string => exact.format(at)

const startOfDay = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()

/** "4 hours ago", "yesterday", "6 days ago"; undefined for what is not near. */
export function formatRelative(at: Date, now = new Date()): string | undefined {
  const minutes = Math.round((at.getTime() - now.getTime()) / 60_000)
  const days = Math.round((startOfDay(at) - startOfDay(now)) / DAY_MS)
  if (Math.abs(days) > NEAR_DAYS) return undefined
  if (Math.abs(minutes) < 1) return 'now'
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute')
  if (Math.abs(minutes) < 24 * 60 && days === 0) return relative.format(Math.round(minutes / 60), 'hour')
  return relative.format(days, 'day')
}

/** Whole days from today on; 0 is today. */
export const daysUntil = (at: Date, now = new Date()): number => Math.round((startOfDay(at) - startOfDay(now)) / DAY_MS)
