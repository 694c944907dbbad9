import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { FilterBar } from '../../../parts/list/filter-bar.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Tabs } from '../../../parts/page/tabs.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { apps } from '../../pickers/queries.ts'
import { usePermission } from '../../session/queries.ts'
import { TagList } from '../parts/tag-list.tsx'
import classes from '../parts/tags.module.css'
import { UntaggedList } from '../parts/untagged-list.tsx'
import { type TagKind, type Tags, tagsQuery, untaggedQuery } from '../queries.ts'

/** Risk levels, compliance frameworks, and the entitlements that have none. */
export function TagsPage() {
  const { data, error, isFetching, refetch } = useQuery(tagsQuery)
  const mayWrite = usePermission('attribute.write')
  const mayReadEntitlements = usePermission('app.read')
  return (
    <Page title="Tags">
      {data ? (
        <div className={classes.layout}>
          <div className={classes.kinds}>
            <TagList kind="risk_level" values={data.risk_level} mayWrite={mayWrite} />
            <TagList kind="compliance_framework" values={data.compliance_framework} mayWrite={mayWrite} />
          </div>
          {mayReadEntitlements && <UntaggedSection tags={data} />}
        </div>
      ) : error ? (
        <FailureNote
          error={error}
          wanted="The tags could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingRows />
      )}
    </Page>
  )
}

const TABS = [
  { kind: 'risk_level', label: 'Without a risk level', search: {} },
  { kind: 'compliance_framework', label: 'Without a framework', search: { tab: 'framework' } },
] as const

function UntaggedSection({ tags }: { tags: Tags }) {
  const search = useSearch({ from: '/signed-in/tags' })
  const onChange = useSearchChange()
  const mayTag = usePermission('app.write')
  const kind: TagKind = search.tab === 'framework' ? 'compliance_framework' : 'risk_level'
  const query = useInfiniteQuery(
    untaggedQuery(kind, {
      ...(search.q ? { query: search.q } : {}),
      ...(search.app ? { appIds: search.app } : {}),
    }),
  )
  const appOptions = useQuery({
    queryKey: ['pickers', apps.kind, 'search', ''],
    queryFn: ({ signal }) => apps.search('', signal),
    staleTime: 60_000,
  })
  const rows = query.data?.pages.flatMap(({ list }) => list)
  return (
    <section className={classes.untagged} aria-label="Untagged entitlements">
      <h2>Untagged entitlements</h2>
      <Tabs
        label="What is missing"
        tabs={TABS.map(({ kind: one, label, search: place }) => ({
          label,
          to: '/tags',
          search: { ...(search.q ? { q: search.q } : {}), ...(search.app ? { app: search.app } : {}), ...place },
          isActive: one === kind,
          count: formatCount(tags.without[one]),
        }))}
      />
      <FilterBar
        filters={[
          {
            name: 'app',
            label: 'App',
            options: (appOptions.data ?? []).map(({ id, label }) => ({ value: id, label })),
          },
        ]}
        value={search}
        searchLabel="Search entitlements"
        onChange={onChange}
      />
      {query.error && (
        <FailureNote
          error={query.error}
          wanted="The entitlements could not be loaded."
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {!rows && !query.error && <LoadingRows height={44} />}
      {rows && rows.length === 0 && (
        <EmptyNote>
          {search.q || search.app
            ? 'No untagged entitlement matches.'
            : kind === 'risk_level'
              ? 'Every entitlement has a risk level.'
              : 'Every entitlement has a compliance framework.'}
        </EmptyNote>
      )}
      {rows && rows.length > 0 && (
        <UntaggedList
          key={`${kind} ${search.q ?? ''} ${search.app?.join() ?? ''}`}
          kind={kind}
          rows={rows}
          tags={tags[kind]}
          mayTag={mayTag}
          more={{
            hasNextPage: query.hasNextPage,
            isFetchingNextPage: query.isFetchingNextPage,
            fetch: () => void query.fetchNextPage(),
          }}
        />
      )}
    </section>
  )
}
