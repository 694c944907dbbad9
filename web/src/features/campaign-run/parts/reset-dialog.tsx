import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { countOf } from '../../../parts/values/format.ts'
import { useReset } from '../actions.queries.ts'
import type { Ready } from '../queries.ts'

export default function ResetDialog({ campaign, onClose }: { campaign: Ready; onClose(): void }) {
  const reset = useReset(campaign.accessReview.id)
  const { itemCount } = campaign.progress
  return (
    <ConfirmDialog
      opened
      title="Back to the draft"
      confirm="Back to the draft"
      isDangerous
      isPending={reset.isPending}
      error={reset.error}
      onClose={onClose}
      onConfirm={() => reset.mutate(undefined, { onSuccess: onClose })}
    >
      <p>
        {itemCount === 0
          ? 'Preparing stops, and the campaign is a draft again.'
          : `The ${countOf(itemCount, 'item')} and their ledger are deleted, and the campaign is a draft again.`}{' '}
        No reviewer has been asked yet.
      </p>
    </ConfirmDialog>
  )
}
