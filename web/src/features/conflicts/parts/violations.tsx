import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { type BrowseColumn, BrowseTable } from '../../../parts/list/browse-table.tsx'
import { EmptyNote } from '../../../parts/page/empty-note.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { Tabs } from '../../../parts/page/tabs.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { usePermission, useSession } from '../../session/queries.ts'
import {
  type Monitor,
  monitorCountsQuery,
  useEndExemption,
  useReviewViolations,
  type ViolationRow,
  violationsQuery,
} from '../queries.ts'
import { VIOLATION_TABS, type ViolationTab } from '../violation.rules.ts'
import { ExemptDialog } from './exempt-dialog.tsx'
import classes from './monitor.module.css'

const LABELS: Record<ViolationTab, string> = { active: 'Active', exempt: 'Exempt', resolved: 'Resolved' }
const EMPTY: Record<ViolationTab, string> = {
  active: 'Nobody violates this monitor.',
  exempt: 'Nobody is exempt.',
  resolved: 'No conflict has ended yet.',
}
const NOT_COMPLETE = 'This monitor finds nobody yet. Choose entitlements for A and B, then save.'
const COUNTS = { active: 'activeCount', exempt: 'exemptedCount', resolved: 'resolvedCount' } as const

const WHO: BrowseColumn<ViolationRow> = {
  label: 'Who',
  cell: ({ name, hint }) => (
    <span className={classes.who}>
      {name || 'Not known'}
      <small>{hint}</small>
    </span>
  ),
}
const HELD: BrowseColumn<ViolationRow>[] = (['A', 'B'] as const).map((group) => ({
  label: `Of ${group}`,
  cell: ({ held }) => held[group].join(', '),
}))
const FOUND: BrowseColumn<ViolationRow> = {
  label: 'Found',
  cell: ({ violation }) => <When at={violation.detectedAt} />,
}
const COLUMNS: Record<ViolationTab, BrowseColumn<ViolationRow>[]> = {
  active: [WHO, ...HELD, FOUND],
  exempt: [
    WHO,
    ...HELD,
    { label: 'Reason', cell: ({ violation }) => violation.exemption?.reason ?? '' },
    { label: 'By', cell: ({ exemptedBy }) => exemptedBy, isSecondary: true },
    { label: 'Until', cell: ({ violation }) => <When at={violation.exemption?.expiresAt} none="No end" /> },
  ],
  resolved: [WHO, FOUND, { label: 'Resolved', cell: ({ violation }) => <When at={violation.resolvedAt} /> }],
}

interface ViolationsProps {
  monitor: Monitor
  /** Whether its groups, as they are saved, can be violated. */
  isComplete: boolean
  tab: ViolationTab
}

/** Who breaks a monitor, who is allowed to, and who did. */
export function Violations({ monitor, isComplete, tab }: ViolationsProps) {
  const { id } = monitor
  const query = useInfiniteQuery(violationsQuery(id, tab))
  const { data: counts } = useQuery(monitorCountsQuery(id))
  const mayWrite = usePermission('conflict.write')
  const mayCreate = usePermission('campaign.create')
  const [exempting, setExempting] = useState<ViolationRow>()
  const [ending, setEnding] = useState<ViolationRow>()
  const end = useEndExemption(id)
  return (
    <section className={classes.violations} aria-label="Violations">
      <div className={classes.head}>
        <Tabs
          label="Violations"
          tabs={VIOLATION_TABS.map((one) => ({
            label: LABELS[one],
            to: '/conflicts/$id' as const,
            params: { id },
            search: one === 'active' ? {} : { tab: one },
            isActive: tab === one,
            count: counts ? formatCount(counts[COUNTS[one]]) : '',
          }))}
        />
        {mayCreate && (counts?.activeCount ?? 0) > 0 && <ReviewButton monitor={monitor} />}
      </div>
      <BrowseTable
        label={`${LABELS[tab]} violations`}
        query={query}
        keyOf={({ violation }) => violation.id}
        linkOf={({ violation: { userId, appUserId } }) =>
          userId
            ? { to: '/data/people/$id', params: { id: userId } }
            : { to: '/data/accounts/$id', params: { id: appUserId } }
        }
        empty={<EmptyNote>{tab === 'active' && !isComplete ? NOT_COMPLETE : EMPTY[tab]}</EmptyNote>}
        columns={COLUMNS[tab]}
        {...(mayWrite && tab !== 'resolved'
          ? {
              actions: (row: ViolationRow) =>
                tab === 'active' ? (
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={`Exempt ${row.name}`}
                    onClick={() => setExempting(row)}
                  >
                    Exempt
                  </Button>
                ) : (
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={`End the exemption of ${row.name}`}
                    onClick={() => setEnding(row)}
                  >
                    End
                  </Button>
                ),
            }
          : {})}
      />
      {exempting && <ExemptDialog monitorId={id} row={exempting} onClose={() => setExempting(undefined)} />}
      <ConfirmDialog
        opened={ending !== undefined}
        title={`End the exemption of ${ending?.name ?? ''}?`}
        confirm="End exemption"
        isPending={end.isPending}
        error={end.error}
        onClose={() => {
          setEnding(undefined)
          end.reset()
        }}
        onConfirm={() => ending && end.mutate(ending.violation.id, { onSuccess: () => setEnding(undefined) })}
      >
        <p>The access counts as a conflict again. Nothing is taken away.</p>
      </ConfirmDialog>
    </section>
  )
}

function ReviewButton({ monitor }: { monitor: Monitor }) {
  const { userId } = useSession()
  const navigate = useNavigate()
  const review = useReviewViolations(monitor, userId)
  return (
    <span className={classes.line}>
      {review.error && <FailureNote error={review.error} wanted="The draft campaign was not created." />}
      <Button
        variant="default"
        size="xs"
        loading={review.isPending}
        onClick={() =>
          review.mutate(undefined, {
            onSuccess: (id) => void navigate({ to: '/campaigns/$id/setup', params: { id } }),
          })
        }
      >
        Review these in a campaign
      </Button>
    </span>
  )
}
