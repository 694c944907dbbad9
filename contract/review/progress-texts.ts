/** Fields of closing a review and of how far it is. */
export const progressTexts = {
  'AccessReviewSummary.state': 'Where the campaign is in its life',
  closeDecision:
    'What becomes of open tasks. REVOKED: denied, without counting as reviewed. SKIP: cancelled; needs a comment. NO_ACTION: cancelled, as not reviewed. Required while tasks are open',
  'AccessReviewServiceCloseRequest.comment': 'Why; required with CLOSE_DECISION_SKIP',
  taskCount: 'Number of tasks: one for each item',
  openCount: 'Number of tasks without an outcome',
  closedCount: 'Number of tasks with an outcome',
  decidedCount: 'Number of tasks decided by people',
  deniedCount: 'Number of tasks that were denied',
  'AccessReviewReviewer.openCount': 'Number of tasks that they can answer now',
  'AccessReviewReviewer.decidedCount': 'Number of answers that they have given',
  'AccessReviewReviewer.deniedCount': 'How many of their answers are denials',
  lastSeenAt: 'When they last opened the review; absent if never, and noted at most once an hour',
  lastSubmittedAt: 'When they last submitted decisions; absent if never',
  'AccessReviewOutcomeCount.count': 'Number of tasks',
}
