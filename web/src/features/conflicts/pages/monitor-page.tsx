import { ActionIcon, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { hasStatus, RequestFailed } from '../../../api/problem.ts'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { say } from '../../../parts/keys/announcer.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LeaveGuard } from '../../../parts/page/leave-guard.tsx'
import { LoadingPage } from '../../../parts/page/loading-page.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { countOf } from '../../../parts/values/format.ts'
import { usePermission } from '../../session/queries.ts'
import classes from '../parts/monitor.module.css'
import { type MonitorDraft, MonitorForm } from '../parts/monitor-form.tsx'
import { MonitorStatus } from '../parts/monitor-status.tsx'
import { Violations } from '../parts/violations.tsx'
import {
  type Groups,
  groupsQuery,
  type Monitor,
  type MonitorChange,
  monitorCountsQuery,
  monitorQuery,
  useDeleteMonitor,
  useSaveMonitor,
} from '../queries.ts'
import { isComplete, overlapOf } from '../violation.rules.ts'

const PARENTS = [{ label: 'Conflicts', to: '/conflicts' }] as const

export function MonitorPage() {
  const { id } = useParams({ from: '/signed-in/conflicts/$id' })
  const monitor = useQuery(monitorQuery(id))
  const groups = useQuery(groupsQuery(id))
  if (monitor.data && groups.data) return <MonitorEditor key={id} monitor={monitor.data} groups={groups.data} />
  const error = monitor.error ?? groups.error
  if (!error) return <LoadingPage />
  return (
    <Page title="Conflict monitor" parents={PARENTS}>
      {hasStatus(error, 404) ? (
        <EmptyNote>This conflict monitor does not exist, or you cannot view it.</EmptyNote>
      ) : (
        <FailureNote
          error={error}
          wanted="The conflict monitor could not be loaded."
          onRetry={() => void Promise.all([monitor.refetch(), groups.refetch()])}
        />
      )}
    </Page>
  )
}

function MonitorEditor({ monitor, groups }: { monitor: Monitor; groups: Groups }) {
  const { tab = 'active' } = useSearch({ from: '/signed-in/conflicts/$id' })
  const [edits, setEdits] = useState<Partial<MonitorDraft>>({})
  const mayWrite = usePermission('conflict.write')
  const save = useSaveMonitor(monitor.id)
  const { displayName, description, enabled, negateGroupB } = monitor
  const draft: MonitorDraft = { displayName, description, enabled, negateGroupB, groups, ...edits }
  const isDirty = Object.keys(edits).length > 0
  const isWatching = isComplete({ a: groups.A.length, b: groups.B.length, negateGroupB })
  const problems = save.error instanceof RequestFailed ? save.error.fields : []
  const store = () => {
    const { groups: after = groups, ...change } = edits
    save.mutate(
      { change: change as MonitorChange, before: groups, after },
      {
        onSuccess: () => {
          setEdits({})
          say('Saved.')
        },
      },
    )
  }
  return (
    <Page
      title={displayName}
      area="Conflicts"
      parents={PARENTS}
      badge={<MonitorStatus enabled={enabled} isComplete={isWatching} />}
      actions={
        mayWrite && (
          <>
            {save.isSuccess && !isDirty && (
              <span className={classes.saved} role="status">
                Saved
              </span>
            )}
            <Button loading={save.isPending} disabled={!isDirty || overlapOf(draft.groups) > 0} onClick={store}>
              Save
            </Button>
            <DeleteButton monitor={monitor} />
          </>
        )
      }
    >
      <div className={classes.layout}>
        <MonitorForm
          draft={draft}
          disabled={!mayWrite}
          problems={problems}
          onChange={(change) => {
            setEdits((now) => ({ ...now, ...change }))
            if (save.isSuccess) save.reset()
          }}
        />
        {enabled && !draft.enabled && <TurnOffNote id={monitor.id} />}
        {save.error && !problems.some(({ field }) => field === 'displayName') && (
          <FailureNote error={save.error} wanted="Not everything was saved." />
        )}
        <Violations monitor={monitor} isComplete={isWatching} tab={tab} />
      </div>
      <LeaveGuard isDirty={isDirty} thing="monitor" />
    </Page>
  )
}

function TurnOffNote({ id }: { id: string }) {
  const { data } = useQuery(monitorCountsQuery(id))
  if (!data) return null
  return (
    <p className={classes.warning} role="status">
      When it is saved as off, its {countOf(data.activeCount, 'violation')} and{' '}
      {countOf(data.exemptedCount, 'exemption')} are resolved. The access stays.
    </p>
  )
}

function DeleteButton({ monitor: { id, displayName } }: { monitor: Monitor }) {
  const navigate = useNavigate()
  const [isDeleting, setIsDeleting] = useState(false)
  const remove = useDeleteMonitor()
  const { data } = useQuery(monitorCountsQuery(id))
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label="Delete monitor"
        onClick={() => setIsDeleting(true)}
      >
        <IconTrash size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ConfirmDialog
        opened={isDeleting}
        title={`Delete ${displayName}?`}
        confirm="Delete monitor"
        isDangerous
        isPending={remove.isPending}
        error={remove.error}
        onClose={() => {
          setIsDeleting(false)
          remove.reset()
        }}
        onConfirm={() =>
          remove.mutate(id, { onSuccess: () => void navigate({ to: '/conflicts', ignoreBlocker: true }) })
        }
      >
        <p>
          Its {countOf(data?.activeCount ?? 0, 'violation')} and {countOf(data?.exemptedCount ?? 0, 'exemption')} go
          too. The access stays.
        </p>
      </ConfirmDialog>
    </>
  )
}
