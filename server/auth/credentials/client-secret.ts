import { generateKeyPairSync, timingSafeEqual } from 'node:crypto'
import { sha256 } from '../../lib/json/canonical-json.ts'

export interface MintedSecret {
  /** Shown once, never stored. */
  secret: string
  /** Raw 32-byte Ed25519 public key. */
  publicKey: Buffer
  secretHash: Buffer
}

/**
 * `secret-token:<label>:v1:<unpadded base64url of the private JWK>` (interface 5.1). The JWK has no `kid`, and its
 * members are in the order that existing clients know (interface 5.8).
 */
export function mintSecret(label: string): MintedSecret {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  if (x === undefined || d === undefined) throw new Error('the generated key lacks x or d')
  const jwk = JSON.stringify({ kty: 'OKP', crv: 'Ed25519', x, d })
  const secret = `secret-token:${label}:v1:${Buffer.from(jwk).toString('base64url')}`
  return { secret, publicKey: Buffer.from(x, 'base64url'), secretHash: sha256(secret) }
}

/**
 * Whether the text is the secret with this hash. The hash covers the whole text, so no untrusted JWK is ever parsed;
 * another encoding of the same key is not the issued secret.
 */
export const matchesSecret = (presented: string, secretHash: Uint8Array): boolean =>
  timingSafeEqual(sha256(presented), secretHash)

/** Whether the text has the form of a secret: only then does a wrong one count as a guess. */
export const looksLikeSecret = (text: string): boolean => /^secret-token:[^:]+:v1:[A-Za-z0-9_-]{100,300}$/.test(text)
