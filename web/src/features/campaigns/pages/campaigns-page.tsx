import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/SegmentedControl.css'
import { ActionIcon, Button, Menu, SegmentedControl } from '@mantine/core'
import { IconBell, IconCopy, IconDots, IconLock, IconPlus, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { labelOfState } from '../../../parts/campaign/campaign-state.rules.ts'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { FilterBar } from '../../../parts/list/filter-bar.tsx'
import { NoMatch } from '../../../parts/list/no-match.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { DecisionBar } from '../../../parts/marks/stack-bar.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Tabs } from '../../../parts/page/tabs.tsx'
import { daysUntil, formatCount, formatDay, formatShare } from '../../../parts/values/format.ts'
import { usePermission, useSession } from '../../session/queries.ts'
import {
  campaignCountsQuery,
  campaignsQuery,
  type FoundCampaign,
  useCreateCampaign,
  useDeleteCampaign,
} from '../queries.ts'
import { STATE_TABS, type StateTab, statesOf } from '../states.rules.ts'
import classes from './campaigns-page.module.css'

const CloseDialog = lazyPart(() => import('../../campaign-run/parts/close-dialog.tsx'))
const RemindAllDialog = lazyPart(() => import('../../campaign-run/overview/remind-all-dialog.tsx'))

const TAB_LABELS: Record<StateTab, string> = { open: 'Open', prepared: 'Prepared', drafts: 'Drafts', closed: 'Closed' }
const EMPTY: Record<StateTab, string> = {
  open: 'No campaign is open.',
  prepared: 'No campaign is prepared.',
  drafts: 'There are no drafts.',
  closed: 'No campaign has been closed yet.',
}

/** The campaigns that the reader may see, by state. */
export function CampaignsPage() {
  const search = useSearch({ from: '/signed-in/campaigns' })
  const change = useSearchChange()
  const { userId, permissions } = useSession()
  const mayCreate = usePermission('campaign.create')
  const seesAll = permissions.includes('campaign.read_all')
  const filter = {
    ...(search.q ? { query: search.q } : {}),
    ...(search.mine && seesAll ? { ownerIds: [userId] } : {}),
  }
  const counts = useQuery(campaignCountsQuery(filter))
  const countOf = (tab: StateTab) => statesOf(tab).reduce((sum, state) => sum + (counts.data?.get(state) ?? 0), 0)
  // Without a choice: the first tab that has something, so that a page with campaigns is never empty.
  const tab = search.state ?? STATE_TABS.find((one) => countOf(one) > 0) ?? 'open'
  const query = useInfiniteQuery({
    ...campaignsQuery({ ...filter, states: statesOf(tab) }),
    enabled: search.state !== undefined || counts.isFetched,
  })
  const isUnused = counts.data?.size === 0 && search.q === undefined && !search.mine
  const newButton = mayCreate && (
    <Button
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      renderRoot={(props) => <Link to="/campaigns/new" {...props} />}
    >
      New campaign
    </Button>
  )
  return (
    <Page
      title="Campaigns"
      actions={newButton}
      tabs={
        <Tabs
          label="States"
          tabs={STATE_TABS.map((one) => ({
            label: TAB_LABELS[one],
            to: '/campaigns',
            search: { ...search, state: one },
            isActive: tab === one,
            ...(counts.data ? { count: formatCount(countOf(one)) } : {}),
          }))}
        />
      }
    >
      {isUnused ? (
        <EmptyNote action={newButton}>
          {mayCreate
            ? 'There are no campaigns yet. A campaign asks the right people which access is still needed.'
            : 'There are no campaigns that you own.'}
        </EmptyNote>
      ) : (
        <>
          <div className={classes.bar}>
            <FilterBar filters={[]} value={search} searchLabel="Search campaigns" onChange={change}>
              {seesAll && (
                <SegmentedControl
                  size="xs"
                  transitionDuration={0}
                  aria-label="Whose campaigns"
                  value={search.mine ? 'mine' : 'all'}
                  data={[
                    { value: 'all', label: 'All' },
                    { value: 'mine', label: 'Mine' },
                  ]}
                  onChange={(value) => change({ mine: value === 'mine' || undefined })}
                />
              )}
            </FilterBar>
          </div>
          {counts.error && !counts.data && (
            <FailureNote
              error={counts.error}
              wanted="Campaigns could not be counted."
              onRetry={() => void counts.refetch()}
            />
          )}
          <BrowseTable
            label="Campaigns"
            query={query}
            keyOf={({ accessReview }) => accessReview.id}
            linkOf={({ accessReview: { id, state } }) => ({
              to: state === 'ACCESS_REVIEW_STATE_DRAFT' ? '/campaigns/$id/setup' : '/campaigns/$id',
              params: { id },
            })}
            empty={<Nothing tab={tab} newButton={newButton} />}
            actions={(row) => <RowMenu row={row} />}
            columns={[
              { label: 'Name', cell: ({ accessReview }) => accessReview.displayName || 'Unnamed campaign' },
              {
                label: 'State',
                cell: ({ accessReview: { state } }) => (
                  <Tag meaning={labelOfState(state).meaning}>{labelOfState(state).label}</Tag>
                ),
              },
              { label: 'Decided', cell: (row) => <Decided row={row} /> },
              { label: 'Due', cell: (row) => <Due row={row} /> },
              { label: 'Owners', cell: (row) => <Owners row={row} userId={userId} /> },
            ]}
          />
        </>
      )}
    </Page>
  )
}

