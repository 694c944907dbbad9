import { countOf } from '../../parts/values/format.ts'

export const UNITS = [
  { value: 'days', seconds: 86_400 },
  { value: 'hours', seconds: 3_600 },
  { value: 'minutes', seconds: 60 },
  { value: 'seconds', seconds: 1 },
] as const
export type Unit = (typeof UNITS)[number]['value']

/** A number of seconds in the largest unit of which it is a whole number. */
export function inUnit(seconds: number): { amount: number; unit: Unit } {
  const fit = UNITS.find((unit) => seconds >= unit.seconds && seconds % unit.seconds === 0)
  return fit ? { amount: seconds / fit.seconds, unit: fit.value } : { amount: seconds, unit: 'seconds' }
}

export const secondsOf = (amount: number, unit: Unit): number =>
  amount * (UNITS.find(({ value }) => value === unit)?.seconds ?? 1)

/** "5 days", "90 minutes". */
export function durationInWords(seconds: number): string {
  const { amount, unit } = inUnit(seconds)
  return countOf(amount, unit.slice(0, -1))
}

/** The seconds of a duration on the wire, such as `86400s`. */
export const secondsOfWire = (text: string | undefined): number => Number.parseFloat(text ?? '') || 0
