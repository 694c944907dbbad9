import type { CampaignSummary } from '../../../contract/review/progress.ts'
import { counted, formatCount, namedList } from '../../lib/names.ts'
import { QUICK_SECONDS } from '../submissions/speed.rules.ts'
import type { AwayReviewer, UnseenReviewer } from './absent-reviewers.store.ts'
import type { FastReviewer } from './fast-reviewers.store.ts'
import type { Pace } from './pace.rules.ts'

type Need = CampaignSummary['needsYou'][number]

/** What an owner of a campaign should look at, with what to do. */
export function needsOf(found: {
  heldReason: string
  unassigned: number
  inactive: number
  ofOwners: number
  ruleFailures: number
  mailFailures: number
  lateSources: readonly string[]
  overdueRemovals: number
  away: readonly AwayReviewer[]
  unseen: readonly UnseenReviewer[]
  fast: readonly FastReviewer[]
  notBegun: number
  openedAt: Date | null
  pace: Pace | undefined
  now: Date
}): Need[] {
  const { heldReason, unassigned, inactive, ruleFailures, mailFailures, lateSources, overdueRemovals, away } = found
  const { unseen, fast, pace, now, ofOwners } = found
  const tasksHave = (n: number) => `${counted(n, 'task')} ${n === 1 ? 'has' : 'have'}`
  const needs: Need[] = [
    {
      code: 'UNASSIGNED',
      count: unassigned,
      description: `${tasksHave(unassigned)} no reviewer. Reassign them, or add a campaign owner who may review them and process them again.`,
    },
    {
      code: 'REVIEWERS_NOT_ACTIVE',
      count: inactive,
      description: `${tasksHave(inactive)} only inactive reviewers. Recert reassigns them within minutes; if it does not, reassign them yourself.`,
    },
    ...away.map(
      ({ userId, displayName, openCount, standIn, until }): Need => ({
        code: 'REVIEWER_AWAY',
        count: openCount,
        userId,
        userDisplayName: displayName,
        description: `${displayName} is away${until ? ` until ${dayOf(until)}` : ''}${standIn ? `, and ${standIn} stands in for new tasks` : ''}. ${counted(openCount, 'open task')} ${openCount === 1 ? 'stays' : 'stay'} with ${displayName} until somebody reassigns ${openCount === 1 ? 'it' : 'them'}.`,
      }),
    ),
    ...unseen.map(
      ({ userId, displayName, openCount, seenAt, reminderCount }): Need => ({
        code: 'REVIEWER_NOT_SEEN',
        count: openCount,
        userId,
        userDisplayName: displayName,
        description: `${displayName} has ${seenAt ? `not opened the review for ${formatCount(daysBetween(seenAt, now))} days` : 'never opened the review'}. ${reminderCount === 0 ? 'No reminder has been sent.' : `${counted(reminderCount, 'reminder')} ${reminderCount === 1 ? 'was' : 'were'} sent.`}`,
      }),
    ),
    ...fast.flatMap(
      ({ userId, displayName: userDisplayName, choiceCount, quickCount, bulkCount, bulkRiskCount }): Need[] => [
        {
          code: 'APPROVED_AT_ONCE',
          count: bulkCount,
          userId,
          userDisplayName,
          description: `${userDisplayName} approved ${formatCount(bulkCount)} tasks at once, ${formatCount(bulkRiskCount)} of them with high risk. ${ASK}`,
        },
        {
          code: 'DECIDED_FAST',
          count: quickCount,
          userId,
          userDisplayName,
          description: `${userDisplayName} made ${formatCount(choiceCount)} choices, and ${formatCount(quickCount)} of them less than ${QUICK_SECONDS} seconds after the previous one. ${ASK}`,
        },
      ],
    ),
    ...(pace ? [behind(pace)] : []),
    {
      code: 'NOT_BEGUN',
      count: found.openedAt && daysBetween(found.openedAt, now) >= DAYS_TO_BEGIN ? found.notBegun : 0,
      description: `${counted(found.notBegun, 'reviewer')} ${found.notBegun === 1 ? 'has' : 'have'} neither chosen nor submitted a decision since the start. Remind them, or reassign their tasks.`,
    },
    {
      code: 'REMOVALS_LATE',
      count: overdueRemovals,
      description: `${counted(overdueRemovals, 'removal')} of denied access ${overdueRemovals === 1 ? 'is' : 'are'} overdue.`,
    },
    {
      code: 'TO_OWNERS',
      count: ofOwners,
      description: `${counted(ofOwners, 'open task')} came to the owners of the campaign, because no other reviewer was found. Review ${ofOwners === 1 ? 'it' : 'them'}, or give ${ofOwners === 1 ? 'it' : 'them'} to somebody who knows the access.`,
    },
    {
      code: 'RULES_FAILED',
      count: ruleFailures,
      description: `The rules of the policy failed for ${counted(ruleFailures, 'item')}, so the campaign owners review ${ruleFailures === 1 ? 'it' : 'them'}.`,
    },
    {
      code: 'MAIL_FAILED',
      count: mailFailures,
      description: `Mail to ${counted(mailFailures, 'reviewer')} could not be delivered. Correct the address, or tell ${mailFailures === 1 ? 'the person' : 'them'} yourself; the list of reviewers has the reason.`,
    },
    {
      code: 'SOURCES_LATE',
      count: lateSources.length,
      description: `${counted(lateSources.length, 'source')} should have been imported again: ${namedList(lateSources)}. Until then, removals of ${lateSources.length === 1 ? 'its' : 'their'} access cannot be verified.`,
    },
  ]
  return [
    ...(heldReason === '' ? [] : [{ code: 'HELD' as const, count: 0, description: heldReason }]),
    ...needs.filter(({ count }) => count > 0),
  ]
}

/** How long nobody wonders that a reviewer has not begun. */
const DAYS_TO_BEGIN = 2

const ASK = 'Ask how they were checked, and restart the tasks that should be decided again.'

const behind = ({ perDay, days, left, dueAt, isOverdue }: Pace): Need => ({
  code: 'BEHIND',
  count: left,
  description: isOverdue
    ? `The campaign was due on ${dayOf(dueAt)}, and ${counted(left, 'task')} ${left === 1 ? 'is' : 'are'} still open.`
    : `${perDay === 0 ? `No task was closed in the last ${days} days.` : `About ${rounded(perDay)} tasks a day were closed in the last ${days} days.`} At this pace, ${counted(left, 'task')} will still be open on the due date, ${dayOf(dueAt)}.`,
})

const rounded = (n: number): string => (n < 10 ? String(Math.round(n * 10) / 10) : formatCount(Math.round(n)))
const daysBetween = (from: Date, to: Date): number => Math.floor((to.getTime() - from.getTime()) / 86_400_000)
const dayOf = (at: Date): string =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
