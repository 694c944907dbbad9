import { randomBytes } from 'node:crypto'
import { isAddressAllowed } from '../address.ts'
import { hostOfClientId } from '../credentials/client-id.ts'
import { matchesSecret, mintSecret } from '../credentials/client-secret.ts'
import type { NewToken, UsableCredential } from '../credentials/credential.store.ts'
import { checkAudience, checkSubject, checkTimes, replayKey } from './assertion.rules.ts'
import { invalidClient, invalidRequest } from './oauth-error.ts'
import { decodeFormText } from './token-form.ts'
import { checkHeader, checkSignature, parseAssertion } from './verify-assertion.ts'

export const JWT_BEARER = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'

export type Proof =
  | { method: 'client_secret'; clientId: string; secret: string }
  | { method: 'client_assertion'; clientId: string; assertion: string }

/** Clients authenticate with exactly one method: in the body (interface 5.3, 5.4), or with HTTP Basic. */
export function chooseProof(form: Map<string, string>, authorization: readonly string[] | undefined): Proof {
  const [clientId, secret, assertion, type] = [
    'client_id',
    'client_secret',
    'client_assertion',
    'client_assertion_type',
  ].map((name) => form.get(name))
  if (authorization !== undefined) {
    if (secret !== undefined || assertion !== undefined || type !== undefined)
      throw invalidRequest('Authenticate in the body or in the header, not in both.')
    return basicProof(authorization, clientId)
  }
  if (secret !== undefined && (assertion !== undefined || type !== undefined))
    throw invalidRequest('Send client_secret or client_assertion, not both.')
  if (assertion !== undefined || type !== undefined) {
    if (type !== JWT_BEARER) throw invalidRequest(`client_assertion_type must be ${JWT_BEARER}.`)
    if (assertion === undefined) throw invalidRequest('client_assertion is missing.')
    return { method: 'client_assertion', clientId: plainId(clientId), assertion }
  }
  if (clientId !== undefined) plainId(clientId)
  if (secret === undefined) throw invalidClient('no_credentials')
  return { method: 'client_secret', clientId: plainId(clientId), secret }
}

function basicProof([header = '', ...others]: readonly string[], clientId: string | undefined): Proof {
  if (others.length > 0) throw invalidRequest('The Authorization header must be sent only once.')
  const basic = parseBasic(header)
  if (clientId !== undefined && clientId !== basic.clientId)
    throw invalidRequest('client_id must be the one in the Authorization header.')
  return { method: 'client_secret', ...basic, clientId: plainId(basic.clientId) }
}

function plainId(clientId: string | undefined): string {
  if (clientId === undefined) throw invalidRequest('client_id is missing.')
  if (/[\u0000-\u001f\u007f]/.test(clientId)) throw invalidRequest('client_id contains a control character.')
  return clientId
}

/**
 * The client ID and secret of an HTTP Basic header, each encoded as in a form (RFC 6749, section 2.3.1). Not every client
 * encodes them, so a client ID may contain the colon of a port: the secret starts where its fixed prefix does.
 */
function parseBasic(header: string): { clientId: string; secret: string } {
  const encoded = /^basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header)?.[1]
  if (encoded === undefined) throw invalidClient('credentials_in_header')
  const text = Buffer.from(encoded, 'base64').toString('latin1')
  const prefixed = text.indexOf(':secret-token')
  const colon = prefixed < 0 ? text.indexOf(':') : prefixed
  if (colon < 0) throw invalidClient('credentials_in_header')
  return { clientId: decodeFormText(text.slice(0, colon)), secret: decodeFormText(text.slice(colon + 1)) }
}

/** An unknown client costs the same work as a wrong secret, so that timing does not tell them apart. */
const DUMMY_HASH = randomBytes(32)
const DUMMY_KEY = mintSecret('dummy').publicKey

/** Returns what identifies this use of an assertion, if anything does. */
export async function verifyProof(
  proof: Proof,
  credential: UsableCredential | undefined,
  { host, strict }: { host: string; strict: boolean },
): Promise<NewToken['use']> {
  if (proof.method === 'client_secret') {
    const proven = matchesSecret(proof.secret, credential?.secretHash ?? DUMMY_HASH)
    if (!credential) throw invalidClient('unknown_client')
    if (!proven) throw invalidClient('wrong_secret')
    return undefined
  }
  const assertion = parseAssertion(proof.assertion)
  checkSubject(assertion, proof.clientId)
  const publicKey = credential?.publicKey ?? DUMMY_KEY
  checkHeader(assertion, publicKey)
  await checkSignature(assertion, publicKey)
  if (!credential) throw invalidClient('unknown_client')
  checkAudience(assertion, [host, hostOfClientId(proof.clientId) ?? host])
  const until = checkTimes(assertion, credential.now)
  const key = replayKey(assertion, strict)
  return key === undefined ? undefined : { key, until }
}

export function checkUsable(credential: UsableCredential | undefined, address: string): asserts credential {
  if (!credential) throw invalidClient('unknown_client')
  if (!credential.ownerEnabled) throw invalidClient('owner_disabled')
  if (credential.expiresAt && credential.expiresAt <= credential.now) throw invalidClient('credential_expired')
  if (!isAddressAllowed(credential.allowedCidrs, address)) throw invalidClient('ip_not_allowed')
}
