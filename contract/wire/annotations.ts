import Type, { type Static } from 'typebox'

/** client-facts 6.6; the rules for what a key and a value may hold are in server/directory/annotations.ts. */
export const MAX_ANNOTATIONS = 16

/** Labels that a caller attaches. */
export const Annotations = Type.Record(Type.String(), Type.String({ maxLength: 256 }), {
  description:
    'At most 16 labels, 4096 bytes in all. In an update keys that are absent stay as they are, and an empty value removes its key.',
})
export type Annotations = Static<typeof Annotations>
