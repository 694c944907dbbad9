import { describe, expect, it } from 'vitest'
import { MAIL_KINDS } from '../../../contract/mail/mail.ts'
import type { MailedCampaign } from '../../campaign/index.ts'
import type { MailedTasks, MailFacts } from '../mail-facts.ts'
import { type Envelope, renderHtml, renderText } from './letter.ts'
import { isNews, LETTERS } from './letters.ts'

const OWNER = { userId: 'olga', displayName: 'Olga Owner', email: 'olga@corp.example' }
const CAMPAIGN: MailedCampaign = {
  id: 'c1',
  displayName: 'Spring review',
  state: 'ACCESS_REVIEW_STATE_OPEN',
  isClosing: false,
  completionAt: new Date('2026-03-27T17:00:00Z'),
  reviewInstructions: 'Deny what nobody used since January.\nAsk <Olga> & the owners if in doubt.',
  notifications: { sendKickoff: true, sendReminders: true, sendClose: true },
  owners: [OWNER],
}
const AUTUMN: MailedCampaign = { ...CAMPAIGN, id: 'c2', displayName: 'Autumn review', completionAt: null }
const TASKS: MailedTasks = {
  campaignId: 'c1',
  campaign: CAMPAIGN,
  open: 12,
  staged: 3,
  apps: [
    { displayName: 'Customer database', open: 9 },
    { displayName: 'Wiki', open: 3 },
  ],
}
const AUTUMN_TASKS: MailedTasks = { ...TASKS, campaignId: 'c2', campaign: AUTUMN, open: 1, staged: 0 }
const FACTS: MailFacts = {
  ageSeconds: 10,
  userId: 'bob',
  campaign: CAMPAIGN,
  openTasks: [TASKS],
  data: {},
  timeZone: 'Europe/Berlin',
  today: '2026-03-23',
  delegate: 'Dea Eder',
}
const ENVELOPE: Envelope = {
  organization: 'Northwind',
  recipient: 'Bob Chen',
  link: 'https://recert.example.com/sign-in?to=%2Freviews%2Fc1#token',
  signInSeconds: 24 * 3600,
}
const toOwner = (more: Partial<MailFacts>): MailFacts => ({ ...FACTS, userId: OWNER.userId, openTasks: [], ...more })
const closed: MailedCampaign = { ...CAMPAIGN, state: 'ACCESS_REVIEW_STATE_CLOSED' }
const prepared: MailedCampaign = { ...CAMPAIGN, state: 'ACCESS_REVIEW_STATE_REVIEW' }

const APPS = [
  { displayName: 'Customer database', count: 4 },
  { displayName: 'Wiki', count: 1 },
]
const REMOVALS: MailFacts = { ...FACTS, campaign: undefined, openTasks: [] }
const SIGNED = {
  count: 12,
  refusedCount: 0,
  printedName: 'Bob Chen',
  meaning: 'I reviewed each access listed and decided as stated.',
  signedAt: '2026-03-23T10:15:00.000Z',
  decisionsDigest: 'ab'.repeat(32),
  submissionId: '2aSubmission000000000000001',
  problem: 'The time-stamp authority did not answer in time.',
}

/** Facts for which each kind is sent. */
const EXAMPLES: Record<(typeof MAIL_KINDS)[number], MailFacts> = {
  KICKOFF: FACTS,
  REMINDER: { ...FACTS, campaign: undefined, openTasks: [TASKS, AUTUMN_TASKS], data: { day: FACTS.today } },
  REMINDER_NOW: FACTS,
  ASSIGNED: { ...FACTS, openTasks: [AUTUMN_TASKS] },
  DELEGATION_OFFER: { ...FACTS, campaign: undefined, openTasks: [TASKS, AUTUMN_TASKS] },
  CLOSED: toOwner({ campaign: closed }),
  CLOSING: toOwner({ campaign: { ...CAMPAIGN, isClosing: true }, data: { openCount: 40 } }),
  NOT_CLOSED: toOwner({ data: { reason: 'The campaign was not closed at its completion date.', revokeCount: 7 } }),
  NOT_STARTED: toOwner({
    campaign: prepared,
    data: {
      reason: 'The campaign has not started, because none of its owners is active. Set other owners, then start it.',
    },
  }),
  STARTED_WITH_ISSUES: toOwner({ data: { inaccurateSources: ['HR (STALE)'] } }),
  NEEDS_YOU: toOwner({ data: { unassigned: 2, reviewerGone: 0, mailFailed: 1 } }),
  REMOVAL_WORK: { ...REMOVALS, removalWork: { count: 5, overdue: 1, apps: APPS }, data: { day: FACTS.today } },
  REMOVAL_NOTICE: { ...REMOVALS, removalNews: { count: 5, overdue: 3, stillThere: 1, reappeared: 2, apps: APPS } },
  SIGNED: { ...FACTS, openTasks: [], data: { ...SIGNED, refusedCount: 1, problem: '' } },
  SIGNATURE_FAILED: { ...FACTS, openTasks: [], data: SIGNED },
  SIGN_IN_AGAIN: { ...FACTS, openTasks: [], data: SIGNED },
  SIGN_IN_LINK: { ...FACTS, campaign: undefined, openTasks: [], data: { path: '/reviews' } },
  SOURCE_FAILED: {
    ...REMOVALS,
    failedSync: {
      id: 'y1',
      sourceId: 's1',
      displayName: 'HR feed',
      ownerIds: ['u1'],
      problem: 'hr.csv is not a table.',
    },
  },
  TEST: { ...FACTS, campaign: undefined, openTasks: [] },
  SOURCE_LATE: {
    ...REMOVALS,
    lateSource: {
      ...{ id: 's1', displayName: 'HR feed', lastSyncAt: new Date('2026-03-12T10:00:00Z'), everySeconds: 7 * 86_400 },
    },
  },
}

