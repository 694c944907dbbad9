import { useQuery } from '@tanstack/react-query'
import { tabsOf } from '../../parts/campaign/campaign-tabs.rules.ts'
import type { TabMarks } from '../../parts/campaign/campaign-tabs.tsx'
import { summaryQuery } from './figures.queries.ts'
import { ledgerQuery } from './queries.ts'
import { removalCountsQuery } from './removal.queries.ts'

/** What stands beside the tabs of a campaign: how many submissions and open removals, and whether its ledger balances. */
export function useTabMarks(id: string, state = ''): TabMarks {
  const tabs = tabsOf(state)
  const isStarted = tabs.includes('submissions')
  const summary = useQuery({ ...summaryQuery(id), enabled: isStarted })
  const removals = useQuery({ ...removalCountsQuery(id), enabled: isStarted })
  const ledger = useQuery({ ...ledgerQuery(id), enabled: tabs.includes('ledger') })
  return {
    submissions: summary.data?.submissionCount,
    removal: removals.data?.openCount,
    isBalanced: ledger.data?.balanced,
  }
}
