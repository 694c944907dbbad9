import { Button } from '@mantine/core'
import { formatCount } from '../../../parts/values/format.ts'
import classes from '../parts/review-workspace.module.css'

interface BulkBarProps {
  count: number
  /** How many tasks the list has, loaded or not. */
  matching: number
  /** Whether all that is selected has been loaded; else it is decided by a filter, and cannot be reassigned here. */
  isLoaded: boolean
  isClosed: boolean
  /** Whether some of them can be given to somebody else. */
  mayReassign: boolean
  onChoose(choice: 'APPROVE' | 'DENY'): void
  onComment(): void
  onAll(): void
  onReassign(): void
  onClear(): void
}

/** What can be done with the selected tasks, or with all that match. */
export function BulkBar(props: BulkBarProps) {
  const { count, matching, isLoaded, isClosed, mayReassign, onChoose, onComment, onAll, onReassign, onClear } = props
  return (
    <div className={classes.bulk} role="toolbar" aria-label="Selected tasks">
      <strong>{formatCount(count)} selected</strong>
      <Button
        size="xs"
        variant="default"
        c="certify"
        disabled={isClosed || count === 0}
        onClick={() => onChoose('APPROVE')}
      >
        Certify
      </Button>
      <Button size="xs" variant="default" c="deny" disabled={isClosed || count === 0} onClick={() => onChoose('DENY')}>
        Deny
      </Button>
      {isLoaded && (
        <>
          <Button size="xs" variant="default" disabled={isClosed} onClick={onComment}>
            Comment
          </Button>
          {mayReassign && (
            <Button size="xs" variant="default" disabled={isClosed} onClick={onReassign}>
              Reassign
            </Button>
          )}
        </>
      )}
      {matching > count && (
        <Button size="xs" variant="subtle" onClick={onAll}>
          Select all {formatCount(matching)} that match
        </Button>
      )}
      <Button size="xs" variant="subtle" onClick={onClear}>
        {count === 0 ? 'Done' : 'Clear'}
      </Button>
    </div>
  )
}
