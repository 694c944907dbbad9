import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/Drawer.css'
import { Button, Checkbox } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { type Filter, FilterBar } from '../../../parts/list/filter-bar.tsx'
import { NoMatch } from '../../../parts/list/no-match.tsx'
import { saveAs } from '../../../parts/list/save-as.ts'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { RemovalChoice } from '../parts/removal-choice.tsx'
import {
  fetchWorkList,
  type Removal,
  type RemovalFilter,
  removalCountsQuery,
  removalQuery,
  removalsQuery,
} from '../removal.queries.ts'
import { holderName, REMOVAL_STATE_NAMES, type RemovalState, removalState, workOf } from './removal.rules.ts'

const RemovalDrawer = lazyPart(() => import('./removal-drawer.tsx'))

export interface RemovalSearch {
  state?: RemovalState[]
  overdue?: true
  back?: true
  removal?: string
}

interface RemovalListProps {
  search: RemovalSearch
  /** Only of this campaign. */
  campaignId?: string
}

/** Removals with their states and counts, and the work list as a file. */
export function RemovalList({ search, campaignId }: RemovalListProps) {
  const change = useSearchChange()
  const counts = useQuery(removalCountsQuery(campaignId))
  const countOf = new Map(counts.data?.states.map(({ state, count }) => [state as string, count]))
  const filter: RemovalFilter = {
    ...(campaignId ? { accessReviewIds: [campaignId] } : {}),
    ...(search.state ? { states: search.state } : {}),
    ...(search.overdue ? { overdue: true } : {}),
    ...(search.back ? { reappeared: true } : {}),
  }
  const removals = useInfiniteQuery(removalsQuery(filter))
  const download = useMutation({
    mutationFn: () => fetchWorkList(campaignId),
    onSuccess: (text) => saveAs('work-list.csv', text),
  })
  const filters: Filter[] = [
    {
      name: 'state',
      label: 'State',
      isPinned: true,
      options: REMOVAL_STATE_NAMES.map((state) => ({
        value: state,
        label: `${removalState(state).label} (${formatCount(countOf.get(state) ?? 0)})`,
      })),
    },
    { name: 'overdue', label: 'Overdue' },
    { name: 'back', label: 'Granted again' },
  ]
  const workCount = counts.data?.workCount ?? 0
  const rows = removals.data?.pages.flatMap(({ list }) => list) ?? []
  const open = useOpenRemoval(rows, search.removal)
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const choosable = rows.filter(({ actions }) => actions.length > 0)
  const chosen = choosable.filter(({ id }) => chosenIds.has(id))
  const choose = (id: string, isChosen: boolean) =>
    setChosenIds((before) => new Set([...[...before].filter((one) => one !== id), ...(isChosen ? [id] : [])]))
  const isFiltered = search.state !== undefined || search.overdue || search.back
  return (
    <>
      <FilterBar filters={filters} value={{ ...search }} onChange={change}>
        {workCount > 0 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            Work list ({formatCount(workCount)})
          </Button>
        )}
      </FilterBar>
      {download.error && <FailureNote error={download.error} wanted="The work list could not be loaded." />}
      {chosen.length > 0 && (
        <RemovalChoice
          chosen={chosen}
          choosableCount={choosable.length}
          onChooseAll={() => setChosenIds(new Set(choosable.map(({ id }) => id)))}
          onClear={() => setChosenIds(new Set())}
        />
      )}
      <BrowseTable
        label="Removals"
        query={removals}
        keyOf={({ id }) => id}
        linkOf={({ id }) =>
          campaignId
            ? { to: '/campaigns/$id/removal', params: { id: campaignId }, search: { ...search, removal: id } }
            : { to: '/removals', search: { ...search, removal: id } }
        }
        columns={[
          {
            label: 'Access',
            cell: (row) => `${row.entitlementDisplayName} (${row.appDisplayName}): ${holderName(row)}`,
          },
          {
            label: 'State',
            cell: ({ state, overdue, reappearedAt }) => {
              const { label, meaning } = removalState(state)
              return (
                <>
                  <Tag meaning={meaning}>{label}</Tag> {overdue && <Tag meaning="deny">Overdue</Tag>}
                  {reappearedAt && <Tag meaning="deny">Granted again</Tag>}
                </>
              )
            },
          },
          {
            label: 'To be removed',
            cell: (row) => `${workOf(row).join('; ')}${row.carriedById ? ' (by another removal)' : ''}`,
            isSecondary: true,
          },
          { label: 'Due', cell: ({ dueAt }) => <When at={dueAt} as="relative" />, isSecondary: true },
          { label: 'Number', cell: ({ numericId }) => numericId, isNumber: true, isSecondary: true },
        ]}
        {...(choosable.length > 0 && {
          actions: (row: Removal) =>
            row.actions.length > 0 && (
              <Checkbox
                aria-label={`Choose ${row.entitlementDisplayName} (${row.appDisplayName}): ${holderName(row)}`}
                checked={chosenIds.has(row.id)}
                onChange={(event) => choose(row.id, event.currentTarget.checked)}
              />
            ),
        })}
        empty={
          isFiltered ? (
            <NoMatch value={{ ...search }} onChange={change}>
              No removal matches these filters.
            </NoMatch>
          ) : (
            <EmptyNote>
              {campaignId
                ? 'Nothing has to be removed yet. Denied access is listed here when the campaign is closed, or at once if its policy says so.'
                : 'Nothing has to be removed.'}
            </EmptyNote>
          )
        }
      />
      <Suspense>
        {open && <RemovalDrawer key={open.id} removal={open} onClose={() => change({ removal: undefined })} />}
      </Suspense>
    </>
  )
}

/** The removal that the address names by its id or number, also when it is not among the rows that are shown. */
function useOpenRemoval(rows: readonly Removal[], named: string | undefined): Removal | undefined {
  const shown = rows.find(({ id, numericId }) => id === named || numericId === named)
  const { data } = useQuery({ ...removalQuery(named ?? ''), enabled: named !== undefined && shown === undefined })
  return named === undefined ? undefined : (shown ?? data ?? undefined)
}
