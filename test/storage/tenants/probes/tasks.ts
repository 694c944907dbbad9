import type { Tx } from '../../../../server/db/index.ts'
import { sql } from '../../../../server/db/sql.ts'
import type { Actor } from '../../../../server/http/index.ts'
import * as answers from '../../../../server/review/answers/answer.store.ts'
import { findInvolvement } from '../../../../server/review/answers/involvement.store.ts'
import { loadRelations } from '../../../../server/review/answers/relations.store.ts'
import * as taskAnswers from '../../../../server/review/answers/task-answer.store.ts'
import * as moves from '../../../../server/review/move-tasks.store.ts'
import { listChangeRows } from '../../../../server/review/my-reviews/changes.store.ts'
import * as inbox from '../../../../server/review/my-reviews/inbox.store.ts'
import * as myReviews from '../../../../server/review/my-reviews/my-review.store.ts'
import * as outlines from '../../../../server/review/my-reviews/outline.store.ts'
import { listTreeNodes } from '../../../../server/review/my-reviews/outline-tree.store.ts'
import * as pending from '../../../../server/review/pending/pending.store.ts'
import * as health from '../../../../server/review/submissions/health.store.ts'
import { noteSpeed } from '../../../../server/review/submissions/speed.store.ts'
import * as submissions from '../../../../server/review/submissions/submission.store.ts'
import * as tasks from '../../../../server/review/task.store.ts'
import * as histories from '../../../../server/review/tasks/history/task-history.store.ts'
import * as search from '../../../../server/review/tasks/search/task-search.store.ts'
import * as due from '../../../../server/review/tasks/steps/due-steps.store.ts'
import { findItemPolicyId } from '../../../../server/review/tasks/steps/policy-path.store.ts'
import * as facts from '../../../../server/review/tasks/view/task-facts.store.ts'
import { SET } from '../review-things.ts'
import type { Probe, Things } from '../things.ts'

const LATER = new Date(Date.UTC(2100))
const PAGE = { after: [], limit: 10 }
const ONE = ['1']
const RANGE = { after: '0', upTo: '10' }
const REQUEST = { view: 'BY_USER', filter: {}, decision: 'UNSPECIFIED', answered: false } as const
const ANSWER = { number: '1', stepSeq: 2, approved: true, comment: 'x' }

const LAST = '9000000000000000000'
const ALL = { user: LAST, app: LAST, resource: LAST, entitlement: LAST, account: LAST, grant: LAST }

/** The reviewer, as B would know them. */
const ownerOf = (t: Things) => ({ tenantId: t.b, userId: t.user, reviewKey: t.review.key })
const inboxOf = (t: Things) => ({ tenantId: t.b, userId: t.user, review: t.review })
const actorOf = (t: Things): Actor => ({
  ...{ userId: t.user, principalId: 'x', via: 'session', roles: ['super_administrator'] },
  permissions: new Set(['campaign.read', 'campaign.write', 'review.own']),
  limits: { roles: [], cidrs: [] },
})
const pairOf = ({ task: { principalKey, entitlementKey } }: Things) => ({ principalKey, entitlementKey })
/** As if its task waited for a condition. */
const waitOfA = async (db: Tx, t: Things) => {
  const steps = JSON.stringify([{ wait: { condition: { condition: 'true' } } }])
  await db.count(sql`update review_paths set steps = ${steps}::jsonb where tenant_id = ${t.a}`)
  await db.count(sql`update tasks set state = 'W' where tenant_id = ${t.a}`)
}
const disableOfA = (db: Tx, t: Things) => db.count(sql`update users set status = 'DISABLED' where tenant_id = ${t.a}`)

