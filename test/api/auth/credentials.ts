import { createPrivateKey, type KeyObject, randomBytes } from 'node:crypto'
import { type CreatedCredential, createCredential, type Lifespan, listTenants } from '../../../server/auth/index.ts'
import type { Database } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { insertUser } from '../../../server/directory/index.ts'
import { newId, type TenantId } from '../../../server/lib/ids.ts'
import { noteSecret } from '../../harness.ts'

export interface TestClient extends CreatedCredential {
  userId: string
  tenantId: TenantId
  /** The host in its Client ID. */
  host: string
  /** Members of the JWK in the secret, and the key itself. */
  x: string
  d: string
  key: KeyObject
}

export interface ClientRequest {
  /** The owner; one is made for this credential, with these roles, unless given. */
  userId?: string
  roles?: readonly string[]
  lifespan?: Lifespan
  allowedCidrs?: readonly string[]
  scopedRoles?: readonly string[]
  /** The only tenant unless given. */
  tenant?: { id: TenantId; host: string }
}

/** A credential with an owner of its own unless one is given, so that no row meets the failures of another. */
export async function newClient(database: Database, request: ClientRequest = {}): Promise<TestClient> {
  const { roles = ['super_administrator'], lifespan = 'never', allowedCidrs = [], scopedRoles = [] } = request
  const userId = request.userId ?? newId()
  const { tenant, created } = await database.tx(async (tx) => {
    const [only, ...others] = await listTenants(tx)
    const tenant = request.tenant ?? only
    if (!tenant || (!request.tenant && others.length > 0)) throw new Error('say which tenant')
    const user = { id: userId, email: `${randomBytes(8).toString('hex')}@example.com`, displayName: 'Somebody', roles }
    if (!request.userId) await insertUser(tx, tenant.id, user)
    const settings = { userId, displayName: 'Test', lifespan, allowedCidrs, scopedRoles }
    return { tenant, created: await createCredential(tx, tenant, 'recert', settings) }
  })
  return { ...created, userId, tenantId: tenant.id, host: tenant.host, ...keyOf(created.clientSecret) }
}

/** The key in a secret; everything in it counts as secret from here on. */
export function keyOf(clientSecret: string): { x: string; d: string; key: KeyObject } {
  const jwk = JSON.parse(Buffer.from(clientSecret.split(':')[3] ?? '', 'base64url').toString())
  noteSecret(clientSecret)
  noteSecret(jwk.d)
  return { x: jwk.x, d: jwk.d, key: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

/** A text in the form of a secret, around any JWK text. */
export const secretText = (jwk: string | object, { prefix = 'secret-token', label = 'recert', version = 'v1' } = {}) =>
  `${prefix}:${label}:${version}:${Buffer.from(typeof jwk === 'string' ? jwk : JSON.stringify(jwk)).toString('base64url')}`

/** A wrong secret of the right form. */
export const wrongSecret = (): string => {
  const [x, d] = [randomBytes(32), randomBytes(32)].map((bytes) => bytes.toString('base64url'))
  return secretText({ kty: 'OKP', crv: 'Ed25519', x, d })
}

export const revoke = (database: Database, { id }: TestClient) =>
  database.tx((tx) => tx.count(sql`update credentials set deleted_at = now() where credential_id = ${id}`))

export const setUserStatus = (database: Database, { userId }: TestClient, status: 'ENABLED' | 'DISABLED' | 'DELETED') =>
  database.tx((tx) => tx.count(sql`update users set status = ${status} where user_id = ${userId}`))

export interface AuditRow {
  operation: string
  outcome: string
  actorId: string | null
  principalId: string | null
  address: string | null
  detail: Record<string, unknown>
}

/** The audit entries of one operation that match, oldest first. */
export const auditRows = (database: Database, operation: string): Promise<AuditRow[]> =>
  database.read((reader) =>
    reader.rows<AuditRow>(sql`
      select operation, outcome, actor_id as "actorId", principal_id as "principalId", address, detail
      from audit_entries where operation = ${operation} order by entry_id`),
  )
