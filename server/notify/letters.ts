import type { MailKind } from '../../contract/mail/mail.ts'
import type { MailedCampaign } from '../campaign/index.ts'
import { counted } from '../lib/names.ts'
import type { CampaignNeeds, OpenWork } from '../review/index.ts'
import type { LateSource } from './late-sources.ts'
import { byApp, type Letter } from './letter.ts'
import { type RemovalFacts, removalNotice, removalWork } from './removal-letters.ts'
import { sourceLate } from './source-letters.ts'

/** What somebody has to decide in one campaign. */
export interface Work extends OpenWork {
  campaign: MailedCampaign
}

/** All that a mail goes by when it is sent. */
export interface MailFacts extends RemovalFacts {
  userId: string
  /** The campaign it is about; undefined for a mail about several, and after the campaign was deleted. */
  campaign: MailedCampaign | undefined
  /** What the person has to decide now, in the campaign or in all of them. */
  work: readonly Work[]
  /** Where the tenant is. */
  timeZone: string
  /** Who stands in for the person now. */
  delegate: string
  /** The source that should have been imported again. */
  lateSource?: LateSource | undefined
}

/** What a mail says now; undefined when nobody needs it any more. */
type LetterOf = (facts: MailFacts) => Letter | undefined

const MAX_INSTRUCTIONS = 2_000

const isOpen = ({ state, isClosing }: MailedCampaign): boolean => state === 'ACCESS_REVIEW_STATE_OPEN' && !isClosing
const decisions = (n: number) => counted(n, 'access decision')
const reviewPath = ({ id }: MailedCampaign) => `/reviews/${id}`
const overviewPath = ({ id }: MailedCampaign) => `/campaigns/${id}/overview`
const sum = (work: readonly Work[], pick: (one: Work) => number) => work.reduce((total, one) => total + pick(one), 0)

/** Creating a formatter takes longer than writing a mail, so those of the last zone are kept. */
let formats: { timeZone: string; short: Intl.DateTimeFormat; full: Intl.DateTimeFormat } | undefined
function formatsOf(timeZone: string) {
  if (formats?.timeZone !== timeZone)
    formats = {
      timeZone,
      short: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }),
      full: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }),
    }
  return formats
}
const shortDate = (at: Date, timeZone: string) => formatsOf(timeZone).short.format(at)
const fullDate = (at: Date, timeZone: string) => `${formatsOf(timeZone).full.format(at)} (${timeZone})`

const dueSentence = ({ completionAt }: MailedCampaign, timeZone: string): string[] =>
  completionAt ? [`It is due on ${fullDate(completionAt, timeZone)}.`] : []

const stagedSentence = (staged: number): string[] =>
  staged > 0
    ? [
        `You have chosen ${staged} of them and not submitted ${staged === 1 ? 'it' : 'them'} yet. Only what you submit counts.`,
      ]
    : []

const toDecide = ({ apps }: Work) =>
  byApp(
    'To decide, by app',
    apps.map(({ displayName, open }) => ({ displayName, count: open })),
  )

const instructionsOf = ({ reviewInstructions }: MailedCampaign): Pick<Letter, 'instructions'> => {
  const text = reviewInstructions.trim()
  if (text === '') return {}
  return { instructions: text.length > MAX_INSTRUCTIONS ? `${text.slice(0, MAX_INSTRUCTIONS)} …` : text }
}

const ownerReason = ({ displayName }: MailedCampaign) =>
  `You get this mail because you own the campaign ${displayName}.`
const reviewerReason = ({ displayName }: MailedCampaign) =>
  `You get this mail because you review access in ${displayName}. If somebody else should decide, reassign the tasks in the review.`

/** About one campaign in which the person has something to decide. */
const aboutWork =
  (
    subject: (n: number, campaign: MailedCampaign, due: string) => string,
    lead: (n: number, name: string) => string,
  ): LetterOf =>
  ({ work: [one], timeZone }) => {
    if (!one || !isOpen(one.campaign)) return undefined
    const { campaign, open, staged } = one
    const due = campaign.completionAt ? shortDate(campaign.completionAt, timeZone) : ''
    return {
      subject: subject(open, campaign, due),
      paragraphs: [lead(open, campaign.displayName), ...stagedSentence(staged), ...dueSentence(campaign, timeZone)],
      tables: toDecide(one),
      ...instructionsOf(campaign),
      action: { label: 'Open the review', path: reviewPath(campaign) },
      why: reviewerReason(campaign),
    }
  }

