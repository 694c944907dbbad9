import Type, { type Static } from 'typebox'

/** The rules for keys and values are in server/directory/annotations.ts (interface 10.6). */
export const MAX_ANNOTATIONS = 16

/** Labels set by the caller. */
export const Annotations = Type.Record(Type.String(), Type.String({ maxLength: 256 }), {
  description:
    'At most 16 labels and 4096 bytes in total. An update keeps keys that are absent, and removes keys with an empty value.',
})
export type Annotations = Static<typeof Annotations>
