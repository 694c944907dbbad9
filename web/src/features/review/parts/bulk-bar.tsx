import { Button } from '@mantine/core'
import { formatCount } from '../../../parts/format.ts'
import classes from './review-workspace.module.css'

interface BulkBarProps {
  count: number
  /** How many tasks the list has, loaded or not. */
  matching: number
  /** Whether all of these are selected. */
  isAll: boolean
  isClosed: boolean
  onChoose(choice: 'APPROVE' | 'DENY'): void
  onAll(): void
  onReassign(): void
  onClear(): void
}

/** What can be done with the selected tasks, or with all that match. */
export function BulkBar({ count, matching, isAll, isClosed, onChoose, onAll, onReassign, onClear }: BulkBarProps) {
  return (
    <div className={classes.bulk} role="toolbar" aria-label="Selected tasks">
      <strong>{formatCount(isAll ? matching : count)} selected</strong>
      <Button size="xs" variant="default" c="certify" disabled={isClosed} onClick={() => onChoose('APPROVE')}>
        Certify
      </Button>
      <Button size="xs" variant="default" c="deny" disabled={isClosed} onClick={() => onChoose('DENY')}>
        Deny
      </Button>
      {!isAll && (
        <Button size="xs" variant="default" disabled={isClosed} onClick={onReassign}>
          Reassign
        </Button>
      )}
      {!isAll && matching > count && (
        <Button size="xs" variant="subtle" onClick={onAll}>
          Select all {formatCount(matching)} that match
        </Button>
      )}
      <Button size="xs" variant="subtle" onClick={onClear}>
        Clear
      </Button>
    </div>
  )
}
