import Schema from 'typebox/schema'
import { expect } from 'vitest'

interface Replied {
  status: number
  headers: Headers
  body: unknown
}
interface Responses {
  responses: Record<string, { content?: Record<string, { schema: object }> } | undefined>
}

const compiled = new Map<string, { Check(value: unknown): boolean; Errors(value: unknown): unknown }>()

/**
 * Holds a reply of the API against its document: the status is declared, the content type is JSON, the body has the
 * declared shape and nothing more, and an error carries its request id. Paths outside of the document are passed over.
 */
export function checkReply(document: Record<string, unknown>, method: string, path: string, reply: Replied): void {
  const operation = findOperation(document, method, path)
  if (reply.status >= 400 && path.startsWith('/api/')) checkErrorBody(reply)
  if (!operation) return
  const declared = operation.responses[String(reply.status)]
  expect(declared, `${method} ${path} answered ${reply.status}, which it does not declare`).toBeDefined()
  const schema = declared?.content?.['application/json']?.schema
  if (!schema) return
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
  const key = JSON.stringify(schema)
  let validator = compiled.get(key)
  if (!validator) {
    validator = Schema.Compile({ ...schema, components: document.components } as never) as never
    compiled.set(key, validator as never)
  }
  if (!validator?.Check(reply.body))
    expect.fail(`${method} ${path} ${reply.status}: ${JSON.stringify(validator?.Errors(reply.body))}`)
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

function findOperation(document: Record<string, unknown>, method: string, path: string): Responses | undefined {
  const paths = document.paths as Record<string, Record<string, Responses>>
  const [plain = ''] = path.split('?')
  const matches = Object.keys(paths).filter((template) =>
    new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(plain),
  )
  // A literal path wins over a template.
  const best = matches.sort((a, b) => (a.match(/\{/g)?.length ?? 0) - (b.match(/\{/g)?.length ?? 0))[0]
  return best === undefined ? undefined : paths[best]?.[method.toLowerCase()]
}
