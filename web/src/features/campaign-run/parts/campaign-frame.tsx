import { Button, Menu } from '@mantine/core'
import { IconCalendarDue, IconCopy, IconDots, IconLock, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { hasStatus } from '../../../api/problem.ts'
import { labelOfState } from '../../../parts/campaign/campaign-state.rules.ts'
import {
  type CampaignTab,
  firstTabOf,
  TAB_LABELS,
  TAB_PATHS,
  tabsOf,
} from '../../../parts/campaign/campaign-tabs.rules.ts'
import { CampaignTabs } from '../../../parts/campaign/campaign-tabs.tsx'
import { say } from '../../../parts/keys/announcer.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { FailurePage } from '../../../parts/page/failure-page.tsx'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { LoadingPage, LoadingRows } from '../../../parts/page/loading-page.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { countOf, daysUntil } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { usePermission, useSession } from '../../session/queries.ts'
import { summaryQuery } from '../figures.queries.ts'
import { RemindButton } from '../overview/remind-button.tsx'
import { campaignQuery, type Progress, progressQuery, type Ready } from '../queries.ts'
import { isWorking, shownProgress } from '../state.rules.ts'
import { useTabMarks } from '../tabs.queries.ts'
import classes from './campaign-frame.module.css'

const ProgressCard = lazyPart(() => import('./progress-card.tsx'))
const StartDialog = lazyPart(() => import('./start-dialog.tsx'))
const CloseDialog = lazyPart(() => import('./close-dialog.tsx'))
const ResetDialog = lazyPart(() => import('./reset-dialog.tsx'))
const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx'))
const DuplicateDialog = lazyPart(() => import('./duplicate-dialog.tsx'))

interface CampaignFrameProps {
  id: string
  /** Without one: the page leads to the tab of the campaign's state. */
  tab?: CampaignTab
  children?: (ready: Ready) => ReactNode
}

/** The page of a campaign: name, state, due date, what can be done with it, and its tabs. */
export function CampaignFrame({ id, tab, children }: CampaignFrameProps) {
  const campaign = useQuery(campaignQuery(id))
  const progress = useQuery(progressQuery(id))
  const mayManage = usePermission('campaign.own')
  const isSettled = campaign.data?.accessReview.state === progress.data?.state
  const marks = useTabMarks(id, campaign.data?.accessReview.state)
  useEndOfWork(id, progress.data)
  useAgreement(id, isSettled, campaign.dataUpdatedAt + progress.dataUpdatedAt)

  const error = campaign.error ?? progress.error
  if (hasStatus(error, 404)) return <NoCampaign />
  if (!campaign.data || !progress.data)
    return error ? (
      <FailurePage
        error={error}
        title="The campaign could not be loaded"
        onRetry={() => {
          void campaign.refetch()
          void progress.refetch()
        }}
      />
    ) : (
      <LoadingPage />
    )
  const ready: Ready = { ...campaign.data, progress: progress.data }
  const { displayName, state } = ready.accessReview
  const works = isWorking(progress.data)
  const tabs = tabsOf(state)
  // While it is being worked on, and until both replies are of the same state, there is nothing to lead to.
  if (!works && isSettled && (tab === undefined || !tabs.includes(tab)))
    return <Navigate to={TAB_PATHS[firstTabOf(state, mayManage)]} params={{ id } as never} replace />
  const { percent } = shownProgress(progress.data)
  return (
    <Page
      title={displayName || 'Campaign without a name'}
      area={tab && !works ? TAB_LABELS[tab] : 'Campaigns'}
      {...(works && percent !== undefined ? { mark: `${percent}%` } : {})}
      parents={[{ label: 'Campaigns', to: '/campaigns' }]}
      badge={<StateTag ready={ready} />}
      actions={<Actions ready={ready} />}
      tabs={<CampaignTabs id={id} state={state} current={tab} itemCount={ready.progress.itemCount} marks={marks} />}
    >
      {works ? (
        <Suspense fallback={<LoadingRows />}>
          <ProgressCard campaign={ready} />
        </Suspense>
      ) : isSettled ? (
        children?.(ready)
      ) : (
        <LoadingRows />
      )}
    </Page>
  )
}

function StateTag({ ready: { accessReview, progress } }: { ready: Ready }) {
  const { label, meaning } = isWorking(progress)
    ? { label: shownProgress(progress).title, meaning: 'accent' as const }
    : labelOfState(accessReview.state)
  return <Tag meaning={meaning}>{label}</Tag>
}

/** Reads everything about the campaign again when background work has ended. */
function useEndOfWork(id: string, progress: Progress | undefined): void {
  const queryClient = useQueryClient()
  const works = progress ? isWorking(progress) : false
  const worked = useRef(false)
  useEffect(() => {
    if (worked.current && !works && progress) {
      void queryClient.invalidateQueries({ queryKey: campaignQuery(id).queryKey.slice(0, 2) })
      const { label } = labelOfState(progress.state)
      say(`${label}: ${countOf(progress.itemCount, 'item')}`)
    }
    worked.current = works
  }, [works, progress, id, queryClient])
}

const DISAGREEMENT_MS = 300

/** The state may change between the replies about the campaign and its progress: reads both until they agree. */
function useAgreement(id: string, isSettled: boolean, readAt: number): void {
  const queryClient = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new reply may still be of another state
  useEffect(() => {
    if (isSettled) return
    const timer = setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: campaignQuery(id).queryKey })
      void queryClient.invalidateQueries({ queryKey: progressQuery(id).queryKey })
    }, DISAGREEMENT_MS)
    return () => clearTimeout(timer)
  }, [isSettled, readAt, id, queryClient])
}

