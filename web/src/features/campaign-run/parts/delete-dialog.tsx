import { useNavigate } from '@tanstack/react-router'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { countOf } from '../../../parts/values/format.ts'
import { useDelete } from '../actions.queries.ts'
import type { Ready } from '../queries.ts'

export default function DeleteDialog({ campaign, onClose }: { campaign: Ready; onClose(): void }) {
  const { id, displayName } = campaign.accessReview
  const { itemCount } = campaign.progress
  const remove = useDelete(id)
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      opened
      title={`Delete ${displayName}`}
      confirm="Delete campaign"
      isDangerous
      isPending={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() => remove.mutate(undefined, { onSuccess: () => navigate({ to: '/campaigns' }) })}
    >
      <p>
        {displayName} is deleted with its scope and selections
        {itemCount > 0 && `, and with ${countOf(itemCount, 'item')} and their ledger`}. The audit log keeps a record of
        it. This cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
