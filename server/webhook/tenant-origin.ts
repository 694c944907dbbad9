import { listTenants } from '../auth/index.ts'
import type { Reader } from '../db/index.ts'
import type { TenantId } from '../lib/ids.ts'

/** Where receivers of a tenant call back, and whose keys prove a delivery: the tenant's own host. */
export async function originOf(reader: Reader, tenantId: TenantId, publicUrl: URL): Promise<URL> {
  const tenant = (await listTenants(reader)).find(({ id }) => id === tenantId)
  if (!tenant) throw new Error('there is no such tenant')
  return new URL(`${publicUrl.protocol}//${tenant.host}`)
}
