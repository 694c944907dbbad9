import { Type } from 'typebox'
import { Timestamp } from '../wire/scalars.ts'

/** The time at which access data is looked at. */
export const at = Type.Optional(Timestamp)
