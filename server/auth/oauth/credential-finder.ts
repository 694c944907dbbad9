import type { Database } from '../../db/index.ts'
import { batcher } from '../../lib/batcher.ts'
import type { TenantId } from '../../lib/ids.ts'
import { findByClientIds, type UsableCredential } from '../credentials/credential.store.ts'

export type CredentialFinder = (client: ClientKey) => Promise<UsableCredential | undefined>

export interface ClientKey {
  tenantId: TenantId
  clientId: string
}

/**
 * Looks up credentials by client ID. Batched rather than cached, so that a revoked credential is refused at once and
 * timing does not reveal which clients exist.
 */
export const credentialFinder = (database: Database): CredentialFinder =>
  batcher((clients: readonly ClientKey[]) => database.read((reader) => findByClientIds(reader, clients)), {
    maxSize: 200,
    lanes: 2,
  })
