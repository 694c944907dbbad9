import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { expect } from 'vitest'
import { JWT_BEARER, TOKEN_PATH } from '../../../server/auth/index.ts'
import { noteSecret, runLog } from '../../harness.ts'

export interface SentRequest {
  method?: string
  path?: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
  agent?: Agent
}

export interface HttpReply {
  status: number
  headers: IncomingHttpHeaders
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to find
  body: any
  /** Values of the form that was sent; no refusal may repeat one. */
  sent: string[]
}

/** Sends a request without adding a content type, following a redirect or judging a header, as `fetch` would. */
export const send = (url: string, { method = 'POST', path = TOKEN_PATH, headers = {}, body, agent }: SentRequest) =>
  new Promise<HttpReply>((resolve, reject) => {
    // Node gives only some methods a length by itself; without it the body would be read as another request.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const options = { method, path, headers: { ...length, ...headers }, ...(agent ? { agent } : {}) }
    const outgoing = request(new URL(url), options, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if ((incoming.statusCode ?? 0) >= 400) runLog().write(`${text}\n`)
        const isJson = incoming.headers['content-type']?.startsWith('application/json')
        const sent = [...new URLSearchParams(body?.toString('latin1') ?? '').values()]
        const reply = { status: incoming.statusCode ?? 0, headers: incoming.headers, text, sent }
        resolve({ ...reply, body: isJson && text ? JSON.parse(text) : undefined })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })

/** Sends bytes as they are and returns everything that comes back until the connection ends. */
export const sendRaw = (url: string, bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const { port, hostname } = new URL(url)
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    let answer = ''
    socket.on('data', (data) => {
      answer += data.toString()
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? undefined : reject(error)))
  })

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
export type Fields = Record<string, string | undefined>

/** A form body; a field that is undefined is left out. */
export const formOf = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  ).toString()

/** Asks for a token with these fields, or with this text as the body. */
export const requestToken = (url: string, fields: Fields | string, headers: SentRequest['headers'] = {}) =>
  send(url, { headers: { ...FORM, ...headers }, body: typeof fields === 'string' ? fields : formOf(fields) })

export interface Credentials {
  clientId: string
  clientSecret: string
}

/** The basic method (interface 5.3), with fields changed or, when undefined, left out. */
export const secretFields = ({ clientId, clientSecret }: Credentials, changed: Fields = {}): Fields => ({
  grant_type: 'client_credentials',
  client_id: clientId,
  client_secret: clientSecret,
  ...changed,
})

/** The signed assertion (interface 5.4). */
export const assertionFields = (clientId: string, assertion: string | undefined, changed: Fields = {}): Fields => ({
  grant_type: 'client_credentials',
  client_id: clientId,
  client_assertion_type: JWT_BEARER,
  client_assertion: assertion,
  ...changed,
})

/** The reply is a token (interface 5.5). */
export function expectToken(reply: HttpReply): string {
  expect([reply.status, reply.text.includes('"error"') ? reply.text : '']).toEqual([200, ''])
  expect(reply.body).toEqual({
    access_token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    token_type: 'Bearer',
    expires_in: expect.any(Number),
  })
  expect(Number.isInteger(reply.body.expires_in)).toBe(true)
  expect(reply.headers['content-type']).toMatch(JSON_TYPE)
  expect([reply.headers['cache-control'], reply.headers.pragma]).toEqual(['no-store', 'no-cache'])
  noteSecret(reply.body.access_token)
  return reply.body.access_token
}

const JSON_TYPE = /^application\/json(; *charset=utf-8)?$/i
/** Printable ASCII without the quotation mark and the backslash (RFC 6749, section 5.2). */
const DESCRIPTION = /^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/
const STATUS: Record<string, number> = {
  invalid_client: 401,
  invalid_request: 400,
  invalid_scope: 400,
  unsupported_grant_type: 400,
  temporarily_unavailable: 429,
}
/** What our own descriptions say anyway. */
const OURS = `${JWT_BEARER} client_credentials client_secret client_assertion Basic`

/** AUTH-028, held against every refusal of every row: status, headers, members, and a description that is our own. */
export function expectRefusal(reply: HttpReply, error: string): void {
  expect([reply.status, reply.body?.error]).toEqual([STATUS[error], error])
  expect(reply.headers['content-type']).toMatch(JSON_TYPE)
  expect([reply.headers['cache-control'], reply.headers.pragma]).toEqual(['no-store', 'no-cache'])
  const { error: _, error_description: description, error_uri: uri, ...others } = reply.body
  expect(others).toEqual({})
  if (description !== undefined) expect(description).toMatch(DESCRIPTION)
  if (uri !== undefined) expect(URL.canParse(uri)).toBe(true)
  for (const value of reply.sent)
    if (value.length >= 6 && !OURS.includes(value)) expect(reply.text).not.toContain(value)
  expect(reply.headers['retry-after'] === undefined).toBe(error !== 'temporarily_unavailable')
}

/** Why the API refused. */
export const reasonOf = ({ body }: Pick<HttpReply, 'body'>) => body?.details?.[0]?.reason

/** 401 in the API's error form; the challenge names an error only when a token was given (RFC 6750, section 3.1). */
export function expectUnauthenticated(reply: HttpReply, error: 'invalid_token' | 'no error' = 'invalid_token'): void {
  expect([reply.status, reasonOf(reply)]).toEqual([401, 'UNAUTHENTICATED'])
  expect(reply.headers['www-authenticate']).toMatch(/^Bearer realm="[^"]+"/)
  const named = /error="(\w+)"/.exec(reply.headers['www-authenticate'] ?? '')?.[1]
  expect(named ?? 'no error').toBe(error)
  expect(reply.headers['cache-control']).toBe('no-store')
}
