import { Button, Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.css'
import { IconAlertHexagon, IconRoute, IconUserShare, IconX } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { formatDay, formatRelative } from '../../../parts/format.ts'
import { Letters } from '../../../parts/letters.tsx'
import { RiskBars } from '../../../parts/risk-bars.tsx'
import { Tag } from '../../../parts/tag.tsx'
import { When } from '../../../parts/when.tsx'
import type { DecisionStore } from '../decisions.store.ts'
import { holderOf } from '../names.rules.ts'
import { addComment, auditsQuery, type MyTask, type TaskWhy, whyQuery } from '../queries.ts'
import type { ListRow } from '../rows.rules.ts'
import { signalsOf } from '../signals.rules.ts'
import { auditSentence } from '../trail.rules.ts'
import { DecisionButtons, useDecision } from './decision-buttons.tsx'
import classes from './why-panel.module.css'

export interface PanelHandle {
  comment(): void
}

interface WhyPanelProps {
  ref: Ref<PanelHandle>
  row: ListRow
  store: DecisionStore
  assignedAs: string
  isClosed: boolean
  onReassign(): void
  onClose(): void
  onChosen(): void
}

/** Why somebody has an access, and what a careful person would ask about it. */
export function WhyPanel({ ref, row, store, assignedAs, isClosed, onReassign, onClose, onChosen }: WhyPanelProps) {
  const { task } = row
  const { data: why, error, refetch, isFetching } = useQuery(whyQuery(task.taskId))
  const decision = useDecision(store, row)
  const holder = holderOf(task)
  const { entitlement, app, account } = task.item
  const isDone = decision.status === 'submitted' || decision.status === 'overtaken'
  return (
    <aside className={classes.panel} aria-label="Why this access">
      <header className={classes.head}>
        <Letters id={holder.id} name={holder.name} size={40} isPerson={holder.kind === 'person'} />
        <div>
          <h2>{holder.name}</h2>
          <p>{holder.about}</p>
        </div>
        <button type="button" className={classes.close} aria-label="Close the panel" onClick={onClose}>
          <IconX size={18} aria-hidden />
        </button>
        <p className={classes.what}>
          <strong>{entitlement.displayName}</strong> in {app.displayName}
        </p>
        <p className={classes.tags}>
          <RiskBars level={entitlement.riskLevel?.value} />
          {entitlement.complianceFrameworks.map(({ id, value }) => (
            <Tag key={id} isOutlined>
              {value}
            </Tag>
          ))}
        </p>
        {entitlement.description && <p className={classes.quiet}>{entitlement.description}</p>}
      </header>
      <div className={classes.body}>
        <section>
          <h3>
            <IconRoute size={16} aria-hidden /> Why this access
          </h3>
          <Path task={task} />
        </section>
        {error && (
          <FailureNote
            error={error}
            wanted="More facts could not be loaded."
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        <Conflicts task={task} />
        <section>
          <h3>What is known</h3>
          <Facts task={task} why={why} assignedAs={assignedAs} />
        </section>
        {account && account.attributes.length > 0 && (
          <section>
            <h3>Profile</h3>
            <dl className={classes.facts}>
              {account.attributes.map(({ key, value }) => (
                <div key={key}>
                  <dt>{key}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <Trail taskId={task.taskId} />
      </div>
      {!isClosed && !isDone && (
        <footer className={classes.foot}>
          <Comment
            key={task.taskId}
            ref={ref}
            row={row}
            store={store}
            comment={decision.comment}
            hasChoice={decision.choice !== 'UNSPECIFIED'}
          />
          <div className={classes.buttons}>
            <DecisionButtons
              store={store}
              task={row}
              decision={decision}
              name={`${holder.name}, ${entitlement.displayName}`}
              isLarge
              onChosen={onChosen}
            />
            <Button
              variant="default"
              h={44}
              onClick={onReassign}
              aria-label="Reassign"
              aria-keyshortcuts="r"
              title="Reassign (R)"
            >
              <IconUserShare size={18} stroke={1.75} aria-hidden />
            </Button>
          </div>
        </footer>
      )}
    </aside>
  )
}

/** From the holder to the entitlement, over everything in between. */
function Path({ task: { item } }: { task: MyTask }) {
  const holder = holderOf({ item })
  const between = [...item.inheritedThrough, ...item.grant.inheritedFrom].toReversed()
  return (
    <ol className={classes.path}>
      <li>
        <strong>{holder.name}</strong> {item.account?.username}
      </li>
      {between.map(({ id, displayName }) => (
        <li key={id}>
          <strong>{displayName}</strong>
        </li>
      ))}
      <li data-end>
        <strong>{item.entitlement.displayName}</strong>
        {between.length === 0 && <span className={classes.quiet}> given directly</span>}
      </li>
    </ol>
  )
}

function Conflicts({ task }: { task: MyTask }) {
  const conflicts = task.insights.filter(({ code }) => code === 'CONFLICT')
  if (conflicts.length === 0) return null
  return (
    <section>
      <h3>
        <IconAlertHexagon size={16} aria-hidden /> Conflict
      </h3>
      {conflicts.map(({ description }) => (
        <p key={description} className={classes.conflict}>
          {description}
        </p>
      ))}
    </section>
  )
}

const PEERS = { DEPARTMENT: 'in', MANAGER: 'reporting to', JOB_TITLE: 'with the title' } as const
const RECOMMENDED: Record<string, string> = {
  INSIGHT_RECOMMENDATION_APPROVE: 'The facts speak for certifying.',
  INSIGHT_RECOMMENDATION_DENY: 'The facts speak for denying.',
  INSIGHT_RECOMMENDATION_REVIEW: 'Look closer before you decide.',
}
/** As many people as can be drawn as dots. */
const DOTS = 24

function Facts({ task, why, assignedAs }: { task: MyTask; why: TaskWhy | undefined; assignedAs: string }) {
  const { grant, account } = task.item
  const near = (at: string) => {
    const relative = formatRelative(new Date(at))
    return (
      <>
        <time dateTime={at}>{formatDay(new Date(at))}</time>{' '}
        {relative && <span className={classes.quiet}>{relative}</span>}
      </>
    )
  }
  const signals = signalsOf(task.insights).filter(({ code }) => code !== 'CONFLICT')
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Last use</dt>
        <dd>{grant.lastUsedAt ? near(grant.lastUsedAt) : 'unknown'}</dd>
      </div>
      {account && (
        <div>
          <dt>Last sign-in</dt>
          <dd>{account.lastLoginAt ? near(account.lastLoginAt) : 'unknown'}</dd>
        </div>
      )}
      <div>
        <dt>Last review</dt>
        <dd>
          {why?.lastReview ? (
            <>
              {why.lastReview.certified ? 'certified' : 'denied'} <When at={why.lastReview.at} />
              <br />
              <span className={classes.quiet}>{why.lastReview.accessReviewDisplayName}</span>
            </>
          ) : (
            'never'
          )}
        </dd>
      </div>
      {why?.peers.map(({ kind, value, peopleCount, holderCount }) => (
        <div key={kind}>
          <dt>Peers</dt>
          <dd>
            {holderCount} of {peopleCount} {PEERS[kind as keyof typeof PEERS] ?? ''} {value}
            {peopleCount <= DOTS && (
              <span className={classes.dots} aria-hidden="true">
                {Array.from({ length: peopleCount }, (_, dot) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other name
                  <i key={dot} data-on={dot < holderCount || undefined} />
                ))}
              </span>
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt>Given</dt>
        <dd>{near(grant.addedAt)}</dd>
      </div>
      {grant.expiresAt && (
        <div>
          <dt>Ends</dt>
          <dd>{near(grant.expiresAt)}</dd>
        </div>
      )}
      {grant.accessProfiles.length > 0 && (
        <div>
          <dt>Profile</dt>
          <dd>{grant.accessProfiles.map(({ displayName }) => displayName).join(', ')}</dd>
        </div>
      )}
      {signals.length > 0 && (
        <div>
          <dt>Look closer</dt>
          <dd>
            {signals.map(({ code, word, meaning, description }) => (
              <p key={code}>
                <Tag meaning={meaning}>{word}</Tag> {description}
              </p>
            ))}
          </dd>
        </div>
      )}
      {why && RECOMMENDED[why.recommendation] && (
        <div>
          <dt>All in all</dt>
          <dd>{RECOMMENDED[why.recommendation]}</dd>
        </div>
      )}
      <div>
        <dt>You decide</dt>
        <dd>
          {assignedAs ? `${assignedAs.charAt(0).toLowerCase()}${assignedAs.slice(1)}, ` : ''}step {task.stepNumber} of{' '}
          {task.stepCount}
        </dd>
      </div>
    </dl>
  )
}

/** What happened to the task, the latest first; loaded when it is opened. */
function Trail({ taskId }: { taskId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, error } = useQuery({ ...auditsQuery(taskId), enabled: isOpen })
  return (
    <details className={classes.trail} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>History</summary>
      {error && <FailureNote error={error} />}
      <ol>
        {data?.map((audit) => (
          <li key={audit.id}>
            <When at={audit.created} as="exact" />
            <p>{auditSentence(audit)}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}

interface CommentProps {
  ref: Ref<PanelHandle>
  row: ListRow
  store: DecisionStore
  comment: string
  hasChoice: boolean
}

/** With a choice: the reason that goes with it. Without one: a comment on the task, which others see at once. */
function Comment({ ref, row, store, comment, hasChoice }: CommentProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(comment)
  const queryClient = useQueryClient()
  const add = useMutation({
    mutationFn: (words: string) => addComment(row.taskId, words),
    onSuccess: () => {
      setText('')
      void queryClient.invalidateQueries({ queryKey: auditsQuery(row.taskId).queryKey })
    },
  })
  useImperativeHandle(ref, () => ({ comment: () => field.current?.focus() }), [])
  const save = () => {
    const words = text.trim()
    if (hasChoice) store.choose([row], store.of(row).choice, words)
    else if (words) add.mutate(words)
  }
  return (
    <>
      {add.error && <FailureNote error={add.error} wanted="The comment was not saved." />}
      <Textarea
        ref={field}
        size="sm"
        rows={1}
        maxLength={4000}
        value={text}
        aria-label={hasChoice ? 'Reason for your decision' : 'Comment'}
        placeholder={hasChoice ? 'Reason (Enter saves)' : 'Comment (Enter saves)'}
        aria-keyshortcuts="c"
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => hasChoice && save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault()
            save()
            document.getElementById('review-list')?.focus({ preventScroll: true })
          }
          if (event.key === 'Escape') document.getElementById('review-list')?.focus({ preventScroll: true })
        }}
      />
    </>
  )
}