const waitFor = (n: number) => `${decisions(n)} ${n === 1 ? 'waits' : 'wait'} for you`
const remindNow = aboutWork(
  (n) => waitFor(n),
  (n, name) => `In ${name}, ${waitFor(n)}.`,
)

/** One mail for all campaigns that send reminders, on its day only. */
const dueTime = ({ completionAt }: MailedCampaign) => completionAt?.getTime() ?? Number.MAX_SAFE_INTEGER
const byName = (one: MailedCampaign, other: MailedCampaign) => one.displayName.localeCompare(other.displayName, 'en')

/** The campaign that is due next comes first. */
const reminder: LetterOf = (facts) => {
  const { data, today, timeZone } = facts
  const work = facts.work
    .filter(({ campaign }) => isOpen(campaign) && campaign.notifications.sendReminders)
    .sort(({ campaign: one }, { campaign: other }) => dueTime(one) - dueTime(other) || byName(one, other))
  const [first] = work
  if (!first || data.day !== today) return undefined
  if (work.length === 1) return remindNow({ ...facts, work })
  const total = sum(work, ({ open }) => open)
  const due = ({ completionAt }: MailedCampaign) =>
    completionAt ? `, due on ${shortDate(completionAt, timeZone)}` : ''
  return {
    subject: waitFor(total),
    paragraphs: [
      `In ${work.length} campaigns, ${waitFor(total)}.`,
      ...stagedSentence(sum(work, ({ staged }) => staged)),
      `Dates are those of ${timeZone}.`,
    ],
    tables: [
      {
        heading: 'To decide, by campaign',
        rows: work.map(({ campaign, open }) => [`${campaign.displayName}${due(campaign)}`, open]),
      },
    ],
    action: { label: 'Open your reviews', path: '/reviews' },
    why: 'You get this mail because you review access in these campaigns. If somebody else should decide, reassign the tasks in the review.',
  }
}

const delegationOffer: LetterOf = ({ work: all, delegate }) => {
  const work = all.filter(({ campaign }) => isOpen(campaign))
  const total = sum(work, ({ open }) => open)
  if (total === 0 || delegate === '') return undefined
  return {
    subject: `Your delegate can take over ${counted(total, 'review')}`,
    paragraphs: [
      `${delegate} stands in for you now and gets what is assigned to you from now on. ${decisions(total)} that you were given before ${total === 1 ? 'stays' : 'stay'} with you.`,
      `If ${delegate} should decide ${total === 1 ? 'it' : 'them'}, reassign ${total === 1 ? 'it' : 'them'} in the review.`,
    ],
    tables: [
      { heading: 'To decide, by campaign', rows: work.map(({ campaign, open }) => [campaign.displayName, open]) },
    ],
    action: { label: 'Open your reviews', path: '/reviews' },
    why: 'You get this mail because somebody has begun to stand in for you while you have access to review.',
  }
}

const closed: LetterOf = ({ campaign, userId }) => {
  if (campaign?.state !== 'ACCESS_REVIEW_STATE_CLOSED') return undefined
  const owns = campaign.owners.some((owner) => owner.userId === userId)
  return {
    subject: `${campaign.displayName} is closed`,
    paragraphs: [
      `The access review ${campaign.displayName} is closed. Nothing in it can be decided or changed any more.`,
      owns
        ? 'What became of each item is on the page of the campaign.'
        : 'There is nothing left for you to do. Thank you.',
    ],
    tables: [],
    action: owns
      ? { label: 'Open the campaign', path: overviewPath(campaign) }
      : { label: 'Open your reviews', path: '/reviews' },
    why: owns ? ownerReason(campaign) : `You get this mail because you were a reviewer in ${campaign.displayName}.`,
  }
}

