import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { countOf } from '../../../parts/values/format.ts'
import { useReset } from '../actions.queries.ts'
import type { Ready } from '../queries.ts'
import { isWorking } from '../state.rules.ts'

export default function ResetDialog({ campaign, onClose }: { campaign: Ready; onClose(): void }) {
  const reset = useReset(campaign.accessReview.id)
  const { itemCount } = campaign.progress
  const goes =
    itemCount > 0 ? `The ${countOf(itemCount, 'item')} and their ledger are deleted` : 'The ledger is deleted'
  const what = isWorking(campaign.progress) && itemCount === 0 ? 'Preparing stops' : goes
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
      <p>{what}, and the campaign is a draft again. No reviewer has been asked yet.</p>
    </ConfirmDialog>
  )
}
