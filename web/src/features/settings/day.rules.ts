import { fromLocal } from '../../parts/values/zone.rules.ts'

const timeOf = (date: string, time: string, zone: string): string | undefined =>
  fromLocal({ date, time }, zone)?.toISOString()

/** When a day begins in a zone. */
export const startOfDay = (date: string, zone: string): string => timeOf(date, '00:00', zone) ?? ''

/** The last minute of a day in a zone. */
export const endOfDay = (date: string, zone: string): string => timeOf(date, '23:59', zone) ?? ''