/** To owners of a campaign, while a condition holds. */
const toOwners =
  (
    isWanted: (campaign: MailedCampaign) => boolean,
    says: (
      campaign: MailedCampaign,
      data: Record<string, unknown>,
    ) => Pick<Letter, 'subject' | 'paragraphs'> | undefined,
  ): LetterOf =>
  ({ campaign, userId, data }) => {
    if (!campaign || !isWanted(campaign) || !campaign.owners.some((owner) => owner.userId === userId)) return undefined
    const said = says(campaign, data)
    return (
      said && {
        ...said,
        tables: [],
        action: { label: 'Open the campaign', path: overviewPath(campaign) },
        why: ownerReason(campaign),
      }
    )
  }

const STARTED = ['ACCESS_REVIEW_STATE_STARTING', 'ACCESS_REVIEW_STATE_OPEN', 'ACCESS_REVIEW_STATE_CLOSED']
const hasStarted = ({ state }: MailedCampaign) => STARTED.includes(state)

/** The beginning of a reason, for a subject. */
const shortReason = (reason: string): string =>
  reason.replace(/^The campaign (has not started, because )?/, '').split(/: |\. |, because |\.$/)[0] ?? ''

const closing = toOwners(
  ({ state, isClosing }) => state === 'ACCESS_REVIEW_STATE_OPEN' && isClosing,
  ({ displayName }, { openCount }) => ({
    subject: `${displayName} is being closed`,
    paragraphs: [
      `Closing of ${displayName} has begun. Nothing in it can be decided any more.`,
      `${counted(Number(openCount ?? 0), 'task')} had no decision and ${openCount === 1 ? 'gets its' : 'get their'} outcome now. You get another mail when it is done.`,
    ],
  }),
)

const notClosed = toOwners(isOpen, ({ displayName }, { reason, revokeCount }) => ({
  subject: `${displayName} was not closed: ${counted(Number(revokeCount ?? 0), 'revocation')} ${revokeCount === 1 ? 'needs' : 'need'} you`,
  paragraphs: [String(reason ?? '')],
}))

const notStarted = toOwners(
  (campaign) => !hasStarted(campaign),
  ({ displayName }, { reason }) => ({
    subject: `${displayName} has not started: ${shortReason(String(reason ?? ''))}`,
    paragraphs: [String(reason ?? '')],
  }),
)

const startedWithIssues = toOwners(hasStarted, ({ displayName }, { inaccurateSources }) => ({
  subject: `${displayName} has started with data that may be out of date`,
  paragraphs: [
    `${displayName} has started as scheduled, although the data of some sources may be out of date: ${(inaccurateSources as string[]).join(', ')}.`,
    'It started because the campaign says to continue with accuracy issues.',
  ],
}))

const needsYou = toOwners(isOpen, ({ displayName }, data) => {
  const { unassigned = 0, reviewerGone = 0, mailFailed = 0 } = data as Partial<CampaignNeeds>
  const lines = [
    [
      unassigned,
      `${counted(unassigned, 'task')} ${unassigned === 1 ? 'has' : 'have'} no reviewer. Reassign ${unassigned === 1 ? 'it' : 'them'}.`,
    ],
    [
      reviewerGone,
      `${counted(reviewerGone, 'task')} went to somebody else, because ${reviewerGone === 1 ? 'its reviewer is' : 'their reviewers are'} no longer active.`,
    ],
    [
      mailFailed,
      `Mail to ${counted(mailFailed, 'reviewer')} could not be delivered. The list of reviewers shows to whom.`,
    ],
  ] as const
  const found = lines.filter(([count]) => count > 0)
  return {
    subject: `${displayName}: ${counted(found.length, 'thing')} ${found.length === 1 ? 'needs' : 'need'} you`,
    paragraphs: found.map(([, line]) => line),
  }
})

/** What a mail about a signature was written with. */
interface SignedData {
  count: number
  refusedCount: number
  printedName: string
  meaning: string
  signedAt: string
  decisionsDigest: string
  submissionId: string
  problem: string
}

