/** How far a sync is: the time it has taken, and the share of the whole and of its phase that is done. */
export interface Reached {
  seconds: number
  phaseSeconds: number
  /** Of the phase, from 0 to 1. */
  part: number
  /** Of the whole, from 0 to 1, by what phases usually take. */
  share: number
  /** The part of the whole at which the phase usually ends. */
  phaseEnd: number
}

/**
 * The seconds that are left. The rate of this phase tells how long the rest of it takes, the more of it is done the better;
 * what later phases take is told by what they usually take of the whole.
 */
export function secondsLeft({ seconds, phaseSeconds, part, share, phaseEnd }: Reached): number | undefined {
  if (share <= 0) return undefined
  const usual = (seconds * (1 - share)) / share
  if (part <= 0) return usual
  const restOfPhase = (phaseSeconds * (1 - part)) / part
  const byRate = restOfPhase + ((seconds + restOfPhase) * (1 - phaseEnd)) / phaseEnd
  return part * byRate + (1 - part) * usual
}
