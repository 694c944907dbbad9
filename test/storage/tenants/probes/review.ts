import * as schedules from '../../../../server/campaign/schedule.store.ts'
import type { Tx } from '../../../../server/db/index.ts'
import { sql } from '../../../../server/db/sql.ts'
import {
  announceAccessWrite,
  lockAccessData,
  lockAccessDataForSync,
} from '../../../../server/directory/access-data-lock.store.ts'
import * as attributes from '../../../../server/directory/attributes/attribute.store.ts'
import * as violations from '../../../../server/directory/conflicts/violation.store.ts'
import * as items from '../../../../server/preparation/items/item.store.ts'
import * as ledgers from '../../../../server/preparation/ledger/ledger.store.ts'
import { findPolicyNow } from '../../../../server/preparation/policies.store.ts'
import * as candidates from '../../../../server/review/assignment/candidates.store.ts'
import { loadUserSubjects } from '../../../../server/review/assignment/people.store.ts'
import { internSets, setsOf } from '../../../../server/review/assignment/sets.store.ts'
import * as subjects from '../../../../server/review/assignment/subjects.store.ts'
import * as closing from '../../../../server/review/close/close.store.ts'
import * as holders from '../../../../server/review/close/holders.store.ts'
import * as insights from '../../../../server/review/close/insights.store.ts'
import { loadFactRows } from '../../../../server/review/facts/reviewer-facts.store.ts'
import * as gone from '../../../../server/review/gone/gone.store.ts'
import * as copies from '../../../../server/review/policies.store.ts'
import * as folds from '../../../../server/review/progress/fold.store.ts'
import * as progress from '../../../../server/review/progress/progress.store.ts'
import * as reviews from '../../../../server/review/review.store.ts'
import { loadReviewScope } from '../../../../server/review/review-scope.ts'
import * as starts from '../../../../server/review/start/begin-start.store.ts'
import * as assignments from '../../../../server/review/start/count-assignment.store.ts'
import { POLICY, type Probe, refusedBy, type Things, whetherChanged } from '../things.ts'

const LATER = new Date(Date.UTC(2100))
const PAGE = { after: [], limit: 10 }
const ONE = ['1']
const RANGE = { after: '0', upTo: '10' }

const dataOf = (t: Things) => ({ tenantId: t.b, snapshot: undefined, at: LATER })
const frozenOf = (t: Things) => ({
  preparationKey: t.review.preparationKey,
  frozen: { at: '2100-01-01', versions: {} } as never,
})
const pairOf = ({ task: { principalKey, entitlementKey } }: Things) => ({ principalKey, entitlementKey })
/** As if it was being closed. */
const closingOf = (t: Things) => ({
  ...t.review,
  ...{ closingAt: new Date(0), closeDecision: 'CLOSE_DECISION_REVOKED' },
})
const endOfA = (db: Tx, t: Things) =>
  db.count(sql`update tasks set state = 'C', outcome = 'C', outcome_reason = 'P', outcome_at = now(), step_due_at = null
    where tenant_id = ${t.a}`)
const disableOfA = (db: Tx, t: Things) => db.count(sql`update users set status = 'DISABLED' where tenant_id = ${t.a}`)
const removeGrantsOfA = (db: Tx, t: Things) =>
  db.count(
    sql`update grant_versions set closed_at = now(), removed = true where tenant_id = ${t.a} and closed_at is null`,
  )
const stateOfA = (db: Tx, t: Things, state: string) =>
  db.count(
    sql`update campaigns set state = ${`ACCESS_REVIEW_STATE_${state}`} where tenant_id = ${t.a} and campaign_id = ${t.review.campaignId}`,
  )
const beginClosingOfA = (db: Tx, t: Things) =>
  closing.beginClosing(db, t.a, t.review.key, {
    ...{ decision: 'CLOSE_DECISION_REVOKED', comment: '', closedBy: null, openCount: 1 },
  })
const dueOfA = (db: Tx, t: Things) =>
  db.count(sql`update campaigns set completion_at = now() - interval '1 day', auto_close = true
    where campaign_id = ${t.review.campaignId}`)

