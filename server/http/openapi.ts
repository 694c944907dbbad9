import type { TSchema } from 'typebox'
import { COMMON_ERRORS, ERRORS, ErrorBody, type ErrorName, errorReason } from '../../contract/wire/errors.ts'
import { toSnake } from '../lib/names.ts'
import type { Operation } from './operation.ts'

type Json = Record<string, unknown>

/** Paths that are not operations (the token endpoint, sign-in): described by their owners. */
export type ExtraPaths = Record<string, Json>

/** The OpenAPI 3.1 document of these operations. TypeBox schemas are JSON Schema already; titled ones become components. */
export function openApiDocument(operations: readonly Operation[], extra: ExtraPaths): Json {
  const components: Json = {}
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(operation, components),
    }
  }
  for (const [path, item] of Object.entries(extra)) paths[path] = hoist(item, components) as Json
  hoist(ErrorBody, components)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Recert',
      version: '0.1.0-alpha',
      description:
        'Access review campaigns over HTTP. Paths are relative to the address of your server. Field names in bodies may be camelCase or snake_case. Times are RFC 3339 in UTC, durations are seconds with the suffix `s`, and 64-bit integers are strings.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    security: [{ bearerAuth: [] }, { oauth: [] }],
    tags: [...new Set(operations.map(({ tag }) => tag))].sort().map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        bearerAuth: { type: 'http', scheme: 'bearer' },
        oauth: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/auth/v1/token', scopes: {} } } },
      },
    },
  }
}

function describe(operation: Operation, components: Json): Json {
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    ...(operation.description ? { description: operation.description } : {}),
    'x-permission': operation.permission,
    parameters: parametersOf(operation),
    ...(operation.effect === 'upload'
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(
              operation.accepts.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
            ),
          },
        }
      : {}),
    ...(operation.body
      ? { requestBody: { content: { 'application/json': { schema: hoist(nullable(operation.body), components) } } } }
      : {}),
    responses: {
      200: {
        description: 'Success',
        ...headersOf(operation),
        content: { 'application/json': { schema: hoist(operation.reply, components) } },
      },
      ...errorResponses(errorsOf(operation)),
    },
    security: [{ bearerAuth: [] }, { oauth: [] }],
  }
}

function headersOf(operation: Operation): Json {
  const replays = operation.effect === 'write' && operation.idempotent
  if (!replays && !operation.versioned) return {}
  return {
    headers: {
      ...(replays ? { 'Idempotent-Replayed': { description: '`true` on a replay', schema: { type: 'string' } } } : {}),
      ...(operation.versioned ? { ETag: { description: 'Version of the object', schema: { type: 'string' } } } : {}),
    },
  }
}

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
const honoursIfMatch = ({ versioned, effect, path }: Operation) =>
  versioned === true && effect === 'write' && path.includes('{')

export function errorResponses(names: readonly ErrorName[]): Json {
  const byStatus = new Map<number, ErrorName[]>()
  for (const name of names) {
    const { status } = ERRORS[name]
    byStatus.set(status, [...(byStatus.get(status) ?? []), name])
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, errors]) => [
        status,
        {
          description: errors.map((name) => `\`${errorReason(name)}\`: ${ERRORS[name].text}`).join('\n\n'),
          ...(status === 429 || status === 503
            ? { headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } } }
            : {}),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
  )
}

function parametersOf(operation: Operation): Json[] {
  const path = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = Object.entries(operation.query?.properties ?? {}).map(([name, schema]) => {
    const { description, ...rest } = schema as TSchema & { description?: string }
    return { name: toSnake(name), in: 'query', ...(description ? { description } : {}), schema: rest }
  })
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Makes retries safe: for 24 hours, the same request with the same key returns the first reply',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  }
  const ifMatch = {
    name: 'If-Match',
    in: 'header',
    description:
      'ETag of the reply that the change is based on; the change is refused with 412 if the object has changed since',
    schema: { type: 'string' },
  }
  return [
    ...path,
    ...query,
    ...(operation.effect === 'write' && operation.idempotent ? [key] : []),
    ...(honoursIfMatch(operation) ? [ifMatch] : []),
  ]
}

/** In a request, null means the same as omitting an optional field. */
function nullable(body: TSchema): TSchema {
  const { properties = {}, required = [] } = body as { properties?: Record<string, TSchema>; required?: string[] }
  const fields = Object.entries(properties).map(([name, schema]) => {
    if (required.includes(name)) return [name, schema]
    const { title, description } = schema as { title?: string; description?: string }
    // A message describes itself; any other field is described here.
    const about = title === undefined && description !== undefined ? { description } : {}
    return [name, { ...about, anyOf: [schema, { type: 'null' }] }]
  })
  return { ...body, properties: Object.fromEntries(fields) }
}

/** Schema keywords for our own decoder; their values are strings, unlike those of a field with the same name. */
const DECODER_KEYWORDS = ['hint', 'tooMany']

/** Moves titled messages to `components` and leaves references to them. */
function hoist(schema: unknown, components: Json): unknown {
  if (Array.isArray(schema)) return schema.map((item) => hoist(item, components))
  if (schema === null || typeof schema !== 'object') return schema
  const { title } = schema as { title?: string }
  const plain = Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(DECODER_KEYWORDS.includes(key) && typeof value === 'string'))
      .map(([key, value]) => [key, hoist(value, components)]),
  )
  if (title === undefined || plain.type !== 'object') return plain
  const { title: _, ...component } = plain
  components[title] = component
  return { $ref: `#/components/schemas/${title}` }
}
