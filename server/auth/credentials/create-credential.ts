import type { Tx } from '../../db/index.ts'
import { newId, type TenantId } from '../../lib/ids.ts'
import { newClientId } from './client-id.ts'
import { mintSecret } from './client-secret.ts'
import { LIFESPANS, type Lifespan } from './credential.rules.ts'
import { insertCredential } from './credential.store.ts'

export interface CredentialRequest {
  userId: string
  displayName: string
  lifespan: Lifespan
  allowedCidrs: readonly string[]
  scopedRoles: readonly string[]
}

export interface CreatedCredential {
  id: string
  clientId: string
  clientSecret: string
}

/** Creates a credential. The secret in the result is not stored anywhere. */
export async function createCredential(
  tx: Tx,
  tenant: { id: TenantId; host: string },
  label: string,
  request: CredentialRequest,
): Promise<CreatedCredential> {
  const { secret, publicKey, secretHash } = mintSecret(label)
  const seconds = LIFESPANS[request.lifespan]
  const expiresAt = seconds === null ? null : new Date((await tx.now()).getTime() + seconds * 1000)
  const id = newId()
  for (;;) {
    // There are some 400 million client IDs per host, so collisions are rare; draw again.
    const clientId = newClientId(tenant.host)
    const fresh = await insertCredential(tx, tenant.id, { ...request, id, clientId, publicKey, secretHash, expiresAt })
    if (fresh) return { id, clientId, clientSecret: secret }
  }
}