describe('a mail', () => {
  it.each(MAIL_KINDS)('of the kind %s says what it should, as text and as HTML', async (kind) => {
    const letter = LETTERS[kind](EXAMPLES[kind])
    if (!letter) throw new Error('it is not wanted')
    await expect(`Subject: ${letter.subject}\n\n${renderText(letter, ENVELOPE)}`).toMatchFileSnapshot(
      `snapshots/${kind.toLowerCase()}.txt`,
    )
    await expect(renderHtml(letter, ENVELOPE)).toMatchFileSnapshot(`snapshots/${kind.toLowerCase()}.html`)
  })

  const isWanted = (kind: (typeof MAIL_KINDS)[number], facts: MailFacts) => LETTERS[kind](facts) !== undefined

  it.each(['KICKOFF', 'REMINDER', 'REMINDER_NOW', 'ASSIGNED', 'DELEGATION_OFFER'] as const)(
    'of the kind %s is not sent to somebody who has nothing to decide (REV-127)',
    (kind) => {
      expect(isWanted(kind, { ...EXAMPLES[kind], openTasks: [] })).toBe(false)
      const isClosing = { ...CAMPAIGN, isClosing: true }
      expect(isWanted(kind, { ...EXAMPLES[kind], openTasks: [{ ...TASKS, campaign: isClosing }] })).toBe(false)
    },
  )
  it.each(['CLOSING', 'NOT_CLOSED', 'NOT_STARTED', 'STARTED_WITH_ISSUES', 'NEEDS_YOU'] as const)(
    'of the kind %s goes to owners alone, and not after the campaign went on',
    (kind) => {
      expect(isWanted(kind, { ...EXAMPLES[kind], userId: 'bob' })).toBe(false)
      const other = kind === 'STARTED_WITH_ISSUES' ? prepared : closed
      expect(isWanted(kind, { ...EXAMPLES[kind], campaign: other })).toBe(false)
      expect(isWanted(kind, { ...EXAMPLES[kind], campaign: undefined })).toBe(false)
    },
  )
  it('reminds of the campaigns that send reminders, in one mail (REV-131)', () => {
    const silent: MailedTasks = { ...AUTUMN_TASKS, campaign: { ...AUTUMN, notifications: { sendReminders: false } } }
    const third: MailedTasks = { ...TASKS, campaign: { ...CAMPAIGN, displayName: 'Third' }, open: 5 }
    const letter = LETTERS.REMINDER({ ...EXAMPLES.REMINDER, openTasks: [TASKS, silent, third] })
    expect(letter?.subject).toBe('17 access decisions wait for you')
    expect(letter?.tables[0]?.rows.map(([name]) => name)).toEqual([
      'Spring review, due on 27 March 2026',
      'Third, due on 27 March 2026',
    ])
  })
  it('does not remind for a day that is over', () => {
    expect(isWanted('REMINDER', { ...EXAMPLES.REMINDER, today: '2026-03-24' })).toBe(false)
  })
  it('about removals is not sent when nothing is left of it, nor about work of a day that is over (REV-180)', () => {
    expect(isWanted('REMOVAL_WORK', { ...EXAMPLES.REMOVAL_WORK, today: '2026-03-24' })).toBe(false)
    for (const kind of ['REMOVAL_WORK', 'REMOVAL_NOTICE'] as const) {
      const none = { count: 0, overdue: 0, stillThere: 0, reappeared: 0, apps: [] }
      expect(isWanted(kind, { ...EXAMPLES[kind], removalWork: undefined, removalNews: undefined })).toBe(false)
      expect(isWanted(kind, { ...EXAMPLES[kind], removalWork: none, removalNews: none })).toBe(false)
    }
    expect(isWanted('REMOVAL_NOTICE', { ...EXAMPLES.REMOVAL_NOTICE, today: '2026-03-24' })).toBe(true)
  })
  it('about a source is not sent once the source is not late any more (IMP-166)', () => {
    expect(isWanted('SOURCE_LATE', { ...EXAMPLES.SOURCE_LATE, lateSource: undefined })).toBe(false)
  })
  it('names the largest apps and counts the others', () => {
    const apps = Array.from({ length: 13 }, (_, n) => ({ displayName: `App ${n}`, open: 20 - n }))
    const rows = LETTERS.KICKOFF({ ...FACTS, openTasks: [{ ...TASKS, apps }] })?.tables[0]?.rows ?? []
    expect(rows).toHaveLength(11)
    expect(rows.at(-1)).toEqual(['3 other apps', 10 + 9 + 8])
  })
  it('shows markup in names and instructions as text (REV-082)', () => {
    const campaign = {
      ...CAMPAIGN,
      displayName: '<img src=x onerror=alert(1)>',
      reviewInstructions: '[x](javascript:y)<b>',
    }
    const letter = LETTERS.KICKOFF({ ...FACTS, openTasks: [{ ...TASKS, campaign }] })
    if (!letter) throw new Error('it is not wanted')
    const html = renderHtml(letter, { ...ENVELOPE, recipient: '"><script>' })
    expect(html).not.toMatch(/<img|<script|<b>|href="javascript/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
  it('tells owners again only when there is more than they were told', () => {
    const needs = { unassigned: 2, reviewerGone: 0, mailFailed: 1 }
    expect(isNews(needs, null)).toBe(true)
    expect(isNews(needs, needs)).toBe(false)
    expect(isNews(needs, { ...needs, unassigned: 1 })).toBe(true)
    expect(isNews(needs, { ...needs, unassigned: 3 })).toBe(false)
    expect(isNews({ unassigned: 0, reviewerGone: 0, mailFailed: 0 }, null)).toBe(false)
  })
})
