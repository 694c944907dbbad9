import type { CampaignSummary } from '../../../contract/review/progress.ts'
import { counted, namedList } from '../../lib/names.ts'
import type { AwayReviewer } from './progress.store.ts'

type Need = CampaignSummary['needsYou'][number]

/** What an owner of a campaign should look at, with what to do. */
export function needsOf(found: {
  heldReason: string
  unassigned: number
  inactive: number
  ruleFailures: number
  mailFailures: number
  lateSources: readonly string[]
  overdueRemovals: number
  away: readonly AwayReviewer[]
}): Need[] {
  const { heldReason, unassigned, inactive, ruleFailures, mailFailures, lateSources, overdueRemovals, away } = found
  const tasksHave = (n: number) => `${counted(n, 'task')} ${n === 1 ? 'has' : 'have'}`
  const needs: Need[] = [
    {
      code: 'UNASSIGNED',
      count: unassigned,
      description: `${tasksHave(unassigned)} no reviewer. Reassign them, or give the campaign an owner who may review them and process them again.`,
    },
    {
      code: 'REVIEWERS_NOT_ACTIVE',
      count: inactive,
      description: `${tasksHave(inactive)} only reviewers who are not active. They are given to others shortly; reassign them if they are not.`,
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
    {
      code: 'REMOVALS_LATE',
      count: overdueRemovals,
      description: `${counted(overdueRemovals, 'removal')} of denied access ${overdueRemovals === 1 ? 'is' : 'are'} overdue.`,
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

const dayOf = (at: Date): string =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
