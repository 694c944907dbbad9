import type { MailedCampaign } from '../../campaign/index.ts'
import { counted } from '../../lib/names.ts'
import type { CampaignNeeds } from '../../review/index.ts'
import { isOpen, type LetterOf, overviewPath } from '../mail-facts.ts'
import type { Letter } from './letter.ts'

const ownerReason = ({ displayName }: MailedCampaign) =>
  `You are receiving this mail because you own the campaign ${displayName}.`

export const closed: LetterOf = ({ campaign, userId }) => {
  if (campaign?.state !== 'ACCESS_REVIEW_STATE_CLOSED') return undefined
  const owns = campaign.owners.some((owner) => owner.userId === userId)
  return {
    subject: `${campaign.displayName} is closed`,
    paragraphs: [
      `The access review ${campaign.displayName} is closed. Decisions and changes are no longer possible.`,
      owns ? 'The campaign page shows the outcome of each item.' : 'There is nothing left for you to do. Thank you.',
    ],
    tables: [],
    action: owns
      ? { label: 'Open the campaign', path: overviewPath(campaign) }
      : { label: 'Open your reviews', path: '/reviews' },
    why: owns
      ? ownerReason(campaign)
      : `You are receiving this mail because you were a reviewer in ${campaign.displayName}.`,
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

export const closing = toOwners(
  ({ state, isClosing }) => state === 'ACCESS_REVIEW_STATE_OPEN' && isClosing,
  ({ displayName }, { openCount }) => ({
    subject: `${displayName} is being closed`,
    paragraphs: [
      `${displayName} is closing. Decisions are no longer possible.`,
      `${counted(Number(openCount ?? 0), 'task')} had no decision and ${openCount === 1 ? 'gets its' : 'get their'} outcome now. You will get another mail when it is done.`,
    ],
  }),
)

export const notClosed = toOwners(isOpen, ({ displayName }, { reason, revokeCount }) => ({
  subject: `${displayName} was not closed: ${counted(Number(revokeCount ?? 0), 'revocation')} ${revokeCount === 1 ? 'needs' : 'need'} you`,
  paragraphs: [String(reason ?? '')],
}))

export const notStarted = toOwners(
  (campaign) => !hasStarted(campaign),
  ({ displayName }, { reason }) => ({
    subject: `${displayName} has not started: ${shortReason(String(reason ?? ''))}`,
    paragraphs: [String(reason ?? '')],
  }),
)

export const startedWithIssues = toOwners(hasStarted, ({ displayName }, { inaccurateSources }) => ({
  subject: `${displayName} has started with data that may be out of date`,
  paragraphs: [
    `${displayName} has started as scheduled, although the data of some sources may be out of date: ${(inaccurateSources as string[]).join(', ')}.`,
    'It started because the campaign is set to continue despite accuracy issues.',
  ],
}))

export const needsYou = toOwners(isOpen, ({ displayName }, data) => {
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
