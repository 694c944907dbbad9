import Schema from 'typebox/schema'
import { expect } from 'vitest'
import { COMMON_FIELD_REASONS } from '../server/http/openapi/errors.ts'

interface Replied {
  status: number
  headers: Headers
  body: unknown
}
type Response = { $ref?: string; content?: Record<string, { schema: object }> }
interface Described {
  responses: Record<string, Response | undefined>
  'x-field-reasons'?: string[]
}

interface Validator {
  Check(value: unknown): boolean
  Errors(value: unknown): unknown
}

/** The API document, made ready for many replies. */
interface Ready {
  routes: readonly { pattern: RegExp; parameters: number; methods: Record<string, Described> }[]
  responses: Record<string, Response>
  components: Components
  /** By the text of their schema. */
  validators: Map<string, Validator>
}
type ApiDocument = Record<string, unknown>
/** By kind and name. */
type Components = Record<string, Record<string, unknown>>
const ready = new WeakMap<ApiDocument, Ready>()

/**
 * Holds a reply of the API against its document: the status and the reasons of invalid fields are declared, the content
 * type is JSON, the body has the declared shape and nothing more, and an error carries its request id. Paths outside of
 * the document are passed over.
 */
export function checkReply(document: ApiDocument, method: string, path: string, reply: Replied): void {
  const known = readyFor(document)
  const operation = findOperation(known, method, path)
  if (reply.status >= 400 && path.startsWith('/api/')) checkErrorBody(reply)
  if (!operation) return
  checkFieldReasons(operation, reply, `${method} ${path}`)
  const declared = responseOf(known, operation, reply.status)
  expect(declared, `${method} ${path} answered ${reply.status}, which it does not declare`).toBeDefined()
  const schema = declared?.content?.['application/json']?.schema
  if (!schema) return
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
  const validator = validatorOf(known, schema)
  if (!validator.Check(reply.body))
    expect.fail(`${method} ${path} ${reply.status}: ${JSON.stringify(validator.Errors(reply.body))}`)
}

function readyFor(document: ApiDocument): Ready {
  const known = ready.get(document)
  if (known) return known
  const { responses, ...others } = document.components as { responses: Record<string, Response> }
  const routes = Object.entries(document.paths as Record<string, Record<string, Described>>)
    .map(([template, methods]) => ({
      pattern: new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
      parameters: template.match(/\{/g)?.length ?? 0,
      methods,
    }))
    // A literal path wins over a template.
    .sort((a, b) => a.parameters - b.parameters)
  const made = { routes, responses, components: closed({ responses, ...others }) as Components, validators: new Map() }
  ready.set(document, made)
  return made
}

function validatorOf({ components, validators }: Ready, schema: object): Validator {
  const key = JSON.stringify(schema)
  const known = validators.get(key)
  if (known) return known
  const needed: Components = {}
  addReferred(schema, components, needed)
  const validator: Validator = Schema.Compile({ ...schema, components: needed } as never)
  validators.set(key, validator)
  return validator
}

/** Adds what a schema refers to. The compiler reads all that it is given: the whole document took ten times as long. */
function addReferred(schema: unknown, all: Components, needed: Components): void {
  if (schema === null || typeof schema !== 'object') return
  const [, , kind = '', name = ''] = '$ref' in schema ? String(schema.$ref).split('/') : []
  if (kind !== '' && needed[kind]?.[name] === undefined) {
    needed[kind] = { ...needed[kind], [name]: all[kind]?.[name] }
    addReferred(all[kind]?.[name], all, needed)
  }
  for (const inner of Object.values(schema)) addReferred(inner, all, needed)
}

/** The response for a status, or the default one. */
function responseOf({ responses: shared }: Ready, { responses }: Described, status: number): Response | undefined {
  const response = responses[status] ?? responses.default
  return response?.$ref ? shared[response.$ref.split('/').at(-1) ?? ''] : response
}

/** Later versions may reply with more fields, this one may not. */
function closed(schema: unknown): unknown {
  if (schema === null || typeof schema !== 'object') return schema
  if (Array.isArray(schema)) return schema.map(closed)
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  const isMessage = copy.type === 'object' && copy.properties && copy.additionalProperties === undefined
  return isMessage ? { ...copy, additionalProperties: false } : copy
}

function checkFieldReasons(operation: Described, { body }: Replied, call: string): void {
  const { details } = (body ?? {}) as { details?: { fieldViolations?: { reason: string }[] }[] }
  if (!Array.isArray(details)) return
  const common = COMMON_FIELD_REASONS.map((reason) => reason.toUpperCase())
  const declared = [...common, ...(operation['x-field-reasons'] ?? [])]
  for (const { reason } of details.flatMap(({ fieldViolations = [] }) => fieldViolations))
    expect(declared, `${call} answered the field reason ${reason}, which it does not declare`).toContain(reason)
}

function checkErrorBody({ body, headers }: Replied): void {
  const { code, message, details } = body as { code: number; message: string; details: Record<string, unknown>[] }
  expect(code).toEqual(expect.any(Number))
  expect(message.length).toBeGreaterThan(10)
  const requestId = details.find(
    (detail) => detail['@type'] === 'type.googleapis.com/google.rpc.RequestInfo',
  )?.requestId
  expect(requestId).toBe(headers.get('x-request-id'))
  // Nothing of our inside: SQL, stack lines, file paths.
  expect(JSON.stringify(body)).not.toMatch(/select |insert |\bat .*\.(js|ts):|node_modules|\/server\//i)
}

function findOperation({ routes }: Ready, method: string, path: string): Described | undefined {
  const [plain = ''] = path.split('?')
  return routes.find(({ pattern }) => pattern.test(plain))?.methods[method.toLowerCase()]
}
