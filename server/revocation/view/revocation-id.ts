import { idOfPair, pairOfId } from '../../lib/ids.ts'

/** The id of a revoke task. Ids of review tasks have the key of their review where this one has 0. */
export const revocationId = (createdAt: Date, number: string): string =>
  idOfPair(createdAt.getTime(), 0n, BigInt(number))

/** The step of a revoke task that actions quote as `policyStepId`. */
export const revocationStepId = (createdAt: Date, number: string): string =>
  idOfPair(createdAt.getTime(), BigInt(number), 0n)

/** How replies name a revoke task. */
export const revokeTaskName = ({ createdAt, number }: { createdAt: Date; number: string }) => ({
  taskId: revocationId(createdAt, number),
  numericId: number,
})

/** The number in the id of a revoke task, or the text itself if it is a number; undefined for anything else. */
export function numberOfRevocation(text: string): string | undefined {
  if (/^[1-9][0-9]{0,17}$/.test(text)) return text
  const pair = pairOfId(text)
  return pair?.first === 0n ? String(pair.second) : undefined
}

/** Whether a text names the revocation: by its number or its whole id. */
export const isNamed = (text: string, { createdAt, number }: { createdAt: Date; number: string }): boolean =>
  text === number || text === revocationId(createdAt, number)
