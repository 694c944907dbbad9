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

const compiled = new Map<string, { Check(value: unknown): boolean; Errors(value: unknown): unknown }>()

/**
 * Holds a reply of the API against its document: the status and the reasons of invalid fields are declared, the content
 * type is JSON, the body has the declared shape and nothing more, and an error carries its request id. Paths outside of
 * the document are passed over.
 */
export function checkReply(document: Record<string, unknown>, method: string, path: string, reply: Replied): void {
  const operation = findOperation(document, method, path)
  if (reply.status >= 400 && path.startsWith('/api/')) checkErrorBody(reply)
  if (!operation) return
  checkFieldReasons(operation, reply, `${method} ${path}`)
  const declared = responseOf(document, operation, reply.status)
  expect(declared, `${method} ${path} answered ${reply.status}, which it does not declare`).toBeDefined()
  const schema = declared?.content?.['application/json']?.schema
  if (!schema) return
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
  const key = JSON.stringify(schema)
  let validator = compiled.get(key)
  if (!validator) {
    validator = Schema.Compile({ ...schema, components: closed(document.components) } as never) as never
    compiled.set(key, validator as never)
  }
  if (!validator?.Check(reply.body))
    expect.fail(`${method} ${path} ${reply.status}: ${JSON.stringify(validator?.Errors(reply.body))}`)
}

/** The response for a status, or the default one. */
function responseOf(document: Record<string, unknown>, { responses }: Described, status: number): Response | undefined {
  const response = responses[status] ?? responses.default
  const { responses: shared } = document.components as { responses: Record<string, Response> }
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

function findOperation(document: Record<string, unknown>, method: string, path: string): Described | undefined {
  const paths = document.paths as Record<string, Record<string, Described>>
  const [plain = ''] = path.split('?')
  const matches = Object.keys(paths).filter((template) =>
    new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(plain),
  )
  // A literal path wins over a template.
  const best = matches.sort((a, b) => (a.match(/\{/g)?.length ?? 0) - (b.match(/\{/g)?.length ?? 0))[0]
  return best === undefined ? undefined : paths[best]?.[method.toLowerCase()]
}