export const TASK_PROBES: Record<string, Probe> = {
  'task.store.findTasks': (db, t) => tasks.findTasks(db, t.b, t.review.key, ONE),
  'task.store.lockTasks': (db, t) => tasks.lockTasks(db, t.b, t.review.key, ONE),
  'move-tasks.store.listApprovers': (db, t) => moves.listApprovers(db, t.b, t.review.key, [t.task]),
  'changes.store.listChangeRows': async (db, t) => {
    // Of what the reviewer did nothing is told.
    await db.count(sql`update task_events set user_id = null where tenant_id = ${t.a}`)
    return listChangeRows(db, inboxOf(t), '2000-01-01T00:00:00Z', 0, 10)
  },
  'inbox.store.listMyTasks': (db, t) => inbox.listMyTasks(db, inboxOf(t), REQUEST, [], 10),
  'inbox.store.findPendingOf': (db, t) => inbox.findPendingOf(db, inboxOf(t), ONE),
  'inbox.store.findAnswersOf': (db, t) => inbox.findAnswersOf(db, inboxOf(t), ONE),
  'inbox.store.findAssigned': (db, t) => inbox.findAssigned(db, inboxOf(t), ONE),
  'inbox.store.findSetMembers': async (db, t) => (await inbox.findSetMembers(db, inboxOf(t), [t.task.setKey])).size,
  'outline.store.findOwnersOf': async (db, t) => (await outlines.findOwnersOf(db, inboxOf(t), [{ id: t.app }])).size,
  'outline.store.findTaskIndex': async (db, t) =>
    (await outlines.findTaskIndex(db, inboxOf(t), REQUEST, '1')) !== undefined,
  'outline.store.loadOutline': async (db, t) => (await outlines.loadOutline(db, inboxOf(t), REQUEST)).counts.open,
  'outline-tree.store.listTreeNodes': (db, t) =>
    listTreeNodes(db, t.b, { at: '2100-01-01', versions: ALL }, { resourceIds: [t.resource], appIds: [t.app] }),
  'my-review.store.listMyReviewRows': (db, t) => myReviews.listMyReviewRows(db, t.b, t.user, { done: false, ...PAGE }),
  'my-review.store.findMyReviewRow': (db, t) => myReviews.findMyReviewRow(db, t.b, t.user, t.review.campaignId),
  'answer.store.findMemberships': (db, t) => answers.findMemberships(db, t.b, t.review.key, t.user, [SET]),
  'answer.store.findSubjects': (db, t) => answers.findSubjects(db, t.b, t.review.preparationKey, [t.task.principalKey]),
  'answer.store.findInstances': async (db, t) => {
    const found = await answers.findInstances(db, t.b, t.review.key, t.user, [{ number: '1', stepSeq: 1 }])
    return [...found.values()].filter(({ answeredBy, isKnown }) => answeredBy !== null || isKnown)
  },
  'answer.store.findGrantVersion': (db, t) =>
    answers.findGrantVersion(db, t.b, t.review.preparationKey, pairOf(t)).catch(() => undefined),
  'health.store.listDead': (db, t) => health.listDead(db, t.b, 'kind'),
  'health.store.saveHealth': (db, t) => health.saveHealth(db, t.b, new Map([[t.review.key, 1]])),
  'involvement.store.findInvolvement': async (db, t) => {
    const found = await findInvolvement(db, t.b, t.review.campaignId, t.review.key, actorOf(t))
    return found.isReviewer || found.visibleState
  },
  'pending.store.findPending': (db, t) => pending.findPending(db, ownerOf(t), ONE),
  'pending.store.findChosen': async (db, t) =>
    (await pending.findChosen(db, ownerOf(t), [{ number: '1', stepSeq: t.task.stepSeq }])).size,
  'pending.store.listPending': (db, t) => pending.listPending(db, ownerOf(t), undefined, 10),
  'pending.store.listAssigned': (db, t) => pending.listAssigned(db, ownerOf(t), t.review, {}, '0', 10),
  'pending.store.countAssigned': (db, t) => pending.countAssigned(db, ownerOf(t), t.review, {}, '0'),
  'relations.store.loadRelations': async (db, t) => {
    await db.count(sql`update users set manager_ids = array[user_id] where tenant_id = ${t.a}`)
    const { managers } = await loadRelations(db, t.b, t.review, t.user, {
      ...{ subjectIds: [t.user], since: new Date(), grantVersions: [] },
    })
    return managers
  },
  'submission.store.findSubmission': (db, t) => submissions.findSubmission(db, t.b, t.submission),
  'submission.store.listSubmissions': (db, t) =>
    submissions.listSubmissions(db, t.b, t.review.key, undefined, { before: undefined, limit: 10 }),
  'submission.store.countPending': (db, t) => submissions.countPending(db, ownerOf(t), 10),
  'task-answer.store.lockFree': (db, t) => taskAnswers.lockFree(db, ownerOf(t), t.review.preparationKey, undefined),
  'submission.store.lockPending': (db, t) => submissions.lockPending(db, ownerOf(t), t.submission),
  'task-answer.store.listLocked': async (db, t) => {
    await submissions.lockPending(db, { ...ownerOf(t), tenantId: t.a }, t.submission)
    return taskAnswers.listLocked(db, ownerOf(t), t.review.preparationKey, {
      ...{ key: t.submission, after: '0', limit: 10, forUpdate: false },
    })
  },
  'submission.store.describeSubmission': (db, t) => submissions.describeSubmission(db, t.b, t.submission, 9, 'x'),
  'submission.store.deleteSubmitted': (db, t) => submissions.deleteSubmitted(db, ownerOf(t), ONE),
  'submission.store.addCounts': (db, t) =>
    submissions.addCounts(db, t.b, t.submission, { approved: 1, denied: 1, refused: 1 }),
  'submission.store.lockSubmission': (db, t) => submissions.lockSubmission(db, t.b, t.submission),
  'submission.store.listEntries': (db, t) =>
    submissions.listEntries(db, t.b, t.submission, { after: undefined, limit: 10 }),
  'due-steps.store.listDueReviews': (db, t) => due.listDueReviews(db, t.b),
  'due-steps.store.listReviewsWithConditions': async (db, t) => {
    await waitOfA(db, t)
    return due.listReviewsWithConditions(db, t.b)
  },
  'due-steps.store.nextWaiting': async (db, t) => {
    await waitOfA(db, t)
    return due.nextWaiting(db, t.b, t.review.key, [{ pathKey: 1, stepNo: 0 }], '0', 10)
  },
  'due-steps.store.listWaiting': async (db, t) => {
    await waitOfA(db, t)
    return due.listWaiting(db, t.b, t.review.key, [{ pathKey: 1, stepNo: 0 }], RANGE)
  },
  'due-steps.store.listDueTasks': (db, t) => due.listDueTasks(db, t.b, t.review.key, 10),
  'due-steps.store.findDesertedSet': async (db, t) => {
    await disableOfA(db, t)
    return due.findDesertedSet(db, t.b)
  },
  'due-steps.store.listSetTasks': (db, t) => due.listSetTasks(db, t.b, t.review.key, SET, 10),
  'due-steps.store.deletePendingOfInactive': async (db, t) => {
    await disableOfA(db, t)
    return due.deletePendingOfInactive(db, t.b, 10)
  },
  'policy-path.store.findItemPolicyId': (db, t) =>
    findItemPolicyId(db, t.b, t.review.preparationKey, t.task.entitlementKey).catch(() => undefined),
  'task-facts.store.loadTaskFacts': (db, t) => facts.loadTaskFacts(db, t.b, t.review.preparationKey, [t.task]),
  'task-facts.store.findRelations': async (db, t) =>
    [...(await facts.findRelations(db, t.b, t.review.key, t.user, ONE)).values()].filter(
      ({ isMember, hasAnswered }) => isMember || hasAnswered,
    ),
  'task-facts.store.isInSet': (db, t) => facts.isInSet(db, t.b, t.review.key, SET, t.user),
  'task-facts.store.loadFrozenAccounts': (db, t) =>
    facts.loadFrozenAccounts(db, t.b, t.review.preparationKey, [t.task.principalKey]),
  'task-history.store.findDecisions': (db, t) => histories.findDecisions(db, t.b, t.review.key, ONE),
  'task-history.store.findEvents': (db, t) => histories.findEvents(db, t.b, t.review.key, ONE),
  'task-history.store.findMembers': (db, t) => histories.findMembers(db, t.b, t.review.key, [SET]),
  'task-history.store.findReviewPolicies': (db, t) => histories.findReviewPolicies(db, t.b, t.review.key, [1]),
  'task-history.store.loadHistories': async (db, t) => {
    const { decisions, events } = (await histories.loadHistories(db, t.b, t.review, ONE))('1')
    return [...decisions, ...events]
  },
  'task-search.store.listSearchedReviews': (db, t) => search.listSearchedReviews(db, t.b, actorOf(t), {}),
  'task-search.store.searchTasks': (db, t) =>
    search.searchTasks(db, t.b, actorOf(t), {
      ...{ filter: {}, reviews: [search.searchedReview(t.review, true)], order: 'number', after: [], limit: 10 },
    }),
  'task-search.store.hasTasks': (db, t) => search.hasTasks(db, t.b, t.review.key, t.user),
  'task-search.store.listMatching': (db, t) =>
    search.listMatching(db, t.b, actorOf(t), search.searchedReview(t.review, true), {
      ...{ filter: {}, assignedTo: undefined, after: '0', limit: 10 },
    }),
  'task-search.store.countMatching': (db, t) =>
    search.countMatching(db, t.b, actorOf(t), search.searchedReview(t.review, true), {
      ...{ filter: {}, assignedTo: undefined, after: '0' },
    }),
}

