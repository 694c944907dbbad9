import { randomBytes } from 'node:crypto'
import { isAddressAllowed } from '../address.ts'
import { hostOfClientId } from '../credentials/client-id.ts'
import { matchesSecret, mintSecret } from '../credentials/client-secret.ts'
import type { NewToken, UsableCredential } from '../credentials/credential.store.ts'
import { invalidClient, invalidRequest } from './oauth-error.ts'
import {
  checkAudience,
  checkHeader,
  checkSignature,
  checkSubject,
  checkTimes,
  parseAssertion,
  replayKey,
} from './verify-assertion.ts'

export const JWT_BEARER = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'

export type Proof =
  | { method: 'client_secret'; clientId: string; secret: string }
  | { method: 'client_assertion'; clientId: string; assertion: string }

/** Clients authenticate in the body, with exactly one method (interface 5.3, 5.4). */
export function chooseProof(form: Map<string, string>, authorization: string | undefined): Proof {
  const [clientId, secret, assertion, type] = [
    'client_id',
    'client_secret',
    'client_assertion',
    'client_assertion_type',
  ].map((name) => form.get(name))
  if (clientId !== undefined && /[\u0000-\u001f\u007f]/.test(clientId))
    throw invalidRequest('client_id contains a control character.')
  if (authorization !== undefined) {
    if (secret !== undefined || assertion !== undefined)
      throw invalidRequest('Authenticate in the body or in the header, not in both.')
    throw invalidClient('credentials_in_header', { 'www-authenticate': 'Basic realm="recert"' })
  }
  if (secret !== undefined && (assertion !== undefined || type !== undefined))
    throw invalidRequest('Send client_secret or client_assertion, not both.')
  if (assertion !== undefined || type !== undefined) {
    if (type !== JWT_BEARER) throw invalidRequest(`client_assertion_type must be ${JWT_BEARER}.`)
    if (assertion === undefined) throw invalidRequest('client_assertion is missing.')
    if (clientId === undefined) throw invalidRequest('client_id is missing.')
    return { method: 'client_assertion', clientId, assertion }
  }
  if (secret === undefined) throw invalidClient('no_credentials')
  if (clientId === undefined) throw invalidRequest('client_id is missing.')
  return { method: 'client_secret', clientId, secret }
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
