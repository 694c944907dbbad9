import { generateKeyPairSync, timingSafeEqual } from 'node:crypto'
import { sha256 } from '../../lib/canonical-json.ts'

export interface MintedSecret {
  /** Shown once, kept nowhere. */
  secret: string
  /** Raw 32-byte Ed25519 public key. */
  publicKey: Buffer
  secretHash: Buffer
}

/**
 * `secret-token:<label>:v1:<unpadded base64url of the private JWK>` (interface 5.1); the members stand in the order
 * that issued secrets have, and there is no `kid` (client-facts 1.3).
 */
export function mintSecret(label: string): MintedSecret {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  if (x === undefined || d === undefined) throw new Error('the runtime made a key without its members')
  const jwk = JSON.stringify({ kty: 'OKP', crv: 'Ed25519', x, d })
  const secret = `secret-token:${label}:v1:${Buffer.from(jwk).toString('base64url')}`
  return { secret, publicKey: Buffer.from(x, 'base64url'), secretHash: sha256(secret) }
}

/**
 * Whether this text is the secret whose hash is kept. The hash covers the whole text, so it proves `d`; a secret with
 * any other spelling of the same key is not the one that was issued, and nothing of an untrusted JWK is ever parsed.
 */
export const provesSecret = (presented: string, secretHash: Uint8Array): boolean =>
  timingSafeEqual(sha256(presented), secretHash)

/** Whether the text has the form of a secret at all: only then is a wrong one an attempt to guess. */
export const looksLikeSecret = (text: string): boolean => /^secret-token:[^:]+:v1:[A-Za-z0-9_-]{100,300}$/.test(text)
