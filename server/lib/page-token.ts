import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { canonicalJson } from './json/canonical-json.ts'

export type Cursor = readonly (string | number)[]

/**
 * A page token is the sort key of the last row, encrypted with AES-256-GCM under the tenant's key and bound to operation
 * and filters, so that it does not open for another list, tenant or filter.
 */
export function sealPageToken(key: Uint8Array, binding: unknown, cursor: Cursor): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(canonicalJson(binding)))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(cursor), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The cursor in the token; undefined if it was not sealed for this binding. */
export function openPageToken(key: Uint8Array, binding: unknown, token: string): Cursor | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length < 29 || bytes.toString('base64url') !== token) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAAD(Buffer.from(canonicalJson(binding))).setAuthTag(bytes.subarray(12, 28))
    return JSON.parse(decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')) as Cursor
  } catch {
    return undefined
  }
}
