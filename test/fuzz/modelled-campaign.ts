/** What the model knows besides the campaigns: ids of the people, policies and apps of the test. */
export interface World {
  callers: Record<CallerName, string>
  /** Not active: cannot become an owner. */
  disabled: string
  policy: string
  /** The policy by which managers review, which a campaign has that names none. */
  standardPolicy: string
  app: string
}
export const CALLERS = ['super', 'manager', 'auditor', 'owner', 'stranger'] as const
export type CallerName = (typeof CALLERS)[number]

export type Fields = Record<string, unknown>
export interface Modelled {
  id: string
  createdById: string
  scopeType: string
  owners: string[]
  state: State
  revision: number
  scopingVersion: number
  fields: Fields
  deleted: boolean
  /** Closing has begun. */
  closing: boolean
  /** Dates that the scheduler has acted on. */
  tried: { start?: unknown; close?: unknown }
}
export type Precondition = 'none' | 'current' | 'any' | 'stale' | 'weak' | 'unreadable'

/** What can be changed, and whether it can be deleted, by state (interface 3.2). */
export const STATES = {
  ACCESS_REVIEW_STATE_DRAFT: ['everything', true],
  ACCESS_REVIEW_STATE_PREPARING: ['nothing', false],
  ACCESS_REVIEW_STATE_REVIEW: ['policy', true],
  ACCESS_REVIEW_STATE_RESETTING_POLICIES: ['nothing', false],
  ACCESS_REVIEW_STATE_PENDING: ['details', true],
  ACCESS_REVIEW_STATE_STARTING: ['nothing', false],
  ACCESS_REVIEW_STATE_OPEN: ['details', false],
  ACCESS_REVIEW_STATE_CLOSED: ['nothing', false],
} as const
export type State = keyof typeof STATES
export const ACTION_NAMES = ['prepare', 'reset', 'start', 'close'] as const
export type ActionName = (typeof ACTION_NAMES)[number]

export const DAY = 86_400_000
const later = (days: number) => new Date(Math.floor(Date.now() / DAY) * DAY + days * DAY).toISOString()
export const [SOON, LATER, PAST, TOO_FAR] = [later(10), later(20), later(-10), later(4000)]

export const SETUPS = ['singleApp', 'bindings']
export const SCOPE = ['scopeV2', ...SETUPS]
export const FROZEN = [...SCOPE, 'policyId']
export const SCHEDULE = [
  'scheduledStartDate',
  'autoStartCampaign',
  'accuracyIssueAction',
  'completionDate',
  'autoCloseCampaign',
  'autoCloseDecision',
]
/** From which states an action leads on. */
export const ACTIONS: Record<ActionName | 'validate', readonly State[]> = {
  prepare: ['ACCESS_REVIEW_STATE_DRAFT'],
  reset: [
    'ACCESS_REVIEW_STATE_PREPARING',
    'ACCESS_REVIEW_STATE_REVIEW',
    'ACCESS_REVIEW_STATE_RESETTING_POLICIES',
    'ACCESS_REVIEW_STATE_PENDING',
  ],
  start: ['ACCESS_REVIEW_STATE_REVIEW', 'ACCESS_REVIEW_STATE_PENDING'],
  close: ['ACCESS_REVIEW_STATE_OPEN'],
  validate: ['ACCESS_REVIEW_STATE_DRAFT'],
}
/** Which action an update to a state stands for. */
export const LEADS_TO: Record<string, ActionName> = {
  ACCESS_REVIEW_STATE_PREPARING: 'prepare',
  ACCESS_REVIEW_STATE_REVIEW: 'prepare',
  ACCESS_REVIEW_STATE_DRAFT: 'reset',
  ACCESS_REVIEW_STATE_STARTING: 'start',
  ACCESS_REVIEW_STATE_OPEN: 'start',
  ACCESS_REVIEW_STATE_CLOSED: 'close',
}
export const isOver = (date: unknown) => date !== undefined && String(date) <= new Date().toISOString()
/** What each kind of editing leaves fixed. */
export const IS_FIXED: Record<(typeof STATES)[State][0], (name: string) => boolean> = {
  everything: () => false,
  policy: (name) => SCOPE.includes(name),
  details: (name) => FROZEN.includes(name),
  nothing: () => true,
}
export const DEFAULTS: Fields = {
  displayName: '',
  description: '',
  policyId: '',
  usePolicyOverride: false,
  autoStartCampaign: false,
  autoCloseCampaign: false,
  autoCloseDecision: 'CLOSE_DECISION_UNSPECIFIED',
  autoGenerateReport: false,
  autoResolve: false,
  accuracyIssueAction: 'ACCURACY_ISSUE_ACTION_UNSPECIFIED',
  exemptCertifiedAccessConflicts: false,
  defaultView: 'ACCESS_REVIEW_VIEW_TYPE_UNSPECIFIED',
  reviewInstructions: '',
}

/** Fields as they are shown once they are stored. */
export function stored(fields: Fields): Fields {
  const shown: Fields = { ...DEFAULTS, ...fields, displayName: String(fields.displayName ?? '').trim() }
  if (shown.scopeV2)
    shown.scopeV2 = { principalTypeFilter: 'PRINCIPAL_TYPE_FILTER_UNSPECIFIED', ...(shown.scopeV2 as object) }
  if (shown.notificationConfig)
    shown.notificationConfig = {
      ...{ sendKickoff: false, sendReminders: false, sendClose: false },
      ...(shown.notificationConfig as object),
    }
  return shown
}

/** Text that is the same for values that mean the same: order of names does not count. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? ''
