import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { TenantId } from '../lib/ids.ts'
import { sha256 } from '../lib/json/canonical-json.ts'

export const KEY_ID_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Keys of SECRET_KEY: the first seals, all of them open. */
export type SecretKeys = readonly [Buffer, ...Buffer[]]

/** Kinds of secrets. The domain that seals one declares its column (`sealed` in its index.ts). */
export const SEALED_KINDS = [
  'signing key',
  'webhook body',
  'sign-in provider',
  'sign-in attempt',
  'id token',
  'step-up secret',
  'step-up verifier',
] as const

/** What a secret is for. It opens only for the tenant and the row that it was sealed for. */
export interface Purpose {
  tenantId: TenantId
  /** Kind of secret and the id of its row. */
  of: readonly [kind: (typeof SEALED_KINDS)[number], id: string]
}

/** Thrown for a secret that none of the keys opens. */
export class SealedWithAnotherKey extends Error {
  override readonly name = 'SealedWithAnotherKey'
  constructor() {
    super('A stored secret was sealed with another SECRET_KEY. Add the key it was sealed with behind the new one.')
  }
}

/** What a sealed value names its key by. */
export const keyId = (key: Buffer) => sha256(key).subarray(0, KEY_ID_BYTES)
const binding = ({ tenantId, of }: Purpose) => Buffer.from(JSON.stringify([tenantId, ...of]))

/** Encrypts a secret with AES-256-GCM: id of the key, nonce, tag, text. */
export function seal([key]: SecretKeys, purpose: Purpose, secret: string | Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(binding(purpose))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([keyId(key), nonce, cipher.getAuthTag(), sealed])
}

/** Opens a sealed secret; throws when it was changed, moved to another row, or sealed with a key that is not given. */
export function open(keys: SecretKeys, purpose: Purpose, sealed: Buffer): Buffer {
  const key = keys.find((candidate) => keyId(candidate).equals(sealed.subarray(0, KEY_ID_BYTES)))
  if (!key) throw new SealedWithAnotherKey()
  const [nonceAt, tagAt, textAt] = [KEY_ID_BYTES, KEY_ID_BYTES + NONCE_BYTES, KEY_ID_BYTES + NONCE_BYTES + TAG_BYTES]
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(nonceAt, tagAt), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(binding(purpose)).setAuthTag(sealed.subarray(tagAt, textAt))
  return Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()])
}
