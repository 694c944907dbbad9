import type { Tx } from '../../../../server/db/index.ts'
import { sql } from '../../../../server/db/sql.ts'
import type { Actor } from '../../../../server/http/index.ts'
import * as revocations from '../../../../server/revocation/change/revocation.store.ts'
import * as assignees from '../../../../server/revocation/make/assignees.store.ts'
import { findEntitlementOwnership } from '../../../../server/revocation/make/create-revoke-task.store.ts'
import * as making from '../../../../server/revocation/make/make-revocations.store.ts'
import * as settling from '../../../../server/revocation/make/settle.store.ts'
import * as mails from '../../../../server/revocation/send/removal-mails.store.ts'
import * as channel from '../../../../server/revocation/send/webhook-channel.store.ts'
import * as verifying from '../../../../server/revocation/verify/verify.store.ts'
import * as rows from '../../../../server/revocation/view/revocation-rows.store.ts'
import { REVOCATION } from '../review-things.ts'
import type { Probe, Things } from '../things.ts'

const ALL = [REVOCATION.ready, REVOCATION.verified, REVOCATION.carried]
const RANGE = { after: '0', upTo: '1000' }
const PAGE = { after: '0', limit: 10 }
const LATER = new Date(Date.UTC(2100))

const shownTo = (t: Things): { actor: Actor; deadlineDays: number } => ({
  actor: {
    ...{ userId: t.user, principalId: 'x', via: 'session', roles: [], limits: { roles: [], cidrs: [] } },
    permissions: new Set(['app.write', 'campaign.own', 'review.own']),
  },
  deadlineDays: 14,
})
const pairOf = ({ task: { principalKey, entitlementKey } }: Things) => ({ principalKey, entitlementKey })
const denyOfA = (db: Tx, t: Things) =>
  db.count(sql`update tasks set state = 'C', outcome = 'D', outcome_reason = 'P', outcome_at = now(), step_due_at = null
    where tenant_id = ${t.a}`)
const endGrantsOfA = (db: Tx, t: Things) =>
  db.count(
    sql`update grant_versions set closed_at = now(), removed = true where tenant_id = ${t.a} and closed_at is null`,
  )

const TODAY = '2030-01-01'
/** A notice of A about a revocation, which was told on a day, and which the user of the things asked for. */
const noteOfA = async (db: Tx, t: Things, toldOn: string | null) => {
  await db.count(sql`update revocations set requested_by = ${t.user} where tenant_id = ${t.a}`)
  await db.count(sql`insert into removal_notices (tenant_id, numeric_id, kind, told_on)
    values (${t.a}, ${REVOCATION.ready}::bigint, 'OVERDUE', ${toldOn}::date)`)
}

const toWebhookOfA = (db: Tx, t: Things) =>
  db.count(sql`update revocations set channel = 'WEBHOOK', state = 'READY', carried_by = null, webhook_id = ${t.webhook}
    where tenant_id = ${t.a}`)

