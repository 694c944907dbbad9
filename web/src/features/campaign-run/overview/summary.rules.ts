export interface OutcomeCount {
  outcome: string
  reason: string
  count: number
}

export interface OutcomeFigures {
  certified: number
  denied: number
  /** Denied because the campaign was closed, not by a person or a policy. */
  deniedByClose: number
  /** Neither certified nor denied: skipped, not reviewed, cancelled, timed out, gone. */
  cancelled: number
  gone: number
}

const sum = (outcomes: readonly OutcomeCount[], isCounted: (one: OutcomeCount) => boolean): number =>
  outcomes.reduce((total, one) => (isCounted(one) ? total + one.count : total), 0)

/** What became of closed tasks, for the tiles of the overview. */
export function countOutcomes(outcomes: readonly OutcomeCount[]): OutcomeFigures {
  const isCertified = ({ outcome }: OutcomeCount) => outcome.endsWith('_CERTIFIED')
  const isDenied = ({ outcome }: OutcomeCount) => outcome.endsWith('_DECERTIFIED')
  return {
    certified: sum(outcomes, isCertified),
    denied: sum(outcomes, isDenied),
    deniedByClose: sum(outcomes, (one) => isDenied(one) && one.reason === 'DEFAULT'),
    cancelled: sum(outcomes, (one) => !isCertified(one) && !isDenied(one)),
    gone: sum(outcomes, ({ reason }) => reason === 'GRANT_GONE'),
  }
}
