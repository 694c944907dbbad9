import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { countOf } from '../../../parts/format.ts'
import { type Removal, useRemovalChange } from '../removal.queries.ts'
import { holderName, REMOVAL_ACTIONS, type RemovalAction, workOf } from '../removal.rules.ts'

interface RemovalDialogProps {
  removal: Removal
  action: RemovalAction
  onClose(): void
}

/** Asks before somebody changes a removal, and says what goes with it. */
export default function RemovalDialog({ removal, action, onClose }: RemovalDialogProps) {
  const { label, says, needsComment } = REMOVAL_ACTIONS[action]
  const [comment, setComment] = useState('')
  const [ticketId, setTicketId] = useState(removal.ticketId)
  const [ticketUrl, setTicketUrl] = useState(removal.ticketUrl)
  const change = useRemovalChange()
  const { alsoRemovedCount } = removal
  const goes = action === 'COMPLETE' || action === 'RELEASE'
  return (
    <ConfirmDialog
      opened
      title={label}
      confirm={label}
      isDangerous={action === 'RELEASE'}
      isPending={change.isPending}
      isIncomplete={(needsComment && comment.trim() === '') || (action === 'SET_TICKET' && ticketId.trim() === '')}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        change.mutate(
          {
            action,
            taskIds: [removal.id],
            comment: comment.trim(),
            ticketId: ticketId.trim(),
            ticketUrl: ticketUrl.trim(),
          },
          { onSuccess: onClose },
        )
      }
    >
      <p>
        {removal.entitlementDisplayName} in {removal.appDisplayName}, of {holderName(removal)}
      </p>
      {goes && (
        <p>
          Removed is {workOf(removal).join('; ')}.
          {alsoRemovedCount > 0 && ` ${countOf(alsoRemovedCount, 'other grant')} of access goes with it.`}
        </p>
      )}
      <p>{says}</p>
      {action === 'SET_TICKET' && (
        <>
          <TextInput
            label="Ticket number"
            maxLength={200}
            value={ticketId}
            onChange={(event) => setTicketId(event.currentTarget.value)}
          />
          <TextInput
            label="Address of the ticket"
            placeholder="https://"
            maxLength={2000}
            value={ticketUrl}
            onChange={(event) => setTicketUrl(event.currentTarget.value)}
          />
        </>
      )}
      <Textarea
        label={needsComment ? 'Why' : 'Comment'}
        autosize
        minRows={2}
        maxLength={4000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
