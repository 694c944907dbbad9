import { endOfDay, startOfDay } from '../values/day.rules.ts'
import { SUBJECTS } from './audit.rules.ts'

const OUTCOMES = {
  done: 'AUDIT_OUTCOME_DONE',
  denied: 'AUDIT_OUTCOME_DENIED',
  refused: 'AUDIT_OUTCOME_REFUSED',
} as const

/** See routes/audit-search.ts. */
export interface AuditSearch {
  who?: string[]
  what?: keyof typeof SUBJECTS
  from?: string
  until?: string
  outcome?: keyof typeof OUTCOMES
  request?: string
}

export const NO_AUDIT_FILTERS = {
  who: undefined,
  what: undefined,
  from: undefined,
  until: undefined,
  outcome: undefined,
  request: undefined,
}

export const isAuditFiltered = (search: AuditSearch): boolean =>
  Object.values(search).some((value) => value !== undefined)

/** What the server is asked for. */
export const auditRequestOf = ({ who, what, from, until, outcome, request }: AuditSearch) => ({
  ...(who ? { actorUserIds: who } : {}),
  ...(what ? { operations: [...SUBJECTS[what].operations] } : {}),
  ...(outcome ? { outcomes: [OUTCOMES[outcome]] } : {}),
  ...(from ? { from: startOfDay(from) } : {}),
  ...(until ? { until: endOfDay(until) } : {}),
  ...(request ? { requestIds: [request] } : {}),
})
