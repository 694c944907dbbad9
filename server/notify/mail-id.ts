import { idOfPair, pairOfId } from '../lib/ids.ts'

/** The id of a mail, which is also the first part of its Message-ID, so it stays the same when it is sent again. */
export const mailId = (createdAt: Date, key: string): string => idOfPair(createdAt.getTime(), 0n, BigInt(key))

/** The key in an id; undefined for an id of something else. */
export function keyOfMail(id: string): string | undefined {
  const pair = pairOfId(id)
  return pair?.first === 0n ? String(pair.second) : undefined
}
