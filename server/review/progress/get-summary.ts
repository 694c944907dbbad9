import { CampaignSummary } from '../../../contract/review/progress.ts'
import { findHeldReason } from '../../campaign/index.ts'
import { readOperation } from '../../http/index.ts'
import { lateSourcesOf } from '../../preparation/index.ts'
import { countOverdue } from '../../revocation/index.ts'
import { loadRemovalDays } from '../../tenant-settings/index.ts'
import { listAway, listUnseen } from './absent-reviewers.store.ts'
import { listFast } from './fast-reviewers.store.ts'
import { loadStartedReview } from './load-started-review.ts'
import { needsOf } from './needs.rules.ts'
import { paceOf } from './pace.rules.ts'
import {
  countLastWeek,
  countMailFailures,
  countOfOwners,
  countUnanswerable,
  countWork,
  loadTotals,
} from './progress.store.ts'
import { shareOf } from './totals.rules.ts'

export const getSummary = readOperation({
  id: 'svc.api.accessreview.v1.AccessReviewService.GetSummary',
  method: 'GET',
  path: '/api/v1/access_review/{id}/summary',
  tag: 'Access Review',
  summary: 'Get the progress of a review and what needs its owners',
  description:
    'Three shares measure the progress of a review: tasks with any outcome, tasks decided by people, and answered steps. The numbers are exact when the call is answered.',
  permission: 'signed_in',
  versioned: true,
  reply: CampaignSummary,
  errors: ['not_found', 'invalid_state'],
  async run(context, { params }) {
    const { db, tenant, settings } = context
    const { message, review } = await loadStartedReview(context, params.id)
    const totals = await loadTotals(db, tenant.id, review.key)
    const work = await countWork(db, tenant.id, review.key)
    const { unassigned, inactive } = await countUnanswerable(db, tenant.id, review.key)
    const mailFailures = await countMailFailures(db, tenant.id, review.key)
    const { removalDeadlineDays } = await loadRemovalDays(db, tenant.id, settings)
    const heldReason = await findHeldReason(db, tenant.id, message.id)
    const { now, closed } = await countLastWeek(db, tenant.id, review.key)
    const { completionDate } = message
    const pace =
      review.openedAt && completionDate && !review.closingAt
        ? paceOf({ openCount: totals.open, closed, openedAt: review.openedAt, dueAt: new Date(completionDate), now })
        : undefined
    return {
      accessReviewId: message.id,
      state: message.state,
      taskCount: review.taskCount,
      openCount: totals.open,
      waitingCount: totals.waiting,
      unassignedCount: unassigned,
      closedCount: totals.closed,
      closedShare: shareOf(totals.closed, review.taskCount),
      decidedCount: totals.decided,
      decidedShare: shareOf(totals.decided, review.taskCount),
      answeredCount: work.answered,
      openedCount: totals.opened,
      answeredShare: shareOf(work.answered, totals.opened),
      stagedCount: work.staged,
      stagedReviewerCount: work.stagedBy,
      submissionCount: work.submissions,
      outcomes: totals.outcomes,
      reviewerCount: work.reviewers,
      notBegunCount: work.notBegun,
      needsYou: needsOf({
        ...{ heldReason, unassigned, inactive, ruleFailures: review.ruleFailureCount, mailFailures },
        ofOwners: await countOfOwners(db, tenant.id, review.key),
        overdueRemovals: await countOverdue(db, tenant.id, review.key, removalDeadlineDays),
        away: await listAway(db, tenant.id, review.key),
        unseen: await listUnseen(db, tenant.id, review.key),
        fast: await listFast(db, tenant.id, review.key),
        notBegun: work.notBegun,
        openedAt: review.openedAt,
        pace,
        now,
        lateSources: await lateSourcesOf(db, tenant.id, message.id),
      }),
    }
  },
})
