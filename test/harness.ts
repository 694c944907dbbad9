import { appendFileSync, createWriteStream, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { type App, type AppDeps, buildApp } from '../server/app.ts'
import {
  ADMIN_EMAIL,
  ensureFirstAdministrator,
  listTenants,
  PUBLIC_URL,
  SECRET_LABEL,
  type TenantRow,
} from '../server/auth/index.ts'
import { readConfig } from '../server/config.ts'
import { sql } from '../server/db/sql.ts'
import { apiDocument } from '../server/domains.ts'
import { createLog } from '../server/log.ts'
import { checkReply } from './check-reply.ts'
import { endWithFile } from './ends-with-file.ts'
import { type Engine, type OpenStorage, openStorage } from './engines.ts'
import { freePort } from './free-port.ts'

export interface TestServer extends OpenStorage {
  url: string
  app: App
  clientId: string
  clientSecret: string
  tenant: TenantRow
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

export interface ServerOptions {
  env?: Record<string, string>
  deps?: Partial<AppDeps>
  /** Whether the server works on jobs. */
  jobs?: boolean
}

/** What must never show up in a log, error or audit entry: searched for at the end of the run by scripts/test.js. */
export const noteSecret = (secret: string): void => appendFileSync(join(inject('runDir'), 'secrets.txt'), `${secret}\n`)

let logFile: WriteStream | undefined
export const runLog = (): WriteStream => {
  logFile ??= createWriteStream(join(inject('runDir'), `${process.pid}.log`), { flags: 'a' })
  return logFile
}

/** Protects the secrets that tests store; the same for all, because a database may get another server. */
const SECRET_KEY = Buffer.alloc(32, 7).toString('base64')

/** A whole server in this process, over real HTTP, on its own database, with a tenant and its administrator. */
export async function startServer(engine: Engine, options: ServerOptions = {}): Promise<TestServer> {
  const storage = await openStorage(engine)
  const { app, config, port } = await serve(storage, options)
  const stopApp = endWithFile(app.stop)
  const first = await ensureFirstAdministrator(storage.database, {
    publicUrl: config.get(PUBLIC_URL),
    adminEmail: config.get(ADMIN_EMAIL),
    secretLabel: config.get(SECRET_LABEL),
  })
  const [tenant] = await storage.database.read(listTenants)
  if (!first || !tenant) throw new Error('the template database is not empty')
  if (options.jobs) await app.startJobs()
  const stop = async () => {
    await logAuthAudit(storage.database)
    await stopApp()
    await storage.drop()
  }
  const { credential, signInLink } = first
  const url = `http://127.0.0.1:${port}`
  return { ...storage, ...clientOf(url, credential), url, app, tenant, signInLink, stop }
}

/** What the audit log says of credentials and tokens goes to the run's log, where no secret may be (scripts/test.js). */
async function logAuthAudit(database: OpenStorage['database']): Promise<void> {
  const entries = sql`select to_jsonb(a)::text as entry from audit_entries a where operation ~ '^auth|[.]iam[.]'`
  // Some tests leave nothing to read from.
  const rows = await database.read((reader) => reader.rows<{ entry: string }>(entries)).catch(() => [])
  for (const { entry } of rows) runLog().write(`${entry}\n`)
}

/** Tests queue jobs as schedules do, without telling the worker, and wait for them. */
const JOB_POLL_MS = 200

export async function serve(storage: OpenStorage, options: ServerOptions) {
  const port = await freePort()
  const config = readConfig({ PORT: String(port), SECRET_KEY, ...storage.env, LOG_LEVEL: 'debug', ...options.env })
  const log = createLog('debug', runLog())
  const app = await buildApp({ config, database: storage.database, log, jobPollMs: JOB_POLL_MS, ...options.deps })
  await app.server.listen({ host: '127.0.0.1', port })
  return { app, config, port }
}

/** Calls of the first administrator and of others. */
export function clientOf(url: string, { clientId, clientSecret }: { clientId: string; clientSecret: string }) {
  noteSecret(clientSecret)
  let adminToken: Promise<string> | undefined
  const token = (id = clientId, secret = clientSecret) => fetchToken(url, id, secret)
  const call: TestServer['call'] = async (method, path, { body, headers = {}, token: given } = {}) => {
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
  }
  return { clientId, clientSecret, token, call }
}

/** A server that lives as long as the tests of the file or describe block it is called in. */
export async function useServer(engine: Engine, options?: ServerOptions): Promise<TestServer> {
  const server = await startServer(engine, options)
  afterAll(() => server.stop())
  return server
}

export type TestTenant = Omit<TestServer, 'stop' | 'signInLink'>

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
  if (reply.status >= 400) runLog().write(`${text}\n`)
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