function Nothing({ tab, newButton }: { tab: StateTab; newButton: ReactNode }) {
  const { q, mine } = useSearch({ from: '/signed-in/campaigns' })
  const change = useSearchChange()
  if (!q && !mine) return <EmptyNote action={tab === 'drafts' && newButton}>{EMPTY[tab]}</EmptyNote>
  return (
    <NoMatch value={{ q, mine }} onChange={change}>
      {q ? `No campaign matches "${q}".` : 'None of these campaigns is yours.'}
    </NoMatch>
  )
}

function Decided({ row: { taskCount, decidedCount, deniedCount } }: { row: FoundCampaign }) {
  if (taskCount === 0) return null
  return (
    <span className={classes.decided}>
      <DecisionBar
        total={taskCount}
        label={`${formatCount(decidedCount)} of ${formatCount(taskCount)} tasks decided`}
        decided={decidedCount}
        denied={deniedCount}
        staged={0}
      />
      <span>
        {formatShare(decidedCount, taskCount)}
        {deniedCount > 0 && <small className={classes.denied}>{formatCount(deniedCount)} denied</small>}
      </span>
    </span>
  )
}

function Due({ row: { accessReview } }: { row: FoundCampaign }) {
  const { completionDate, closedAt } = accessReview
  if (closedAt) return <time dateTime={closedAt}>Closed {formatDay(new Date(closedAt))}</time>
  if (!completionDate) return 'No due date'
  const date = new Date(completionDate)
  const days = daysUntil(date)
  const isOpen = accessReview.state === 'ACCESS_REVIEW_STATE_OPEN'
  const relative = days < 0 ? 'overdue' : days === 0 ? 'today' : days === 1 ? 'tomorrow' : `${formatCount(days)} days`
  return (
    <time dateTime={completionDate} className={isOpen && days <= 2 ? classes.near : undefined}>
      {formatDay(date)}, {relative}
    </time>
  )
}

function Owners({ row, userId }: { row: FoundCampaign; userId: string }) {
  const { owners, ownerCount, needsYouCount, accessReview } = row
  const [only] = owners
  const names = owners.map(({ displayName }) => displayName).join(', ')
  const text = ownerCount === 1 && only ? (only.id === userId ? 'You' : only.displayName) : `${ownerCount} owners`
  const isDraft = accessReview.state === 'ACCESS_REVIEW_STATE_DRAFT'
  return (
    <span className={classes.owners}>
      <span title={names}>{text}</span>
      {needsYouCount > 0 && (
        <Tag meaning="warning">
          {isDraft ? `${needsYouCount} to fix` : `${needsYouCount} ${needsYouCount === 1 ? 'needs' : 'need'} you`}
        </Tag>
      )}
    </span>
  )
}

function RowMenu({ row: { accessReview, objectPermissions, openCount } }: { row: FoundCampaign }) {
  const { id, displayName, state } = accessReview
  const navigate = useNavigate()
  const { userId } = useSession()
  const mayCreate = usePermission('campaign.create')
  const copy = useCreateCampaign()
  const remove = useDeleteCampaign()
  const [dialog, setDialog] = useState<'delete' | 'remind' | 'close'>()
  const endDialog = () => setDialog(undefined)
  const isDraft = state === 'ACCESS_REVIEW_STATE_DRAFT'
  const mayDelete = isDraft && objectPermissions.delete
  const mayClose = objectPermissions.extra.close === true
  if (!mayCreate && !mayDelete && !mayClose) return null
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={`Actions for ${displayName}`}>
            <IconDots size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayClose && openCount > 0 && (
            <Menu.Item
              leftSection={<IconBell size={16} stroke={1.75} aria-hidden />}
              onClick={() => setDialog('remind')}
            >
              Remind
            </Menu.Item>
          )}
          {mayClose && (
            <Menu.Item
              leftSection={<IconLock size={16} stroke={1.75} aria-hidden />}
              onClick={() => setDialog('close')}
            >
              Close
            </Menu.Item>
          )}
          {mayCreate && (
            <Menu.Item
              closeMenuOnClick={false}
              leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
              onClick={() =>
                copy.mutate(
                  { displayName: `${displayName} (copy)`.slice(0, 200), ownerIds: [userId], duplicateFrom: id },
                  { onSuccess: (made) => void navigate({ to: '/campaigns/$id/setup', params: { id: made } }) },
                )
              }
            >
              Copy
            </Menu.Item>
          )}
          {mayDelete && (
            <Menu.Item
              color="deny"
              leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
              onClick={() => setDialog('delete')}
            >
              Delete draft
            </Menu.Item>
          )}
          {copy.error && <FailureNote error={copy.error} wanted="The campaign was not copied." />}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={dialog === 'delete'}
        title={`Delete ${displayName || 'this draft'}?`}
        confirm="Delete draft"
        isDangerous
        isPending={remove.isPending}
        error={remove.error}
        onClose={endDialog}
        onConfirm={() => remove.mutate(id, { onSuccess: endDialog })}
      >
        <p>The draft is deleted with its scope and selections. The audit log keeps a record of it.</p>
      </ConfirmDialog>
      <Suspense>
        {dialog === 'remind' && <RemindAllDialog campaignId={id} onClose={endDialog} />}
        {dialog === 'close' && <CloseDialog campaign={{ accessReview }} onClose={endDialog} />}
      </Suspense>
    </>
  )
}
