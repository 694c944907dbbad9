import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { FailureNote } from '../../../parts/page/failure-note.tsx'
import { LoadingRows } from '../../../parts/page/loading-page.tsx'
import { summaryQuery } from '../figures.queries.ts'
import RemindDialog from './remind-dialog.tsx'

/** Reminds everybody who has tasks left in a campaign, once it is known how many they are. */
export default function RemindAllDialog({ campaignId, onClose }: { campaignId: string; onClose(): void }) {
  const { data, error, refetch } = useQuery(summaryQuery(campaignId))
  if (data && data.reviewerCount > 0)
    return <RemindDialog campaignId={campaignId} whom={{ openTasksOf: data.reviewerCount }} onClose={onClose} />
  return (
    <Dialog opened onClose={onClose} title="Remind reviewers">
      {error && (
        <FailureNote error={error} wanted="The reviewers could not be counted." onRetry={() => void refetch()} />
      )}
      {data && <p>Nobody has open tasks in this campaign.</p>}
      {!data && !error && <LoadingRows rows={2} height={36} />}
    </Dialog>
  )
}
