import { useSearch } from '@tanstack/react-router'
import { FilterBar } from '../../../parts/list/filter-bar.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { Page } from '../../../parts/page/page.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { apps } from '../../pickers/queries.ts'
import { CsvButton } from '../parts/csv-button.tsx'
import { type DataColumn, DataList } from '../parts/data-list.tsx'
import { KindTabs } from '../parts/kind-tabs.tsx'
import { NoData } from '../parts/no-data.tsx'
import { useOptions, useTypeOptions } from '../parts/options.ts'
import { PersonFilter } from '../parts/person-filter.tsx'
import { ResourceTree } from '../parts/resource-tree.tsx'
import { AsOf } from '../parts/thing/as-of.tsx'
import { type ResourceRow, resourceRows } from '../resources.queries.ts'

const COLUMNS: readonly DataColumn<ResourceRow>[] = [
  { label: 'Name', cell: ({ name }) => name, text: ({ name }) => name },
  { label: 'Type', cell: ({ type }) => type, text: ({ type }) => type },
  { label: 'App', cell: ({ app }) => app, text: ({ app }) => app },
  { label: 'Inside', cell: ({ parent }) => parent, text: ({ parent }) => parent },
  { label: 'Owners', cell: ({ owners }) => owners.join(', '), text: ({ owners }) => owners.join('; ') },
  {
    label: 'Grants',
    cell: ({ grants }) => formatCount(grants),
    text: ({ grants }) => String(grants),
    isNumber: true,
  },
]

/** Resources of all apps or of one as a tree; as a list when something else is searched for. */
export function ResourcesPage() {
  const search = useSearch({ from: '/signed-in/data/resources' })
  const change = useSearchChange()
  const { q, app, type, owner, unowned, on } = search
  const only = app?.length === 1 ? app[0] : undefined
  const isList = [q, type, owner, unowned, on].some((value) => value !== undefined) || (app?.length ?? 0) > 1
  const filters = [
    { name: 'app', label: 'App', options: useOptions(apps), isPinned: true },
    { name: 'type', label: 'Type', options: useTypeOptions(app) },
    { name: 'unowned', label: 'Without an owner' },
  ]
  const pickers = <PersonFilter name="owner" label="Owner" placeholder="Any owner" value={owner} />
  if (isList)
    return (
      <DataList
        title="Resources"
        rows={resourceRows(search)}
        value={search}
        searchLabel="Search resources"
        keyOf={({ id }) => id}
        linkOf={({ id }) => ({ to: '/data/resources/$id', params: { id } })}
        filters={filters}
        pickers={pickers}
        columns={COLUMNS}
        none="resources"
      />
    )
  return (
    <Page title="Resources" area="Access data" tabs={<KindTabs />}>
      <FilterBar filters={filters} value={search} searchLabel="Search resources" pickers={pickers} onChange={change}>
        <AsOf day={on} />
        <CsvButton title="Resources" rows={resourceRows(search)} columns={COLUMNS} />
      </FilterBar>
      <ResourceTree
        key={only ?? ''}
        {...(only ? { app: only } : {})}
        empty={only ? 'This app has no resources.' : <NoData things="resources" />}
      />
    </Page>
  )
}