function NoCampaign() {
  return (
    <Page title="Campaign not found" parents={[{ label: 'Campaigns', to: '/campaigns' }]}>
      <p>This campaign does not exist, or you cannot view it.</p>
      <p>
        <Link to="/campaigns">All campaigns</Link>
      </p>
    </Page>
  )
}

type Dialog = 'start' | 'close' | 'reset' | 'delete' | 'duplicate'

/** What can be done with the campaign in its state. */
function Actions({ ready }: { ready: Ready }) {
  const { objectPermissions, progress } = ready
  const [dialog, setDialog] = useState<Dialog>()
  const mayCreate = usePermission('campaign.create')
  const { extra } = objectPermissions
  const works = isWorking(progress)
  const summary = useQuery({ ...summaryQuery(ready.accessReview.id), enabled: extra.close === true })
  const notBegun = extra.close && !works ? (summary.data?.notBegunCount ?? 0) : 0
  const onClose = () => setDialog(undefined)
  const common = { campaign: ready, onClose }
  return (
    <>
      <Due ready={ready} />
      {notBegun > 0 && <RemindButton campaignId={ready.accessReview.id} whom={{ notBegunCount: notBegun }} />}
      {extra.close && !works && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconLock size={16} stroke={1.75} aria-hidden />}
          onClick={() => setDialog('close')}
        >
          Close
        </Button>
      )}
      {extra.start && !works && (
        <Button
          size="xs"
          leftSection={<IconPlayerPlay size={16} stroke={1.75} aria-hidden />}
          onClick={() => setDialog('start')}
        >
          Start
        </Button>
      )}
      {(mayCreate || objectPermissions.delete || (extra.reset && !works)) && (
        <Menu position="bottom-end" width={220}>
          <Menu.Target>
            <Button variant="default" size="xs" px={8} aria-label="More actions">
              <IconDots size={16} stroke={1.75} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {extra.reset && !works && <Menu.Item onClick={() => setDialog('reset')}>Back to the draft</Menu.Item>}
            {mayCreate && (
              <Menu.Item
                leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
                onClick={() => setDialog('duplicate')}
              >
                Duplicate
              </Menu.Item>
            )}
            {objectPermissions.delete && (
              <Menu.Item
                color="deny"
                leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
                onClick={() => setDialog('delete')}
              >
                Delete
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      <Suspense>
        {dialog === 'start' && <StartDialog {...common} />}
        {dialog === 'close' && <CloseDialog {...common} />}
        {dialog === 'reset' && <ResetDialog {...common} />}
        {dialog === 'delete' && <DeleteDialog {...common} />}
        {dialog === 'duplicate' && <DuplicateDialog {...common} />}
      </Suspense>
    </>
  )
}

function Due({ ready: { accessReview } }: { ready: Ready }) {
  const { timeZone } = useSession()
  const { state, completionDate, closedAt, scheduledStartDate, autoStartCampaign } = accessReview
  const isScheduled = state === 'ACCESS_REVIEW_STATE_PENDING' && autoStartCampaign && scheduledStartDate
  const [label, at] = closedAt
    ? ['Closed', closedAt]
    : isScheduled
      ? ['Starts', scheduledStartDate]
      : ['Due', completionDate]
  const isLate = !closedAt && !isScheduled && completionDate !== undefined && daysUntil(new Date(completionDate)) < 0
  return (
    <p className={classes.due} data-late={isLate || undefined}>
      <IconCalendarDue size={16} stroke={1.75} aria-hidden />
      {at ? (
        <span>
          {label}{' '}
          <strong>
            <When at={at} as="dateTime" zone={timeZone} />
          </strong>
          {isLate && ', overdue'}
        </span>
      ) : (
        'No due date'
      )}
    </p>
  )
}
