import Type from 'typebox'
import { Id, listReply, Message, Timestamp } from '../wire/scalars.ts'

export const Session = Message('Session', {
  id: Id,
  createdAt: Timestamp,
  expiresAt: Timestamp,
  address: Type.String({ description: 'IP address that signed in' }),
  userAgent: Type.String({ description: 'How the browser named itself; empty if it did not' }),
  current: Type.Boolean({ description: 'Whether this request belongs to the session' }),
})
export const RevokeSessionsReply = Message('RevokeSessionsReply', { endedCount: Type.Integer() })
export const SessionList = listReply('SessionList', Session)
