import ReassignPersonDialog from './reassign-person-dialog.tsx'
import { useReviewer } from './use-reviewer.ts'

interface ReassignReviewerProps {
  campaignId: string
  userId: string
  onClose(): void
}

/** The dialog to give the tasks of a reviewer to others, as soon as it is known how many they are. */
export default function ReassignReviewer({ campaignId, userId, onClose }: ReassignReviewerProps) {
  const reviewer = useReviewer(campaignId, userId)
  return reviewer ? <ReassignPersonDialog campaignId={campaignId} reviewer={reviewer} onClose={onClose} /> : null
}
