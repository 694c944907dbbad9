import { Type } from 'typebox'
import { Timestamp } from '../wire/scalars.ts'

/** The time as of which access data is read. */
export const at = Type.Optional(Timestamp)
