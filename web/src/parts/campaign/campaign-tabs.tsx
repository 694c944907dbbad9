import { IconCheck } from '@tabler/icons-react'
import { Tabs } from '../page/tabs.tsx'
import { formatCount } from '../values/format.ts'
import { type CampaignTab, TAB_LABELS, TAB_PATHS, tabsOf } from './campaign-tabs.rules.ts'

/** What stands beside the tabs, as far as it is known. */
export interface TabMarks {
  submissions?: number | undefined
  removal?: number | undefined
  isBalanced?: boolean | undefined
}

interface CampaignTabsProps {
  id: string
  state: string
  current: CampaignTab | undefined
  /** How many items the campaign has; 0 while that is not known. */
  itemCount: number
  marks: TabMarks
}

/** The parts of a campaign that have something to show in its state. */
export function CampaignTabs({ id, state, current, itemCount, marks }: CampaignTabsProps) {
  const { submissions = 0, removal = 0, isBalanced = false } = marks
  const counts: Partial<Record<CampaignTab, number>> = { items: itemCount, tasks: itemCount, submissions, removal }
  const countOf = (tab: CampaignTab) => {
    if (tab === 'ledger' && isBalanced) return { count: <IconCheck size={16} stroke={2} aria-label="balanced" /> }
    const count = counts[tab] ?? 0
    return count > 0 ? { count: formatCount(count) } : {}
  }
  return (
    <Tabs
      label="Parts of the campaign"
      tabs={tabsOf(state).map((tab) => ({
        label: TAB_LABELS[tab],
        to: TAB_PATHS[tab],
        params: { id },
        isActive: tab === current,
        ...countOf(tab),
      }))}
    />
  )
}
