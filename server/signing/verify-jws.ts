import { createPublicKey, verify } from 'node:crypto'
import type { PublicKey } from './signing-key.store.ts'

/** What is signed by a JWS of a tenant; a problem when none of its keys signed exactly this. */
export function verifyJws(
  jws: string,
  keys: readonly PublicKey[],
  type: string,
): { payload: string } | { problem: string } {
  const parts = jws.split('.')
  const [header, payload, signature] = parts.map((part) => Buffer.from(part, 'base64url'))
  // Some bits of the last character mean nothing, so a changed one could decode to the same.
  const isExact = [header, payload, signature].every((part, n) => part?.toString('base64url') === parts[n])
  if (!header || !payload || !signature || parts.length !== 3 || !isExact) return { problem: 'it cannot be read' }
  const { alg, kid, typ } = headerOf(header)
  if (alg !== 'EdDSA' || typ !== type) return { problem: 'it is of another kind' }
  const key = keys.find(({ keyId }) => keyId === kid)
  if (!key) return { problem: 'it names a key that is not one of this organization' }
  return isSigned(key, `${parts[0]}.${parts[1]}`, signature)
    ? { payload: payload.toString('utf8') }
    : { problem: 'it does not fit the key that it names' }
}

function headerOf(header: Buffer): { alg?: unknown; kid?: unknown; typ?: unknown } {
  try {
    const parsed: unknown = JSON.parse(header.toString('utf8'))
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

function isSigned({ x }: PublicKey, signed: string, signature: Buffer): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, Buffer.from(signed), key, signature)
  } catch {
    return false
  }
}