export const REVIEW_PROBES: Record<string, Probe> = {
  'review.store.findReview': (db, t) => reviews.findReview(db, t.b, t.review.campaignId),
  'review.store.findReviewOfNumber': (db, t) => reviews.findReviewOfNumber(db, t.b, '1'),
  'review.store.lockReview': (db, t) => reviews.lockReview(db, t.b, t.review.campaignId, 'share'),
  'review.store.loadPaths': (db, t) => reviews.loadPaths(db, t.b, t.review.key),
  'policies.store.listItemPolicyIds': (db, t) => copies.listItemPolicyIds(db, t.b, t.review.preparationKey),
  'policies.store.loadWithReplacements': (db, t) => copies.loadWithReplacements(db, t.b, [t.policy]).catch(() => []),
  'policies.store.listReviewPolicies': (db, t) => copies.listReviewPolicies(db, t.b, t.review.key),
  'policies.store.findPolicyNow': async (db, t) => {
    const { campaign } = await loadReviewScope(db, t.a, t.review)
    return findPolicyNow(db, t.b, campaign, t.task.entitlementKey)
  },
  'candidates.store.loadManagers': async (db, t) => {
    await db.count(sql`update users set manager_ids = array[user_id] where tenant_id = ${t.a}`)
    return candidates.loadManagers(db, dataOf(t), [t.user])
  },
  'candidates.store.loadAppOwners': (db, t) => candidates.loadAppOwners(db, dataOf(t), [t.app]),
  'candidates.store.loadEntitlementOwners': async (db, t) => {
    await db.count(sql`update entitlements set owner_ids = ${[t.user]} where tenant_id = ${t.a}`)
    return candidates.loadEntitlementOwners(db, dataOf(t), [t.task.entitlementKey])
  },
  'candidates.store.loadResourceOwners': (db, t) => candidates.loadResourceOwners(db, dataOf(t), [t.resource]),
  'candidates.store.loadGroupMembers': (db, t) =>
    candidates.loadGroupMembers(db, dataOf(t), { appId: t.app, entitlementId: t.entitlement }),
  'candidates.store.loadSuperAdministrators': async (db, t) => {
    await db.count(sql`update user_roles set role_id = 'super_administrator' where tenant_id = ${t.a}`)
    return candidates.loadSuperAdministrators(db, t.b)
  },
  'candidates.store.loadPeople': async (db, t) =>
    (await candidates.loadPeople(db, dataOf(t), [t.user]))(t.user)?.isActive,
  'people.store.loadUserSubjects': (db, t) => loadUserSubjects(db, dataOf(t), [t.user]),
  'subjects.store.loadAsked': async (db, t) =>
    (await subjects.loadAsked(db, t.b, t.review.preparationKey, [pairOf(t)])).filter(({ appId }) => appId),
  'subjects.store.findGrantNow': (db, t) =>
    subjects.findGrantNow(db, t.b, { appId: t.app, appEntitlementId: t.entitlement, appUserId: t.account }),
  'subjects.store.loadPrincipals': async (db, t) => {
    const { users, accounts } = await subjects.loadPrincipals(db, t.b, frozenOf(t), [t.task.principalKey])
    return [...users, ...accounts]
  },
  'subjects.store.loadEntitlementSubjects': (db, t) =>
    subjects.loadEntitlementSubjects(db, t.b, frozenOf(t), [t.task.entitlementKey]),
  'subjects.store.loadItemSubjects': (db, t) => subjects.loadItemSubjects(db, t.b, frozenOf(t), [pairOf(t)]),
  'close.store.beginClosing': (db, t) => beginClosingOfA(db, { ...t, a: t.b }),
  'close.store.lockClosing': async (db, t) => {
    await beginClosingOfA(db, t)
    return closing.lockClosing(db, t.b, t.review.key)
  },
  'close.store.isDraining': (db, t) => closing.isDraining(db, t.b, t.review.key),
  'close.store.updateCloseProgress': (db, t) => closing.updateCloseProgress(db, t.b, t.review.key, 'CHECK', 1),
  'close.store.nextOpen': (db, t) => closing.nextOpen(db, t.b, t.review.key, '0', 10),
  'close.store.closeTasks': (db, t) => closing.closeTasks(db, t.b, t.review.key, { outcome: 'D', reason: 'F' }, RANGE),
  'close.store.nextViolations': (db, t) => closing.nextViolations(db, t.b, t.review.preparationKey, '', 10),
  'close.store.certifiedViolations': async (db, t) => {
    await endOfA(db, t)
    return closing.certifiedViolations(db, t.b, t.review, { after: '', upTo: t.violation })
  },
  'close.store.findContradictions': (db, t) => closing.findContradictions(db, t.b, t.review),
  'insights.store.loadReviewerFacts': async (db, t) =>
    (await insights.loadReviewerFacts(db, t.b, closingOf(t), undefined)).assigned,
  'insights.store.loadAssignmentFacts': async (db, t) =>
    (await insights.loadAssignmentFacts(db, t.b, closingOf(t))).delegations,
  'insights.store.loadLaterSteps': async (db, t) => {
    await db.count(sql`update tasks set step_no = 1, outcome_at = now(), outcome_reason = 'F' where tenant_id = ${t.a}`)
    return (await insights.loadLaterSteps(db, t.b, closingOf(t))).approvedThenClosed
  },
  'reviewer-facts.store.loadFactRows': async (db, t) => {
    const scope = await loadReviewScope(db, t.a, t.review)
    return loadFactRows(db, { ...scope, tenantId: t.b }, [t.task])
  },
  'gone.store.listOpenCampaigns': (db, t) => gone.listOpenCampaigns(db, t.b),
  'gone.store.nextRemoved': (db, t) => gone.nextRemoved(db, t.b, gone.beginningOf('2000-01-01'), 10),
  'gone.store.listGone': async (db, t) => {
    await removeGrantsOfA(db, t)
    const range = { after: gone.beginningOf('2000-01-01'), upTo: gone.beginningOf('2100-01-01') }
    return gone.listGone(db, t.b, t.review, range, true)
  },
  'gone.store.insertGoneEvents': (db, t) => gone.insertGoneEvents(db, t.b, t.review.key, ONE),
  'gone.store.loadGoneSince': async (db, t) => {
    await removeGrantsOfA(db, t)
    return gone.loadGoneSince(db, t.b, [pairOf(t)])
  },
  'fold.store.listUnfolded': async (db, t) => {
    await db.count(sql`update reviews set folded_to = -10000 where tenant_id = ${t.a}`)
    return folds.listUnfolded(db, t.b)
  },
  'fold.store.foldTallies': (db, t) => folds.foldTallies(db, t.b, t.review.key),
  'progress.store.loadTotals': async (db, t) => (await progress.loadTotals(db, t.b, t.review.key)).open,
  'progress.store.countUnanswerable': async (db, t) => {
    await disableOfA(db, t)
    return (await progress.countUnanswerable(db, t.b, t.review.key)).inactive
  },
  'progress.store.countUnassigned': async (db, t) => {
    await db.count(sql`update review_tallies set key = 0 where tenant_id = ${t.a} and dimension = 'S'`)
    return progress.countUnassigned(db, t.b, t.review.key)
  },
  'progress.store.countOfOwners': async (db, t) => {
    await db.count(sql`update tasks set why = 13, because = 2 where tenant_id = ${t.a} and state = 'O'`)
    return progress.countOfOwners(db, t.b, t.review.key)
  },
  'progress.store.countWork': async (db, t) => (await progress.countWork(db, t.b, t.review.key)).reviewers,
  'progress.store.listReviewers': (db, t) =>
    progress.listReviewers(db, t.b, t.review.key, { notBegun: false, sortBy: 'NAME', ...PAGE }),
  'progress.store.listApps': (db, t) => progress.listApps(db, t.b, t.review, { sortBy: 'NAME', ...PAGE }),
  'progress.store.listClosings': (db, t) => progress.listClosings(db, t.b, t.review.key),
  'holders.store.loadOpenHolders': async (db, t) => (await holders.loadOpenHolders(db, t.b, t.review)).openByHolder,
  'progress.store.loadOpen': async (db, t) => {
    const { stagedCount, stagedReviewerCount, reviewerCount, ...lists } = await progress.loadOpen(db, t.b, t.review)
    return [...Object.values(lists).flat(), ...Array(stagedCount + stagedReviewerCount + reviewerCount)]
  },
  'begin-start.store.checkOwnersAndDate': async (db, t) =>
    (await starts.checkOwnersAndDate(db, t.b, [t.user], null))?.hasOwner,
  'begin-start.store.isRanked': async (db, t) => {
    await db.count(sql`update preparation_principals set user_rank = null where tenant_id = ${t.a}`)
    return !(await starts.isRanked(db, t.b, t.review.preparationKey))
  },
  'begin-start.store.setSnapshot': (db, t) => starts.setSnapshot(db, t.b, t.review.key),
  'begin-start.store.giveUpReview': async (db, t) => {
    await stateOfA(db, t, 'STARTING')
    return starts.giveUpReview(db, t.b, t.review, { reason: 'NOT_RANKED' })
  },
  'begin-start.store.openReview': async (db, t) => {
    await stateOfA(db, t, 'STARTING')
    return starts.openReview(db, t.b, t.review, 0)
  },
  'begin-start.store.reportProgress': (db, t) => starts.reportProgress(db, t.b, t.review.key, 'x', 1),
  'begin-start.store.lockStartingCampaign': async (db, t) => {
    await stateOfA(db, t, 'STARTING')
    return starts.lockStartingCampaign(db, t.b, t.review.key)
  },
  'begin-start.store.deleteReviewRows': (db, t) => starts.deleteReviewRows(db, t.b, t.review.key, 10),
  'count-assignment.store.countAssigned': (db, t) => assignments.countAssigned(db, t.b, t.review.key),
  'count-assignment.store.listMembers': (db, t) => assignments.listMembers(db, t.b, t.review.key),
  'count-assignment.store.loadNames': (db, t) => assignments.loadNames(db, t.b, [t.user]),
  'schedule.store.listDueCampaigns': async (db, t) => {
    await dueOfA(db, t)
    return schedules.listDueCampaigns(db, t.b)
  },
  'schedule.store.isDue': async (db, t) => {
    await dueOfA(db, t)
    return schedules.isDue(db, t.b, t.review.campaignId, 'close')
  },
  'schedule.store.spendDate': (db, t) => schedules.spendDate(db, t.b, t.review.campaignId, 'close', 'x'),
  'schedule.store.setHeldReason': (db, t) => schedules.setHeldReason(db, t.b, t.review.campaignId, 'x'),
  'schedule.store.findHeldReason': async (db, t) => {
    await schedules.setHeldReason(db, t.a, t.review.campaignId, 'x')
    return (await schedules.findHeldReason(db, t.b, t.review.campaignId)) !== ''
  },
  'schedule.store.markClosing': (db, t) => schedules.markClosing(db, t.b, t.review.campaignId),
  'attribute.store.renameAttributeValue': (db, t) => attributes.renameAttributeValue(db, t.b, t.value, 'Another'),
  'attribute.store.updateRank': (db, t) => attributes.updateRank(db, t.b, t.value, 5),
  'violation.store.exemptViolations': (db, t) =>
    violations.exemptViolations(db, t.b, [t.violation], { by: null, reason: 'x' }),
  'item.store.findItems': (db, t) => items.findItems(db, t.b, t.review.preparationKey, [pairOf(t)]),
  'ledger.store.listPolicyIds': (db, t) => ledgers.listPolicyIds(db, t.b, t.review.preparationKey),
  // The lock of A's writers does not stop B: it gets its own.
  'access-data-lock.store.lockAccessData': async (db, t) => {
    await lockAccessDataForSync(db, { tenantId: t.a, sourceId: t.source, syncId: t.sync })
    return !(await lockAccessData(db, t.b, 1))
  },
}

