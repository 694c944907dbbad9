import { formatCount } from '../../lib/names.ts'

/** Tasks of a campaign that webhooks may answer. */
export const MAX_WEBHOOK_TASKS = 10_000

/** Why a campaign did not start, as it is kept. */
export interface KeptProblem {
  reason: string
  problems?: string
  problem?: string
  count?: number
}

const TEXTS: Record<string, (problem: KeptProblem) => string> = {
  LEDGER_UNBALANCED: ({ problems }) =>
    `its ledger does not balance. ${problems} Correct this, prepare the campaign again and start it`,
  OWNER_NOT_ACTIVE: () => 'none of its owners is active. Set other owners, then start it',
  COMPLETION_DATE_IN_PAST: () => 'its completion date has passed. Set a later one, then start it',
  NOT_RANKED: () => 'it was prepared by an earlier version of Recert. Reset it, prepare it again and start it',
  NOT_READY: ({ problem }) => `it is not ready to be prepared: ${problem}. Correct this, then prepare and start it`,
  CONFIRMATION_REQUIRED: ({ count }) =>
    `its policies would deny ${formatCount(count ?? 0)} items without a decision. To confirm, start it with confirmRejectCount ${count}`,
  TOO_MANY_FOR_WEBHOOKS: ({ count }) =>
    `its policies would send ${formatCount(count ?? 0)} tasks to webhooks, and a campaign can send ${formatCount(MAX_WEBHOOK_TASKS)}. Let people review some of them, or make several campaigns of it`,
  EXPRESSION_TIMEOUT: ({ problem }) => `its expressions take too long: ${problem}. Simplify them, then start it`,
}

/** The same as a sentence with what to do. */
export const problemText = (problem: KeptProblem): string =>
  `The campaign has not started, because ${
    TEXTS[problem.reason]?.(problem) ?? 'the server failed. Start it again, or ask your administrator'
  }.`
