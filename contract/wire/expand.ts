import Type from 'typebox'
import { Message } from './scalars.ts'

/** Which related objects to return: snake_case field names of the object, or `*` for all (interface 10.7). */
export const ExpandMask = Message('ExpandMask', {
  paths: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 1000 })),
})

/** The related objects, each once. A `...Path` field such as `$.expanded[0]` points to an entry. */
export const Expanded = Type.Array(
  Type.Object(
    { '@type': Type.String({ description: 'Names its type' }) },
    { additionalProperties: true, title: 'RelatedObject', description: 'A related object, with its fields' },
  ),
)

export const ObjectPermissions = Message(
  'ActorObjectPermissions',
  {
    read: Type.Boolean(),
    edit: Type.Boolean(),
    delete: Type.Boolean(),
    extra: Type.Record(Type.String(), Type.Boolean()),
  },
  'What the caller may do with this object',
)
