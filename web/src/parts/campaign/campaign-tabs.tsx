import { Tabs } from '../page/tabs.tsx'
import { formatCount } from '../values/format.ts'
import { type CampaignTab, TAB_LABELS, TAB_PATHS, tabsOf } from './campaign-tabs.rules.ts'

interface CampaignTabsProps {
  id: string
  state: string
  current: CampaignTab | undefined
  /** How many items the campaign has; 0 while that is not known. */
  itemCount: number
  /** How much other parts have, as far as that is known. */
  counts?: Partial<Record<CampaignTab, number | undefined>>
}

/** The parts of a campaign that have something to show in its state. */
export function CampaignTabs({ id, state, current, itemCount, counts = {} }: CampaignTabsProps) {
  const countOf = (tab: CampaignTab) => {
    const count = tab === 'items' || tab === 'tasks' ? itemCount : (counts[tab] ?? 0)
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
