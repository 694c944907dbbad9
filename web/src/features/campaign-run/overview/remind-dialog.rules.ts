import { countOf, formatCount } from '../../../parts/values/format.ts'
import { type Reminded, remindedCount } from './remind.rules.ts'

/** Whom a reminder is for, for the server, which finds the people itself unless they were chosen. */
export function remindRequest(whom: Reminded): { userIds?: string[]; notBegun?: true; staged?: true } {
  if ('people' in whom) return { userIds: whom.people.map(({ id }) => id) }
  if ('openTasksOf' in whom) return {}
  return 'notSubmittedBy' in whom ? { staged: true } : { notBegun: true }
}

const EXCEPT = 'except those who are not active or got a reminder within the last hour'

/** What a reminder does, before it is sent. */
export function remindText(whom: Reminded): string {
  const count = remindedCount(whom)
  if ('people' in whom)
    return count === 1
      ? `${whom.people[0]?.displayName} gets one mail now, unless they are not active or got a reminder within the last hour.`
      : `${formatCount(count)} reviewers get one mail each now, ${EXCEPT}.`
  const what =
    'openTasksOf' in whom
      ? 'open tasks'
      : 'notSubmittedBy' in whom
        ? 'chosen decisions and not submitted them'
        : 'neither chosen nor submitted a decision'
  return `${count === 1 ? '1 reviewer has' : `${formatCount(count)} reviewers have`} ${what}. Each gets one mail now, ${EXCEPT}.`
}

/** What a reminder did: `sent` of those whom it named get a mail. */
export function remindedText(whom: Reminded, sent: number): string {
  const count = remindedCount(whom)
  const why = (got: string) => `got ${got} within the last hour or ${count === 1 ? 'is' : 'are'} not active.`
  if (sent === 0)
    return `Nobody was reminded: ${count === 1 ? 'the reviewer' : `all ${formatCount(count)}`} ${why('a reminder')}`
  const get = `${countOf(sent, 'reviewer')} will get a reminder.`
  return sent < count ? `${get} The others of the ${formatCount(count)} ${why('one')}` : get
}
