import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCloudCheck, IconCloudOff, IconProgressCheck } from '@tabler/icons-react'
import { memo } from 'react'
import { countOf, formatCount } from '../../../parts/values/format.ts'
import classes from './pending-bar.module.css'

interface PendingBarProps {
  approve: number
  deny: number
  overtaken: number
  /** Decided rows that the list has though it is one of undecided ones. */
  stillShown: number
  /** Choices that need a reason and have none. */
  withoutReason: number
  unsaved: number
  trouble: string | undefined
  canUndo: boolean
  isShowingPending: boolean
  onUndo(): void
  onShow(): void
  onShowOvertaken(): void
  onRefresh(): void
  onRetry(): void
  onSubmit(): void
}

const needReason = (count: number) => `${formatCount(count)} ${count === 1 ? 'needs' : 'need'} a reason`

/** What is decided and not submitted, always in sight. */
export const PendingBar = memo(function PendingBar(props: PendingBarProps) {
  const {
    approve,
    deny,
    overtaken,
    stillShown,
    withoutReason,
    unsaved,
    trouble,
    canUndo,
    isShowingPending,
    onUndo,
    onShow,
    onShowOvertaken,
    onRefresh,
    onRetry,
    onSubmit,
  } = props
  const count = approve + deny
  return (
    <section
      className={classes.bar}
      data-trouble={trouble !== undefined || undefined}
      aria-label="Decisions not submitted"
      data-part="pending"
    >
      <span className={classes.icon}>
        {trouble === undefined ? <IconProgressCheck size={20} aria-hidden /> : <IconCloudOff size={20} aria-hidden />}
      </span>
      {trouble === undefined ? (
        <div className={classes.what}>
          <strong>
            {count === 0 ? (
              'Nothing to submit'
            ) : (
              <>
                {formatCount(count)} <span className={classes.word}>{count === 1 ? 'decision' : 'decisions'}</span> not
                submitted
              </>
            )}
          </strong>
          <span>
            <span data-meaning="certify">{formatCount(approve)} certify</span> ·{' '}
            <span data-meaning="deny">{formatCount(deny)} deny</span>
            {withoutReason > 0 && ` · ${needReason(withoutReason)}`}
            {overtaken > 0 && (
              <>
                {` · ${formatCount(overtaken)} overtaken `}
                <button type="button" className={classes.link} onClick={onShowOvertaken}>
                  Show
                </button>
              </>
            )}
            {stillShown > 0 && (
              <>
                {` · ${countOf(stillShown, 'decided row')} still shown `}
                <button type="button" className={classes.link} onClick={onRefresh}>
                  Refresh
                </button>
              </>
            )}
          </span>
        </div>
      ) : (
        <div className={classes.what}>
          <strong>
            {unsaved === 1 ? '1 decision is not saved.' : `${formatCount(unsaved)} decisions are not saved.`}
          </strong>
          <span>{trouble} They wait in this tab and are sent when the server answers.</span>
        </div>
      )}
      {trouble !== undefined ? (
        <Button variant="default" onClick={onRetry}>
          Try now
        </Button>
      ) : (
        <span className={classes.saved}>
          <IconCloudCheck size={18} stroke={1.75} aria-hidden /> {unsaved === 0 ? 'All saved' : 'Saving'}
        </span>
      )}
      <Button
        variant="subtle"
        color="gray"
        className={classes.undo}
        // Keeps the focus when there is nothing left to undo.
        data-disabled={!canUndo}
        aria-disabled={!canUndo}
        onClick={() => canUndo && onUndo()}
        aria-keyshortcuts="u"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
      >
        <span className={classes.word}>
          Undo{' '}
          <span aria-hidden="true">
            <kbd>U</kbd>
          </span>
        </span>
      </Button>
      <Button
        variant="default"
        className={classes.show}
        disabled={count === 0 && !isShowingPending}
        aria-pressed={isShowingPending}
        onClick={onShow}
      >
        {isShowingPending ? 'Show all' : 'Show them'}
      </Button>
      <Button disabled={count === 0} onClick={onSubmit} aria-keyshortcuts="Control+Enter">
        Submit {count > 0 && formatCount(count)}
      </Button>
    </section>
  )
})
