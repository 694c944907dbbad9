import type { Database } from '../../db/index.ts'
import { ApiError, type Tenant } from '../../http/index.ts'
import { listTenants, type TenantRow } from './tenant.store.ts'

/** How long a new tenant may take to be seen by a running server. */
const FRESH_MS = 5_000

/**
 * Finds the tenant of a request by its host (architecture 4). While there is only one tenant every host is its host, so
 * that a first installation works under any name; with more, hosts must match.
 */
export function tenantResolver(database: Database): (host: string) => Promise<Tenant> {
  let tenants: Promise<TenantRow[]> | undefined
  let readAt = 0
  return async (host) => {
    if (!tenants || Date.now() - readAt > FRESH_MS) {
      readAt = Date.now()
      const reading = database.read(listTenants)
      // A failed look must not be remembered.
      reading.catch(() => {
        tenants = undefined
      })
      tenants = reading
    }
    const all = await tenants
    const tenant = all.length === 1 ? all[0] : all.find((candidate) => sameHost(candidate.host, host.toLowerCase()))
    if (!tenant) throw new ApiError('unknown_host')
    return tenant
  }
}

/** The tenant's host as configured, or without its port (a proxy in front may use another). */
const sameHost = (configured: string, asked: string) => asked === configured || asked === withoutPort(configured)

export const withoutPort = (host: string): string => host.replace(/:\d+$/, '')
