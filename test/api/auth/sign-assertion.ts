import { randomBytes, sign } from 'node:crypto'
import { noteSecret } from '../../harness.ts'
import type { TestClient } from './credentials.ts'

export const base64url = (content: string | Uint8Array): string => Buffer.from(content).toString('base64url')
export const randomText = (): string => randomBytes(16).toString('hex')
export const withoutPort = (host: string): string => host.replace(/:\d+$/, '')

type Members = Record<string, unknown>

export interface AssertionChanges {
  /** Members to add, change or (undefined) leave out; a text replaces all of it as it is. */
  header?: Members | string
  claims?: Members | string
  /** Makes the signature of the first two parts; the client's own key unless given. */
  sign?: (signed: Buffer) => Uint8Array
  /** Seconds since 1970; the time of this machine unless given. */
  now?: number
}

/** What existing clients sign (interface 5.7), without `nonce`, so that it may be sent more than once. */
export function assertionOf(client: Pick<TestClient, 'clientId' | 'host' | 'key'>, changes: AssertionChanges = {}) {
  const { now = Math.floor(Date.now() / 1000) } = changes
  const header = { alg: 'EdDSA' }
  const claims = {
    iss: client.clientId,
    sub: client.clientId,
    aud: [withoutPort(client.host)],
    iat: now,
    nbf: now - 120,
    exp: now + 120,
  }
  const parts = [textOf(header, changes.header), textOf(claims, changes.claims)].map(base64url).join('.')
  const signed = Buffer.from(parts)
  const signature = (changes.sign ?? ((bytes) => sign(null, bytes, client.key)))(signed)
  const assertion = `${parts}.${base64url(signature)}`
  noteSecret(assertion)
  return assertion
}

const textOf = (base: Members, changes: Members | string = {}): string =>
  typeof changes === 'string' ? changes : JSON.stringify({ ...base, ...changes })
