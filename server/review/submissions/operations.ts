import { cancelSubmission } from './cancel-submission.ts'
import { createSubmission } from './create-submission.ts'
import { getSubmission } from './get-submission.ts'
import { listSubmissionEntries } from './list-entries.ts'
import { listPendingDecisions } from './list-pending-decisions.ts'
import { listSubmissionsOperation } from './list-submissions.ts'
import { setPendingDecisionsByFilter } from './set-pending-by-filter.ts'
import { setPendingDecisions } from './set-pending-decisions.ts'

export const submissionOperations = [
  setPendingDecisions,
  setPendingDecisionsByFilter,
  listPendingDecisions,
  createSubmission,
  listSubmissionsOperation,
  getSubmission,
  listSubmissionEntries,
  cancelSubmission,
]