const signed: LetterOf = ({ campaign, data, timeZone }) => {
  const { count, refusedCount, printedName, meaning, signedAt, decisionsDigest, submissionId } =
    data as unknown as SignedData
  if (!campaign) return undefined
  return {
    subject: `You signed ${counted(count, 'decision')}`,
    paragraphs: [
      `You signed ${decisions(count)} in the access review ${campaign.displayName} as ${printedName} on ${fullDate(new Date(signedAt), timeZone)}.`,
      `By signing you stated: ${meaning}`,
      ...(refusedCount > 0
        ? [`${refusedCount} of them ${refusedCount === 1 ? 'was' : 'were'} refused; the submission says why.`]
        : []),
      `Submission ${submissionId}. SHA-256 of the decisions: ${decisionsDigest}. Keep this mail: it is a record that the server cannot change.`,
    ],
    tables: [],
    action: { label: 'See your submissions', path: `${reviewPath(campaign)}/submissions` },
    why: 'You get this receipt because you signed. If it was not you, tell the owners of the campaign at once.',
  }
}

const signInAgain: LetterOf = ({ campaign, data }) => {
  const { submissionId, count } = data as unknown as SignedData
  if (!campaign || !isOpen(campaign)) return undefined
  return {
    subject: `Sign in to sign ${counted(count, 'decision')}`,
    paragraphs: [
      `You asked for this link to sign ${decisions(count)} in the access review ${campaign.displayName}. A signature needs a sign-in of the last minutes.`,
    ],
    tables: [],
    action: { label: 'Sign in and sign', path: `${reviewPath(campaign)}/sign/${submissionId}` },
    why: 'You get this because you asked for it on the page on which you sign. If it was not you, ignore this mail and tell the owners of the campaign.',
  }
}

const signatureFailed: LetterOf = ({ campaign, data }) => {
  const { count, problem } = data as unknown as SignedData
  if (!campaign) return undefined
  return {
    subject: 'Your signed decisions were not recorded',
    paragraphs: [
      `The ${counted(count, 'decision')} that you signed in the access review ${campaign.displayName} ${count === 1 ? 'was' : 'were'} not recorded, because no time stamp came within an hour. ${problem}`,
      'They are still chosen. Submit and sign them again; if it fails again, tell the owners of the campaign.',
    ],
    tables: [],
    action: { label: 'Open the review', path: reviewPath(campaign) },
    why: 'You get this because you signed decisions that were not recorded.',
  }
}

/** Every kind of mail: when it is still wanted, and what it says. */
export const LETTERS: Record<MailKind, LetterOf> = {
  KICKOFF: aboutWork(
    (n, { displayName }, due) => `Review access for ${displayName}: ${n} to decide${due ? ` by ${due}` : ''}`,
    (n, name) => `The access review ${name} has started, and ${waitFor(n)}.`,
  ),
  REMINDER: reminder,
  REMINDER_NOW: remindNow,
  ASSIGNED: aboutWork(
    (n) => `${decisions(n)} ${n === 1 ? 'was' : 'were'} given to you`,
    (n, name) => `${decisions(n)} in the access review ${name} ${n === 1 ? 'was' : 'were'} given to you.`,
  ),
  DELEGATION_OFFER: delegationOffer,
  CLOSED: closed,
  CLOSING: closing,
  NOT_CLOSED: notClosed,
  NOT_STARTED: notStarted,
  STARTED_WITH_ISSUES: startedWithIssues,
  NEEDS_YOU: needsYou,
  REMOVAL_WORK: removalWork,
  REMOVAL_NOTICE: removalNotice,
  SIGNED: signed,
  SIGNATURE_FAILED: signatureFailed,
  SIGN_IN_AGAIN: signInAgain,
  SOURCE_LATE: (facts) => sourceLate(facts, (at) => shortDate(at, facts.timeZone)),
}

/** Whether what owners should look at has become more since they were told. */
export const isNews = (needs: CampaignNeeds, told: CampaignNeeds | null): boolean =>
  (Object.keys(needs) as (keyof CampaignNeeds)[]).some((key) => needs[key] > (told?.[key] ?? 0))
