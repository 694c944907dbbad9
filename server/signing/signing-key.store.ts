import type { Reader, Tx } from '../db/index.ts'
import { sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

export interface PublicKey {
  keyId: string
  /** The x coordinate of the Ed25519 key, base64url. */
  x: string
}
export interface StoredKey extends PublicKey {
  sealed: Buffer
}

/** All keys that have ever signed, newest first: what they signed can be checked for ever. */
export const listPublicKeys = (reader: Reader, tenantId: TenantId) =>
  reader.rows<PublicKey>(sql`
    select key_id as "keyId", public_key as x from signing_keys
    where tenant_id = ${tenantId} order by created_at desc, key_id`)

/** The key that signs now. */
export const findCurrentKey = (reader: Reader, tenantId: TenantId) =>
  reader.first<StoredKey>(sql`
    select key_id as "keyId", public_key as x, sealed_key as sealed from signing_keys
    where tenant_id = ${tenantId} and retired_at is null`)

/** Adds a key that signs from now on, unless another one does. */
export const insertKey = (tx: Tx, tenantId: TenantId, key: StoredKey) =>
  tx.count(sql`
    insert into signing_keys (tenant_id, key_id, public_key, sealed_key)
    values (${tenantId}, ${key.keyId}, ${key.x}, ${key.sealed})
    on conflict (tenant_id) where retired_at is null do nothing`)

/** Lets the current key sign no more; a new one is made when it is needed. Returns the id of the old one. */
export async function retireSigningKey(tx: Tx, tenantId: TenantId): Promise<string | undefined> {
  const row = await tx.first<{ keyId: string }>(sql`
    update signing_keys set retired_at = now() where tenant_id = ${tenantId} and retired_at is null
    returning key_id as "keyId"`)
  return row?.keyId
}
