import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Reader } from '../db/index.ts'
import type { TenantId } from '../lib/ids.ts'
import { sha256 } from '../lib/json/canonical-json.ts'
import { isOfParty, jsonOf, type Party } from './id-token.ts'
import { shownClaims } from './provider.rules.ts'
import { findTransaction, type TransactionRow } from './transaction.store.ts'
import { nonceOf } from './transactions.ts'

/** What a provider said of a person, and whether it still proves it. */
export interface StepUpProof {
  idToken: string
  idTokenDigest: string
  /** The keys of the provider at that time, as JSON. */
  keySet: string
  /** What is wrong with it; undefined when the kept keys prove it. */
  problem: string | undefined
}

/** What a proof must be of: a person, what they signed, and the provider that vouched for them. */
export interface Expected extends Party {
  userId: string
  binding: Record<string, string>
}

/** The proof of a used transaction; whether it is bound to this. */
export async function findStepUpProof(
  reader: Reader,
  tenantId: TenantId,
  id: string,
  expected: Expected,
): Promise<StepUpProof | undefined> {
  const row = await findTransaction(reader, tenantId, id)
  if (!row || row.idToken === '') return undefined
  return {
    idToken: row.idToken,
    idTokenDigest: sha256(row.idToken).toString('hex'),
    keySet: JSON.stringify(row.keySet),
    problem: proofProblem(row, expected),
  }
}

export function proofProblem(
  row: Pick<TransactionRow, 'idToken' | 'keySet' | 'binding' | 'userId' | 'claims'>,
  { userId, binding, issuer, clientId }: Expected,
): string | undefined {
  const parts = row.idToken.split('.')
  const [header, claims] = parts.slice(0, 2).map(jsonOf)
  if (parts.length !== 3 || !header || !claims) return 'the ID token cannot be read'
  const keys = keysOf(row.keySet)
  if (!keys) return 'the kept keys of the provider cannot be read'
  if (!keys.some((key) => isSignedBy(key, header, parts)))
    return 'none of the kept keys of the provider fits the ID token'
  if (!isOfParty(claims, { issuer, clientId })) return 'the ID token is of another provider than what was signed says'
  if (claims.nonce !== nonceOf(row.binding)) return 'the ID token is about something else (nonce)'
  const bound = jsonOf(Buffer.from(row.binding).toString('base64url')) ?? {}
  if (row.userId !== userId || Object.entries(binding).some(([name, value]) => bound[name] !== value))
    return 'it was made for something else'
  if (!isDeepStrictEqual(shownClaims(claims), row.claims)) return 'the ID token has other claims than those noted'
  return undefined
}

/** The keys of a stored key set, which may be anything by now. */
function keysOf(keySet: unknown): Record<string, unknown>[] | undefined {
  const keys: unknown = (keySet as { keys?: unknown } | null)?.keys
  const isReadable = Array.isArray(keys) && keys.every((key) => typeof key === 'object' && key !== null)
  return isReadable ? keys : undefined
}

/** Digest and padding of the algorithms of RFC 7518 that providers sign with. */
const ALGORITHMS: Record<string, { hash: string | null; pss?: number; dsaEncoding?: 'ieee-p1363' }> = {
  RS256: { hash: 'sha256' },
  RS384: { hash: 'sha384' },
  RS512: { hash: 'sha512' },
  PS256: { hash: 'sha256', pss: 32 },
  PS384: { hash: 'sha384', pss: 48 },
  PS512: { hash: 'sha512', pss: 64 },
  ES256: { hash: 'sha256', dsaEncoding: 'ieee-p1363' },
  ES384: { hash: 'sha384', dsaEncoding: 'ieee-p1363' },
  ES512: { hash: 'sha512', dsaEncoding: 'ieee-p1363' },
  EdDSA: { hash: null },
  Ed25519: { hash: null },
}
const RSA_PKCS1_PSS_PADDING = 6

function isSignedBy(jwk: Record<string, unknown>, header: Record<string, unknown>, parts: readonly string[]): boolean {
  const algorithm = Object.hasOwn(ALGORITHMS, String(header.alg)) ? ALGORITHMS[String(header.alg)] : undefined
  const signature = Buffer.from(parts[2] ?? '', 'base64url')
  const isOther = header.kid !== undefined && jwk.kid !== undefined && header.kid !== jwk.kid
  if (!algorithm || isOther || signature.toString('base64url') !== parts[2]) return false
  const { hash, pss, dsaEncoding } = algorithm
  try {
    const key = createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' })
    const options = {
      key,
      ...(dsaEncoding && { dsaEncoding }),
      ...(pss && { padding: RSA_PKCS1_PSS_PADDING, saltLength: pss }),
    }
    return verify(hash, Buffer.from(`${parts[0]}.${parts[1]}`), options, signature)
  } catch {
    return false
  }
}
