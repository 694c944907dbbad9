import { flag, oneOf, someOf, text, words } from '../../address.ts'
import type { ListRequest } from './queries.ts'

export const VIEWS = { app: 'BY_APP', user: 'BY_USER', resource: 'BY_RESOURCE', flat: 'UNSTRUCTURED' } as const
export type ViewName = keyof typeof VIEWS

/** What the address of the review page holds. */
export const REVIEW_SEARCH = {
  view: oneOf('app', 'user', 'resource', 'flat'),
  q: text,
  is: someOf('undecided', 'certify', 'deny', 'submitted'),
  look: flag,
  risk: words,
  framework: words,
  type: words,
  group: text,
  task: text,
} as const

export interface ReviewSearch {
  view?: ViewName
  q?: string
  is?: ('undecided' | 'certify' | 'deny' | 'submitted')[]
  look?: true
  risk?: string[]
  framework?: string[]
  type?: string[]
  group?: string
  task?: string
}

const PREFIX = 'ACCESS_REVIEW_VIEW_TYPE_'

/** The view of the address, else that of the campaign. */
export function viewOf(search: ReviewSearch, ofCampaign: string): ViewName {
  if (search.view) return search.view
  const name = Object.entries(VIEWS).find(([, code]) => ofCampaign === PREFIX + code)?.[0]
  return (name as ViewName | undefined) ?? 'app'
}

/** What the server is asked for by an address. */
export function requestOf(search: ReviewSearch, view: ViewName): ListRequest {
  const { q, is = [], look, risk, framework, type, group } = search
  const filter = {
    ...(q ? { query: q } : {}),
    ...(risk ? { riskLevelIds: risk } : {}),
    ...(framework ? { complianceFrameworkIds: framework } : {}),
    ...(type ? { accountTypes: type as never } : {}),
    ...(is.includes('undecided') ? { withoutPending: true } : {}),
    ...(look ? { withWarnings: true } : {}),
    ...(group && view === 'app' ? { appIds: [group] } : {}),
    ...(group && view === 'user' ? { userIds: [group] } : {}),
    ...(group && view === 'resource' ? { resourceIds: [group] } : {}),
  }
  return {
    view: `${PREFIX}${VIEWS[view]}` as ListRequest['view'] & string,
    ...(Object.keys(filter).length > 0 ? { filter } : {}),
    ...(is.includes('certify')
      ? { decision: 'APPROVE' as const }
      : is.includes('deny')
        ? { decision: 'DENY' as const }
        : {}),
    ...(is.includes('submitted') ? { answered: true } : {}),
  }
}
