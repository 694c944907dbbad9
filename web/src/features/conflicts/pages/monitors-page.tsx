import { Button, Textarea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { RequestFailed } from '../../../api/problem.ts'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { BrowseTable } from '../../../parts/list/browse-table.tsx'
import { FilterBar } from '../../../parts/list/filter-bar.tsx'
import { useSearchChange } from '../../../parts/list/use-search-change.ts'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { usePermission } from '../../session/queries.ts'
import classes from '../parts/monitor.module.css'
import { MonitorStatus } from '../parts/monitor-status.tsx'
import { monitorsQuery, useCreateMonitor } from '../queries.ts'
import { isComplete } from '../violation.rules.ts'

export function MonitorsPage() {
  const search = useSearch({ from: '/signed-in/conflicts' })
  const onChange = useSearchChange()
  const mayWrite = usePermission('conflict.write')
  const [isCreating, setIsCreating] = useState(false)
  const query = useInfiniteQuery(
    monitorsQuery({
      ...(search.q ? { query: search.q } : {}),
      ...(search.status ? { enabled: search.status === 'on' } : {}),
    }),
  )
  const isFiltered = search.q !== undefined || search.status !== undefined
  const newButton = mayWrite && (
    <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => setIsCreating(true)}>
      New monitor
    </Button>
  )
  return (
    <Page title="Conflicts" actions={newButton}>
      <div className={classes.layout}>
        <p className={classes.note}>
          A conflict monitor finds people who hold access that nobody should hold together.
        </p>
        <FilterBar
          filters={[
            {
              name: 'status',
              label: 'Status',
              isSingle: true,
              isPinned: true,
              options: [
                { value: 'on', label: 'On' },
                { value: 'off', label: 'Off' },
              ],
            },
          ]}
          value={search}
          searchLabel="Search monitors"
          onChange={onChange}
        />
        <BrowseTable
          label="Conflict monitors"
          query={query}
          keyOf={({ monitor }) => monitor.id}
          linkOf={({ monitor }) => ({ to: '/conflicts/$id', params: { id: monitor.id } })}
          empty={
            <EmptyNote action={isFiltered ? undefined : newButton}>
              {isFiltered ? 'No monitor matches.' : 'There are no conflict monitors yet.'}
            </EmptyNote>
          }
          columns={[
            { label: 'Name', cell: ({ monitor }) => monitor.displayName },
            {
              label: 'Status',
              cell: ({ monitor: { enabled, negateGroupB }, counts }) => (
                <MonitorStatus
                  enabled={enabled}
                  isComplete={!counts || isComplete({ a: counts.groupACount, b: counts.groupBCount, negateGroupB })}
                />
              ),
            },
            {
              label: 'Who holds one of A',
              cell: ({ monitor }) => (monitor.negateGroupB ? 'must hold one of B' : 'must not hold one of B'),
            },
            {
              label: 'A',
              cell: ({ counts }) => formatCount(counts?.groupACount ?? 0),
              isNumber: true,
              isSecondary: true,
            },
            {
              label: 'B',
              cell: ({ counts }) => formatCount(counts?.groupBCount ?? 0),
              isNumber: true,
              isSecondary: true,
            },
            { label: 'Active', cell: ({ counts }) => formatCount(counts?.activeCount ?? 0), isNumber: true },
            { label: 'Exempt', cell: ({ counts }) => formatCount(counts?.exemptedCount ?? 0), isNumber: true },
          ]}
        />
      </div>
      {isCreating && <NewMonitor onClose={() => setIsCreating(false)} />}
    </Page>
  )
}

function NewMonitor({ onClose }: { onClose(): void }) {
  const navigate = useNavigate()
  const create = useCreateMonitor()
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const fields = create.error instanceof RequestFailed ? create.error.fields : []
  return (
    <Dialog opened onClose={onClose} title="New conflict monitor">
      <form
        className={classes.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate(
            { displayName: name, description },
            { onSuccess: (id) => void navigate({ to: '/conflicts/$id', params: { id } }) },
          )
        }}
      >
        <TextInput
          label="Name"
          required
          data-autofocus
          maxLength={200}
          value={name}
          error={fields.find(({ field }) => field === 'displayName')?.description}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          label="Description"
          autosize
          minRows={2}
          maxLength={4000}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        {create.error && fields.length === 0 && (
          <FailureNote error={create.error} wanted="The monitor was not created." />
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={create.isPending} disabled={name.trim() === ''}>
            Create monitor
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
