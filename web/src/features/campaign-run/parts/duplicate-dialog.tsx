import { TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { useSession } from '../../session/queries.ts'
import { useDuplicate } from '../actions.queries.ts'
import type { Ready } from '../queries.ts'

export default function DuplicateDialog({ campaign, onClose }: { campaign: Ready; onClose(): void }) {
  const { id, displayName } = campaign.accessReview
  const { userId } = useSession()
  const duplicate = useDuplicate(id, userId)
  const navigate = useNavigate()
  const [name, setName] = useState(`${displayName} (copy)`)
  return (
    <ConfirmDialog
      opened
      title="Duplicate the campaign"
      confirm="Duplicate"
      isPending={duplicate.isPending}
      error={duplicate.error}
      onClose={onClose}
      onConfirm={() =>
        duplicate.mutate(name, {
          onSuccess: (copy) => {
            onClose()
            void navigate({ to: '/campaigns/$id', params: { id: copy } })
          },
        })
      }
    >
      <p>The new draft has the scope, selections and policies of {displayName}. You own it.</p>
      <TextInput
        label="Name of the new campaign"
        value={name}
        maxLength={200}
        data-autofocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
