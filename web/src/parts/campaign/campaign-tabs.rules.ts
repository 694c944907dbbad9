import type { PagePath } from '../../paths.ts'
import { nameOfState } from './campaign-state.rules.ts'

export type CampaignTab = 'overview' | 'tasks' | 'items' | 'ledger' | 'submissions' | 'removal' | 'setup' | 'audit'

export const TAB_PATHS: Record<CampaignTab, PagePath> = {
  overview: '/campaigns/$id/overview',
  tasks: '/campaigns/$id/tasks',
  items: '/campaigns/$id/items',
  ledger: '/campaigns/$id/ledger',
  submissions: '/campaigns/$id/submissions',
  removal: '/campaigns/$id/removal',
  setup: '/campaigns/$id/setup',
  audit: '/campaigns/$id/audit',
}

const STARTED: readonly CampaignTab[] = [
  'overview',
  'tasks',
  'items',
  'ledger',
  'submissions',
  'removal',
  'setup',
  'audit',
]
const PREPARED: readonly CampaignTab[] = ['ledger', 'items', 'setup', 'audit']

/** The tabs that have something to show in a state. */
export function tabsOf(state: string): readonly CampaignTab[] {
  switch (nameOfState(state)) {
    case 'OPEN':
    case 'CLOSED':
      return STARTED
    case 'REVIEW':
    case 'PENDING':
    case 'RESETTING_POLICIES':
    case 'STARTING':
      return PREPARED
    default:
      return ['setup', 'audit']
  }
}

/** Where the page of a campaign begins. An auditor begins with the proof. */
export const firstTabOf = (state: string, mayManage: boolean): CampaignTab => {
  const tabs = tabsOf(state)
  return !mayManage && tabs.includes('ledger') ? 'ledger' : (tabs[0] ?? 'setup')
}

export const TAB_LABELS: Record<CampaignTab, string> = {
  overview: 'Overview',
  tasks: 'Tasks',
  items: 'Items',
  ledger: 'Ledger',
  submissions: 'Submissions',
  removal: 'Removal',
  setup: 'Setup',
  audit: 'Audit trail',
}
