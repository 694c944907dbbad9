import { formatDateTime } from '../../parts/values/format.ts'
import { endOfDay, startOfDay } from './day.rules.ts'
import type { Delegation } from './stand-in.queries.ts'

/** What the form holds; both days may be empty. */
export interface StandInForm {
  userId: string
  /** The first day; empty: from now on. */
  from: string
  /** The last day; empty: until it is changed. */
  until: string
}

export const delegationRequest = ({ userId, from, until }: StandInForm, zone: string) => ({
  delegatedUserId: userId,
  ...(from ? { delegationStartAt: startOfDay(from, zone) } : {}),
  ...(until ? { delegationExpireAt: endOfDay(until, zone) } : {}),
})

type Times = Pick<Delegation, 'startAt' | 'expirationAt'>

/** "from Mon 20 Nov, 00:00 CET until Fri 4 Dec, 23:59 CET". */
export function timeText({ startAt, expirationAt }: Times, now = new Date()): string {
  const from = startAt && new Date(startAt) > now ? `from ${formatDateTime(new Date(startAt))}` : 'from now on'
  return expirationAt ? `${from} until ${formatDateTime(new Date(expirationAt))}` : `${from}, until this is changed`
}

/** What a stand-in means, in words; `whose` is undefined for the reader. */
export function effectText(standIn: string, times: Times, whose?: string, now = new Date()): string {
  const [to, has, stays] = whose
    ? [`to ${whose}`, `What ${whose} has already`, `stays with ${whose}`]
    : ['to you', 'What you have already', 'stays with you']
  return `Reviews that would be assigned ${to} ${timeText(times, now)} go to ${standIn} instead, where the policy allows stand-ins. ${has} ${stays}; reassign it if somebody else should decide.`
}
