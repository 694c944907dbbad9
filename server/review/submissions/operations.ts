import { listPendingDecisions } from '../pending/list-pending-decisions.ts'
import { setPendingDecisionsByFilter } from '../pending/set-pending-by-filter.ts'
import { setPendingDecisions } from '../pending/set-pending-decisions.ts'
import { cancelSubmission } from './cancel-submission.ts'
import { createSubmission } from './create-submission.ts'
import { getSubmission } from './get-submission.ts'
import { listSubmissionEntries } from './list-entries.ts'
import { listSubmissionsOperation } from './list-submissions.ts'

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
