import { appendFileSync, createWriteStream, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { type App, type AppDeps, buildApp } from '../server/app.ts'
import { ADMIN_EMAIL, ensureFirstAdministrator, PUBLIC_URL, SECRET_LABEL } from '../server/auth/index.ts'
import { readConfig } from '../server/config.ts'
import { apiDocument } from '../server/domains.ts'
import { createLog } from '../server/log.ts'
import { checkReply } from './check-reply.ts'
import { type Engine, type OpenStorage, openStorage } from './engines.ts'
import { freePort } from './free-port.ts'

export interface TestServer extends OpenStorage {
  url: string
  app: App
  clientId: string
  clientSecret: string
  signInLink: string
  /** Calls the API as the first administrator; the reply is held against the API document. */
  call(method: string, path: string, options?: CallOptions): Promise<Reply>
  /** An access token of a credential. */
  token(clientId?: string, clientSecret?: string): Promise<string>
  stop(): Promise<void>
}

export interface CallOptions {
  body?: unknown
  headers?: Record<string, string>
  /** Another caller's access token; null for none. */
  token?: string | null
}

export interface Reply {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to find
  body: any
}

/** What must never show up in a log: looked for at the end of the run by scripts/test.js. */
export const noteSecret = (secret: string): void => appendFileSync(join(inject('runDir'), 'secrets.txt'), `${secret}\n`)

let logFile: WriteStream | undefined
export const runLog = (): WriteStream => {
  logFile ??= createWriteStream(join(inject('runDir'), `${process.pid}.log`), { flags: 'a' })
  return logFile
}

/** A whole server in this process, over real HTTP, on its own database, with a tenant and its administrator. */
export async function startServer(
  engine: Engine,
  options: { env?: Record<string, string>; deps?: Partial<AppDeps>; jobs?: boolean } = {},
): Promise<TestServer> {
  const storage = await openStorage(engine)
  const port = await freePort()
  const config = readConfig({ PORT: String(port), ...storage.env, LOG_LEVEL: 'debug', ...options.env })
  const log = createLog('debug', runLog())
  const app = await buildApp({ config, database: storage.database, log, ...options.deps })
  await app.server.listen({ host: '127.0.0.1', port })
  const first = await ensureFirstAdministrator(storage.database, {
    publicUrl: config.get(PUBLIC_URL),
    adminEmail: config.get(ADMIN_EMAIL),
    secretLabel: config.get(SECRET_LABEL),
  })
  if (!first) throw new Error('the template database is not empty')
  if (options.jobs) await app.startJobs()
  const { clientId, clientSecret } = first.credential
  noteSecret(clientSecret)
  const url = `http://127.0.0.1:${port}`
  let adminToken: Promise<string> | undefined
  const token = (id = clientId, secret = clientSecret) => fetchToken(url, id, secret)
  const server: TestServer = {
    ...storage,
    url,
    app,
    clientId,
    clientSecret,
    signInLink: first.signInLink,
    token,
    async call(method, path, { body, headers = {}, token: given } = {}) {
      adminToken ??= token()
      const bearer = given === undefined ? await adminToken : given
      return callApi(url, method, path, {
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body) }),
        headers: {
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      })
    },
    async stop() {
      await app.stop()
      await storage.drop()
    },
  }
  return server
}

/** A server that lives as long as the tests of the file or describe block it is called in. */
export async function useServer(engine: Engine, options?: Parameters<typeof startServer>[1]): Promise<TestServer> {
  const server = await startServer(engine, options)
  afterAll(() => server.stop())
  return server
}

export async function callApi(url: string, method: string, path: string, init: RequestInit): Promise<Reply> {
  const response = await fetch(`${url}${path}`, { ...init, method })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const reply = {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  }
  checkReply(document, method, path, reply)
  return reply
}

const document = apiDocument()

export async function fetchToken(url: string, clientId: string, clientSecret: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  })
  const response = await fetch(`${url}/auth/v1/token`, { method: 'POST', body })
  const { access_token: token } = (await response.json()) as { access_token?: string }
  if (!token) throw new Error(`no token: ${response.status}`)
  noteSecret(token)
  return token
}
