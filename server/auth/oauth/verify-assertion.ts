import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { jsonFault } from '../../lib/json-keys.ts'
import { withoutPort } from '../tenants/resolve-tenant.ts'
import { invalidClient, invalidRequest, type OAuthError } from './oauth-error.ts'

/** `exp` is at most five minutes ahead; both limits allow for clock skew (interface 5.4). */
const MAX_LIFE_SECONDS = 300
const LEEWAY_SECONDS = 30
const FUTURE_SECONDS = 60
const MAX_LENGTH = 16 * 1024

/** Headers that would let the assertion choose its own key or processing. */
const FORBIDDEN_HEADERS = ['crit', 'jku', 'jwk', 'x5u', 'x5c', 'x5t', 'x5t#S256', 'zip', 'enc']
const TYPES = ['jwt', 'client-authentication+jwt']

export interface AssertionParts {
  header: Record<string, unknown>
  claims: Record<string, unknown>
  signed: Buffer
  signature: Buffer
}

const refuse = (reason: string): OAuthError => invalidClient(`assertion_${reason}`)

/** Parses a compact JWS; strict where parsers differ (padding, duplicate keys, extra parts). */
export function parseAssertion(text: string): AssertionParts {
  const [head = '', payload = '', signature = '', ...rest] = text.split('.')
  if (text.length > MAX_LENGTH || rest.length > 0) throw refuse('malformed')
  return {
    header: jsonObject(bytesOf(head)),
    claims: jsonObject(bytesOf(payload)),
    signed: Buffer.from(`${head}.${payload}`),
    signature: bytesOf(signature),
  }
}

function bytesOf(part: string): Buffer {
  const bytes = Buffer.from(part, 'base64url')
  if (part === '' || bytes.toString('base64url') !== part) throw refuse('malformed')
  return bytes
}

/** Keeps a byte order mark, which JSON does not allow. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function jsonObject(bytes: Buffer): Record<string, unknown> {
  try {
    const text = utf8.decode(bytes)
    const value: unknown = JSON.parse(text)
    if (value !== null && typeof value === 'object' && !Array.isArray(value) && !jsonFault(text))
      return value as Record<string, unknown>
  } catch {
    // Falls through to the refusal.
  }
  throw refuse('malformed')
}

/**
 * The subject must be the client_id of the form. A valid assertion of another client is a bad request; an assertion whose
 * issuer and subject differ is a bad assertion.
 */
export function checkSubject({ claims }: AssertionParts, clientId: string): void {
  if (typeof claims.sub !== 'string' || claims.iss !== claims.sub) throw refuse('wrong_subject')
  if (claims.sub !== clientId) throw invalidRequest('client_id must be the subject of the assertion.')
}

export function checkHeader({ header }: AssertionParts, publicKey: Uint8Array): void {
  // We choose the algorithm; the header may only agree.
  if (header.alg !== 'EdDSA') throw refuse('wrong_algorithm')
  if (FORBIDDEN_HEADERS.some((name) => Object.hasOwn(header, name))) throw refuse('forbidden_header')
  const { typ, kid } = header
  if (typ !== undefined && (typeof typ !== 'string' || !TYPES.includes(typ.toLowerCase()))) throw refuse('wrong_type')
  if (kid !== undefined && kid !== thumbprint(publicKey)) throw refuse('unknown_key')
}

/** Runs in the thread pool, because a verification takes longer than the rest of a token request. */
export function checkSignature({ signed, signature }: AssertionParts, publicKey: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signature.length !== 64 || isSmallOrder(publicKey)) return reject(refuse('wrong_signature'))
    verify(null, signed, keyOf(publicKey), signature, (error, valid) =>
      !error && valid ? resolve() : reject(refuse('wrong_signature')),
    )
  })
}

/** Returns how long the use of the assertion must be remembered: until it expires. */
export function checkTimes({ claims }: AssertionParts, now: Date): Date {
  const seconds = now.getTime() / 1000
  const { exp, nbf, iat } = claims
  if (!isTime(exp)) throw refuse('no_expiry')
  if (exp <= seconds - LEEWAY_SECONDS) throw refuse('expired')
  if (exp > seconds + MAX_LIFE_SECONDS + LEEWAY_SECONDS) throw refuse('expiry_too_far')
  for (const time of [nbf, iat]) {
    if (time === undefined) continue
    if (!isTime(time)) throw refuse('malformed')
    if (time > seconds + FUTURE_SECONDS) throw refuse('not_yet_valid')
  }
  if (isTime(nbf) && nbf > exp) throw refuse('not_yet_valid')
  return new Date((exp + LEEWAY_SECONDS + 1) * 1000)
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/**
 * `aud` is the tenant's host, as a string or a list of one, with or without port (interface 5.7): the present one, or the
 * one in the client ID, which may be older.
 */
export function checkAudience({ claims }: AssertionParts, hosts: readonly string[]): void {
  const audience = Array.isArray(claims.aud) && claims.aud.length === 1 ? claims.aud[0] : claims.aud
  if (typeof audience !== 'string') throw refuse('wrong_audience')
  const accepted = hosts.flatMap((host) => [host, withoutPort(host)])
  if (!accepted.includes(audience.toLowerCase())) throw refuse('wrong_audience')
}

/**
 * What identifies this use of an assertion: `jti`, else the `nonce` header that existing clients send, else nothing
 * (interface 5.7). In strict mode the signature itself, so that no assertion works twice.
 */
export function replayKey({ claims, header, signature }: AssertionParts, strict: boolean): string | undefined {
  for (const [name, value] of [
    ['jti', claims.jti],
    ['nonce', header.nonce],
  ] as const) {
    if (value === undefined) continue
    if (typeof value !== 'string' || !/^[^\u0000]{1,255}$/.test(value) || !value.isWellFormed())
      throw refuse('malformed')
    return `${name}:${value}`
  }
  return strict ? `signature:${signature.toString('base64url')}` : undefined
}

/**
 * Points of small order, including non-canonical encodings. Signatures for such keys can be forged, and OpenSSL does not
 * check. We never issue one; this guards against a tampered database.
 */
const SMALL_ORDER = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
]

function isSmallOrder(publicKey: Uint8Array): boolean {
  const bytes = Buffer.from(publicKey)
  // The top bit is the sign of x.
  bytes[31] = (bytes[31] ?? 0) & 0x7f
  return SMALL_ORDER.includes(bytes.toString('hex'))
}

/** Creating a key object costs a third of a verification, so keys are cached. */
const keys = new Map<string, KeyObject>()
const MAX_KEYS = 1_000

function keyOf(publicKey: Uint8Array): KeyObject {
  const x = Buffer.from(publicKey).toString('base64url')
  const known = keys.get(x)
  if (known) return known
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  if (keys.size >= MAX_KEYS) keys.clear()
  keys.set(x, key)
  return key
}

/** RFC 7638 thumbprint: the only `kid` we accept. */
const thumbprint = (publicKey: Uint8Array) =>
  createHash('sha256')
    .update(`{"crv":"Ed25519","kty":"OKP","x":"${Buffer.from(publicKey).toString('base64url')}"}`)
    .digest('base64url')