/** Writes of B that name things of A: A's rows stay as they are. */
export const REVIEW_WRITES: Record<string, Probe> = {
  'access-data-lock.store.announceAccessWrite': (db, t) => announceAccessWrite(db, t.b),
  'policies.store.insertPolicies': (db, t) =>
    copies.insertPolicies(db, t.b, t.review.key, [{ ...POLICY, id: t.policy } as never]),
  'policies.store.ensurePolicies': (db, t) =>
    copies.ensurePolicies(db, t.b, t.review.key, [{ ...POLICY, id: t.policy } as never]),
  'sets.store.setsOf': (db, t) =>
    setsOf(db, t.b, t.review.key, [{ members: [{ userId: t.user }], why: 'POLICY', because: 'ASKED' } as never]),
  'sets.store.internSets': (db, t) => internSets(db, t.b, t.review.key, [[{ userId: t.user }]]),
  'close.store.finishClose': (db, t) => whetherChanged(closing.finishClose(db, t.b, t.review, 'x')),
  'begin-start.store.insertReview': (db, t) =>
    refusedBy(
      'reviews_tenant_id_campaign_id_fkey',
      starts.insertReview(db, t.b, {
        ...{ campaignId: t.review.campaignId, preparationKey: t.preparation, firstNumber: '1', taskCount: 1 },
        ...{ startedBy: null, sendKickoff: null, confirmedRejectCount: null },
      }),
    ),
  'schedule.store.settleSchedule': async (db, t) => schedules.settleSchedule(db, t.b, t.review.campaignId),
}