/** Writes of B that name things of A: A's rows stay as they are. */
export const TASK_WRITES: Record<string, Probe> = {
  'my-review.store.noteVisit': (db, t) => myReviews.noteVisit(db, t.b, t.review.key, t.user),
  'move-tasks.store.updateTasks': async (db, t) => {
    await moves.updateTasks(db, t.b, t.review.key, [{ ...t.task, setKey: 0 }])
  },
  'move-tasks.store.endTasks': (db, t) =>
    moves.endTasks(db, t.b, t.review.key, [t.task.numericId], { outcome: 'C', reason: 'P' }),
  'answer.store.insertDecisions': (db, t) =>
    answers.insertDecisions(db, ownerOf(t), t.submission, [{ number: ANSWER.number, relations: 0 }], ANSWER),
  'pending.store.deletePending': (db, t) => pending.deletePending(db, ownerOf(t), ONE),
  'pending.store.upsertPending': (db, t) => pending.upsertPending(db, ownerOf(t), [{ ...ANSWER, approved: false }], 1),
  'submission.store.insertSubmission': (db, t) =>
    submissions.insertSubmission(db, ownerOf(t), { channel: 'BATCH', comment: '' }),
  'submission.store.insertRefusals': (db, t) =>
    submissions.insertRefusals(db, t.b, t.submission, [
      { ...ANSWER, grantVersion: '1', reason: 'x', description: 'x' },
    ]),
  'speed.store.noteSpeed': (db, t) => noteSpeed(db, t.b, [t.submission]),
  'submission.store.endSubmissions': (db, t) => submissions.endSubmissions(db, t.b, [t.submission], 'FAILED'),
  'due-steps.store.postponeTasks': (db, t) =>
    due.postponeTasks(db, t.b, t.review.key, [{ task: t.task, until: LATER }]),
  'task-history.store.insertEvents': (db, t) =>
    histories.insertEvents(db, t.b, t.review.key, [{ task: t.task, kind: 'COMMENT', userId: t.user }]),
}
