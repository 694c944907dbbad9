import { STATUS_CODES } from 'node:http'
import {
  COMMON_ERRORS,
  ERRORS,
  type ErrorName,
  errorReason,
  FIELD_REASONS,
  type FieldReason,
} from '../../../contract/wire/errors.ts'
import type { Operation } from '../operation.ts'
import type { Json, Schema } from './schema.ts'

/** Reasons that a field of any request can have. */
export const COMMON_FIELD_REASONS: readonly FieldReason[] = ['invalid_value', 'unknown_field']

/** Errors and field reasons that follow from how requests arrive and are decoded: no operation needs to list them. */
const EVERYWHERE: ReadonlySet<ErrorName> = new Set<ErrorName>([
  ...COMMON_ERRORS,
  'malformed_request',
  'malformed_json',
  'invalid_idempotency_key',
  'invalid_page_token',
  'not_found',
  'body_too_large',
  'unsupported_media_type',
])
/** Statuses that have a single reason. */
const ONE_REASON: ReadonlySet<string> = new Set(['412', '422'])
const DECODING: ReadonlySet<string> = new Set([...COMMON_FIELD_REASONS, 'required', 'unknown_enum_value'])

/** Every error the operation can answer with: those it declares and those that follow from its shape. */
export function errorsOf(operation: Operation): ErrorName[] {
  const takesBody = operation.method !== 'GET'
  const implied: ErrorName[] = [
    'malformed_request',
    ...(takesBody ? (['malformed_json', 'body_too_large', 'unsupported_media_type'] as const) : []),
    'invalid_idempotency_key',
    ...(operation.effect === 'write' && operation.idempotent ? (['idempotency_key_reused'] as const) : []),
    ...(honoursIfMatch(operation) ? (['version_changed', 'invalid_if_match'] as const) : []),
  ]
  return [...new Set([...operation.errors, ...COMMON_ERRORS, ...implied])]
}

/** A create has no version that a caller could name. */
export const honoursIfMatch = ({ versioned, effect, path }: Operation) =>
  versioned === true && effect === 'write' && path.includes('{')

/** Every other reason of an invalid field: those the operation declares and those that follow from its schemas. */
export function fieldReasonsOf({ query, body, fieldReasons = [] }: Operation): FieldReason[] {
  const implied = [query, body].flatMap((schema) => (schema ? schemaReasons(schema as Schema) : []))
  const possible = new Set<string>([...implied, ...fieldReasons])
  return (Object.keys(FIELD_REASONS) as FieldReason[]).filter((reason) => possible.has(reason))
}

/** What decoding a value of this schema can complain about (see decode.ts). */
function schemaReasons({ properties = {}, patternProperties = {}, items, anyOf = [], ...schema }: Schema): string[] {
  const parts = [...Object.values(properties), ...Object.values(patternProperties), ...(items ? [items] : []), ...anyOf]
  return [
    ...(schema.enum ? ['unknown_enum_value'] : []),
    ...(schema.required?.length ? ['required'] : []),
    ...(schema.tooMany ? [schema.tooMany] : []),
    ...parts.flatMap(schemaReasons),
  ]
}

/** Statuses that depend on the operation. All others are in its default response, which is the same everywhere. */
const OWN_STATUSES = [400, 404, 409, 412, 422]
const DEFAULT = { key: 'default', name: 'OtherError' }
const responseOf = (error: ErrorName) => {
  const { status } = ERRORS[error]
  if (!OWN_STATUSES.includes(status)) return DEFAULT
  return { key: String(status), name: (STATUS_CODES[status] ?? '').replace(/\W/g, '') }
}

/** The shared responses of the document, from the errors that occur. */
export function errorComponents(used: Iterable<ErrorName>): Json {
  return Object.fromEntries(
    [...grouped(used)].map(([key, { name, errors }]) => [
      name,
      {
        description: [
          ...errors.map((error) => sentence(error, key === DEFAULT.key)),
          ...(key === '400' ? [FIELDS_TEXT] : []),
        ].join('\n\n'),
        ...(key === DEFAULT.key ? { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } } : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
      },
    ]),
  )
}

const FIELDS_TEXT = `Invalid fields have reasons of their own: ${COMMON_FIELD_REASONS.map((reason) => `\`${reason.toUpperCase()}\``).join(' and ')} in every operation, and those that \`x-field-reasons\` lists.`

const sentence = (error: ErrorName, withStatus: boolean) =>
  `${withStatus ? `${ERRORS[error].status} ` : ''}\`${errorReason(error)}\`: ${ERRORS[error].text}`

/**
 * References to the shared responses. Where an operation has errors or field reasons that not every operation has, the
 * reference lists them.
 */
export function errorResponses(errors: Iterable<ErrorName>, fieldReasons: readonly FieldReason[] = []): Json {
  return Object.fromEntries(
    [...grouped(errors)].map(([key, { name, errors }]) => {
      const $ref = `#/components/responses/${name}`
      const own = [
        ...errors.filter((error) => !EVERYWHERE.has(error)),
        ...(key === '400' ? fieldReasons.filter((reason) => !DECODING.has(reason)) : []),
      ].map((reason) => `\`${reason.toUpperCase()}\``)
      if (own.length === 0 || ONE_REASON.has(key)) return [key, { $ref }]
      const others = errors.some((error) => EVERYWHERE.has(error)) ? ', and common reasons' : ''
      return [key, { $ref, description: `${own.join(', ')}${others}` }]
    }),
  )
}

function grouped(errors: Iterable<ErrorName>): Map<string, { name: string; errors: ErrorName[] }> {
  const groups = new Map<string, { name: string; errors: ErrorName[] }>()
  const sorted = [...new Set(errors)].sort((a, b) => ERRORS[a].status - ERRORS[b].status || (a < b ? -1 : 1))
  for (const error of sorted) {
    const { key, name } = responseOf(error)
    groups.set(key, { name, errors: [...(groups.get(key)?.errors ?? []), error] })
  }
  return groups
}
