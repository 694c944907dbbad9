import { createServer as createHttpServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { ErrorName } from '../../contract/wire/errors.ts'
import { newId } from '../lib/ids.ts'
import { ApiError } from './api-error.ts'
import { errorReply, toApiError } from './error-reply.ts'
import type { Metrics } from './metrics.ts'
import { type RequestQueue, requestQueue } from './request-queue.ts'
import { endStalledWrites } from './stalled-writes.ts'

export interface ServerSettings {
  /** Ranges whose X-Forwarded-* headers are believed. */
  trustedProxies: readonly string[]
  tls: { cert: Buffer; key: Buffer } | undefined
  bodyLimit: number
  requestTimeoutMs: number
  /** How long a client may leave the bytes of a reply unread. */
  unreadTimeoutMs: number
  https: boolean
}

export const ERROR_DOMAIN = 'recert'
const MAX_HEADER_BYTES = 16 * 1024
/** Longer than a proxy keeps its connections, so that it never sends a request on one that is being closed. */
const KEEP_ALIVE_MS = 65_000
/** How often Node checks for late requests; its default of 30 s would defeat any shorter limit. */
const LATE_REQUEST_CHECK_MS = 1_000

/** The HTTP server with what applies to every request: limits, id, headers, log line, errors. No routes. */
export function createServer(settings: ServerSettings, log: Logger, metrics: Metrics): FastifyInstance {
  const headers = securityHeaders(settings.https)
  const limits = {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: settings.requestTimeoutMs,
    connectionsCheckingInterval: LATE_REQUEST_CHECK_MS,
    // Node has one limit for all requests, but an upload may take longer: see the hook below.
    requestTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MS,
  }
  let queue: RequestQueue
  const app = Fastify({
    logger: false,
    genReqId: () => newId(),
    bodyLimit: settings.bodyLimit,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    routerOptions: { maxParamLength: 128 },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, queue),
    // A path that cannot be decoded, or an id that is too long to exist.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id)
      sendError(request, reply, new ApiError('unknown_path'))
    },
    serverFactory: (handler) => {
      queue = requestQueue(handler)
      const { tls } = settings
      const server = tls
        ? createHttpsServer({ ...tls, ...limits }, queue.listener)
        : createHttpServer(limits, queue.listener)
      endStalledWrites(server, tls !== undefined, settings.unreadTimeoutMs)
      return server
    },
  }) as unknown as FastifyInstance

  // Bodies are read as bytes; each route decodes its own, so that an error can say what that route expects.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
    // Node asks the kernel once and keeps the answer, so the address is known later even if the client is gone by then.
    if (request.raw.socket.remoteAddress === undefined) throw new ApiError('request_timeout')
    if ((request.raw.headersDistinct.host?.length ?? 0) > 1)
      throw new ApiError('malformed_request', { problem: 'the Host header must be sent exactly once.' })
    // `GET http://other.host/path` names a second host, and implementations differ on which one counts.
    if (!request.raw.url?.startsWith('/'))
      throw new ApiError('malformed_request', { problem: 'the request target must be a path.' })
    if (!request.routeOptions.config.upload) limitArrival(app, request, settings.requestTimeoutMs)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const seconds = reply.elapsedTime / 1000
    metrics.requests.observe({ method: request.method, route, status: String(reply.statusCode) }, seconds)
    // The pattern of the route, not the address: a query string or an id in a path may be private.
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
  app.setErrorHandler((thrown, request, reply) => {
    const error = toApiError(thrown, request.routeOptions.bodyLimit ?? settings.bodyLimit)
    if (error.error === 'internal') log.error({ requestId: request.id, err: thrown }, 'request failed')
    else if (error.error === 'storage_unavailable') log.warn({ requestId: request.id, err: thrown }, 'no database')
    return sendError(request, reply, error)
  })
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new ApiError('unknown_path')))
  return app
}

/** A body that does not arrive in time ends the connection; an upload has a limit of its own on pauses. */
function limitArrival(app: FastifyInstance, { raw }: FastifyRequest, limitMs: number): void {
  if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return
  const late = setTimeout(() => {
    const error = Object.assign(new Error('the body did not arrive in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    if (!raw.complete) app.server.emit('clientError', error, raw.socket)
  }, limitMs)
  raw.once('end', () => clearTimeout(late)).once('close', () => clearTimeout(late))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a stream without a limit on its total time. */
    upload?: boolean
  }
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  const { status, headers, body } = errorReply(error, request.id, ERROR_DOMAIN)
  return reply.code(status).headers(headers).header('content-type', 'application/json').send(JSON.stringify(body))
}

const securityHeaders = (https: boolean) => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cache-control': 'no-store',
  ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
})

const UNREADABLE: Record<string, { name: ErrorName; line: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { name: 'request_timeout', line: '408 Request Timeout' },
  HPE_HEADER_OVERFLOW: { name: 'headers_too_large', line: '431 Request Header Fields Too Large' },
}

/** Answers what Node's parser refuses, which never becomes a request, with the same error body; then closes. */
function answerUnreadable(error: Error & { code?: string }, socket: Socket, queue: RequestQueue): void {
  if (error.code === 'ECONNRESET') socket.destroy()
  else queue.afterReplies(socket, () => (socket.writable ? sendUnreadable(error, socket) : socket.destroy()))
}

function sendUnreadable(error: Error & { code?: string }, socket: Socket): void {
  const { name, line } = UNREADABLE[error.code ?? ''] ?? { name: 'malformed_request', line: '400 Bad Request' }
  const requestId = newId()
  const problem = 'the request line or a header is malformed.'
  const body = JSON.stringify(errorReply(new ApiError(name, { problem }), requestId, ERROR_DOMAIN).body)
  socket.end(
    `HTTP/1.1 ${line}\r\nContent-Type: application/json\r\nX-Request-Id: ${requestId}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