export const REVOCATION_PROBES: Record<string, Probe> = {
  'revocation.store.listEvents': (db, t) => revocations.listEvents(db, t.b, REVOCATION.ready),
  'removal-mails.store.mailRemovalWork': async (db, t) => {
    await noteOfA(db, t, null)
    return mails.mailRemovalWork(db, t.b, TODAY)
  },
  'removal-mails.store.mailRemovalNotices': async (db, t) => {
    await noteOfA(db, t, null)
    return mails.mailRemovalNotices(db, t.b, TODAY)
  },
  'revocation-rows.store.countOverdue': async (db, t) => {
    await db.count(sql`update revocations set created_at = now() - interval '1 year' where tenant_id = ${t.a}`)
    return rows.countOverdue(db, t.b, t.review.key, 14)
  },
  'removal-mails.store.loadRemovalWork': async (db, t) => {
    await noteOfA(db, t, null)
    return mails.loadRemovalWork(db, t.b, [t.user], 14)
  },
  'removal-mails.store.loadRemovalNews': async (db, t) => {
    await noteOfA(db, t, TODAY)
    return mails.loadRemovalNews(db, t.b, [{ userId: t.user, day: TODAY }])
  },
  'webhook-channel.store.lockToSend': async (db, t) => {
    await toWebhookOfA(db, t)
    return channel.lockToSend(db, t.b, 10)
  },
  'webhook-channel.store.hasToSend': async (db, t) => {
    await toWebhookOfA(db, t)
    return channel.hasToSend(db, t.b, ALL)
  },
  'webhook-channel.store.setDeliveries': (db, t) =>
    channel.setDeliveries(db, t.b, [{ number: REVOCATION.ready, deliveryId: t.delivery }]),
  'webhook-channel.store.lockDelivered': async (db, t) => {
    await db.count(sql`update revocations set delivery_id = ${t.delivery} where tenant_id = ${t.a}`)
    return channel.lockDelivered(db, t.b, REVOCATION.ready, t.delivery)
  },
  'revocation.store.reserveNumbers': async (db, t) => (await revocations.reserveNumbers(db, t.b, 5)) !== '1',
  'revocation.store.listCarried': (db, t) => revocations.listCarried(db, t.b, [REVOCATION.ready]),
  'revocation.store.lockOfTask': (db, t) => revocations.lockOfTask(db, t.b, t.review.key, '1'),
  'revocation.store.setTicket': (db, t) => revocations.setTicket(db, t.b, ALL, { ticketId: 'x', ticketUrl: '' }),
  'revocation.store.changeState': (db, t) =>
    revocations.changeState(
      db,
      t.b,
      'cancel',
      ALL.map((number) => ({ number })),
      {},
    ),
  'make-revocations.store.nextDenied': async (db, t) => {
    await denyOfA(db, t)
    return making.nextDenied(db, t.b, t.review.key, '0', 10)
  },
  'make-revocations.store.nextOfReview': (db, t) => making.nextOfReview(db, t.b, t.review.key, '0', 10),
  'make-revocations.store.listOfReview': (db, t) => making.listOfReview(db, t.b, t.review.key, RANGE),
  'make-revocations.store.listDenied': async (db, t) => {
    await denyOfA(db, t)
    return making.listDenied(db, t.b, t.review.key, RANGE)
  },
  'make-revocations.store.insertOfTasks': (db, t) => making.insertOfTasks(db, t.b, t.review.key, ['1'], '500'),
  'make-revocations.store.findOpenOf': (db, t) => making.findOpenOf(db, t.b, pairOf(t)),
  'make-revocations.store.listRelated': (db, t) => making.listRelated(db, t.b, ALL),
  'make-revocations.store.listGone': async (db, t) => {
    await endGrantsOfA(db, t)
    return making.listGone(db, t.b, RANGE)
  },
  'settle.store.updateTargets': (db, t) =>
    settling.updateTargets(db, t.b, ALL, { removalChannel: 'TICKET', removalWebhookId: '' }),
  'settle.store.updateCarriers': async (db, t) => {
    await db.count(sql`update revocations set carried_by = null where tenant_id = ${t.a}`)
    return settling.updateCarriers(db, t.b, ALL)
  },
  'settle.store.listSettleFacts': (db, t) => settling.listSettleFacts(db, t.b, ALL),
  'assignees.store.updateAssignees': async (db, t) => {
    await db.count(sql`update revocations set assignee_ids = array['x'] where tenant_id = ${t.a}`)
    return assignees.updateAssignees(db, t.b, ALL)
  },
  'assignees.store.listExpressionWork': async (db, t) => {
    const manual = JSON.stringify({
      deprovisionerPolicy: { manual: { assignee: { expression: { expressions: [] } } } },
    })
    await db.count(sql`update entitlement_versions set settings = ${manual}::jsonb where tenant_id = ${t.a}`)
    return assignees.listExpressionWork(db, t.b, ALL)
  },
  'assignees.store.loadSubjects': async (db, t) => {
    const { users, accounts, people } = await assignees.loadSubjects(db, t.b, [t.task.principalKey], [t.user])
    return [...users, ...accounts, ...people]
  },
  'assignees.store.setAssignees': (db, t) =>
    assignees.setAssignees(
      db,
      t.b,
      ALL.map((number) => ({ number, userIds: [t.user], fallbackUserIds: [] })),
    ),
  'verify.store.nextOpen': (db, t) => verifying.nextOpen(db, t.b, '0', 10),
  'verify.store.nextWatched': (db, t) => verifying.nextWatched(db, t.b, '0', 10),
  'verify.store.listStillThere': async (db, t) => {
    await db.count(sql`update grant_versions set source_id = ${t.source} where tenant_id = ${t.a}`)
    await db.count(sql`update revocations set state = 'CLAIMED', claimed_at = now() where tenant_id = ${t.a}`)
    return verifying.listStillThere(db, t.b, { id: t.sync, sourceId: t.source, begunAt: LATER }, RANGE)
  },
  'verify.store.listChanged': async (db, t) => {
    await db.count(sql`update grant_versions set is_direct = false where tenant_id = ${t.a}`)
    return verifying.listChanged(db, t.b, RANGE)
  },
  'verify.store.markReappeared': (db, t) => verifying.markReappeared(db, t.b, RANGE, 90),
  'verify.store.markOverdue': (db, t) => verifying.markOverdue(db, t.b, 14, 10),
  'verify.store.groupByCampaign': (db, t) => verifying.groupByCampaign(db, t.b, ALL),
  'revocation-rows.store.listRevocations': (db, t) => rows.listRevocations(db, t.b, shownTo(t), {}, PAGE),
  'revocation-rows.store.listRevokeTasks': (db, t) => rows.listRevokeTasks(db, t.b, shownTo(t), { filter: {} }, PAGE),
  'revocation-rows.store.listWork': (db, t) =>
    rows.listWork(db, t.b, shownTo(t), { campaignId: t.review.campaignId, ...PAGE }),
  'revocation-rows.store.findRevocations': (db, t) => rows.findRevocations(db, t.b, shownTo(t), ALL),
  'revocation-rows.store.lockRevocations': (db, t) => rows.lockRevocations(db, t.b, shownTo(t).actor, ALL),
  'revocation-rows.store.countRevocations': async (db, t) =>
    (await rows.countRevocations(db, t.b, shownTo(t), {})).states,
  'revocation-rows.store.listRemovedPairs': (db, t) => rows.listRemovedPairs(db, t.b, ALL),
  'create-revoke-task.store.findEntitlementOwnership': (db, t) =>
    findEntitlementOwnership(db, t.b, { appId: t.app, appEntitlementId: t.entitlement, userId: t.user }),
}

export const REVOCATION_WRITES: Record<string, Probe> = {
  'revocation.store.recordComment': (db, t) =>
    revocations.recordComment(db, t.b, {
      ...{ number: REVOCATION.ready, state: 'READY', userId: t.user, comment: 'x' },
    }),
  'removal-mails.store.noteRemovals': (db, t) => mails.noteRemovals(db, t.b, 'OVERDUE', ALL),
  'make-revocations.store.insertRequest': (db, t) =>
    making.insertRequest(db, t.b, '500', pairOf(t), { userId: t.user, description: 'x' }),
}
