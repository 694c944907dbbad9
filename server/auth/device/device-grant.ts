import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { appendEntry } from '../../audit/index.ts'
import type { Database, Tx } from '../../db/index.ts'
import type { Tenant } from '../../http/index.ts'
import { sha256 } from '../../lib/json/canonical-json.ts'
import { TOKEN_OPERATION } from '../credentials/credential.store.ts'
import { invalidRequest, OAuthError } from '../oauth/oauth-error.ts'
import { type PolledLogin, pollLogin, storeDeviceToken } from './device.store.ts'

export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
/** Long enough to make a credential with it, which is what programs do. */
const TOKEN_SECONDS = 900

/** The token of a program that a person let in: with their rights, for a quarter of an hour (RFC 8628, section 3.4). */
export async function issueDeviceToken(
  { database }: { database: Database },
  tenant: Tenant,
  request: FastifyRequest,
  form: Map<string, string>,
) {
  const [clientId, deviceCode] = [form.get('client_id'), form.get('device_code')]
  if (clientId === undefined) throw invalidRequest('client_id is missing.')
  if (deviceCode === undefined) throw invalidRequest('device_code is missing.')
  if (form.has('scope'))
    throw new OAuthError('invalid_scope', 'Scopes are not supported; omit scope.', 'scope_not_allowed')
  const token = randomBytes(32).toString('base64url')
  const refusal = await database.tx(async (tx) => {
    const login = await pollLogin(tx, tenant.id, sha256(deviceCode))
    const refused = refusalOf(login, clientId)
    if (refused || !login) return refused
    const stored = await storeDeviceToken(tx, tenant.id, login.id, { hash: sha256(token), lifeSeconds: TOKEN_SECONDS })
    if (stored === 0) return used()
    record(tx, tenant, request, login)
    return undefined
  })
  // Outside, so that the time of this request is kept whatever the answer is.
  if (refusal) throw refusal
  return { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS, refresh_token: '' }
}

const used = () => new OAuthError('invalid_grant', 'The device_code is not valid or was used.', 'device_code_not_valid')

function refusalOf(login: PolledLogin | undefined, clientId: string): OAuthError | undefined {
  if (!login || login.clientId !== clientId || login.state === 'DONE') return used()
  if (login.state === 'REFUSED') return new OAuthError('access_denied', 'The person refused.', 'device_refused')
  if (login.isExpired)
    return new OAuthError('expired_token', 'The codes have expired. Ask for new ones.', 'device_expired')
  if (login.state === 'WAITING')
    return login.isTooSoon
      ? new OAuthError('slow_down', 'Wait five seconds longer between requests.', 'device_slow_down')
      : new OAuthError('authorization_pending', 'Nobody has confirmed the code yet.', 'device_pending')
  return login.isEnabled ? undefined : new OAuthError('access_denied', 'The person may not sign in.', 'owner_disabled')
}

function record(tx: Tx, tenant: Tenant, request: FastifyRequest, login: PolledLogin): void {
  appendEntry(tx, {
    tenantId: tenant.id,
    ...(login.userId ? { actorId: login.userId } : {}),
    principalId: login.id,
    operation: TOKEN_OPERATION,
    outcome: 'done',
    detail: { method: 'device_code' },
    requestId: request.id,
    address: request.ip,
  })
}
