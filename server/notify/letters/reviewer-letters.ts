import type { MailedCampaign } from '../../campaign/index.ts'
import { counted, formatCount } from '../../lib/names.ts'
import { decisions, fullDate, isOpen, type LetterOf, type MailedTasks, reviewPath, shortDate } from '../mail-facts.ts'
import { byApp, type Letter } from './letter.ts'

const MAX_INSTRUCTIONS = 2_000

const sum = (openTasks: readonly MailedTasks[], pick: (one: MailedTasks) => number) =>
  openTasks.reduce((total, one) => total + pick(one), 0)

const dueSentence = ({ completionAt }: MailedCampaign, timeZone: string): string[] =>
  completionAt ? [`It is due on ${fullDate(completionAt, timeZone)}.`] : []

const stagedSentence = (staged: number): string[] =>
  staged > 0
    ? [
        `You have chosen ${counted(staged, 'decision')} but not submitted ${staged === 1 ? 'it' : 'them'} yet. Only submitted decisions count.`,
      ]
    : []

const toDecide = ({ apps }: MailedTasks) =>
  byApp(
    'To decide, by app',
    apps.map(({ displayName, open }) => ({ displayName, count: open })),
  )

const instructionsOf = ({ reviewInstructions }: MailedCampaign): Pick<Letter, 'instructions'> => {
  const text = reviewInstructions.trim()
  if (text === '') return {}
  return { instructions: text.length > MAX_INSTRUCTIONS ? `${text.slice(0, MAX_INSTRUCTIONS)} …` : text }
}

const reviewerReason = ({ displayName }: MailedCampaign) =>
  `You are receiving this mail because you review access in ${displayName}. If somebody else should decide, reassign the tasks in the review.`

/** About one campaign in which the person has something to decide. */
const aboutTasks =
  (
    subject: (n: number, campaign: MailedCampaign, due: string) => string,
    lead: (n: number, name: string) => string,
  ): LetterOf =>
  ({ openTasks: [one], timeZone }) => {
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
export const remindNow = aboutTasks(
  (n) => waitFor(n),
  (n, name) => `In ${name}, ${waitFor(n)}.`,
)

/** The campaign that is due next comes first. */
const dueTime = ({ completionAt }: MailedCampaign) => completionAt?.getTime() ?? Number.MAX_SAFE_INTEGER
const byName = (one: MailedCampaign, other: MailedCampaign) => one.displayName.localeCompare(other.displayName, 'en')

/** One mail for all campaigns that send reminders, on its day only. */
export const reminder: LetterOf = (facts) => {
  const { data, today, timeZone } = facts
  const openTasks = facts.openTasks
    .filter(({ campaign }) => isOpen(campaign) && campaign.notifications.sendReminders)
    .sort(({ campaign: one }, { campaign: other }) => dueTime(one) - dueTime(other) || byName(one, other))
  const [first] = openTasks
  if (!first || data.day !== today) return undefined
  if (openTasks.length === 1) return remindNow({ ...facts, openTasks })
  const total = sum(openTasks, ({ open }) => open)
  const due = ({ completionAt }: MailedCampaign) =>
    completionAt ? `, due on ${shortDate(completionAt, timeZone)}` : ''
  return {
    subject: waitFor(total),
    paragraphs: [
      `In ${formatCount(openTasks.length)} campaigns, ${waitFor(total)}.`,
      ...stagedSentence(sum(openTasks, ({ staged }) => staged)),
      `Dates are in ${timeZone}.`,
    ],
    tables: [
      {
        heading: 'To decide, by campaign',
        rows: openTasks.map(({ campaign, open }) => [`${campaign.displayName}${due(campaign)}`, open]),
      },
    ],
    action: { label: 'Open your reviews', path: '/reviews' },
    why: 'You are receiving this mail because you review access in these campaigns. If somebody else should decide, reassign the tasks in the review.',
  }
}

export const delegationOffer: LetterOf = ({ openTasks: all, delegate }) => {
  const openTasks = all.filter(({ campaign }) => isOpen(campaign))
  const total = sum(openTasks, ({ open }) => open)
  if (total === 0 || delegate === '') return undefined
  return {
    subject: `Your delegate can take over ${counted(total, 'review')}`,
    paragraphs: [
      `${delegate} is now your stand-in and receives tasks assigned to you from now on. ${decisions(total)} that were assigned to you before ${total === 1 ? 'stays' : 'stay'} with you.`,
      `If ${delegate} should decide ${total === 1 ? 'it' : 'them'}, reassign ${total === 1 ? 'it' : 'them'} in the review.`,
    ],
    tables: [
      { heading: 'To decide, by campaign', rows: openTasks.map(({ campaign, open }) => [campaign.displayName, open]) },
    ],
    action: { label: 'Open your reviews', path: '/reviews' },
    why: 'You are receiving this mail because somebody has begun to stand in for you while you have access to review.',
  }
}

export const kickoff = aboutTasks(
  (n, { displayName }, due) =>
    `Review access for ${displayName}: ${formatCount(n)} to decide${due ? ` by ${due}` : ''}`,
  (n, name) => `The access review ${name} has started, and ${waitFor(n)}.`,
)

export const assigned = aboutTasks(
  (n) => `${decisions(n)} ${n === 1 ? 'was' : 'were'} assigned to you`,
  (n, name) => `${decisions(n)} in the access review ${name} ${n === 1 ? 'was' : 'were'} assigned to you.`,
)
