import Type, { type Static, type TObject, type TSchema } from 'typebox'

/** An object that refuses unknown fields. `title` makes it a named component of the OpenAPI document. */
export const Message = <P extends Record<string, TSchema>>(title: string, properties: P, description?: string) =>
  Type.Object(properties, { additionalProperties: false, title, ...(description === undefined ? {} : { description }) })

/** 27 base62 characters for what the server makes; longer for what clients may name. */
export const Id = Type.String({ minLength: 1, maxLength: 64 })

/** RFC 3339, in UTC. */
export const Timestamp = Type.String({ format: 'date-time' })

/** int64, as a string. */
export const Int64 = Type.String({ pattern: '^-?[0-9]{1,19}$', format: 'int64' })

/** Seconds with an `s`, up to nine fractional digits: `86400s`. */
export const Duration = Type.String({ pattern: '^[0-9]{1,12}(\\.[0-9]{1,9})?s$', examples: ['86400s'] })

/** One line of text: no control characters, and no direction marks, which can make text look different. */
const oneLine = {
  pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$',
  hint: 'must be one line without control characters or direction marks',
}

/** Display text of one line. */
export const Line = (maxLength: number) => Type.String({ maxLength, ...oneLine })

/** Name of a profile attribute. */
export const AttributeName = Type.String({ minLength: 1, maxLength: 200, ...oneLine })

/** Display text of several lines: no control characters except line breaks and tabs, no direction overrides. */
export const Text = (maxLength: number) =>
  Type.String({
    maxLength,
    default: '',
    pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]*$',
    hint: 'must not contain control characters or direction marks',
  })

/** Fields of newer clients that have no meaning here: unset is accepted, anything else is refused by name. */
export const unsupported = {
  text: (why: string) =>
    Type.Optional(Type.String({ pattern: '^([A-Z_]+_UNSPECIFIED)?$', hint: `must be empty: ${why}` })),
  object: (why: string) =>
    Type.Optional(Type.Record(Type.String(), Type.Unknown(), { maxProperties: 0, hint: `must be empty: ${why}` })),
}

/** Paging parameters, the same in query strings and bodies (interface 4.2, 8.1). */
export const pageFields = {
  pageSize: Type.Optional(
    Type.Integer({
      description: 'Rows per page, 10 to 100; by default 25',
    }),
  ),
  pageToken: Type.Optional(Type.String({ maxLength: 4096, description: 'nextPageToken of the previous page' })),
}
export const PageQuery = Type.Object(pageFields, { additionalProperties: false })

export const listReply = <T extends TSchema>(title: string, item: T) =>
  Message(title, {
    list: Type.Array(item),
    nextPageToken: Type.String({ description: 'Empty on the last page' }),
  })

/** The fields that an update changes (interface 10.5). */
export const UpdateMask = Type.Union(
  [
    Type.String({ maxLength: 2000 }),
    Type.Object(
      { paths: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 })) },
      { additionalProperties: false },
    ),
  ],
  {
    description: 'Fields to change, separated by commas; by default, all fields in the request',
  },
)

export const Empty = Type.Object({}, { additionalProperties: false })

export type Body<S extends TObject> = Static<S>

/** Marks fields that the server sets. Inputs may carry them, so that what was read can be sent back (interface 10.5). */
export const readOnly = <P extends Record<string, TSchema>>(properties: P): P =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      // TypeBox keeps its marks in hidden properties, which a spread would lose.
      Object.defineProperties(
        {},
        { ...Object.getOwnPropertyDescriptors(schema), readOnly: { value: true, enumerable: true } },
      ),
    ]),
  ) as P

/** A reply that is a file. */
export const CsvText = Type.String({ description: 'CSV with a header row' })
