import type { Database } from '../db/index.ts'
import { findByClientId, type UsableCredential } from './credential.store.ts'
import type { FreshCache } from './fresh-cache.ts'

/** `fresh` asks the database whatever is remembered. */
export type CredentialFinder = (
  tenantId: string,
  clientId: string,
  fresh: boolean,
) => Promise<UsableCredential | undefined>

export interface FoundCredential {
  /** Undefined for an unknown client: it is remembered too, so that time does not tell the known ones apart. */
  credential: UsableCredential | undefined
  foundAt: number
}

/** Credentials by client id, from the cache when fresh; `now` goes on from the database's time at the look-up. */
export const credentialFinder =
  (database: Database, cache: FreshCache<FoundCredential>): CredentialFinder =>
  async (tenantId, clientId, fresh) => {
    const key = `${tenantId} ${clientId}`
    const known = fresh ? undefined : cache.get(key)
    if (known) {
      const { credential, foundAt } = known
      const now = credential && new Date(credential.now.getTime() + performance.now() - foundAt)
      return credential && now && { ...credential, now, remembered: true }
    }
    const credential = await database.read((reader) => findByClientId(reader, tenantId, clientId))
    cache.set(key, { credential, foundAt: performance.now() })
    return credential
  }
