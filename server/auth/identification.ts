import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/index.ts'
import type { Settings } from '../lib/setting.ts'
import { API_REQUESTS_PER_MINUTE, PUBLIC_URL } from './auth.settings.ts'
import { authenticator, type KnownCaller } from './authenticate.ts'
import { freshCache } from './fresh-cache.ts'
import { tenantResolver } from './tenants/resolve-tenant.ts'

/** Which tenant and caller a request has. */
export function identification(database: Database, settings: Settings) {
  const findTenant = tenantResolver(database)
  const cache = freshCache<KnownCaller>()
  return {
    resolveTenant: (request: FastifyRequest) => findTenant(request.host),
    authenticate: authenticator({
      database,
      cache,
      publicUrl: settings.get(PUBLIC_URL),
      requestsPerMinute: settings.get(API_REQUESTS_PER_MINUTE),
    }),
    accessChanged: cache.clear,
  }
}
