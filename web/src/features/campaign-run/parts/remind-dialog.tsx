import { Button } from '@mantine/core'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { countOf, formatCount } from '../../../parts/format.ts'
import { useRemind } from '../actions.queries.ts'
import type { Ready } from '../queries.ts'
import classes from './dialog.module.css'

interface RemindDialogProps {
  campaign: Ready
  /** Reviewers who have not begun. */
  count: number
  onClose(): void
}

/** Says whom a reminder reaches, and afterwards how many got one: nobody does within an hour of the last. */
export default function RemindDialog({ campaign: { accessReview }, count, onClose }: RemindDialogProps) {
  const remind = useRemind(accessReview.id)
  if (remind.data)
    return (
      <Dialog opened onClose={onClose} title="Reminders">
        <p role="status">
          {remind.data.count === 0
            ? 'Nobody was reminded: all of them got a reminder within the last hour.'
            : `${countOf(remind.data.count, 'reviewer')} will get a reminder.`}
        </p>
        <div className={classes.done}>
          <Button onClick={onClose} autoFocus>
            Done
          </Button>
        </div>
      </Dialog>
    )
  return (
    <ConfirmDialog
      opened
      title="Remind reviewers"
      confirm={`Remind ${formatCount(count)}`}
      isPending={remind.isPending}
      error={remind.error}
      onClose={onClose}
      onConfirm={() => remind.mutate(undefined)}
    >
      <p>
        {count === 1 ? '1 reviewer has' : `${formatCount(count)} reviewers have`} neither chosen nor submitted a
        decision. Each gets one mail now, except those who got a reminder within the last hour.
      </p>
    </ConfirmDialog>
  )
}
