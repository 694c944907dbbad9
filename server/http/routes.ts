import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type, { type TObject } from 'typebox'
import { ApiError } from './api-error.ts'
import { BODY_LIMIT_BYTES, REQUEST_TIMEOUT_MS } from './http.settings.ts'
import type { Actor, Input, Operation, Tenant, UploadOperation } from './operation.ts'
import { etagOf, type RunDeps, runOperation } from './run-operation.ts'
import { acceptStreams, readUpload } from './upload.ts'
import { bodyDecoder, parseJson, queryDecoder } from './wire/decode.ts'

export interface RouteDeps extends RunDeps {
  /** The tenant of a request, by its host; throws when there is none. */
  resolveTenant(request: FastifyRequest): Promise<Tenant>
  /** The caller; throws 401 or 403. */
  authenticate(request: FastifyRequest, tenant: Tenant): Promise<Actor>
}

/** A page that an operation replies with is shown in a frame of ours. It runs nothing, loads nothing and leads nowhere. */
const HTML_HEADERS = {
  'content-security-policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
  'x-frame-options': 'SAMEORIGIN',
}

const headersOf = ({ replyType }: Operation): Record<string, string> => ({
  'content-type': replyType ? `${replyType}; charset=utf-8` : 'application/json',
  ...(replyType === 'text/html' && HTML_HEADERS),
})

/** Makes every operation a route: tenant, caller, then run-operation, which decodes the input of permitted calls. */
export function registerOperations(app: FastifyInstance, operations: readonly Operation[], deps: RouteDeps): void {
  for (const operation of operations) {
    const path = routePath(operation.path)
    const decode = inputDecoder(operation)
    const replyHeaders = headersOf(operation)
    const limits = operation.effect === 'upload' ? uploadLimits(operation, deps) : undefined
    const add = (scope: FastifyInstance) =>
      scope.route({
        method: operation.method,
        url: path,
        config: { upload: limits !== undefined },
        ...(operation.maxBodyBytes === undefined ? {} : { bodyLimit: bodyLimit(operation.maxBodyBytes, deps) }),
        handler: async (request, reply) => {
          const tenant = await deps.resolveTenant(request)
          const actor = await deps.authenticate(request, tenant)
          const ifMatch = operation.versioned ? request.headers['if-match'] : undefined
          const { text, replayed, version } = await runOperation(deps, {
            operation,
            tenant,
            actor,
            readInput: () => ({ ...decode(request), idempotencyKey: idempotencyKey(request) }),
            requestId: request.id,
            address: request.ip,
            ...(ifMatch === undefined ? {} : { ifMatch }),
            ...(limits ? { bytes: readUpload(request, limits) } : {}),
          })
          if (replayed) reply.header('idempotent-replayed', 'true')
          if (version !== undefined) reply.header('etag', etagOf(version))
          return reply.headers(replyHeaders).send(text)
        },
      })
    if (limits) acceptStreams(app, add)
    else add(app)
  }
}

const bodyLimit = (maxBodyBytes: number, { settings }: RouteDeps) =>
  Math.max(maxBodyBytes, settings.get(BODY_LIMIT_BYTES))

const uploadLimits = ({ maxBytes }: UploadOperation, { settings }: RouteDeps) => ({
  maxBytes: settings.get(maxBytes),
  idleMs: settings.get(REQUEST_TIMEOUT_MS),
})

/** `{id}` of the contract as the router's `:id`. */
const routePath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

function inputDecoder(operation: Operation): (request: FastifyRequest) => Input<never, never, never> {
  const none = Type.Object({}) as TObject
  const body =
    operation.method === 'GET' || operation.effect === 'upload' ? undefined : bodyDecoder(operation.body ?? none)
  const query = queryDecoder(operation.query ?? none)
  return (request) => {
    const search = request.url.indexOf('?')
    const parameters = search < 0 ? NO_PARAMETERS : new URLSearchParams(request.url.slice(search))
    // No id contains it, and the database would refuse it.
    if (Object.values(request.params as object).some((value) => String(value).includes('\0')))
      throw new ApiError('unknown_path')
    return {
      params: request.params as never,
      query: query(parameters) as never,
      body: (body ? body(parseJson(jsonBytes(request))) : {}) as never,
    }
  }
}

const NO_PARAMETERS = new URLSearchParams()
const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

export function jsonBytes(request: FastifyRequest): Uint8Array {
  const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array()
  const { 'content-type': type, 'content-encoding': encoding } = request.headers
  const acceptable = type === undefined ? bytes.length === 0 : JSON_TYPE.test(type)
  if (!acceptable || (encoding !== undefined && encoding !== 'identity')) throw new ApiError('unsupported_media_type')
  return bytes
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const keys = request.raw.headersDistinct['idempotency-key']
  if (keys === undefined) return undefined
  const [key = ''] = keys
  if (keys.length !== 1 || !/^[\x20-\x7e]{1,255}$/.test(key) || key.trim() === '')
    throw new ApiError('invalid_idempotency_key')
  return key
}
