import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/Drawer.css'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { type Filter, FilterBar } from '../../../parts/list/filter-bar.tsx'
import { NoMatch } from '../../../parts/list/no-match.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { Tag } from '../../../parts/marks/tag.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { BECAUSE_OPTIONS, becauseCodes, FOUND_OPTIONS, foundCodes } from '../overview/assignment.rules.ts'
import { RemindButton } from '../overview/remind-button.tsx'
import { CampaignFrame } from '../parts/campaign-frame.tsx'
import type { Ready } from '../queries.ts'
import { statusOf, TASK_STATUSES, type TaskStatus } from '../tasks/task.rules.ts'
import { ACCOUNT_TYPES, useChoices } from '../tasks/use-choices.ts'
import { useReviewer } from '../tasks/use-reviewer.ts'
import { type NamedTask, type TaskFilter, tasksQuery } from '../tasks.queries.ts'

const ReassignPersonDialog = lazyPart(() => import('../tasks/reassign-person-dialog.tsx'))
const TaskDrawer = lazyPart(() => import('../tasks/task-drawer.tsx'))

const STATUS_OPTIONS = [
  { value: 'open', label: 'Open' },
  { value: 'certified', label: 'Certified' },
  { value: 'denied', label: 'Denied' },
  { value: 'cancelled', label: 'Cancelled' },
]

/** The tasks of a campaign: who reviews what, and what became of it. */
export function TasksPage() {
  const { id } = useParams({ from: '/signed-in/campaigns/$id/tasks' })
  return (
    <CampaignFrame id={id} tab="tasks">
      {(ready) => <Tasks ready={ready} />}
    </CampaignFrame>
  )
}

function filterOf(search: {
  q?: string
  is?: TaskStatus
  app?: string[]
  type?: string[]
  reviewer?: string
  unassigned?: true
  found?: string[]
  because?: string[]
}): TaskFilter {
  const { q, is, app, type, reviewer, unassigned, found, because } = search
  return {
    ...(is ? (TASK_STATUSES[is] as unknown as TaskFilter) : {}),
    ...(q ? { query: q } : {}),
    ...(unassigned ? { withoutReviewer: true } : {}),
    ...(found ? { assignmentCodes: foundCodes(found) } : {}),
    ...(because ? { assignmentBecause: becauseCodes(because) } : {}),
    ...(app ? { applicationIds: app } : {}),
    ...(reviewer ? { assignedOrStepApproverUserId: reviewer } : {}),
    ...(type ? { accountTypes: type.map((one) => `APP_USER_TYPE_${one.toUpperCase()}`) as never } : {}),
  }
}

function Tasks({ ready }: { ready: Ready }) {
  const { id } = ready.accessReview
  const search = useSearch({ from: '/signed-in/campaigns/$id/tasks' })
  const change = useSearchChange()
  const { apps } = useChoices()
  const filter = filterOf(search)
  const tasks = useInfiniteQuery(tasksQuery(id, filter))
  const reviewer = useReviewer(id, search.reviewer)
  const [isReassigning, setIsReassigning] = useState(false)
  const filters: Filter[] = [
    { name: 'is', label: 'Status', options: STATUS_OPTIONS, isSingle: true, isPinned: true },
    ...(apps ? [{ name: 'app', label: 'App', options: apps }] : []),
    { name: 'type', label: 'Account type', options: ACCOUNT_TYPES },
    { name: 'unassigned', label: 'Without a reviewer' },
    { name: 'found', label: 'Came to', options: FOUND_OPTIONS },
    { name: 'because', label: 'Because', options: BECAUSE_OPTIONS },
    ...(search.reviewer
      ? [
          {
            name: 'reviewer',
            label: 'Reviewer',
            options: [{ value: search.reviewer, label: reviewer?.displayName ?? '…' }],
            isSingle: true,
          },
        ]
      : []),
  ]
  const mayManage = ready.objectPermissions.extra.close === true
  return (
    <>
      <FilterBar filters={filters} value={search} onChange={change} searchLabel="Search people and entitlements">
        {mayManage && reviewer && reviewer.openCount > 0 && reviewer.enabled && (
          <RemindButton
            campaignId={id}
            whom={{ people: [{ id: reviewer.userId, displayName: reviewer.displayName }] }}
            label={`Remind ${reviewer.displayName}`}
          />
        )}
        {mayManage && reviewer && reviewer.openCount > 0 && (
          <Button variant="default" size="xs" onClick={() => setIsReassigning(true)}>
            Reassign {formatCount(reviewer.openCount)} open
          </Button>
        )}
      </FilterBar>
      <BrowseTable
        label="Tasks"
        query={tasks}
        keyOf={({ view }) => view.task.id}
        linkOf={({ view }) => ({
          to: '/campaigns/$id/tasks',
          params: { id },
          search: { ...search, task: view.task.id },
        })}
        columns={[
          { label: 'Task', cell: ({ view }) => view.task.displayName },
          {
            label: 'Status',
            cell: ({ view }) => {
              const { label, meaning } = statusOf(view.task)
              return <Tag meaning={meaning}>{label}</Tag>
            },
          },
          { label: 'Reviewer', cell: reviewersInWords },
          {
            label: 'Decided',
            cell: ({ view }) => <When at={view.task.type.certify?.outcomeTime} as="relative" />,
            isSecondary: true,
          },
          { label: 'Number', cell: ({ view }) => view.task.numericId, isNumber: true, isSecondary: true },
        ]}
        empty={
          Object.keys(filter).length > 0 ? (
            <NoMatch value={search} onChange={change}>
              No task matches these filters.
            </NoMatch>
          ) : (
            <EmptyNote>This campaign has no tasks.</EmptyNote>
          )
        }
      />
      <Suspense>
        {isReassigning && reviewer && (
          <ReassignPersonDialog campaignId={id} reviewer={reviewer} onClose={() => setIsReassigning(false)} />
        )}
        {search.task && <TaskDrawer campaignId={id} taskId={search.task} onClose={() => change({ task: undefined })} />}
      </Suspense>
    </>
  )
}

const SHOWN_REVIEWERS = 2

function reviewersInWords({ view, reviewers }: NamedTask): string {
  if (reviewers.length === 0) return view.task.state === 'TASK_STATE_OPEN' ? 'nobody' : ''
  const more = reviewers.length - SHOWN_REVIEWERS
  return `${reviewers.slice(0, SHOWN_REVIEWERS).join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}`
}
