import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { BrowseTable } from '../../../parts/browse-table.tsx'
import { EmptyNote } from '../../../parts/empty-note.tsx'
import { FilterBar } from '../../../parts/filter-bar.tsx'
import { formatCount } from '../../../parts/format.ts'
import { Page } from '../../../parts/page.tsx'
import { useSearchChange } from '../../../parts/use-search-change.ts'
import { apps } from '../../pickers/queries.ts'
import classes from '../parts/data-list.module.css'
import { KindTabs } from '../parts/kind-tabs.tsx'
import { useOptions } from '../parts/options.ts'
import { ResourceTree } from '../parts/resource-tree.tsx'
import { resourceRows } from '../resources.queries.ts'
import { rowsQuery } from '../rows.ts'

/** Resources of one app as a tree, or those of any app that a search finds. */
export function ResourcesPage() {
  const { q, app } = useSearch({ from: '/signed-in/data/resources' })
  const change = useSearchChange()
  const only = app?.length === 1 ? app[0] : undefined
  return (
    <Page title="Resources" area="Access data" tabs={<KindTabs />}>
      <div className={classes.filters}>
        <FilterBar
          filters={[{ name: 'app', label: 'App', options: useOptions(apps), isPinned: true }]}
          value={{ q, app }}
          searchLabel="Search resources"
          onChange={change}
        />
      </div>
      {q || (app && app.length > 1) ? (
        <Found q={q} app={app} />
      ) : (
        <ResourceTree
          key={only ?? ''}
          {...(only ? { app: only } : {})}
          empty={
            only ? 'This app has no resources.' : 'There are no resources yet. Import access data to fill this list.'
          }
        />
      )}
    </Page>
  )
}

function Found({ q, app }: { q: string | undefined; app: string[] | undefined }) {
  const query = useInfiniteQuery(rowsQuery(resourceRows({ q, app })))
  return (
    <BrowseTable
      label="Resources"
      query={query}
      keyOf={({ id }) => id}
      linkOf={({ id }) => ({ to: '/data/resources/$id', params: { id } })}
      columns={[
        { label: 'Name', cell: ({ name }) => name },
        { label: 'Type', cell: ({ type }) => type },
        { label: 'App', cell: (row) => row.app },
        { label: 'Inside', cell: ({ parent }) => parent },
        { label: 'Owners', cell: ({ owners }) => owners.join(', ') },
        { label: 'Grants', cell: ({ grants }) => formatCount(grants), isNumber: true },
      ]}
      empty={<EmptyNote>Nothing matches these filters.</EmptyNote>}
    />
  )
}
