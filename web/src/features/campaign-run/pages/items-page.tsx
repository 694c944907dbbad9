import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { type Filter, FilterBar } from '../../../parts/list/filter-bar.tsx'
import { NoMatch } from '../../../parts/list/no-match.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { RiskBars } from '../../../parts/marks/risk-bars.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { When } from '../../../parts/values/when.tsx'
import { type Item, type ItemFilter, itemsQuery } from '../ledger.queries.ts'
import { CampaignFrame } from '../parts/campaign-frame.tsx'
import type { Ready } from '../queries.ts'
import { ACCOUNT_TYPES, useChoices } from '../tasks/use-choices.ts'

/** What a campaign reviews, as it was when the campaign was prepared. */
export function ItemsPage() {
  const { id } = useParams({ from: '/signed-in/campaigns/$id/items' })
  return (
    <CampaignFrame id={id} tab="items">
      {(ready) => <Items ready={ready} />}
    </CampaignFrame>
  )
}

const nameOfHolder = ({ user, account, holder }: Item): string =>
  user?.displayName || account?.displayName || holder?.displayName || ''

function Items({ ready }: { ready: Ready }) {
  const { id } = ready.accessReview
  const search = useSearch({ from: '/signed-in/campaigns/$id/items' })
  const change = useSearchChange()
  const { q, app, risk, type, user } = search
  const { apps, riskLevels } = useChoices()
  const filter: ItemFilter = {
    ...(q ? { query: q } : {}),
    ...(app ? { appIds: app } : {}),
    ...(risk ? { riskLevelIds: risk } : {}),
    ...(user ? { userIds: user } : {}),
    ...(type ? { accountTypes: type.map((one) => `APP_USER_TYPE_${one.toUpperCase()}`) as never } : {}),
  }
  const items = useInfiniteQuery(itemsQuery(id, filter))
  const filters: Filter[] = [
    ...(apps ? [{ name: 'app', label: 'App', options: apps }] : []),
    ...(riskLevels ? [{ name: 'risk', label: 'Risk', options: riskLevels }] : []),
    { name: 'type', label: 'Account type', options: ACCOUNT_TYPES },
  ]
  const isFiltered = Object.keys(filter).length > 0
  return (
    <>
      <FilterBar filters={filters} value={search} onChange={change} searchLabel="Search people and entitlements" />
      <BrowseTable
        label="Items"
        query={items}
        keyOf={(item) => item.id}
        columns={[
          { label: 'Holder', cell: nameOfHolder },
          { label: 'Account', cell: ({ account }) => account?.username || account?.displayName, isSecondary: true },
          { label: 'App', cell: ({ app: of }) => of.displayName },
          { label: 'Entitlement', cell: ({ entitlement }) => entitlement.displayName },
          { label: 'Risk', cell: ({ entitlement }) => <RiskBars level={entitlement.riskLevel?.value} /> },
          {
            label: 'Through',
            cell: ({ grant }) =>
              grant.isDirect ? 'direct' : grant.inheritedFrom.map((one) => one.displayName).join(', '),
            isSecondary: true,
          },
          { label: 'Granted', cell: ({ grant }) => <When at={grant.addedAt} />, isSecondary: true },
          { label: 'Last used', cell: ({ grant }) => <When at={grant.lastUsedAt} as="relative" none="unknown" /> },
        ]}
        empty={
          isFiltered ? (
            <NoMatch value={search} onChange={change}>
              No item matches these filters.
            </NoMatch>
          ) : (
            <EmptyNote>This campaign has no items. Its ledger says why every grant was excluded.</EmptyNote>
          )
        }
      />
    </>
  )
}
