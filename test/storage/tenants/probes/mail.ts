import { loadMailedCampaigns } from '../../../../server/campaign/mailed-campaign.store.ts'
import { sql } from '../../../../server/db/sql.ts'
import * as outbox from '../../../../server/mail/outbox.store.ts'
import * as list from '../../../../server/notify/mail-list.store.ts'
import { listNeeds } from '../../../../server/review/mail/needs.store.ts'
import { loadOpenTasks } from '../../../../server/review/mail/open-tasks.store.ts'
import * as mails from '../../../../server/review/mail/review-mails.store.ts'
import { listAway, listUnseen } from '../../../../server/review/progress/absent-reviewers.store.ts'
import { listFast } from '../../../../server/review/progress/fast-reviewers.store.ts'
import { countLastWeek, countMailFailures } from '../../../../server/review/progress/progress.store.ts'
import type { Probe } from '../things.ts'

const RESULT = { state: 'SENT', error: '', retrySeconds: 0, tried: true } as const

export const MAIL_PROBES: Record<string, Probe> = {
  'outbox.store.takeDueMails': (db, t) => outbox.takeDueMails(db, t.b, { limit: 10, holdSeconds: 60 }),
  'outbox.store.settleMails': (db, t) => outbox.settleMails(db, t.b, [{ ...RESULT, key: t.mail }]),
  'outbox.store.renewMail': (db, t) => outbox.renewMail(db, t.b, t.failedMail),
  'mail-list.store.listMails': (db, t) => list.listMails(db, t.b, {}, { before: undefined, limit: 10 }),
  'mail-list.store.findMail': (db, t) => list.findMail(db, t.b, t.mail),
  'mailed-campaign.store.loadMailedCampaigns': (db, t) => loadMailedCampaigns(db, t.b, [t.review.campaignId]),
  'needs.store.listNeeds': (db, t) => listNeeds(db, t.b),
  'open-tasks.store.loadOpenTasks': async (db, t) =>
    (await loadOpenTasks(db, t.b, [{ userId: t.user, campaignId: undefined, since: undefined }])).flat(),
  'absent-reviewers.store.listAway': (db, t) => listAway(db, t.b, t.review.key),
  'absent-reviewers.store.listUnseen': async (db, t) => {
    await db.count(sql`update reviews set opened_at = now() - interval '30 days' where tenant_id = ${t.a}`)
    await db.count(sql`update tasks set step_since = now() - interval '30 days' where tenant_id = ${t.a}`)
    await db.count(sql`update submissions set submitted_at = now() - interval '30 days', finished_at = null
      where tenant_id = ${t.a}`)
    await db.count(sql`delete from pending_decisions where tenant_id = ${t.a}`)
    await db.count(sql`delete from user_delegations where tenant_id = ${t.a}`)
    return listUnseen(db, t.b, t.review.key)
  },
  'fast-reviewers.store.listFast': async (db, t) => {
    await db.count(sql`insert into reviewer_speeds (tenant_id, review_key, user_id, choice_count, quick_count,
      last_chosen_at, bulk_count, bulk_risk_count) values (${t.a}, ${t.review.key}, ${t.user}, 60, 50, now(), 0, 0)`)
    return listFast(db, t.b, t.review.key)
  },
  'progress.store.countLastWeek': async (db, t) => {
    await db.count(sql`insert into review_tallies (tenant_id, review_key, dimension, key, measure, n)
      values (${t.a}, ${t.review.key}, 'T', extract(epoch from now())::bigint, 'CP', 1)`)
    return (await countLastWeek(db, t.b, t.review.key)).closed
  },
  'progress.store.countMailFailures': (db, t) => countMailFailures(db, t.b, t.review.key),
  'review-mails.store.mailKickoff': (db, t) => mails.mailKickoff(db, t.b, t.review),
  'review-mails.store.mailClosed': (db, t) => mails.mailClosed(db, t.b, t.review),
  'review-mails.store.mailReminders': (db, t) => mails.mailReminders(db, t.b, t.review, {}),
  'review-mails.store.mailDailyReminders': (db, t) => mails.mailDailyReminders(db, t.b, [t.review.key], '2030-01-01'),
  'review-mails.store.mailDelegationOffers': (db, t) => mails.mailDelegationOffers(db, t.b),
  'review-mails.store.listAnswerableReviews': (db, t) => mails.listAnswerableReviews(db, t.b),
}

export const MAIL_WRITES: Record<string, Probe> = {
  'outbox.store.insertMails': (db, t) => outbox.insertMails(db, t.b, { kind: 'KICKOFF', to: [t.user] }),
  'outbox.store.takeDay': (db, t) => outbox.takeDay(db, t.b, '2029-01-01'),
}
