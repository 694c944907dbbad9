import { Button, Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { sentenceOf } from '../../../parts/audit/task-events.rules.ts'
import { RiskBars } from '../../../parts/marks/risk-bars.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { lazyPart } from '../../../parts/page/lazy-part.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { countOf } from '../../../parts/values/format.ts'
import { When } from '../../../parts/values/when.tsx'
import { people } from '../../pickers/queries.ts'
import { usePermission } from '../../session/queries.ts'
import {
  type NamedTask,
  type TaskAction,
  type TaskEvent,
  type TaskWhy,
  taskHistoryQuery,
  taskQuery,
  whyQuery,
} from '../tasks.queries.ts'
import classes from './drawer.module.css'
import { statusOf } from './task.rules.ts'

const TaskActionDialog = lazyPart(() => import('./task-action-dialog.tsx'))

interface TaskDrawerProps {
  campaignId: string
  taskId: string
  onClose(): void
}

/** One task: the access it is about, who reviews it and why, what happened, and what an owner can do. */
export default function TaskDrawer({ campaignId, taskId, onClose }: TaskDrawerProps) {
  const task = useQuery(taskQuery(campaignId, taskId))
  const why = useQuery(whyQuery(campaignId, taskId))
  const history = useQuery(taskHistoryQuery(campaignId, taskId))
  const [action, setAction] = useState<TaskAction>()
  return (
    <Drawer opened onClose={onClose} position="right" size="md" title={task.data?.view.task.displayName ?? 'Task'}>
      <div className={classes.stack}>
        {task.error && <FailureNote error={task.error} wanted="The task could not be loaded." />}
        {task.data === null && <p>This task does not exist, or you cannot view it.</p>}
        {task.isPending && <LoadingRows rows={4} />}
        {task.data && (
          <>
            <Facts task={task.data} why={why.data} />
            <Actions task={task.data} onChoose={setAction} />
            {why.error && <FailureNote error={why.error} wanted="The facts about this access could not be loaded." />}
            {why.data && <Why why={why.data} />}
            {history.error && <FailureNote error={history.error} wanted="The history could not be loaded." />}
            {history.data && <History events={history.data} />}
            <Suspense>
              {action && (
                <TaskActionDialog
                  campaignId={campaignId}
                  task={task.data.view.task}
                  action={action}
                  onClose={() => setAction(undefined)}
                />
              )}
            </Suspense>
          </>
        )}
      </div>
    </Drawer>
  )
}

function Facts({ task: { view, reviewers }, why }: { task: NamedTask; why: TaskWhy | undefined }) {
  const { task } = view
  const { label, meaning } = statusOf(task)
  const outcomeTime = task.type.certify?.outcomeTime
  return (
    <dl className={classes.facts}>
      <dt>Status</dt>
      <dd>
        <Tag meaning={meaning}>{label}</Tag> <When at={outcomeTime} as="dateTime" />
      </dd>
      <dt>{task.state === 'TASK_STATE_OPEN' ? 'Reviewer' : 'Answered by'}</dt>
      <dd>
        {reviewers.join(', ') || 'nobody'}
        {task.assignmentReason && <p className={classes.quiet}>{task.assignmentReason.description}</p>}
      </dd>
      <dt>Policy</dt>
      <dd>{task.policy.policy?.displayName}</dd>
      {why && (
        <>
          <dt>Access</dt>
          <dd>
            {why.item.entitlement.displayName} in {why.item.app.displayName}{' '}
            <RiskBars level={why.item.entitlement.riskLevel?.value} />
            {why.item.entitlement.description && <p className={classes.quiet}>{why.item.entitlement.description}</p>}
          </dd>
        </>
      )}
    </dl>
  )
}

const BUTTONS: readonly { action: TaskAction; needs: string; label: string }[] = [
  { action: 'reassign', needs: 'TASK_ACTION_TYPE_REASSIGN', label: 'Reassign' },
  { action: 'restart', needs: 'TASK_ACTION_TYPE_RESTART', label: 'Restart' },
  { action: 'skip', needs: 'TASK_ACTION_TYPE_SKIP_STEP', label: 'Skip the step' },
  { action: 'close', needs: 'TASK_ACTION_TYPE_CLOSE', label: 'Cancel the task' },
]

function Actions({ task, onChoose }: { task: NamedTask; onChoose(action: TaskAction): void }) {
  const allowed: readonly string[] = task.view.task.actions
  const shown = BUTTONS.filter(({ needs }) => allowed.includes(needs))
  if (shown.length === 0) return null
  return (
    <div className={classes.buttons}>
      {shown.map(({ action, label }) => (
        <Button key={action} variant="default" size="xs" onClick={() => onChoose(action)}>
          {label}
        </Button>
      ))}
    </div>
  )
}

const PEERS: Record<string, string> = { DEPARTMENT: 'Department', MANAGER: 'Same manager', JOB_TITLE: 'Job title' }

function Why({ why }: { why: TaskWhy }) {
  const { item, peers, insights, lastReview } = why
  const holder = item.user?.displayName ?? item.holder?.displayName ?? item.account?.displayName ?? ''
  const through = [...item.grant.inheritedFrom].reverse()
  return (
    <section>
      <h3>Why this access</h3>
      <ol className={classes.path}>
        <li>
          {holder}
          {item.account && ` (${item.account.username || item.account.displayName})`}
        </li>
        {through.map(({ id, displayName }) => (
          <li key={id}>{displayName}</li>
        ))}
        <li>{item.entitlement.displayName}</li>
      </ol>
      {insights.length > 0 && (
        <p className={classes.insights}>
          {insights.map(({ code, description, isWarning }) => (
            <Tag key={code} meaning={isWarning ? 'warning' : 'plain'} title={description}>
              {description}
            </Tag>
          ))}
        </p>
      )}
      <dl className={classes.facts}>
        <dt>Granted</dt>
        <dd>
          <When at={item.grant.addedAt} />
        </dd>
        <dt>Last used</dt>
        <dd>
          <When at={item.grant.lastUsedAt} as="relative" none="unknown" />
        </dd>
        {item.account && (
          <>
            <dt>Last sign-in</dt>
            <dd>
              <When at={item.account.lastLoginAt} as="relative" none="unknown" />
            </dd>
          </>
        )}
        {peers.map(({ kind, value, peopleCount, holderCount }) => (
          <Pair
            key={kind}
            name={PEERS[kind] ?? kind}
            value={`${holderCount} of ${countOf(peopleCount, 'person', 'people')} of ${value} hold it`}
          />
        ))}
        <dt>Last review</dt>
        <dd>
          {lastReview ? (
            <>
              {lastReview.certified ? 'Certified' : 'Denied'} <When at={lastReview.at} /> in{' '}
              {lastReview.accessReviewDisplayName}
            </>
          ) : (
            'never'
          )}
        </dd>
      </dl>
    </section>
  )
}

const Pair = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)

function History({ events }: { events: readonly TaskEvent[] }) {
  const mayName = usePermission('user.read')
  const ids = [
    ...new Set(
      events.flatMap(({ userId, approvalReassigned, reassignedToDelegate }) => [
        userId,
        ...(approvalReassigned?.newUsers ?? []),
        reassignedToDelegate?.originalAssigneeUserId ?? '',
        reassignedToDelegate?.delegatedAssigneeUserId ?? '',
      ]),
    ),
  ]
    .filter(Boolean)
    .sort()
  const { data: names } = useQuery({
    queryKey: ['pickers', 'people', 'named', ids],
    queryFn: ({ signal }) => people.named(ids, signal),
    enabled: mayName && ids.length > 0,
  })
  const nameOf = (id: string) => names?.find((one) => one.id === id)?.label ?? 'somebody'
  return (
    <section>
      <h3>What happened</h3>
      <ol className={classes.events}>
        {events.map((event) => (
          <li key={event.id}>
            <p>{sentenceOf(event, nameOf)}</p>
            <small>
              <When at={event.created} as="exact" />
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
