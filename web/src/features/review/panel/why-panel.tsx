import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconRoute, IconUserShare, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { memo, type Ref, useMemo } from 'react'
import { useKeptFocus } from '../../../parts/keys/page-parts.ts'
import { Letters } from '../../../parts/marks/letters.tsx'
import { RiskBars } from '../../../parts/marks/risk-bars.tsx'
import { Tag } from '../../../parts/marks/tag.tsx'
import { useAfterPaint } from '../../../parts/page/after-paint.ts'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { useSession } from '../../session/queries.ts'
import type { Decision, DecisionStore } from '../decisions/decisions.store.ts'
import { holderOf } from '../list/names.rules.ts'
import type { ListRow } from '../list/rows.rules.ts'
import { reportsTo } from '../list/why.rules.ts'
import { DecisionButtons, useDecision } from '../parts/decision-buttons.tsx'
import { whyQuery } from '../queries.ts'
import { type PanelHandle, TaskComment } from './task-comment.tsx'
import { Conflicts, Facts, GrantPath, LaterFacts } from './task-facts.tsx'
import { TaskHistory } from './task-history.tsx'
import classes from './why-panel.module.css'

interface WhyPanelProps {
  ref: Ref<PanelHandle>
  row: ListRow
  store: DecisionStore
  assignedAs: string
  /** Whether the campaign has the column of it. */
  showsRecommendation: boolean
  isClosed: boolean
  onReassign(): void
  onMove(step: 1 | -1): void
  onClose(): void
  onChosen(): void
}

/** More is asked of the server once the reader rests on a row. */
const REST_MS = 150

/** What is chosen, after the row in the list has shown it: by then the panel may show the next task. */
function useLaterDecision(store: DecisionStore, row: ListRow): Decision {
  const decision = useDecision(store, row)
  const { taskId } = row
  const later = useAfterPaint(useMemo(() => ({ taskId, decision }), [taskId, decision]))
  return later.taskId === taskId ? later.decision : decision
}

/** Why somebody has an access, and what a careful person would ask about it. */
export const WhyPanel = memo(function WhyPanel(props: WhyPanelProps) {
  const { ref, row, store, assignedAs, showsRecommendation, isClosed, onReassign, onMove, onClose, onChosen } = props
  const { task } = row
  const { userId } = useSession()
  const [rested] = useDebouncedValue(task.taskId, REST_MS)
  const {
    data: why,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...whyQuery(task.taskId),
    enabled: rested === task.taskId,
  })
  // What is below comes with the answer, so that nothing moves.
  const hasAnswer = why !== undefined || error !== null
  const decision = useLaterDecision(store, row)
  useKeptFocus('panel')
  const holder = holderOf(task)
  const { entitlement, app, account } = task.item
  const isDone = decision.status === 'submitted' || decision.status === 'overtaken'
  return (
    <aside className={classes.panel} aria-label="Why this access" data-part="panel" tabIndex={-1}>
      <header className={classes.head}>
        <Letters id={holder.id} name={holder.name} size={40} isPerson={holder.kind === 'person'} />
        <div>
          <h2>{holder.name}</h2>
          <p>{[holder.about, reportsTo(task.item, userId)].filter(Boolean).join(' · ')}</p>
        </div>
        <span className={classes.moves}>
          <button type="button" aria-label="Previous task" title="Previous task (K)" onClick={() => onMove(-1)}>
            <IconChevronLeft size={18} aria-hidden />
          </button>
          <button type="button" aria-label="Next task" title="Next task (J)" onClick={() => onMove(1)}>
            <IconChevronRight size={18} aria-hidden />
          </button>
          <button type="button" aria-label="Close the panel" onClick={onClose}>
            <IconX size={18} aria-hidden />
          </button>
        </span>
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
          <GrantPath task={task} />
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
          <Facts task={task} />
          {hasAnswer && (
            <LaterFacts task={task} why={why} assignedAs={assignedAs} showsRecommendation={showsRecommendation} />
          )}
        </section>
        {hasAnswer && account && account.attributes.length > 0 && (
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
        {hasAnswer && <TaskHistory taskId={task.taskId} />}
      </div>
      {!isClosed && !isDone && (
        <footer className={classes.foot}>
          <TaskComment
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
            {task.mayReassign && (
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
            )}
          </div>
        </footer>
      )}
    </aside>
  )
})
