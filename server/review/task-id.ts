import { idOfPair, pairOfId } from '../lib/ids.ts'
import type { Review } from './review.store.ts'

const timeOf = ({ openedAt, createdAt }: Pick<Review, 'openedAt' | 'createdAt'>) => (openedAt ?? createdAt).getTime()
type Opened = Pick<Review, 'key' | 'openedAt' | 'createdAt'>

export const taskId = (review: Opened, number: string): string =>
  idOfPair(timeOf(review), BigInt(review.key), BigInt(number))

/** The id of one opening of a step, which decisions quote as `policyStepId`. */
export const stepId = (review: Opened, number: string, seq: number): string =>
  idOfPair(timeOf(review), BigInt(number), BigInt(seq))

/** The number in the id of a task, or the text itself if it is a number; undefined for anything else. */
export function numberOfTask(text: string): { number: string; reviewKey?: string } | undefined {
  if (/^[1-9][0-9]{0,17}$/.test(text)) return { number: text }
  const pair = pairOfId(text)
  return pair && { number: String(pair.second), reviewKey: String(pair.first) }
}

/** The instance that a `policyStepId` names, if it is one of this task. */
export function instanceOf(review: Opened, number: string, id: string): number | undefined {
  const seq = Number(pairOfId(id)?.second ?? 0n)
  return seq > 0 && stepId(review, number, seq) === id ? seq : undefined
}
