import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { Tx } from '../db/index.ts'
import { newId, type TenantId } from '../lib/ids.ts'
import { open, type SecretKeys, seal } from '../secrets/index.ts'
import { findCurrentKey, insertKey } from './signing-key.store.ts'

/** Signs in the name of a tenant. */
export interface Signer {
  keyId: string
  /** A JWS in compact form (RFC 7515) with EdDSA; of a text, exactly its bytes are signed. */
  sign(payload: Record<string, unknown> | string, type: string): string
}

/** The signer of a tenant; its key is made when it is first needed. */
export async function signerOf(tx: Tx, tenantId: TenantId, keys: SecretKeys): Promise<Signer> {
  if (!(await findCurrentKey(tx, tenantId))) await insertKey(tx, tenantId, newKey(tenantId, keys))
  const stored = await findCurrentKey(tx, tenantId)
  if (!stored) throw new Error('a tenant has no signing key')
  const { keyId } = stored
  const der = open(keys, { tenantId, of: ['signing key', keyId] }, stored.sealed)
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  return { keyId, sign: (payload, type) => compactJws(key, { alg: 'EdDSA', kid: keyId, typ: type }, payload) }
}

function newKey(tenantId: TenantId, keys: SecretKeys) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const keyId = newId()
  const der = privateKey.export({ format: 'der', type: 'pkcs8' })
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return { keyId, x, sealed: seal(keys, { tenantId, of: ['signing key', keyId] }, der) }
}

function compactJws(key: KeyObject, header: Record<string, string>, payload: Record<string, unknown> | string): string {
  const encode = (part: unknown) =>
    Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')
  const signed = `${encode(header)}.${encode(payload)}`
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`
}
