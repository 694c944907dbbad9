import { formatCount } from '../../parts/values/format.ts'

/** Whom a reminder is for: those who have not begun, or people that were chosen. */
export type Reminded = { notBegunCount: number } | { people: readonly { id: string; displayName: string }[] }

export const remindedCount = (whom: Reminded): number => ('people' in whom ? whom.people.length : whom.notBegunCount)

/** What a reminder does, before it is sent. */
export function remindText(whom: Reminded): string {
  const count = remindedCount(whom)
  if ('people' in whom)
    return count === 1
      ? `${whom.people[0]?.displayName} gets one mail now, unless they got a reminder within the last hour.`
      : `${formatCount(count)} reviewers get one mail each now, except those who got a reminder within the last hour.`
  return `${
    count === 1 ? '1 reviewer has' : `${formatCount(count)} reviewers have`
  } neither chosen nor submitted a decision. Each gets one mail now, except those who got a reminder within the last hour.`
}
