import Type, { type Static } from 'typebox'

/** The rules for keys and values are in server/directory/annotations.ts (interface 10.6). */
export const MAX_ANNOTATIONS = 16

/** Labels set by the caller. */
export const Annotations = Type.Record(Type.String(), Type.String({ maxLength: 256 }), {
  description: 'Up to 16 labels; an update keeps absent keys and removes empty values',
})
export type Annotations = Static<typeof Annotations>
