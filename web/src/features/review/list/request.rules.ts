import { flag, oneOf, someOf, text, words } from '../../../address.ts'
import type { ListRequest } from '../queries.ts'
import { CODES } from './signals.rules.ts'

export const VIEWS = { app: 'BY_APP', user: 'BY_USER', resource: 'BY_RESOURCE', flat: 'UNSTRUCTURED' } as const
export type ViewName = keyof typeof VIEWS

/** Columns that the flat view can be sorted by. */
const SORTS = [
  ...['ACCOUNT_OWNER', 'ACCOUNT', 'DEPARTMENT', 'JOB_TITLE', 'APP', 'ENTITLEMENT', 'RESOURCE', 'RISK_LEVEL'],
  'LAST_LOGIN',
]
export const SORTABLE = new Set(SORTS)

/** What the address of the review page holds. */
export const REVIEW_SEARCH = {
  view: oneOf('app', 'user', 'resource', 'flat'),
  q: text,
  is: someOf('undecided', 'certify', 'deny', 'reason', 'submitted'),
  look: flag,
  why: someOf(...CODES),
  sort: oneOf(...SORTS.flatMap((column) => [column, `-${column}`])),
  risk: words,
  framework: words,
  type: someOf('APP_USER_TYPE_USER', 'APP_USER_TYPE_SERVICE_ACCOUNT', 'APP_USER_TYPE_SYSTEM_ACCOUNT'),
  group: text,
  task: text,
} as const

export interface ReviewSearch {
  view?: ViewName
  q?: string
  is?: ('undecided' | 'certify' | 'deny' | 'reason' | 'submitted')[]
  look?: true
  /** Codes of reasons to look closer. */
  why?: string[]
  /** A column of the flat view, with `-` in front for the largest first. */
  sort?: string
  risk?: string[]
  framework?: string[]
  type?: string[]
  group?: string
  task?: string
}

/** Takes every filter out. */
export const NO_FILTERS = {
  q: undefined,
  is: undefined,
  look: undefined,
  why: undefined,
  risk: undefined,
  framework: undefined,
  type: undefined,
  group: undefined,
}

/** Whether a list has less than all tasks that wait. */
export const isFiltered = ({ filter, decision, answered }: ListRequest) =>
  filter !== undefined || decision !== undefined || answered !== undefined

const PREFIX = 'ACCESS_REVIEW_VIEW_TYPE_'

/** The view of the address, else that of the campaign. */
export function viewOf(search: ReviewSearch, ofCampaign: string): ViewName {
  if (search.view) return search.view
  const name = Object.entries(VIEWS).find(([, code]) => ofCampaign === PREFIX + code)?.[0]
  return (name as ViewName | undefined) ?? 'app'
}

/** The filter that selects one group of a view. */
const GROUP_FILTERS = { app: 'appIds', user: 'userIds', resource: 'resourceIds', flat: undefined } as const

/** What the server is asked for by an address; without a view it takes that of the campaign. */
export function requestOf(search: ReviewSearch, view: ViewName | undefined): ListRequest {
  const { is = [], group, sort } = search
  const groupFilter = view && GROUP_FILTERS[view]
  const isEither = is.includes('certify') && is.includes('deny')
  const filter = given({
    query: search.q,
    riskLevelIds: search.risk,
    complianceFrameworkIds: search.framework,
    accountTypes: search.type,
    insightCodes: search.why,
    lookCloser: search.look,
    withoutPending: is.includes('undecided') || undefined,
    withPending: isEither || undefined,
    needsReason: is.includes('reason') || undefined,
    ...(groupFilter ? { [groupFilter]: group?.split(',') } : {}),
  })
  const decision = isEither ? undefined : is.includes('certify') ? 'APPROVE' : is.includes('deny') ? 'DENY' : undefined
  return given({
    view: view && PREFIX + VIEWS[view],
    filter: Object.keys(filter).length > 0 ? filter : undefined,
    decision,
    answered: is.includes('submitted') || undefined,
    sort: view === 'flat' && sort ? { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') } : undefined,
  }) as ListRequest
}

/** Without what is undefined. */
const given = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
