import type { Database } from '../../db/index.ts'
import { ApiError, type Tenant } from '../../http/index.ts'
import { listTenants, type TenantRow } from './tenant.store.ts'

/** How long a running server may take to notice a new tenant. */
const FRESH_MS = 5_000

/**
 * Finds the tenant of a request by its host. A single tenant answers to every host, so that a new installation works
 * under any name; with several tenants, the host must match.
 */
export function tenantResolver(database: Database): (host: string) => Promise<Tenant> {
  let tenants: Promise<TenantRow[]> | undefined
  let readAt = 0
  return async (host) => {
    if (!tenants || Date.now() - readAt > FRESH_MS) {
      readAt = Date.now()
      const reading = database.read(listTenants)
      // Do not cache a failure.
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

/** The tenant's host with or without its port, since a proxy may listen on another port. */
const sameHost = (configured: string, asked: string) => asked === configured || asked === withoutPort(configured)

export const withoutPort = (host: string): string => host.replace(/:\d+$/, '')
