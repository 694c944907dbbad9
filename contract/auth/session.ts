import Type from 'typebox'
import { Id, listReply, Message, Timestamp } from '../wire/scalars.ts'

export const Session = Message('Session', {
  id: Id,
  createdAt: Timestamp,
  expiresAt: Timestamp,
  current: Type.Boolean({ description: 'Whether this request belongs to the session' }),
})
export const SessionList = listReply('SessionList', Session)
