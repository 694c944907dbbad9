import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { say } from '../../../parts/keys/announcer.tsx'
import { countOf } from '../../../parts/values/format.ts'
import { type Removal, useRemovalChange } from '../removal.queries.ts'
import { holderName, REMOVAL_ACTIONS, type RemovalAction, workOf } from './removal.rules.ts'

interface RemovalDialogProps {
  /** Those that the action can be taken with. */
  removals: readonly Removal[]
  action: RemovalAction
  onClose(): void
  onDone?: () => void
}

/** Asks before somebody changes removals, and says what goes with them. */
export default function RemovalDialog({ removals, action, onClose, onDone }: RemovalDialogProps) {
  const { label, says, needsComment } = REMOVAL_ACTIONS[action]
  const [only, ...others] = removals
  const single = others.length === 0 ? only : undefined
  const [comment, setComment] = useState('')
  const [ticketId, setTicketId] = useState(single?.ticketId ?? '')
  const [ticketUrl, setTicketUrl] = useState(single?.ticketUrl ?? '')
  const change = useRemovalChange()
  const alsoRemovedCount = removals.reduce((sum, removal) => sum + removal.alsoRemovedCount, 0)
  const goes = action === 'COMPLETE' || action === 'RELEASE'
  const goesToo = alsoRemovedCount > 0 && ` ${countOf(alsoRemovedCount, 'other grant')} of access goes with it.`
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
            taskIds: removals.map(({ id }) => id),
            comment: comment.trim(),
            ticketId: ticketId.trim(),
            ticketUrl: ticketUrl.trim(),
          },
          {
            onSuccess: () => {
              say(`${countOf(removals.length, 'removal')} changed.`)
              onDone?.()
              onClose()
            },
          },
        )
      }
    >
      {single ? (
        <p>
          {single.entitlementDisplayName} in {single.appDisplayName}, of {holderName(single)}
        </p>
      ) : (
        <p>
          {countOf(removals.length, 'removal')}.{goes && goesToo}
        </p>
      )}
      {single && goes && (
        <p>
          This removes {workOf(single).join('; ')}.{goesToo}
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
