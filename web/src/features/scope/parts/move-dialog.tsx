import { useQuery } from '@tanstack/react-query'
import { ConfirmDialog } from '../../../parts/dialog/confirm-dialog.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import type { Campaign } from '../../campaigns/queries.ts'
import { applyEdits, type Edits } from '../draft.rules.ts'
import type { OlderField } from '../older-fields.ts'
import { movedText } from '../older-scope.rules.ts'
import { movedCountQuery } from '../queries.ts'

interface MoveDialogProps {
  campaign: Campaign
  field: OlderField
  edits: Edits
  onClose(): void
  onMove(): void
}

/** Says how many items the draft has before and after an older field becomes part of the scope. */
export default function MoveDialog({ campaign, field, edits, onClose, onMove }: MoveDialogProps) {
  const scope = applyEdits(campaign, edits).scopeV2 ?? {}
  const { data, error, refetch } = useQuery(movedCountQuery(campaign.id, scope, field))
  return (
    <ConfirmDialog
      opened
      title="Move it into the scope"
      confirm="Move it"
      isIncomplete={!data}
      isPending={false}
      error={null}
      onClose={onClose}
      onConfirm={onMove}
    >
      {error && <FailureNote error={error} wanted="The items were not counted." onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows rows={2} height={24} />}
      {data && <p role="status">{movedText(data.before, data.after)}</p>}
    </ConfirmDialog>
  )
}
