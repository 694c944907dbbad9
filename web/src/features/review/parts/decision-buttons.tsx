import { IconCheck, IconClock, IconCloudOff, IconMessage, IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStable } from '../../../parts/page/use-stable.ts'
import { type DecidedTask, type Decision, type DecisionStore, LATE_MS } from '../decisions/decisions.store.ts'
import classes from './decision-buttons.module.css'

/** What is chosen for a task; drawn again only when that changes. */
export const useDecision = (store: DecisionStore, task: DecidedTask): Decision =>
  useSyncExternalStore(
    (listener) => store.subscribeTo(task.taskId, listener),
    () => store.of(task),
  )

interface DecisionButtonsProps {
  store: DecisionStore
  task: DecidedTask
  decision: Decision
  /** Of the holder and the entitlement, for screen readers. */
  name: string
  /** With the keys on them, in the row that has the focus. */
  isActive?: boolean
  /** Large, with words: in cards and in the panel. */
  isLarge?: boolean
  isDisabled?: boolean
  onChosen?: () => void
}

/** Certify and deny. Pressing the chosen one again takes the choice back. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { store, task, decision, name, isActive = false, isLarge = false, isDisabled = false, onChosen } = props
  if (decision.status === 'submitted')
    return (
      <span className={classes.done} data-choice={decision.choice}>
        {decision.choice === 'APPROVE' && <IconCheck size={16} aria-hidden />}
        {decision.choice === 'DENY' && <IconX size={16} aria-hidden />}
        {decision.note || (decision.choice === 'APPROVE' ? 'Certified' : 'Denied')}
      </span>
    )
  if (decision.status === 'overtaken')
    return (
      <span className={classes.overtaken} title={decision.note}>
        {decision.note}
      </span>
    )
  const choose = (choice: 'APPROVE' | 'DENY') => {
    store.choose([task], decision.choice === choice ? 'UNSPECIFIED' : choice)
    onChosen?.()
  }
  const button = (choice: 'APPROVE' | 'DENY', word: string, key: string) => {
    const isChosen = decision.choice === choice
    const isSmall = decision.choice !== 'UNSPECIFIED' && !isChosen
    const hasWord = isLarge || isChosen
    return (
      <button
        type="button"
        className={classes.button}
        data-choice={choice}
        data-small={(isSmall && !isLarge) || undefined}
        aria-pressed={isChosen}
        aria-label={`${word}, ${name}`}
        aria-keyshortcuts={key}
        tabIndex={isActive || isLarge ? 0 : -1}
        disabled={isDisabled}
        onClick={() => choose(choice)}
      >
        {choice === 'APPROVE' ? (
          <IconCheck size={16} stroke={2} aria-hidden />
        ) : (
          <IconX size={16} stroke={2} aria-hidden />
        )}
        {hasWord && word}
        {isActive && decision.choice === 'UNSPECIFIED' && <kbd>{key.toUpperCase()}</kbd>}
        {isChosen && decision.comment && <IconMessage size={14} aria-label="with a comment" />}
      </button>
    )
  }
  return (
    <span className={classes.buttons} data-large={isLarge || undefined}>
      <Saving
        decision={decision}
        store={store}
        task={task}
        needsReason={
          decision.choice !== 'UNSPECIFIED' && task.needsReason[decision.choice] && decision.comment.trim() === ''
        }
      />
      {button('APPROVE', 'Certify', 'a')}
      {button('DENY', 'Deny', 'd')}
      {decision.note && <span className={classes.note}>{decision.note}</span>}
    </span>
  )
}

interface SavingProps {
  decision: Decision
  store: DecisionStore
  task: DecidedTask
  needsReason: boolean
}

/** Nothing while saving takes no longer than usual; then a clock, or that it could not be saved. */
function Saving({ decision, store, task, needsReason }: SavingProps) {
  if (decision.status !== 'waiting') return null
  if (needsReason)
    return (
      <span className={classes.note} data-note>
        Needs a reason
      </span>
    )
  if (store.outbox.trouble)
    return (
      <span className={classes.trouble} title="Not saved yet">
        <IconCloudOff size={16} aria-label="Not saved yet" />
      </span>
    )
  return <Clock key={decision.choice} isWaiting={() => store.of(task).status === 'waiting'} />
}

/** Comes when it is late: one that is there and hidden would be drawn with each decision, and once more when it goes. */
function Clock({ isWaiting }: { isWaiting(): boolean }) {
  const [isLate, setIsLate] = useState(false)
  const look = useStable(isWaiting)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(look()), LATE_MS)
    return () => clearTimeout(timer)
  }, [look])
  if (!isLate) return null
  return (
    <span className={classes.clock}>
      <IconClock size={14} aria-hidden />
    </span>
  )
}
