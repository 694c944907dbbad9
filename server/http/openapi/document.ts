import { FIELD_TEXTS } from '../../../contract/field-texts.ts'
import { ErrorBody } from '../../../contract/wire/error-body.ts'
import type { ErrorName } from '../../../contract/wire/errors.ts'
import { pageFields } from '../../../contract/wire/scalars.ts'
import { TAGS } from '../../../contract/wire/tags.ts'
import { toCamel, toSnake } from '../../lib/names.ts'
import { VERSION } from '../../lib/version.ts'
import type { Operation } from '../operation.ts'
import { type Components, componentsOf, type Direction } from './components.ts'
import { errorComponents, errorResponses, errorsOf, fieldReasonsOf, honoursIfMatch } from './errors.ts'
import type { Json, Schema } from './schema.ts'

/** A path that is not an operation (the token endpoint, sign-in), as its owner describes it. */
export interface ExtraPath {
  /** Default post. */
  method?: 'get' | 'post'
  operationId: string
  tag: keyof typeof TAGS
  summary: string
  description: string
  /** Whether a caller needs to be signed in. */
  signedIn?: boolean
  request?: { type: string; schema: unknown }
  reply: { description: string; schema: unknown }
  errors?: readonly ErrorName[]
  /** Errors with a body of their own, by status. */
  otherErrors?: { schema: unknown; descriptions: Record<number, string> }
}
export type ExtraPaths = Record<string, ExtraPath>

const SECURITY = [{ bearerAuth: [] }, { oauth: [] }]

const INTRODUCTION = `Access review campaigns over HTTP.

Paths are relative to the address of your server. Field names in bodies may be camelCase or snake_case. Times are RFC 3339 in UTC, durations are seconds with the suffix \`s\`, and 64-bit integers are strings. Ids are strings without meaning, 27 characters long for what the server creates.

Requests with unknown fields or unknown enum values are refused. In a request, \`null\` means the same as omitting the field. Replies may gain fields and enum values in later versions: ignore fields that you do not know, and expect unknown values.

Lists and searches come in pages: send the \`nextPageToken\` of a reply as the page token of the next request, until it is empty.`

/** The OpenAPI 3.1 document of these operations. TypeBox schemas are JSON Schema already; titled ones become components. */
export function openApiDocument(operations: readonly Operation[], extra: ExtraPaths): Json {
  const components = componentsOf(
    [...operations.flatMap(schemasOf), ...Object.values(extra).flatMap(extraSchemasOf), [ErrorBody, 'reply']],
    FIELD_TEXTS,
  )
  const paths: Record<string, Json> = {}
  for (const operation of operations)
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(operation, components),
    }
  for (const [path, item] of Object.entries(extra))
    paths[path] = { [item.method ?? 'post']: describeExtra(path, item, components) }
  const tags = new Set([...operations.map(({ tag }) => tag), ...Object.values(extra).map(({ tag }) => tag)])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Recert',
      version: VERSION,
      description: INTRODUCTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The server that this document comes from' }],
    security: SECURITY,
    tags: [...tags].sort().map((name) => ({ name, description: TAGS[name] })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: components.schemas(),
      responses: errorComponents(operations.flatMap(errorsOf)),
      parameters: {
        ...HEADER_PARAMETERS,
        ...pathParameters(Object.keys(paths), components),
        pageSize: queryParameter('pageSize', pageFields.pageSize, components),
        pageToken: queryParameter('pageToken', pageFields.pageToken, components),
      },
      headers: HEADERS,
      securitySchemes: {
        bearerAuth: { type: 'http', scheme: 'bearer', description: 'An access token of the token endpoint' },
        oauth: {
          type: 'oauth2',
          description: 'Client ID and Client Secret of an API credential, in the body or as HTTP Basic',
          flows: { clientCredentials: { tokenUrl: '/auth/v1/token', scopes: {} } },
        },
      },
    },
  }
}

const schemasOf = ({ query, body, reply }: Operation): [unknown, Direction][] => [
  ...Object.values(query?.properties ?? {}).map((schema): [unknown, Direction] => [schema, 'request']),
  ...(body ? [[body, 'request'] as [unknown, Direction]] : []),
  [reply, 'reply'],
]
/** Forms have no null, and unknown fields in them are ignored: they are like replies. */
const directionOf = (type: string): Direction => (type === 'application/json' ? 'request' : 'reply')
const extraSchemasOf = ({ request, reply, otherErrors }: ExtraPath): [unknown, Direction][] => [
  ...(request ? [[request.schema, directionOf(request.type)] as [unknown, Direction]] : []),
  [reply.schema, 'reply'],
  ...(otherErrors ? [[otherErrors.schema, 'reply'] as [unknown, Direction]] : []),
]

