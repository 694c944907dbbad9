import type { Source } from '../../../contract/imports/source.ts'

const DAY_SECONDS = 86_400
/** How often a source is imported when nobody has said it (interface 13.4). Demo data never gets old. */
const USUALLY: Record<Source['kind'], number> = {
  SOURCE_KIND_FILE: 7 * DAY_SECONDS,
  SOURCE_KIND_CONNECTOR: 2 * DAY_SECONDS,
  SOURCE_KIND_SCIM: 2 * DAY_SECONDS,
  SOURCE_KIND_DEMO: 366 * DAY_SECONDS,
}

/** The bounds of `expectedEvery`. */
export const EVERY_SECONDS = { min: 3_600, max: 366 * DAY_SECONDS } as const

/** How often a source should be imported: as somebody has said, else as usual for its kind. */
export const everySeconds = (kind: string, own: number | null): number =>
  own ?? USUALLY[kind as Source['kind']] ?? USUALLY.SOURCE_KIND_CONNECTOR

/** Whether a source should have been imported again by now. One that never was is not late, but empty. */
export const isLate = (syncedAt: Date | null, seconds: number, now: Date): boolean =>
  syncedAt !== null && now.getTime() - syncedAt.getTime() > seconds * 1000

/** `86400s` as seconds; undefined when it is not a whole number within the bounds. */
export function secondsOf(duration: string): number | undefined {
  const seconds = Number(duration.slice(0, -1))
  return Number.isInteger(seconds) && seconds >= EVERY_SECONDS.min && seconds <= EVERY_SECONDS.max ? seconds : undefined
}
