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
 * Credentials by client id, always from the database: many at a time instead of remembered, so that a revoked one is
 * refused at once and time does not tell which clients exist.
 */
export const credentialFinder = (database: Database): CredentialFinder =>
  batcher((clients: readonly ClientKey[]) => database.read((reader) => findByClientIds(reader, clients)), {
    maxSize: 200,
    lanes: 2,
  })
