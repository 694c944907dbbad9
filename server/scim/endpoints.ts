import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { API_REQUESTS_PER_MINUTE, originOf, PUBLIC_URL } from '../auth/index.ts'
import type { Database } from '../db/index.ts'
import { toApiError } from '../http/error-reply.ts'
import { ApiError, type EndpointDeps, type Tenant } from '../http/index.ts'
import { parseJson } from '../http/wire/decode.ts'
import type { ResourceKind } from './attributes.ts'
import { sourceAuthenticator } from './authenticate-source.ts'
import { listOf, resourceTypes, schemas, serviceProviderConfig } from './discovery.ts'
import { WHOLE } from './query/projection.rules.ts'
import { readListQuery, readProjection, readSearch } from './query/query.rules.ts'
import { create, get, list, patch, remove, replace, type ScimReply, type ScimRequest } from './requests.ts'
import { asScimError, errorBody, isDefect, ScimError } from './scim-error.ts'

export const SCIM_PATH = '/scim/v2'
const MEDIA_TYPE = 'application/scim+json'
const BODY_TYPE = /^application\/(scim\+)?json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i
/** A group of 50,000 members fits. */
const MAX_BODY_BYTES = 16 * 1024 * 1024
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

interface ScimDeps {
  database: Database
  resolveTenant(request: FastifyRequest): Promise<Tenant>
  publicUrl: URL
  log: Logger
  /** Called after a write that may have queued jobs. */
  jobsEnqueued(): void
  /** Called after a write that may have disabled a person. */
  accessChanged(): void
}

/** SCIM 2.0 (RFC 7644). One route for all, so that every answer below the path has the shape of SCIM. */
export function scimEndpoints(app: FastifyInstance, { settings, ...given }: EndpointDeps): void {
  const deps: ScimDeps = { ...given, publicUrl: settings.get(PUBLIC_URL) }
  const authenticate = sourceAuthenticator(deps.database, settings.get(API_REQUESTS_PER_MINUTE))
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const tenant = await deps.resolveTenant(request)
    const base = `${originOf(deps.publicUrl, tenant)}${SCIM_PATH}`
    const segments = segmentsOf(request)
    const found = discovery(request, segments, base)
    if (found) return send(reply, found)
    const [name = '', id, ...more] = segments
    const kind = KINDS[name]
    if (!kind || more.length > 0) throw notHere()
    const token = await authenticate(request, tenant)
    const place = { tenantId: tenant.id, sourceId: token.sourceId, base }
    const answered = await answer(request, { ...requestOf(deps, request), kind, place, tokenId: token.id }, id)
    if (!isRead(request)) {
      deps.jobsEnqueued()
      deps.accessChanged()
    }
    return send(reply, answered)
  }
  const errorHandler = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const error = thrown instanceof ScimError ? thrown : asScimError(toApiError(thrown, MAX_BODY_BYTES))
    if (isDefect(error)) deps.log.error({ requestId: request.id, err: thrown }, 'request failed')
    return send(reply, { status: error.status, body: errorBody(error), headers: { ...error.headers } })
  }
  for (const url of [SCIM_PATH, `${SCIM_PATH}/*`])
    app.route({
      method: METHODS as 'GET'[],
      url,
      bodyLimit: MAX_BODY_BYTES,
      exposeHeadRoute: false,
      handler,
      errorHandler,
    })
}

const KINDS: Readonly<Record<string, ResourceKind | undefined>> = Object.assign(Object.create(null), {
  Users: 'User',
  Groups: 'Group',
})

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

function segmentsOf(request: FastifyRequest): string[] {
  const [path = ''] = request.url.split('?')
  const segments = path.slice(SCIM_PATH.length).split('/').filter(Boolean)
  try {
    return segments.map(decodeURIComponent)
  } catch {
    throw notHere()
  }
}

const notHere = () =>
  new ScimError(404, undefined, 'Nothing exists at this path. See ServiceProviderConfig and ResourceTypes.')

function notAllowed(...allowed: string[]): ScimError {
  const allow = allowed.join(', ')
  return new ScimError(405, undefined, `This path does not support the method. Supported: ${allow}.`, { allow })
}

/** What describes the server is there for everybody, as RFC 7644, section 4, suggests. */
function discovery(
  request: FastifyRequest,
  [name, id, ...more]: readonly string[],
  base: string,
): ScimReply | undefined {
  const lists: Record<string, () => readonly { id: string }[]> = {
    ResourceTypes: () => resourceTypes(base),
    Schemas: () => schemas(base),
  }
  const isConfig = name === 'ServiceProviderConfig' && id === undefined
  const all = name !== undefined && Object.hasOwn(lists, name) ? lists[name]?.() : undefined
  if ((!isConfig && !all) || more.length > 0) return undefined
  if (!isRead(request)) throw notAllowed('GET')
  if (new URL(request.url, base).searchParams.has('filter'))
    throw new ScimError(403, undefined, 'This list cannot be filtered. Ask for all of it, or for one by its id.')
  if (isConfig) return { status: 200, body: serviceProviderConfig(base) }
  if (id === undefined) return { status: 200, body: listOf(all ?? []) }
  const one = all?.find((candidate) => candidate.id.toLowerCase() === id.toLowerCase())
  if (!one) throw notHere()
  return { status: 200, body: one }
}

function requestOf({ database }: ScimDeps, request: FastifyRequest) {
  const projection = readProjection(queryOf(request))
  const isWhole = projection.only.length === 0 && projection.without.length === 0
  return {
    database,
    requestId: request.id,
    address: request.ip,
    projection: isWhole ? WHOLE : projection,
    ifMatch: request.headers['if-match'],
    ifNoneMatch: request.headers['if-none-match'],
  }
}

const queryOf = (request: FastifyRequest): URLSearchParams => {
  const at = request.url.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : request.url.slice(at + 1))
}

function answer(request: FastifyRequest, scim: ScimRequest, id: string | undefined): Promise<ScimReply> {
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (id === undefined) {
    if (method === 'GET') return list(scim, readListQuery(queryOf(request)))
    if (method === 'POST') return create(scim, bodyOf(request))
    throw notAllowed('GET', 'POST')
  }
  if (id === '.search') {
    if (method === 'POST') return list(scim, readSearch(bodyOf(request)))
    throw notAllowed('POST')
  }
  if (id.includes('\0')) throw notHere()
  if (method === 'GET') return get(scim, id)
  if (method === 'PUT') return replace(scim, id, bodyOf(request))
  if (method === 'PATCH') return patch(scim, id, bodyOf(request))
  if (method === 'DELETE') return remove(scim, id)
  throw notAllowed('GET', 'PUT', 'PATCH', 'DELETE')
}

function bodyOf(request: FastifyRequest): unknown {
  const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array()
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers
  if (!BODY_TYPE.test(type) || encoding !== 'identity')
    throw new ScimError(415, undefined, `Send the body as ${MEDIA_TYPE} in UTF-8, without compression.`)
  if (bytes.length === 0) throw new ApiError('malformed_json', { problem: 'it is empty.' })
  return parseJson(bytes)
}

const send = (reply: FastifyReply, { status, body, headers = {} }: ScimReply): FastifyReply =>
  body === undefined
    ? reply.code(status).headers(headers).send()
    : reply
        .code(status)
        .headers({ ...headers, 'content-type': MEDIA_TYPE })
        // A text would get a charset, which JSON does not have.
        .send(Buffer.from(JSON.stringify(body)))
