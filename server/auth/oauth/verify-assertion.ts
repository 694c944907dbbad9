import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { jsonFault } from '../../lib/json/json-keys.ts'
import { type AssertionParts, refuse } from './assertion.rules.ts'

const MAX_LENGTH = 16 * 1024

/** Headers that would let the assertion choose its own key or processing. */
const FORBIDDEN_HEADERS = ['crit', 'jku', 'jwk', 'x5u', 'x5c', 'x5t', 'x5t#S256', 'zip', 'enc']
const TYPES = ['jwt', 'client-authentication+jwt']

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
