import { Button } from '@mantine/core'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { formatCount } from '../../../parts/values/format.ts'
import { useRemind } from '../actions.queries.ts'
import classes from '../parts/dialog.module.css'
import { type Reminded, remindedCount } from './remind.rules.ts'
import { remindedText, remindRequest, remindText } from './remind-dialog.rules.ts'

interface RemindDialogProps {
  campaignId: string
  whom: Reminded
  onClose(): void
}

/** Says whom a reminder reaches, and afterwards how many got one: nobody does within an hour of the last. */
export default function RemindDialog({ campaignId, whom, onClose }: RemindDialogProps) {
  const remind = useRemind(campaignId)
  const count = remindedCount(whom)
  if (remind.data)
    return (
      <Dialog opened onClose={onClose} title="Reminders">
        <p role="status">{remindedText(whom, remind.data.count)}</p>
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
      title={count === 1 ? 'Remind a reviewer' : 'Remind reviewers'}
      confirm={`Remind ${formatCount(count)}`}
      isPending={remind.isPending}
      error={remind.error}
      onClose={onClose}
      onConfirm={() => remind.mutate(remindRequest(whom))}
    >
      <p>{remindText(whom)}</p>
    </ConfirmDialog>
  )
}