function describe(operation: Operation, components: Components): Json {
  const fieldReasons = fieldReasonsOf(operation)
  const parameters = parametersOf(operation, components)
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    'x-permission': operation.permission,
    ...(fieldReasons.length > 0 ? { 'x-field-reasons': fieldReasons.map((reason) => reason.toUpperCase()) } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(operation, components),
    responses: {
      200: {
        description: 'OK',
        ...headersOf(operation),
        content: {
          [operation.replyType ?? 'application/json']: {
            schema: components.render(operation.reply, 'reply'),
          },
        },
      },
      ...errorResponses(errorsOf(operation), fieldReasons),
    },
  }
}

function requestBodyOf(operation: Operation, components: Components): Json {
  if (operation.effect === 'upload') {
    const bytes = { schema: { type: 'string', format: 'binary' } }
    return {
      requestBody: { required: true, content: Object.fromEntries(operation.accepts.map((type) => [type, bytes])) },
    }
  }
  if (!operation.body) return {}
  const example = operation.effect === 'write' && operation.example
  return {
    requestBody: {
      // An empty body is taken as {}.
      ...((operation.body as Schema).required?.length ? { required: true } : {}),
      content: {
        'application/json': {
          schema: components.render(operation.body, 'request'),
          ...(example ? { example } : {}),
        },
      },
    },
  }
}

function describeExtra(path: string, item: ExtraPath, components: Components): Json {
  const parameters = pathReferences(path)
  const json = (schema: unknown) => ({
    content: { 'application/json': { schema: components.render(schema, 'reply') } },
  })
  const { request, reply, otherErrors } = item
  return {
    operationId: item.operationId,
    tags: [item.tag],
    summary: item.summary,
    description: item.description,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(request
      ? {
          requestBody: {
            required: true,
            content: { [request.type]: { schema: components.render(request.schema, directionOf(request.type)) } },
          },
        }
      : {}),
    responses: {
      200: { description: reply.description, ...json(reply.schema) },
      ...errorResponses(item.errors ?? []),
      ...Object.fromEntries(
        Object.entries(otherErrors?.descriptions ?? {}).map(([status, description]) => [
          status,
          { description, ...json(otherErrors?.schema) },
        ]),
      ),
    },
    ...(item.signedIn ? {} : { security: [] }),
  }
}

const HEADERS = {
  'Idempotent-Replayed': { description: '`true` on a replay', schema: { type: 'string' } },
  ETag: { description: 'Version of the object', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait, with 429 and 503', schema: { type: 'integer', format: 'int32' } },
}
const HEADER_PARAMETERS = {
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Makes retries safe: for 24 hours, the same request with the same key returns the first reply',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  'If-Match': {
    name: 'If-Match',
    in: 'header',
    description:
      'ETag of the reply that the change is based on; the change is refused with 412 if the object has changed since',
    schema: { type: 'string' },
  },
}
const reference = (kind: 'parameters' | 'headers', name: string) => ({ $ref: `#/components/${kind}/${name}` })

function headersOf(operation: Operation): Json {
  const names = [
    ...(operation.effect === 'write' && operation.idempotent ? ['Idempotent-Replayed'] : []),
    ...(operation.versioned ? ['ETag'] : []),
  ]
  if (names.length === 0) return {}
  return { headers: Object.fromEntries(names.map((name) => [name, reference('headers', name)])) }
}

function parametersOf(operation: Operation, components: Components): Json[] {
  const path = pathReferences(operation.path)
  const query = Object.entries(operation.query?.properties ?? {}).map(([name, field]) => {
    const isShared = field === pageFields.pageSize || field === pageFields.pageToken
    return isShared ? reference('parameters', name) : queryParameter(name, field, components)
  })
  return [
    ...path,
    ...query,
    ...(operation.effect === 'write' && operation.idempotent ? [reference('parameters', 'Idempotency-Key')] : []),
    ...(honoursIfMatch(operation) ? [reference('parameters', 'If-Match')] : []),
  ]
}

const pathNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const pathReferences = (path: string) => pathNames(path).map((name) => reference('parameters', `path.${name}`))

const pathParameters = (paths: readonly string[], components: Components): Json =>
  Object.fromEntries(
    [...new Set(paths.flatMap(pathNames))].sort().map((name) => [
      `path.${name}`,
      {
        name,
        in: 'path',
        description: components.textOf(`path.${toCamel(name)}`),
        required: true,
        schema: { type: 'string' },
      },
    ]),
  )

function queryParameter(name: string, field: unknown, components: Components): Json {
  const { description = components.textOf(name), ...schema } = components.render(field, 'request')
  return { name: toSnake(name), in: 'query', description, schema }
}
